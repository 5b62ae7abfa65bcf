#include <algorithm>
#include <array>
#include <memory>
#include <vector>

#include <doctest/doctest.h>

#include "cli/boards/odin/board.hpp"
#include "cli/boards/odin/words.hpp"
#include "cli/drawing/text.hpp"
#include "cli/play/setup.hpp"
#include "games/odin/game.hpp"
#include "match/json/write.hpp"
#include "match/table_of.hpp"
#include "plain_text.hpp"
#include "program.hpp"

namespace meadhall::cli {

namespace {

using testing::has;
using testing::Outcome;
using testing::run_program;

constexpr std::array languages = {Language::en, Language::de, Language::nl};

void play(Table& table, const std::vector<std::string>& moves) {
    for (const std::string& move : moves) {
        const auto played = table.play(move, Caller::owner());
        REQUIRE_MESSAGE(played.has_value(), move << ": " << played.error().message(Language::en));
    }
}

std::unique_ptr<Table> solo() {
    auto table = laid_out({.game = "odin", .seats = 1});
    REQUIRE(table.has_value());
    while ((*table)->to_act().is_chance()) { play(**table, {(*table)->moves(Caller::owner()).front().text}); }
    return std::move(*table);
}

/// The same position with other things in the supply.
std::unique_ptr<Table> solo_with(const std::vector<std::pair<odin::Item, int>>& supply, int knarrs = 0) {
    odin::State state = table_of<odin::Game>(*solo()).state();
    for (const auto& [item, count] : supply) {
        state.players[0].supply[item.number] = static_cast<std::uint8_t>(count);
    }
    state.players[0].bay.knarrs = static_cast<std::uint8_t>(knarrs);
    const auto& rules = table_of<odin::Game>(*solo()).rules();
    auto table = laid_out({.game = "odin", .seats = 1, .position = json_of(rules, state)});
    REQUIRE_MESSAGE(table.has_value(), table.error().message(Language::en));
    return std::move(*table);
}

std::string sheet(const Table& table, const std::string& name, Language language = Language::en) {
    const auto lines = odin_art().sheet(table, name, {.language = language, .viewer = seat(0)});
    REQUIRE_MESSAGE(lines.has_value(), name);
    std::string text;
    for (const Line& line : *lines) {
        CHECK_MESSAGE(width(line) <= 79, plain_text(line));
        text += plain_text(line) + "\n";
    }
    return text;
}

std::string facts(const Table& table, Language language = Language::en) {
    return joined(odin_art().question(table, language).facts, "\n");
}

}  // namespace

TEST_CASE("Every space can be looked up in sentences, in every language") {
    const auto table = solo();
    for (int i = 0; i < odin::space_count; ++i) {
        const auto space = static_cast<odin::Space>(i);
        for (Language language : languages) {
            const std::string text = sheet(*table, code_of(space), language);
            CHECK_MESSAGE(has(text, code_of(space) + " "), text);
            CHECK_MESSAGE(split(text, '\n').size() >= 3, text);
        }
    }
}

TEST_CASE("A space that is looked up tells its price, what it brings and what is missing (O-5.1)") {
    const auto poor = solo_with({{odin::Resource::wood, 1}});
    CHECK(has(sheet(*poor, "1a"), "1a Build a shed (Vikings: 1): 2 wood → shed."));
    CHECK(has(sheet(*poor, "1a"), "Not possible: You do not have what this costs."));
    CHECK(has(sheet(*poor, "1a"), "Missing: 1 wood."));
    CHECK(has(sheet(*poor, "1a", Language::de), "Es fehlt: 1 Holz."));
    const auto rich = solo_with({{odin::Resource::wood, 2}});
    CHECK(has(sheet(*rich, "1a"), "You can use it in your turn."));
    CHECK(!has(sheet(*rich, "1a"), "Missing"));
    CHECK(has(sheet(*rich, "2n"), "knarr"));
}

TEST_CASE("A space that cannot be used says why, also after an action when only done is left (O-4.6)") {
    const auto table = solo_with({{odin::Resource::wood, 1}});
    const auto refusal = [&](const char* line) { return odin_art().objection(*table, line, Language::en); };
    REQUIRE(refusal("1a").has_value());
    CHECK(refusal("1a")->message(Language::en) == "You do not have what this costs. (missing: 1 wood)");
    CHECK(!refusal("1d"));
    play(*table, {"place products_mead"});
    REQUIRE(has(table->question(Caller::owner(), Language::en), "the action is over"));
    REQUIRE(refusal("1a").has_value());
    CHECK(refusal("1a")->code() == "E-COST");
    CHECK(refusal("3p")->code() == "E-NEED-SHIP");
    CHECK(refusal("2h")->code() == "E-OCCUPIED");
}

TEST_CASE("In the middle of an action a refusal tells the true reason, or what is asked first (O-4.2)") {
    const auto table = solo_with({{odin::Resource::wood, 1}, {odin::Good::peas, 1}});
    const auto refusal = [&](const char* line, Language language = Language::en) {
        const auto found = odin_art().objection(*table, line, language);
        REQUIRE_MESSAGE(found.has_value(), line);
        return found->message(language);
    };
    play(*table, {"place upgrade_2"});
    REQUIRE(has(table->question(Caller::owner(), Language::en), "pgrade"));
    CHECK(refusal("1a") == "You do not have what this costs. (missing: 1 wood)");
    CHECK(refusal("1m") == "This action space is taken.");
    CHECK(refusal("setze 3p", Language::de).starts_with("Dir fehlt das Schiff"));
    CHECK(refusal("1d") ==
          "Not now: something else has to be decided first. (" + table->question(Caller::owner(), Language::en) + ")");
    CHECK(refusal("take 1 2") == refusal("1d"));
    CHECK(refusal("roll") == refusal("1d"));
    CHECK(!odin_art().objection(*table, "peas", Language::en));
    play(*table, {"upgrade peas 1"});
    CHECK(!odin_art().objection(*table, "done", Language::en));
}

TEST_CASE("A tile that nobody has is refused for that, whenever it is named (O-1.3)") {
    const auto table = solo_with({{odin::Resource::wood, 4}});
    play(*table, {"place hunting_game_1"});
    const auto refusal = odin_art().objection(*table, "silk c1", Language::en);
    REQUIRE(refusal.has_value());
    CHECK(refusal->code() == "E-NOT-IN-SUPPLY");
}

TEST_CASE("Whoever explores sees the shapes of the lands, their points and their silver (O-7.2)") {
    const auto table = solo_with({}, 1);
    play(*table, {"place explore_near"});
    REQUIRE(has(table->question(Caller::owner(), Language::en), "xplor"));
    std::string board;
    for (const Line& line : odin_art().board(*table, {.viewer = seat(0)})) {
        CHECK_MESSAGE(width(line) < 80, plain_text(line));
        board += plain_text(line) + "\n";
    }
    for (const MoveChoice& choice : table->moves(Caller::owner())) {
        if (!choice.text.starts_with("explore")) { continue; }
        const std::string land = odin_art().spelled(*table, choice.text, Language::en);
        CHECK(has(board, land));
        CHECK(has(table->question(Caller::owner(), Language::en), land + " ("));
    }
    CHECK(has(board, "~~"));
}

TEST_CASE("A prompt of a dice action names only what can be done (O-6)") {
    const auto table = solo_with({{odin::Resource::wood, 0}});
    play(*table, {"place hunting_game_1"});
    const auto typing = [&] { return odin_art().question(*table, Language::en).typing; };
    CHECK(typing() == "Type “roll”.");
    for (const char* rolled : {"8", "7", "6"}) {
        play(*table, {"roll", std::string{"die "} + rolled});
        const bool may_roll = table->why("roll", Caller::owner()) == std::nullopt;
        CHECK(has(typing(), "“roll”") == may_roll);
        CHECK(has(typing(), "“pay”") == std::ranges::any_of(table->moves(Caller::owner()), [](const MoveChoice& move) {
                  return move.text.starts_with("pay");
              }));
        if (!may_roll) { break; }
    }
    CHECK(!has(typing(), "“roll”"));
}

TEST_CASE("Alone a hint says what the space does, and how many points it leads to (O-13)") {
    const Outcome outcome = run_program({{"play", "odin", "--seats", "1", "--seed", "hilda"}, "hint\n"});
    CHECK(has(outcome.out, "Raider would play: "));
    CHECK(has(outcome.out, "(Vikings: "));
    CHECK(has(outcome.out, "Played on by itself, it ends with about "));
    CHECK(has(outcome.out, "Next best: "));
}

TEST_CASE("A dice action names its stakes and its odds (O-6)") {
    const auto table = solo_with({{odin::Resource::wood, 4}});
    play(*table, {"place hunting_game_1"});
    CHECK(has(facts(*table), "Success brings hide + game meat"));
    CHECK(has(facts(*table), "Failing brings wood + bow and arrow"));
    const auto lucky = solo_with({{odin::Resource::wood, 8}});
    play(*lucky, {"place hunting_game_1"});
    CHECK(has(facts(*lucky), "100%"));
    CHECK(has(facts(*lucky, Language::de), "100 %"));
}

TEST_CASE("An upgrade, a sale and a strip say what they bring") {
    const auto table = solo_with({{odin::Good::peas, 1}, {odin::Good::oil, 1}, {odin::Resource::silver, 20}});
    play(*table, {"place upgrade_2"});
    CHECK(has(facts(*table), "peas → mead"));
    CHECK(has(facts(*table), "oil → rune stone"));
    const auto strips = solo();
    play(*strips, {"place mountain_2"});
    CHECK(has(facts(*strips), ": + "));
    for (const MoveChoice& choice : strips->moves(Caller::owner())) {
        const std::vector<std::string> words = words_of(choice.text);  // every strip once, with all that it gives
        const bool is_take = words.front() == "take";
        if (is_take) { CHECK(has(facts(*strips), choice.text + ":") == (words.back() == "2")); }
    }
}

TEST_CASE("The beginning of a name is enough where it is clear") {
    const auto table = solo_with({{odin::Good::game_meat, 1}, {odin::Good::salt_meat, 1}, {odin::Good::spices, 0}});
    play(*table, {"place upgrade_2"});
    const auto meant = [&](const char* line) { return odin_art().moves_in(*table, line); };
    CHECK(meant("game") == std::vector<std::string>{"upgrade game_meat 1"});
    CHECK(meant("wildf") == std::vector<std::string>{"upgrade game_meat 1"});
    CHECK(meant("salt") == std::vector<std::string>{"upgrade salt_meat 1"});
    CHECK(meant("xyz") != meant("game"));
}

TEST_CASE("A space that would take silver and give nothing warns first, and only then (O-5.18)") {
    const auto idle = solo_with({{odin::Resource::silver, 3}}, 1);
    REQUIRE(!idle->why("place overseas_trade_1", Caller::owner()));
    const auto caution = odin_art().caution(*idle, "1n", Language::en);
    REQUIRE(caution.has_value());
    CHECK(has(*caution, "1n would cost you 1 silver and bring nothing."));
    CHECK(!odin_art().caution(*idle, "1d", Language::en));
    const auto useful = solo_with({{odin::Resource::silver, 3}, {odin::Good::oil, 1}}, 1);
    CHECK(!odin_art().caution(*useful, "1n", Language::en));
}

TEST_CASE("Nobody is asked where nothing useful can be done, unless that is wanted") {
    const std::vector<std::string> game = {"play", "odin", "--seats", "1", "--seed", "hilda"};
    const Outcome brisk = run_program({game, "2h\nscore\n"});
    CHECK(!has(brisk.out, "the action is over"));
    std::vector<std::string> careful = game;
    careful.emplace_back("--ask-always");
    CHECK(has(run_program({careful, "2h\nscore\n"}).out, "the action is over"));
}

TEST_CASE("A whole round without a word but pass and leave asks for nothing else") {
    const Outcome outcome =
        run_program({{"play", "odin", "--seats", "1", "--seed", "hilda"}, "pass\nleave 9\nscore\n"});
    CHECK(has(outcome.out, "Round 2 of"));
}

TEST_CASE("A wide screen writes spaces and goods out") {
    const auto table = solo_with({{odin::Resource::wood, 4}, {odin::Good::peas, 1}, {odin::Good::mead, 1}});
    const auto text = [&](std::size_t columns, std::size_t rows) {
        std::string all;
        Drawing drawing{.viewer = seat(0), .columns = columns, .panel_columns = columns, .panel_rows = rows};
        for (const Line& line : odin_art().board(*table, drawing)) { all += plain_text(line) + "\n"; }
        for (const Line& line : odin_art().panel(*table, drawing)) { all += plain_text(line) + "\n"; }
        return all;
    };
    CHECK(has(text(80, 5), "2 wood→longship"));
    CHECK(has(text(120, 15), "2 wood → longship"));
    CHECK(has(text(120, 15), "peas"));
    for (const std::string& line : split(text(120, 15), '\n')) { CHECK_MESSAGE(width(line) <= 120, line); }
}

TEST_CASE("Spaces for as many Vikings stand together, four to a line") {
    const auto table = solo();
    for (const Line& line : odin_art().board(*table, {.viewer = seat(0)})) {
        const std::vector<std::string> words = words_of(plain_text(line));
        std::string columns;
        for (const std::string& word : words) {
            if (word.size() > 2 && word[2] == ':') { columns += word[0]; }
        }
        CHECK_MESSAGE(columns.find_first_not_of(columns.substr(0, 1)) == std::string::npos, plain_text(line));
    }
}

TEST_CASE("Places and tiles are shown and understood in the language of the player") {
    const auto table = solo_with({{odin::Good::oil, 1}});
    const std::string spelled = odin_art().spelled(*table, "lift oil home", Language::de);
    CHECK(spelled == "Öl heimat");
    CHECK(odin_art().spelled(*table, "lift oil home", Language::nl) == "olie dorp");
    CHECK(odin_art().moves_in(*table, "Öl heimat c1").front() == "lift oil home");
    CHECK(odin_art().moves_in(*table, "Ol c1").front() == "lift oil home");
    CHECK(odin_art().moves_in(*table, "oi c1").front() == "lift oil home");
}

}  // namespace meadhall::cli
