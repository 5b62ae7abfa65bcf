// What is asked, as sentences.
#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include <doctest/doctest.h>

#include "games/odin/cards/book.hpp"
#include "games/odin/seat_words.hpp"
#include "games/odin/support/question_forms.hpp"
#include "games/odin/support/random_game.hpp"
#include "games/odin/support/rich_position.hpp"
#include "games/odin/support/table.hpp"

using namespace meadhall;
using namespace meadhall::odin;
using testing::random_move;
using testing::rare_forms;

namespace {

constexpr std::array spoken_languages = {Language::en, Language::de, Language::nl};

/// As it is put to the seat by name, and to "you".
std::string by_name(const Game& game, const State& state, Language language) {
    return game.question(Game::view(state, Game::to_act(state).seat()), language);
}
std::string to_you(const Game& game, const State& state, Language language) {
    const Seat asked = Game::to_act(state).seat();
    return game.question(Game::view(state, asked), {language, asked});
}

/// Signs, not bytes.
auto length_of(std::string_view text) {
    return std::ranges::count_if(text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; });
}

/// What is listed makes these longer than a line or two.
bool lists_things(const Frame& frame) { return frame.is_any_of<ask::Alternative, ask::Exploration, ask::Triggers>(); }

void check_sentence(const std::string& sentence) {
    CAPTURE(sentence);
    REQUIRE_FALSE(sentence.empty());
    REQUIRE(sentence.find_first_of("{}%") == std::string::npos);
    REQUIRE(sentence.find("  ") == std::string::npos);
    REQUIRE((sentence.ends_with('.') || sentence.ends_with('?')));
}

void check_question(const Game& game, const State& state) {
    const Frame& frame = state.stack.back();
    std::set<std::string> different;
    for (const Language language : spoken_languages) {
        const std::string named = by_name(game, state, language);
        const std::string personal = to_you(game, state, language);
        check_sentence(named);
        check_sentence(personal);
        const std::string name = seat_name(frame.seat, language) + ", ";
        REQUIRE(named.starts_with(name));
        REQUIRE(personal.find(name) == std::string::npos);
        REQUIRE_FALSE((personal.front() >= 'a' && personal.front() <= 'z'));
        REQUIRE_MESSAGE((lists_things(frame) || length_of(personal) <= 90), personal);
        REQUIRE(game.question(Game::view(state, Viewer::spectator()), language) == named);
        different.insert(personal);
    }
    REQUIRE(different.size() == spoken_languages.size());
}

constexpr std::size_t frame_kinds = std::variant_size_v<FrameKind>;

/// The kinds of questions that were met.
using AllMet = std::array<bool, frame_kinds>;

/// Plays on at random and looks at every question.
void listen(const Game& game, State state, Rng& rng, AllMet& met) {
    while (!Game::to_act(state).is_nobody()) {
        if (Game::to_act(state).is_seat()) {
            check_question(game, state);
            met[state.stack.back().kind.index()] = true;
        }
        game.apply(state, random_move(game, state, rng));
    }
}

/// Whether a kind of frame asks a seat, by its number.
constexpr auto asks_a_seat = []<std::size_t... i>(std::index_sequence<i...>) {
    return std::array{!asks_no_seat<std::variant_alternative_t<i, FrameKind>>...};
}(std::make_index_sequence<frame_kinds>{});

std::string english(const testing::Table& table) { return to_you(table.game, table.state, Language::en); }
std::string german(const testing::Table& table) { return to_you(table.game, table.state, Language::de); }
std::string dutch(const testing::Table& table) { return to_you(table.game, table.state, Language::nl); }

}  // namespace

TEST_CASE("Every question of ordinary games is put in three languages, by name and to you") {
    AllMet met{};
    for (int seats = 1; seats <= 4; ++seats) {
        Rng rng{static_cast<std::uint64_t>(seats)};
        const Game game = *Game::make(seats, {.length = Length::short_game});
        listen(game, game.initial(), rng, met);
    }
}

TEST_CASE("Every kind of question is met, most of them in rich positions, and has its sentences") {
    AllMet met{};
    Rng chooser{1};
    const Game chosen = *Game::make(1, {.length = Length::short_game, .starter = Starter::choose});
    listen(chosen, chosen.initial(), chooser, met);
    for (std::uint64_t seed = 1; seed <= 150; ++seed) {
        CAPTURE(seed);
        Rng rng{seed};
        const Game game = testing::any_game(rng);
        listen(game, testing::rich_position(game, rng), rng, met);
    }
    for (std::size_t kind = 0; kind < frame_kinds; ++kind) {
        CAPTURE(kind);
        CHECK(met[kind] == asks_a_seat[kind]);
    }
}

TEST_CASE("Every form of a question has its sentences") {
    const testing::Table table{2};
    for (const FrameKind& kind : rare_forms()) {
        State state = table.state;
        state.stack.push_back({seat(0), kind});
        check_question(table.game, state);
    }
}

TEST_CASE("Vikings are counted, and the last one is called so (O-4.2)") {
    testing::Table table{1};
    CHECK(english(table) == "Place Vikings (6 left).");
    CHECK(german(table) == "Setze Wikinger ein (noch 6).");
    CHECK(dutch(table) == "Plaats Vikingen (nog 6).");
    CHECK(by_name(table.game, table.state, Language::de) == "Rot, setze Wikinger ein (noch 6).");
    table.player().thing_square = 1;
    CHECK(english(table) == "Place your last Viking.");
    CHECK(german(table) == "Setze deinen letzten Wikinger ein.");
    CHECK(dutch(table) == "Plaats je laatste Viking.");
}

TEST_CASE("A strip and an upgrade are asked for in the singular or the plural (O-5.13, O-5.15)") {
    testing::Table table{1};
    table.plays({"place mountain_1_upgrade_1"});
    CHECK(english(table) == "Take 1 from a mountain strip.");
    table.plays({"take 1 1"});
    CHECK(english(table) == "Which good do you upgrade?");
    testing::Table more{1};
    more.plays({"place mountain_4_double_2", "skip"});
    CHECK(german(more) == "Nimm bis zu 4 von einem Bergstreifen.");
    more.plays({"take 1 1"});
    CHECK(english(more) == "Which good do you upgrade (2 left, up to 2 steps each)?");
    CHECK(german(more) == "Welche Ware wertest du auf (noch 2, je bis zu 2 Stufen)?");
    CHECK(dutch(more) == "Welke goederentegel waardeer je op (nog 2, elk hoogstens 2 stappen)?");
    more.plays({"upgrade mead 2"});
    CHECK(english(more) == "Which good do you upgrade (up to 2 steps)?");
}

TEST_CASE("Exchanges and alternatives say what is given and got (O-4.10)") {
    testing::Table table{1};
    table.give("wool").plays({"place master_crafting", "skip"});
    CHECK(english(table) == "Do you trade: wool → robe?");
    CHECK(german(table) == "Tauschst du: Wolle → Gewand?");
    CHECK(dutch(table) == "Ruil je: wol → gewaad?");
    testing::Table market{1};
    market.give("silver", 2).plays({"place sheep_or_cattle"}).deal();
    CHECK(english(market) == "Which do you choose? 1: sheep; 2: 1 silver → cattle.");
    CHECK(german(market) == "Was wählst du? 1: Schaf; 2: 1 Silber → Rind.");
    testing::Table strips{1};
    strips.plays({"place mountain_2222_or_double_3", "skip"});
    CHECK(english(strips) ==
          "Which do you choose? 1: take up to 2 + 2 + 2 + 2 from different mountain strips; 2: upgrade up to 3 goods "
          "(each by up to 2 steps).");
}

TEST_CASE("The fare of emigrants is named, or that there is none (O-5.20, O-5.21)") {
    testing::Table table{1};
    table.give("whaling_boat").give("silver", 5).plays({"place swap_boat_and_emigrate", "skip"});
    CHECK(english(table) == "Do you trade a whaling boat for a knarr?");
    table.plays({"swap 0"});
    CHECK(english(table) == "Do you pay 1 silver to emigrate?");
    CHECK(german(table) == "Zahlst du 1 Silber fürs Auswandern?");
    CHECK(dutch(table) == "Betaal je 1 zilver om te emigreren?");
    table.player().played.insert(*card_named("refugee_helper"));
    CHECK(english(table) == "Do you emigrate, at no cost?");
    table.plays({"trade"});
    CHECK(dutch(table) == "Welk schip emigreert?");
}

TEST_CASE("Cards that wait are called by their names (O-8.7)") {
    testing::Table table{1};
    for (const char* card : {"pirate", "tanner", "pirate"}) {
        table.state.pending.push_back({.clause = table.game.book().first_clause(*card_named(card)).number});
    }
    table.state.stack.push_back({seat(0), ask::Triggers{3}});
    CHECK(english(table) == "Do you use “Pirate” or “Tanner”?");
    CHECK(german(table) == "Nutzt du „Pirat“ oder „Gerber“?");
}

TEST_CASE("Dice actions say what is wanted, what was rolled and what it comes to (O-6.1, O-6.3)") {
    testing::Table hunt{1};
    hunt.plays({"place hunting_game_1"});
    CHECK(english(hunt) == "Hunting game: roll low (8 sides). You pay the result in wood or bows and arrows.");
    CHECK(by_name(hunt.game, hunt.state, Language::en) ==
          "Red, hunting game: roll low (8 sides). You pay the result in wood or bows and arrows.");
    hunt.plays({"roll", "die 5"});
    CHECK(english(hunt) ==
          "Hunting game: you rolled 5. Success costs 5 in wood or bows and arrows; 2 rolls left.");
    hunt.plays({"roll", "die 3"});
    CHECK(german(hunt) == "Wildjagd: 3 gewürfelt. Erfolg kostet 3, jeweils Holz oder Pfeil und Bogen; noch 1 Wurf.");
    hunt.plays({"roll", "die 8"});
    CHECK(dutch(hunt) == "Jagen op wild: 8 gegooid. Succes kost 8, telkens hout of pijl en boog; geen worp meer.");
    testing::Table whale{1};
    whale.give("whaling_boat").plays({"place whaling_3"}).deal().plays({"roll", "die 1"});
    CHECK(english(whale) == "Whaling: you rolled 1. Success costs nothing.");
    testing::Table raid{1};
    raid.give("longship").plays({"place raiding"});
    CHECK(english(raid) == "Raiding: roll high (8 sides). You can add stone or long swords.");
    raid.plays({"roll", "die 7"});
    CHECK(german(raid) == "Überfall: 7 gewürfelt. Kampfergebnis 7, +1 je Stein oder Langschwert; noch 2 Würfe.");
}

TEST_CASE("A tile, a land and a place at the table are named (O-7, O-9.3, O-10)") {
    testing::Table table{1};
    table.give("rune_stone").plays({"lift rune_stone home"});
    CHECK(english(table) == "Where do you lay the rune stone (home board)?");
    CHECK(german(table) == "Wohin legst du einen Runenstein (Heimatplan)?");
    CHECK(dutch(table) == "Waar leg je een runensteen neer (dorpsbord)?");
    testing::Table sea{1};
    sea.give("knarr").plays({"place explore_near"});
    CHECK(english(sea) == "Which land do you explore? Shetland (6 points), Faroe Islands (4 points).");
    CHECK(german(sea) == "Welches Land entdeckst du? Shetland-Inseln (6 Punkte), Färöer-Inseln (4 Punkte).");
    testing::Table feast{1};
    feast.until(Stage::feast);
    CHECK(english(feast) == "What is served next? 6 places are free.");
    feast.plays({"leave", "leave", "leave", "leave", "leave"});
    CHECK(english(feast) == "What is served last? 1 place is free.");
    CHECK(german(feast) == "Was wird zuletzt serviert? 1 Platz ist frei.");
}

TEST_CASE("What is counted is in the singular or the plural") {
    testing::Table table{2};
    const auto ask_for = [&](const FrameKind& kind) -> const testing::Table& {
        table.state.stack.push_back({seat(0), kind});
        return table;
    };
    CHECK(english(ask_for(ask::Recall{1})) == "From which space do you take back 1 Viking?");
    CHECK(dutch(ask_for(ask::Recall{2})) == "Van welk veld neem je 2 Vikingen terug?");
    CHECK(german(ask_for(ask::WeaponMix{.weapons = 1})) == "Du zahlst 1 Waffe: Wie viele davon sind Speere?");
    CHECK(dutch(ask_for(ask::WeaponMix{.weapons = 3})) == "Je betaalt 3 wapens: hoeveel daarvan zijn speren?");
    CHECK(english(ask_for(ask::Boats{3})) == "With which boats do you set out (up to 3)?");
    CHECK(german(ask_for(ask::Boats{1})) == "Mit welchem Boot fährst du aus?");
    CHECK(dutch(ask_for(ask::Window{Window::breeding})) == "Zo meteen krijgen de dieren jongen. Eerst nog iets?");
}

TEST_CASE("Nobody is asked while chance speaks or when the game is over") {
    const Game game = *Game::make(2, {});
    CHECK(game.question(Game::view(game.initial(), seat(0)), Language::en).empty());
    testing::Table table{1};
    table.until_the_end();
    CHECK(game.question(Game::view(table.state, seat(0)), Language::en).empty());
}
