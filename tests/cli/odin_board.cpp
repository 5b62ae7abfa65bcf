#include <algorithm>
#include <memory>

#include <doctest/doctest.h>

#include "cli/boards/odin/board.hpp"
#include "cli/boards/odin/words.hpp"
#include "cli/drawing/page.hpp"
#include "cli/drawing/text.hpp"
#include "cli/play/setup.hpp"
#include "core/rng.hpp"
#include "plain_text.hpp"
#include "program.hpp"

namespace meadhall::cli {

namespace {

using testing::Call;
using testing::Folder;
using testing::has;
using testing::Outcome;
using testing::run_program;
using Moves = std::vector<std::string>;

constexpr std::array languages = {Language::en, Language::de, Language::nl};

void play(Table& table, std::initializer_list<const char*> moves) {
    for (const char* move : moves) {
        const auto played = table.play(std::string{move}, Caller::owner());
        REQUIRE_MESSAGE(played.has_value(), move);
    }
}

/// A table on which chance has spoken: everybody has a card and a bow more, the first strips are open.
std::unique_ptr<Table> table_for(int seats) {
    auto table = laid_out({.game = "odin", .seats = seats});
    REQUIRE_MESSAGE(table.has_value(), table.error().message(Language::en));
    while ((*table)->to_act().is_chance()) { play(**table, {(*table)->moves(Caller::owner()).front().text.c_str()}); }
    return std::move(*table);
}

std::string picture(const Lines& lines) {
    std::string text;
    for (const Line& line : lines) {
        std::string plain = plain_text(line);
        plain.erase(plain.find_last_not_of(' ') + 1);
        text += plain + "\n";
    }
    return text;
}

std::string board(const Table& table, const Drawing& drawing = {}) { return picture(odin_art().board(table, drawing)); }

std::string panel(const Table& table, Viewer viewer) {
    return picture(odin_art().panel(table, {.viewer = viewer, .since = table.ply(), .panel_columns = 37}));
}

std::string sheet(const Table& table, const char* name, Viewer viewer = seat(0)) {
    const auto lines = odin_art().sheet(table, name, {.viewer = viewer});
    REQUIRE_MESSAGE(lines.has_value(), name);
    return picture(*lines);
}

Moves meant(const Table& table, const char* line) { return odin_art().moves_in(table, line); }

std::string asked(const Table& table) { return odin_art().question(table, Language::en).sentence; }

void check_columns(const std::string& out) {
    for (const std::string& line : split(out, '\n')) { CHECK_MESSAGE(width(line) <= 80, line); }
}

void check_lines(const Lines& lines) {
    for (const Line& line : lines) { CHECK_MESSAGE(width(line) <= 80, plain_text(line)); }
}

/// Whatever a prompt names in quotation marks can be done; only “pay” asks for a number as well.
void check_prompt(const Table& table) {
    std::string typing = odin_art().question(table, Language::en).typing;
    typing = typing.substr(0, typing.find("for example"));
    constexpr std::string_view opening = "“";
    constexpr std::string_view closing = "”";
    for (std::size_t at = typing.find(opening); at != std::string::npos; at = typing.find(opening, at + 1)) {
        const std::size_t first = at + opening.size();
        const std::string word = typing.substr(first, typing.find(closing, first) - first);
        const auto meant = odin_art().moves_in(table, word);
        const auto refusal = table.why(meant.front(), Caller::owner());
        CHECK_MESSAGE((word == "pay" || !refusal), word << " in: " << typing);
    }
}

/// What a player is shown and asked, and that what is offered can be typed.
void check_decision(const Table& table, Language language) {
    const Question question = odin_art().question(table, language);
    CHECK(!question.sentence.empty());
    CHECK(!question.typing.empty());
    check_prompt(table);
    for (const Density density : {Density::compact, Density::roomy}) {
        check_lines(odin_art().board(table, {.language = language, .density = density, .viewer = seat(0)}));
        check_lines(odin_art().panel(table, {.language = language, .viewer = seat(0), .panel_columns = 37}));
    }
    CHECK(!odin_art().choices(table, "", language).empty());
    for (const MoveChoice& choice : table.moves(Caller::owner())) {
        const std::string spelled = odin_art().spelled(table, choice.text, language);
        CHECK_MESSAGE(odin_art().moves_in(table, spelled) == Moves{choice.text}, (choice.text + " as " + spelled));
    }
}

}  // namespace

TEST_CASE("The home board is drawn with its numbers, its symbols and the cells that cost a point (O-9.4, O-11.5)") {
    CHECK(sheet(*table_for(1), "home") == "Home board: income 0, minus points 86\n"
                                          "    a  b  c  d  e  f  g  h  i  j  k  l  m\n"
                                          "12  -  -  -  -  -  -  -  -  -  -  - 15  ·\n"
                                          "11  -  -  -  -  -  -  -  -  -  - 12  -  ·\n"
                                          "10  -  -  -  -  -  -  -  -  -  9  -  -  ·\n"
                                          " 9  -  -  -  -  -  -  -  -  7  -  -  -\n"
                                          " 8  -  -  -  -  -  -  -  6  -  -  -  -\n"
                                          " 7*Or  ·  ·  ·  ·  ·  5  -  -  -  -  -\n"
                                          " 6  ·  ·  ·  ·  ·  4  ·  -  -  -  -  -\n"
                                          " 5  ·  ·*Wd  ·  3  ·*Ru  -  -  -  -  -\n"
                                          " 4  ·  ·  ·  2  ·  ·  ·  -  -  -  -  -\n"
                                          " 3  ·*Me  2  ·  ·  ·  ·  -  -  -  -  -\n"
                                          " 2  ·  1  ·  ·  ·*St  ·  -  -  -  -  -\n"
                                          " 1  0  ·  ·  ·  ·  ·  ·  -\n"
                                          "- costs a point 7 income *Ru bonus, !Ru won oi=oi a tile\n");
}

TEST_CASE("A tile is laid by its lower left cell, in the way it fits or as it is turned (O-9.3)") {
    const auto table = table_for(1);
    CHECK(meant(*table, "mead c4") == Moves{"lift mead home", "lay c4 0"});
    CHECK(odin_art().objection(*table, "mead c4", Language::en)->reason->code == "E-PIECE-BOARD");
    play(*table, {"place weekly_fruits_oil_salt_meat", "occupation chief"});
    CHECK(meant(*table, "oil b1") == Moves{"lift oil home", "lay b1 0"});
    CHECK(meant(*table, "lay oil b1 1") == Moves{"lift oil home", "lay b1 1"});
    CHECK(meant(*table, "oi home b1") == Moves{"lift oil home", "lay b1 0"});
    CHECK(meant(*table, "Öl b1") == Moves{"lift oil home", "lay b1 0"});
    CHECK(meant(*table, "leg olie b1 rechtop") == Moves{"lift oil home", "lay b1 1"});
    CHECK(!odin_art().objection(*table, "oil b1", Language::en));
    CHECK(odin_art().objection(*table, "oil f6", Language::en)->reason->code == "E-INCOME");
    CHECK(meant(*table, "oil") == Moves{"lift oil home"});
    play(*table, {"lift oil home"});
    CHECK(asked(*table) == "Red, where do you lay oil (home board)?");
    CHECK(has(board(*table), " 1> 0> ·> ·> ·"));
    CHECK(meant(*table, "c1 1") == Moves{"lay c1 1"});
    CHECK(meant(*table, "c1") == Moves{"lay c1 0"});
    play(*table, {"lay c1 0"});
    CHECK(has(sheet(*table, "home"), " 1  0  · oi=oi  ·"));
}

TEST_CASE("Spaces are named by column and row, and what is clear from the question may be left out") {
    const auto table = table_for(1);
    CHECK(asked(*table) == "Red, place Vikings (6 left).");
    CHECK(meant(*table, "1d") == Moves{"place stockfish"});
    CHECK(meant(*table, "place 1d") == Moves{"place stockfish"});
    CHECK(meant(*table, "setze 1d") == Moves{"place stockfish"});
    CHECK(meant(*table, "1d (stockfish)") == Moves{"place stockfish"});
    CHECK(meant(*table, "passe") == Moves{"pass"});
    CHECK(meant(*table, "3p") == Moves{"place explore_far"});  // not possible: the rules say why
    CHECK(meant(*table, "dance") == Moves{"dance"});
    play(*table, {"place mountain_1_upgrade_1"});
    CHECK(asked(*table) == "Red, take 1 from a mountain strip.");
    CHECK(meant(*table, "1 1") == Moves{"take 1 1"});
    CHECK(meant(*table, "fertig") == Moves{"done"});
    play(*table, {"take 1 1"});
    CHECK(asked(*table) == "Red, which good do you upgrade?");
    CHECK(meant(*table, "mead") == Moves{"upgrade mead 1"});
    CHECK(meant(*table, "Met 1") == Moves{"upgrade mead 1"});
    CHECK(meant(*table, "opwaarderen erwten") == Moves{"upgrade peas 1"});
}

TEST_CASE("Alone at the table whoever names a space ends the turn before (O-4.13)") {
    const auto table = table_for(1);
    play(*table, {"place weekly_fruits_oil_salt_meat", "occupation chief"});
    CHECK(has(asked(*table), "the action is over"));
    CHECK(meant(*table, "1d") == Moves{"end", "place stockfish"});
    CHECK(meant(*table, "done") == Moves{"end"});
    const auto other = table_for(1);
    play(*other, {"place mountain_4_double_2", "skip", "take 1 1", "done"});
    CHECK(has(asked(*other), "after the action"));
    CHECK(meant(*other, "1d") == Moves{"skip", "place stockfish"});
}

TEST_CASE("The action board shows what can be done, and who stands where (O-4.4)") {
    const auto table = table_for(2);
    CHECK(has(board(*table), "1d:stockfish"));
    CHECK(!has(board(*table), "3p"));
    play(*table, {"place stockfish"});
    const bool first_began = table->to_act() == Actor::of(seat(1));
    CHECK(has(board(*table), first_began ? "Taken by 1: 1d." : "Taken by 2: 1d."));
    const std::string whole = sheet(*table, "actions");
    CHECK(has(whole, first_began ? "1d[1]stockfish" : "1d[2]stockfish"));
    CHECK(has(whole, "3p Baff/Labr/Newf."));
    CHECK(split(whole, '\n').size() <= 22);
}

TEST_CASE("At the feast dishes are named one after the other, silver several times (O-10)") {
    const auto table = table_for(1);
    play(*table, {"pass"});
    while (!has(asked(*table), "served")) { play(*table, {"close"}); }
    CHECK(asked(*table) == "Red, what is served next? 6 places are free.");
    CHECK(meant(*table, "peas") == Moves{"serve peas lengthwise"});
    CHECK(meant(*table, "peas cross, mead") == Moves{"serve peas crosswise", "serve mead lengthwise"});
    CHECK(meant(*table, "erbsen quer") == Moves{"serve peas crosswise"});
    CHECK(meant(*table, "leave 2") == Moves{"leave", "leave"});
    CHECK(meant(*table, "leave 9").size() == 6);
    CHECK(meant(*table, "peas, beans") == Moves{"serve peas lengthwise", "serve beans lengthwise"});  // refused: O-10.5
    CHECK(has(board(*table), "  1  2  3  4  5  6  7  8  9 10 11 12\n .. .. .. .. .. ..  v  v  v  v  v  v\n"));
    play(*table, {"serve mead lengthwise"});
    CHECK(has(board(*table), " ## ## .. .. .. ..  v  v  v  v  v  v\n"));
    CHECK(has(board(*table), "The last dish is red"));
}

TEST_CASE("A hand of occupations is shown to its seat and to nobody else (O-1.4)") {
    const auto table = table_for(3);
    const std::string mine = panel(*table, seat(0));
    const std::string card = mine.substr(mine.find("hand: ") + 6);
    CHECK(has(mine, "hand: "));
    CHECK(!has(panel(*table, seat(1)), card));
    CHECK(!has(panel(*table, Viewer::spectator()), "hand: "));
    CHECK(has(panel(*table, Viewer::spectator()), "cards 1"));
    CHECK(has(sheet(*table, "cards", seat(1)), "hand:"));
    CHECK(!has(sheet(*table, "cards 1", seat(1)), "hand:"));
}

TEST_CASE("Hundreds of placements are listed in a few words") {
    const auto table = table_for(1);
    play(*table, {"place weekly_fruits_oil_salt_meat", "occupation chief"});
    const auto lines = odin_art().choices(*table, "oil", Language::en);
    REQUIRE(lines.size() == 1);
    CHECK(has(lines.front(), "Oil, home: turned 0: a1–g1"));
    CHECK(width(lines.front()) < 400);
    const auto at_cell = odin_art().choices(*table, "c1", Language::en);
    CHECK(at_cell == Moves{"lay on home: oil, silver"});
    const auto all = odin_art().choices(*table, "", Language::de);
    CHECK(all == Moves{"fertig", "legen auf heimat: Öl, Silber"});
    CHECK(odin_art().choices(*table, "nonsense", Language::en).empty());
}

TEST_CASE("Other sheets: goods by shape and colour, islands, cards, the poses of a tile") {
    const auto table = table_for(1);
    CHECK(has(sheet(*table, "goods"), "2×1 pe Peas 1    me Mead 1        oi Oil               ru Rune stone (6)\n"));
    CHECK(has(sheet(*table, "goods"), "gb Glass beads $0 s7"));
    CHECK(has(sheet(*table, "inseln"), "A Shetland (points 6): on display, silver 0\n"));
    CHECK(has(sheet(*table, "helmet"), "##      .") == false);
    CHECK(has(sheet(*table, "helmet"), "0       1       2       3"));
    CHECK(has(sheet(*table, "A"), "Shetland: income 0"));
    CHECK(!odin_art().sheet(*table, "nowhere", {}));
    CHECK(!odin_art().sheet(*table, "12", {}));
}

TEST_CASE("A card is read in full by its name in any language, and so is everything in the hand (O-8)") {
    const auto table = table_for(2);
    CHECK(
        has(sheet(*table, "pirate"), "Pirate (-1): At any time you may trade 1 wood + 6 silver for 1 treasure chest."));
    const auto german = odin_art().sheet(*table, "Pirat", {.language = Language::de, .viewer = seat(0)});
    REQUIRE(german.has_value());
    CHECK(has(picture(*german), "Pirat (-1): Du darfst jederzeit 1 Holz + 6 Silber gegen 1 Schatztruhe tauschen."));
    CHECK(has(sheet(*table, "cards"), "hand:"));
    CHECK(has(sheet(*table, "cards"), "): "));
    CHECK(has(sheet(*table, "cards"), "played: nothing"));
}

TEST_CASE("The lesson of Odin fits a screen in every language, and names fit their columns") {
    const auto table = table_for(1);
    for (Language language : languages) {
        const auto lines = split(odin_art().lesson(*table, language), '\n');
        CHECK(lines.size() <= 30);
        for (const std::string& line : lines) { CHECK_MESSAGE(width(line) <= 79, line); }
        for (int i = 0; i < odin::space_count; ++i) {
            const auto space = static_cast<odin::Space>(i);
            CHECK_MESSAGE(width(short_name(space, language)) <= 16, short_name(space, language));
        }
    }
}

TEST_CASE("What is tried out shows what would change and changes nothing; the die is not looked at (O-6.2)") {
    const Call call{{"play", "odin", "--seats", "1", "--seed", "hilda"},
                    "try 1d\ntry 1c; roll\ntry 3p\ntry\nprobiere 1d\nscore\n"};
    const Outcome outcome = run_program(call);
    CHECK(outcome.code == 0);
    CHECK(has(outcome.out, "After “1d”: Vikings 6 → 5, Stockfish 0 → 1."));
    CHECK(has(outcome.out, "Then chance decides (dice)."));
    CHECK(has(outcome.out, "You do not have the ship this needs. (missing: longship) [O-7.1]"));
    CHECK(has(outcome.out, "Say which move you mean, for example: try"));
    CHECK(!has(outcome.out, "Red places"));
    check_columns(outcome.out);
}

TEST_CASE("A placement is previewed with points, income and bonuses before it is made (O-11.1, O-12.4)") {
    const Call call{{"play", "odin", "--seats", "1", "--seed", "hilda"}, "3g\ntry oil b1\ntry silver a1\ntry oil f6\n"};
    const Outcome outcome = run_program(call);
    CHECK(has(outcome.out, "After “oil b1”: Oil 1 → 0."));
    CHECK(has(outcome.out, " 1  0 oi=oi"));
    CHECK(has(outcome.out, "After “silver a1”: points -85 → -86 (Silver 1 → 0), income 0 → 1"));
    CHECK(has(outcome.out, "[O-9.4]"));
}

TEST_CASE("The lines of a turn are taken back one after the other, as far as nothing new was seen (O-9)") {
    const Call call{{"play", "odin", "--seats", "1", "--seed", "hilda"}, "2h\nsilver a1\nundo\nundo\nundo\n1d\n"};
    const Outcome outcome = run_program(call);
    CHECK(outcome.code == 0);
    CHECK(testing::count_of(outcome.out, "Taken back") == 2);
    CHECK(has(outcome.out, "Not possible:"));
}

TEST_CASE("A helper plays a whole turn of the solo game, not just one decision (O-13)") {
    const Call call{{"play", "odin", "--seats", "1", "--seed", "hilda", "--option", "length=short"}, "auto\nlog\n"};
    const Outcome outcome = run_program(call);
    CHECK(has(outcome.out, "Red places"));
    CHECK(has(outcome.out, "place Vikings ("));
}

TEST_CASE("Every decision has a question, a list and a picture, and every move is understood as it is spelled") {
    for (int seats : {1, 2, 4}) {
        auto table = laid_out({.game = "odin", .seats = seats});
        REQUIRE(table.has_value());
        Rng rng{static_cast<std::uint64_t>(seats)};
        for (int i = 0; i < 1500 && !(*table)->to_act().is_nobody(); ++i) {
            const auto moves = (*table)->moves(Caller::owner());
            if ((*table)->to_act().is_seat() && i % 3 == 0) { check_decision(**table, languages[rng.below(3)]); }
            play(**table, {moves[rng.below(static_cast<std::uint32_t>(moves.size()))].text.c_str()});
        }
    }
}

TEST_CASE("A screen of 80 by 24 holds every page of a game of Odin with its prompt") {
    constexpr Size screen{.columns = 80, .rows = 24};
    for (int seats : {1, 4}) {
        const GameEntry& game = *find_game(catalogue(), "odin");
        const auto opening = opening_of(game, {.game = "odin", .seats = seats, .seed = "brokk"});
        REQUIRE(opening.has_value());
        auto table = game.open(*opening);
        REQUIRE(table.has_value());
        Session session{std::move(*table), Seating{seats}, 1};
        Rng rng{static_cast<std::uint64_t>(seats)};
        for (int i = 0; i < 600 && session.table().to_act().is_seat(); ++i) {
            const Lines page = page_of(session, {.language = languages[rng.below(3)], .density = {}}, screen, "", {});
            CHECK_MESSAGE(page.size() < 24, picture(page));
            const auto moves = session.table().moves(Caller::owner());
            session.begin_line();
            REQUIRE(session.play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))].text).has_value());
        }
    }
}

TEST_CASE("Whole solo games, short and long, are played in the terminal; their records replay and verify (O-13)" *
          doctest::test_suite("long")) {
    for (const char* length : {"length=short", "length=long"}) {
        const Folder folder;
        const std::string file = folder / "o.saga";
        std::string input;
        for (int i = 0; i < 200; ++i) { input += "auto\n"; }
        const Outcome outcome =
            run_program({{"play", "odin", "--seats", "1", "--seed", "hilda", "--option", length, "--save", file},
                         input + "score\n"});
        CHECK(outcome.code == 0);
        CHECK(has(outcome.out, "The game is over. Your score: "));
        CHECK(has(outcome.out, "Open cells of the home board"));
        CHECK(run_program({{"replay", file}}).code == 0);
        CHECK(has(run_program({{"verify", file}}).out, "the seed is the promised one"));
        check_columns(outcome.out);
    }
}

TEST_CASE("A game of Odin for four with bots is played in the terminal, and its record replays and verifies" *
          doctest::test_suite("long")) {
    const Folder folder;
    const std::string file = folder / "o.saga";
    std::string input;
    for (int i = 0; i < 200; ++i) { input += "auto\n"; }
    const Call call{{"play", "odin", "--seats", "4", "--bot", "greedy", "--seed", "hilda", "--option", "length=short",
                     "--save", file},
                    input};
    const Outcome outcome = run_program(call);
    CHECK(outcome.code == 0);
    CHECK(has(outcome.out, "The game is over."));
    CHECK(run_program({{"replay", file}}).code == 0);
    CHECK(run_program({{"verify", file}}).code == 0);
    check_columns(outcome.out);
}

}  // namespace meadhall::cli
