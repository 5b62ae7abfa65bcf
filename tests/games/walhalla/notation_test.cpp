// Moves as people write them, and the codes by which machines know them (WH-15).
#include <set>

#include <doctest/doctest.h>

#include "games/walhalla/shown/words.hpp"
#include "study.hpp"

namespace meadhall::walhalla {
namespace {

using enum Colour;

TEST_CASE("Every verb has its form (WH-15)") {
    Study study;
    const auto reads_as = [&](std::string_view text, Move move) {
        const auto parsed = study.game.parse(study.state, text);
        REQUIRE_MESSAGE(parsed.has_value(), text);
        CHECK(*parsed == move);
    };
    reads_as("tile wheat forest3", Move::tile(Terrain::wheat, Terrain::forest3));
    reads_as("inner 4 3 5", Move::inner({4, 3, 5}));
    reads_as("outer 8 7 6", Move::outer({8, 7, 6}));
    reads_as("card tongue7", Move::card(Card::tongue7));
    reads_as("start yellow", Move::start(seat(2)));
    reads_as("ship black-2", Move::ship(Ship::black_2));
    reads_as("board none", Move::board(0));
    reads_as("board 1 3", Move::board(0b101));
    reads_as("board 3,1", Move::board(0b101));
    reads_as("ride", Move::of(Verb::ride));
    reads_as("stay", Move::of(Verb::stay));
    reads_as("sell village+", Move::sell(Card::village));
    reads_as("land right", Move::land(Side::right));
    for (Verb verb : {Verb::attack, Verb::fight, Verb::lose, Verb::win, Verb::shield, Verb::hunt, Verb::forage,
                      Verb::walhalla, Verb::keep}) {
        reads_as(name_of(verb), Move::of(verb));
    }
    Cards cards;
    reads_as("lay nothing", Move::lay(cards));
    cards.cult = 1;
    cards.forest = 2;
    cards.tongue7 = 1;
    reads_as("lay cult+ tongue7 forest+ forest+", Move::lay(cards));
    CHECK(study.game.text(study.state, Move::lay(cards)) == "lay forest+ forest+ cult+ tongue7");
}

TEST_CASE("A mooring names a fjord and the end that goes in first (WH-15)") {
    Study study;
    study.play("ship blue-1; board 1; stay");
    CHECK(study.game.parse(study.state, "moor 4 stern-in").value() == Move::moor(3, Way::stern_in));
    CHECK(study.game.text(study.state, Move::moor(0, Way::bow_in)) == "moor 1 bow-in");
}

TEST_CASE("Capitals, blanks and German or Dutch words are understood (WH-15)") {
    const Study study;
    const auto same = [&](std::string_view one, std::string_view other) {
        CHECK(study.game.parse(study.state, one).value() == study.game.parse(study.state, other).value());
    };
    same("  LAND   Left ", "land left");
    same("lande links", "land left");
    same("verkaufe forest", "sell forest+");
    same("verliere", "lose");
    same("meevaren", "ride");
    same("Schutzschild", "shield");
    same("lege cult, tongue6", "lay cult+ tongue6");
}

TEST_CASE("What cannot be read is refused with a reason (WH-15)") {
    const Study study;
    for (std::string_view text : {"",           "   ",           "land",        "land left right",
                                  "board",      "board 4",       "board 1 1",   "board 0",
                                  "moor",       "moor 0",        "moor 5",      "moor 1 sideways",
                                  "tile cult",  "tile cult sea", "inner 3 3 3", "outer 3 4 5",
                                  "inner 3 4",  "start green",   "start none",  "ship none",
                                  "ship red-3", "card",          "card ace",    "sell",
                                  "lay",        "lay ace",       "ride along",  "dance",
                                  "lose 1"}) {
        CAPTURE(text);
        CHECK_FALSE(study.game.parse(study.state, text).has_value());
    }
    CHECK(study.refusal("lay attack") == "E-CARD-TIME");
    CHECK(study.refusal("lay walhalla walhalla") == "E-CARD-NOT-HELD");
    CHECK(study.refusal("inner 6 7 8") == "E-HEADLANDS");
    CHECK(study.refusal("dance") == "E-NO-WORD");
    const Study three{{.seats = 3}};
    CHECK(three.refusal("start black") == "E-NO-PLAYER");
}

TEST_CASE("A move that is not asked for is refused as such (WH-4.2)") {
    Study study;
    for (std::string_view text : {"tile cult wheat", "inner 3 4 5", "card hunt", "start red", "board none", "ride",
                                  "sell hunt", "moor 1", "land left", "attack", "fight", "lose", "win", "shield",
                                  "hunt", "forage", "lay nothing", "walhalla", "keep"}) {
        CHECK(study.refusal(text) == "E-NOT-NOW");
    }
}

TEST_CASE("Only sound codes are moves, and every move has one code") {
    std::set<std::uint64_t> codes;
    int moves = 0;
    for (std::uint64_t verb = 0; verb < 32; ++verb) {
        for (std::uint64_t argument = 0; argument < (1U << 20U);
             argument += verb == 19 ? 1 : (argument < 5000 ? 1 : 997)) {
            const std::uint64_t code = (verb << 24U) | argument;
            const auto move = Move::of_code(code);
            if (!move) { continue; }
            ++moves;
            CHECK(move->code() == code);
            CHECK(codes.insert(code).second);
        }
    }
    // 36 tiles, 6 + 6 headlands, 11 cards, 4 seats, 12 ships, 8 boardings, ride, stay, 11 sales, 8 moorings, 2 shores,
    // 7 answers, 5^4 · 4^3 · 2 sets of cards, walhalla, keep.
    CHECK(moves == 36 + 12 + 11 + 4 + 12 + 8 + 2 + 11 + 8 + 2 + 7 + 625 * 64 * 2 + 2);
    CHECK_FALSE(Move::of_code(~std::uint64_t{0}).has_value());
    CHECK_FALSE(Move::of_code(std::uint64_t{1} << 40U).has_value());
}

TEST_CASE("Sentences exist in three languages and name what happened") {
    Study study;
    const Event event{.what = Happening::attacks,
                      .seat = seat(0),
                      .other = seat(3),
                      .tongue = 2,
                      .row = 7,
                      .terrain = Terrain::village2};
    CHECK(study.game.tell(event, Language::en) == "Red attacks Black on tongue 2, row 7: village +2.");
    CHECK(study.game.tell(event, Language::de) == "Rot greift Schwarz auf Landzunge 2, Reihe 7 an: Dorf +2.");
    CHECK(study.game.tell(event, Language::nl) == "Rood valt Zwart aan op landtong 2, rij 7: dorp +2.");
    for (std::size_t i = 0; i < happenings; ++i) {
        for (Language language : {Language::en, Language::de, Language::nl}) {
            const std::string text =
                study.game.tell({.what = static_cast<Happening>(i), .ship = Ship::red_0}, language);
            CHECK_FALSE(text.empty());
            CHECK(text.find('$') == std::string::npos);
        }
    }
}

TEST_CASE("Whoever is called \"you\" is told what happened as such; everybody else has a name") {
    Study study;
    const Event attack{.what = Happening::attacks, .seat = seat(0), .other = seat(3), .tongue = 2, .row = 7};
    CHECK(study.game.tell(attack, {Language::en, seat(0)}) == "You attack Black on tongue 2, row 7: cult site.");
    CHECK(study.game.tell(attack, {Language::de, seat(3)}) ==
          "Rot greift dich auf Landzunge 2, Reihe 7 an: Kultstätte.");
    CHECK(study.game.tell(attack, {Language::nl, seat(1)}) == study.game.tell(attack, Language::nl));
    // `other` is seat 0 where an event has nobody else: that is not the listener.
    CHECK(study.game.tell({.what = Happening::forest_scores, .seat = seat(1), .points = 1}, {Language::de, seat(0)}) ==
          "Blau bekommt 1 Punkt für den Wald.");
    for (std::size_t i = 0; i < happenings; ++i) {
        for (Language language : {Language::en, Language::de, Language::nl}) {
            for (const Seat you : {seat(0), seat(1)}) {
                const Event event{.what = static_cast<Happening>(i), .other = seat(1), .ship = Ship::blue_0};
                const std::string text = study.game.tell(event, {language, you});
                CHECK_FALSE(text.empty());
                CHECK(text.find('$') == std::string::npos);
                const bool names_me = text.contains(words_for(study.game.colour(seat(0))).in(language));
                if (you == seat(0)) { CHECK_MESSAGE(!names_me, text); }
            }
        }
    }
}

TEST_CASE("A move is told as it happens") {
    Study study{{.land = {"fWWWWWWWWWWW", "WWWWWWWWWWWW", "WWWWWWWWWWWW"}}};
    CHECK(study.told("ship blue-2") == "Red draws a ship: Blue, seat 3.\n");
    CHECK(study.told("board 1 2") == "Red goes aboard: seats 1 and 2.\n");
    CHECK(study.told("stay") == "Blue stays ashore.\n");
    CHECK(study.told("moor 1 bow-in") ==
          "Red moors in fjord 1, berth 1, bow first.\nRed lands on tongue 1, row 1: forest 2.\n");
    CHECK(study.told("forage") == "Red scores 2 for the forest.\nRed lands on tongue 1, row 2: wheat.\n");
}

TEST_CASE("Moves and events describe themselves field by field") {
    std::string fields;
    describe(Move::moor(2, Way::stern_in),
             [&](std::string_view name, const auto&) { fields += std::string{name} + " "; });
    CHECK(fields == "verb fjord way ");
    fields.clear();
    describe(Event{.what = Happening::draws, .seat = seat(1)},
             [&](std::string_view name, const auto&) { fields += std::string{name} + " "; });
    CHECK(fields == "event seat ");
}

}  // namespace
}  // namespace meadhall::walhalla
