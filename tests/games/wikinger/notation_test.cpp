// How moves are written and read (W-14, docs/notation.md).
#include <algorithm>
#include <set>

#include <doctest/doctest.h>

#include "games/wikinger/support/agreements.hpp"
#include "games/wikinger/support/study.hpp"
#include "games/wikinger/support/wanderings.hpp"

namespace meadhall::wikinger {
namespace {

const std::string_view plain = "R.B/.../..B march red";

/// What a text is read as, written again as the engine writes it; the reason code if it cannot be read.
std::string reading(const Study& study, std::string_view text) {
    const Result<Move> move = study.game.parse(study.state, text);
    return move ? study.game.text(study.state, *move) : std::string{move.error().code()};
}

TEST_CASE("Whoever is called \"you\" is told and asked as such; a leap is no step (W-6.2)") {
    const Study study{{.position = plain}};
    const Point from = *study.game.island().find("a1");
    const Event step{.what = Happening::marches, .from = from, .at = *study.game.island().find("b1")};
    const Event leap{.what = Happening::marches, .from = from, .at = *study.game.island().find("c1")};
    CHECK(study.game.tell(step, Language::en) == "Red moves from a1 to b1.");
    CHECK(study.game.tell(leap, Language::en) == "Red jumps from a1 to c1.");
    CHECK(study.game.tell(leap, {Language::de, seat(0)}) == "Du springst von a1 nach c1.");
    CHECK(study.game.tell(leap, {Language::nl, seat(1)}) == "Rood springt van a1 naar c1.");
    const Event tower{.what = Happening::tower_rises, .colour = Colour::black, .at = from, .letter = 'b'};
    CHECK(study.game.tell(tower, {Language::en, seat(1)}) == "Your tower rises on a1: region B is yours.");
    CHECK(study.game.tell(tower, {Language::de, seat(0)}) ==
          "Auf a1 erhebt sich ein Turm von Schwarz: Gebiet B gehört Schwarz.");
    CHECK(study.game.question(study.state, Language::en) == "Red, move a Viking.");
    CHECK(study.game.question(study.state, {Language::nl, seat(0)}) == "Verzet een Viking.");
    CHECK(study.game.question(study.state, {Language::en, seat(1)}) == "Red, move a Viking.");
}

TEST_CASE("Every legal move is written in a way of its own and read back (W-14)") {
    Rng rng{14};
    for (const Agreement& agreement : agreements(1)) {
        const Game game = agreement.game();
        for (const State& state : wanderings(game, 6, rng)) {
            MoveList<Game> moves;
            game.legal_moves(state, moves);
            std::set<std::string> texts;
            for (Move move : moves) {
                const std::string text = game.text(state, move);
                CAPTURE(text);
                CHECK(texts.insert(text).second);
                REQUIRE(game.parse(state, text).has_value());
                CHECK(game.parse(state, text).value() == move);
                CHECK(Game::move_of(Game::code(move)) == move);
                CHECK(Game::code(move) < move_code_limit);
            }
        }
    }
}

TEST_CASE("A march may be written by its ends alone (W-14)") {
    const Study study{{.position = "RB.../..B../...R./...../B.... march red"}};
    CHECK(reading(study, "a1-e3") == "a1-c1-c3-e3");
    CHECK(reading(study, "a1-c1-c3-e3") == "a1-c1-c3-e3");
}

TEST_CASE("Blanks and hyphens part words alike, and capitals do not matter (W-14)") {
    const Study study{{.position = plain}};
    for (std::string_view text : {"a1-a2", "a1 a2", "A1-A2", "  a1 -  a2 ", "march a1 a2", "March a1-a2", "a1\ta2"}) {
        CAPTURE(text);
        CHECK(reading(study, text) == "a1-a2");
    }
}

TEST_CASE("A lone point means whatever is asked for a point now (W-14)") {
    Study study{{.position = {}}};
    study.play("start red");
    CHECK(reading(study, "c1") == "settle c1");
    study.play_through(Phase::settlement);
    CHECK(reading(study, "c1") == "remove c1");
    const Study tower{{.position = "R..B/.... dawn red", .island = "aabb/aabb"}};
    CHECK(reading(tower, "b1") == "tower b1");
    CHECK(reading(Study{{.position = plain}}, "b1") == "E-NOTATION");
}

TEST_CASE("German and Dutch words are understood (W-14)") {
    Study study{{.position = {}}};
    for (std::string_view text : {"start black", "beginne black", "begin black", "START BLACK"}) {
        CHECK(reading(study, text) == "start black");
    }
    study.play("start red");
    for (std::string_view text : {"settle c1", "setze c1", "zet c1", "Setze red c1"}) {
        CHECK(reading(study, text) == "settle c1");
    }
    study.play_through(Phase::settlement);
    for (std::string_view text : {"remove c1", "nimm c1", "neem c1"}) { CHECK(reading(study, text) == "remove c1"); }
    const Study tower{{.position = "R..B/.... dawn red", .island = "aabb/aabb"}};
    for (std::string_view text : {"tower b1", "turm b1", "toren b1"}) { CHECK(reading(tower, text) == "tower b1"); }
    for (std::string_view text : {"decline", "verzichte", "weiger"}) { CHECK(reading(tower, text) == "decline"); }
    for (std::string_view text : {"stop", "halt"}) { CHECK(reading(tower, text) == "stop"); }
    for (std::string_view text : {"pass", "passe", "pas"}) { CHECK(reading(tower, text) == "pass"); }
}

TEST_CASE("In the grand battle the shade that goes ashore must be named (W-14)") {
    Study study{{.position = {}, .options = {.mode = Mode::grand}}};
    study.play("start red");
    CHECK(reading(study, "settle b1") == "E-NOTATION");
    CHECK(reading(study, "settle lightRed b1") == "settle lightRed b1");
    CHECK(reading(study, "settle lightred b1") == "settle lightRed b1");
    CHECK(reading(study, "red b1") == "settle red b1");
}

TEST_CASE("What cannot be a move is not read as one (W-14)") {
    const Study study{{.position = plain}};
    for (std::string_view text : {"",
                                  " ",
                                  "-",
                                  "a1",
                                  "start",
                                  "start a1",
                                  "start red a1",
                                  "settle",
                                  "settle a1 b1",
                                  "remove",
                                  "tower",
                                  "tower a1 b1",
                                  "tower red a1",
                                  "remove red a1",
                                  "pass a1",
                                  "stop red",
                                  "decline a1",
                                  "march",
                                  "march a1",
                                  "march red a1 a2",
                                  "red"}) {
        CAPTURE(text);
        CHECK(reading(study, text) == "E-NOTATION");
    }
    for (std::string_view text :
         {"what", "a1-", "a1-x9", "a1-a0", "settle d9", "red red", "a1 red", "settle settle a1", "\xFF\xFE"}) {
        CAPTURE(text);
        const std::string read = reading(study, text);
        CHECK((read == "E-NO-POINT" || read == "E-NOTATION"));
    }
    CHECK(reading(study, std::string(601, 'a')) == "E-NOTATION");
}

TEST_CASE("The detail of a refusal names the word that is no point, shortened (W-14)") {
    const Study study{{.position = plain}};
    CHECK(study.game.parse(study.state, "a1-q7").error().detail == "q7");
    CHECK(study.game.parse(study.state, std::string(500, 'x')).error().detail.size() <= 40);
}

TEST_CASE("With captureDuringJump a path past a capture is not read as a way round it (W-14)") {
    // By c1 red captures on the way; by a3 he does not. Both lead to c3.
    const Study study{
        {.position = "RB.BR/B.B../.B.../...../B.... march red", .options = {.capture_during_jump = true}}};
    CHECK(reading(study, "a1-a3-c3") == "a1-a3-c3");
    CHECK(reading(study, "a1-c1-c3") == "E-PATH");
    CHECK(reading(study, "a1-c1") == "a1-c1");
}

TEST_CASE("Codes mean the same in every position, and a code with idle bits set is no move (W-14)") {
    CHECK(Game::code(Move::pass()) == Game::code(Move{Verb::pass, {}, {}, {}}));
    CHECK_FALSE(Game::move_of(Game::code(Move::pass()) | 1U).has_value());
    CHECK_FALSE(Game::move_of(Game::code(Move::tower(point(3))) | (1U << 14U)).has_value());
    CHECK_FALSE(Game::move_of(Game::code(Move::tower(point(3))) | (5U << 7U)).has_value());
    CHECK_FALSE(Game::move_of(std::uint64_t{1} << 19U).has_value());
    CHECK_FALSE(Game::move_of(~std::uint64_t{0}).has_value());
}

TEST_CASE("Every code is the code of its move (W-14)") {
    for (std::uint64_t code = 0; code < (std::uint64_t{1} << 19U); ++code) {
        if (const auto move = Game::move_of(code)) { REQUIRE(Game::code(*move) == code); }
    }
}

TEST_CASE("Whatever is typed, the reader answers and the rules explain (W-14)") {
    const Study study{{.position = "RB.../..B../...R./...../B.... march red"}};
    constexpr std::array<std::string_view, 14> words = {"a1",  "c1",     "c3",   "e3",  "-", " ", "tower",
                                                        "red", "settle", "pass", "z99", "é", "A", "--"};
    MoveList<Game> moves;
    study.game.legal_moves(study.state, moves);
    Rng rng{99};
    int read = 0;
    for (int i = 0; i < 20'000; ++i) {
        std::string text;
        for (auto left = rng.below(7); left > 0; --left) { text += words[rng.below(words.size())]; }
        CAPTURE(text);
        const Result<Move> move = study.game.parse(study.state, text);
        if (!move) { continue; }
        ++read;
        const bool listed = std::ranges::find(moves, *move) != moves.end();
        REQUIRE(listed != study.game.why(study.state, *move).has_value());
    }
    CHECK(read > 100);
}

}  // namespace
}  // namespace meadhall::wikinger
