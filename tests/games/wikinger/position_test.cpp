// Positions in one line: written, read back, and refused where no game can come to them (W-14).
#include <doctest/doctest.h>

#include "core/hash.hpp"
#include "games/wikinger/support/agreements.hpp"
#include "games/wikinger/support/study.hpp"
#include "games/wikinger/support/wanderings.hpp"

namespace meadhall::wikinger {
namespace {

TEST_CASE("A position is written and read back without loss at every ply of random games (W-14)") {
    std::uint64_t seed = 0;
    for (const Agreement& agreement : agreements(2)) {
        const Game game = agreement.game();
        Rng rng{seed++};
        State state = game.initial();
        for (int ply = 0; ply < 400 && state.phase != Phase::over; ++ply) {
            const std::string text = game.position(state);
            const Result<State> read = game.parse_position(text);
            REQUIRE_MESSAGE(read.has_value(), agreement.name << ": " << text);
            REQUIRE(*read == state);
            REQUIRE(hash_of(*read) == hash_of(state));
            game.apply(state, random_move(game, state, Temper::any, rng));
        }
        const Result<State> last = game.parse_position(game.position(state));
        REQUIRE_MESSAGE(last.has_value(), agreement.name << ": " << game.position(state));
        CHECK(*last == state);
    }
}

TEST_CASE("Positions from which anything can come are written and read back (W-14)") {
    Rng rng{3};
    for (const Agreement& agreement : agreements(2)) {
        const Game game = agreement.game();
        for (const State& state : wanderings(game, 20, rng)) {
            const Result<State> read = game.parse_position(game.position(state));
            REQUIRE_MESSAGE(read.has_value(), agreement.name << ": " << game.position(state));
            CHECK(*read == state);
        }
    }
}

TEST_CASE("What a position says: figures, what is decided, whose turn, and whatever differs from the ordinary (W-14)") {
    const Study study{{.position = "R..B/rl../...G march red", .seats = 4, .island = "aabb/acbb/aabb"}};
    CHECK(study.game.position(study.state) == "R..B/rl../...G march red");
    CHECK(Study{{.position = {}}}.game.position(Study{{.position = {}}}.state).ends_with(" lot red aboard=18,18,0,0"));
    Study settling{{.position = {}}};
    settling.play("start black,settle c1");
    CHECK(settling.game.position(settling.state).ends_with(" settlement black aboard=18,17,0,0 due=1"));
}

TEST_CASE("Short rows and missing rows are water or empty land (W-14)") {
    const Study study{{.position = "R/.B march red", .island = "aaa/aaa/aaa"}};
    CHECK(study.figures() == "R../.B./...");
}

TEST_CASE("What is not a position is refused as text (W-14)") {
    const auto refusal = [](std::string_view position) {
        return refusal_of({.position = position, .island = "aa/ab"});
    };
    CHECK(refusal("R./.B march red").empty());
    for (std::string_view text : {"R./.B",
                                  "R./.B march",
                                  "R./.B march blue",
                                  "R./.B marching red",
                                  "X./.B march red",
                                  "R./.B march grey",
                                  "R../.B march red R",
                                  "R./.B march red ",
                                  " R./.B march red",
                                  "R./.B  march red",
                                  "R./.B/R. march red",
                                  "R./.B/.. march red",
                                  "R.R/.B march red",
                                  "R./.B march red idle=1",
                                  "R./.B march red idle=1,2,3",
                                  "R./.B march red idle=a,0,0,0",
                                  "R./.B march red idle=256,0,0,0",
                                  "R./.B march red quiet=-1",
                                  "R./.B march red quiet=99999",
                                  "R./.B march red quiet=",
                                  "R./.B march red marcher=z1",
                                  "R./.B march red trail0=a1",
                                  "R./.B march red trail4=a1-a2",
                                  "R./.B march red trail0=a1-a2-forth",
                                  "R./.B march red ending=peace",
                                  "R./.B march red starter=grey",
                                  "R./.B march red nonsense",
                                  "R./.B march red nonsense=1",
                                  "",
                                  "   ",
                                  "\xFF"}) {
        CAPTURE(text);
        CHECK(refusal(text) == "E-POSITION-TEXT");
    }
    CHECK(refusal(std::string(9000, '.')) == "E-POSITION-TEXT");
}

TEST_CASE("More figures than the box holds, or of a colour that does not play, are refused (W-1.2)") {
    CHECK(refusal_of({.position = "RRRRRRRRRRRRRRRRRRRB march red"}) == "E-POSITION-COUNT");
    CHECK(refusal_of({.position = "RRRRRRRRRRRRRRRRRR.B march red"}).empty());
    CHECK(refusal_of({.position = "RRRRRRRRRRRRRRRRRR.B march red fallen=1,0,0,0"}) == "E-POSITION-COUNT");
    CHECK(refusal_of({.position = "R.BG march red"}) == "E-POSITION-COUNT");
    CHECK(refusal_of({.position = "R.BL march red", .seats = 3}) == "E-POSITION-COUNT");
    CHECK(refusal_of({.position = "R.Bg march red"}) == "E-POSITION-COUNT");
    CHECK(refusal_of({.position = "R.B march red fallen=0,0,1,0"}) == "E-POSITION-COUNT");
}

TEST_CASE("Two towers in one region are refused (W-8.1)") {
    CHECK(refusal_of({.position = "rRBr march red", .island = "aabb"}).empty());
    CHECK(refusal_of({.position = "rrRB march red", .island = "aabb"}) == "E-POSITION-TOWERS");
    CHECK(refusal_of({.position = "rbRB march red", .island = "aabb"}) == "E-POSITION-TOWERS");
}

TEST_CASE("A position in which the game would be over is refused while it runs, and an end must be true (W-9.2)") {
    const std::string_view three = "aabbccd";
    CHECK(refusal_of({.position = "r.r.rRB march red", .island = three}) == "E-POSITION-DECIDED");
    CHECK(refusal_of({.position = "R.R...R march red"}) == "E-POSITION-DECIDED");
    CHECK(refusal_of({.position = "...b... march red"}) == "E-POSITION-DECIDED");
    CHECK(refusal_of({.position = "R.....B over red"}) == "E-POSITION-DECIDED");
    CHECK(refusal_of({.position = "R.....B over red ending=towers"}) == "E-POSITION-DECIDED");
    CHECK(refusal_of({.position = "R.....B over red ending=lastSide"}) == "E-POSITION-DECIDED");
    CHECK(refusal_of({.position = "R.....B over red ending=quiet"}) == "E-POSITION-DECIDED");
    CHECK(refusal_of({.position = "....... over red ending=lastSide"}) == "E-POSITION-DECIDED");
    CHECK(refusal_of({.position = "R.....B march red ending=quiet"}) == "E-POSITION-DECIDED");
    CHECK(refusal_of({.position = "r.r.rRB over red ending=towers", .island = three}).empty());
    CHECK(refusal_of({.position = "R.....R over red ending=lastSide"}).empty());
    CHECK(refusal_of({.position = "R.....B over red ending=quiet quiet=200"}).empty());
}

TEST_CASE("A position that does not fit what is being decided is refused (W-6.1)") {
    const std::string_view strip = "aabb/aabb";
    for (std::string_view position : {
             "R..B/.... lot red",                              // somebody ashore before the lot
             "R..B/.... settlement red",                       // nobody aboard
             "R..B/.... settlement red aboard=2,2,0,0 due=2",  // where are the other fifteen?
             "R..B/.... brawl red remove=4,4,0,0 due=4",       // nor here
             "R..B/.... brawl red",                            // nothing to remove
             "RB../.... firstTowers red",                      // no region held
             "R..B/.... firstTowers red idle=2,0,0,0",         // no turns yet to be idle in
             "RB../.... dawn red",                             // nothing conquered
             "RB../.... dusk red",
             "R..B/.... chain red",                                        // no marcher
             "R..B/.... chain red marcher=a1",                             // nothing captured
             "R..B/.... chain red captured marcher=d1",                    // not red's
             "R..B/.... chain red captured marcher=b1",                    // nobody there
             "R..B/.... chain red captured marcher=a1",                    // nothing more to capture
             "R.B./.... chain red captured hopping marcher=a1 setOut=a2",  // no capture during jumps agreed
             "R..B/.... march red marcher=a1",                             // leftovers
             "R..B/.... march red setOut=a1",
             "R..B/.... march red hopping",
             "R..B/.... march red due=1",
             "R..B/.... march red remove=1,0,0,0",
             "R..B/.... march red aboard=1,0,0,0",
             "R..B/.... march red idle=3,0,0,0",
             "R..B/.... march red idle=0,0,1,0",  // nobody sits there
             "R..B/.... march red trail2=a1-a2",
             "R..B/.... march red avenged=4",  // no such region
         }) {
        CAPTURE(position);
        CHECK(refusal_of({.position = position, .island = strip}) == "E-POSITION-PHASE");
    }
    CHECK(refusal_of({.position = "..BB march red", .seats = 2}) == "E-POSITION-DECIDED");
    CHECK(refusal_of({.position = "BG march red", .seats = 3}) ==
          "E-POSITION-PHASE");  // red has no Viking to march with
}

TEST_CASE("A position in settlement must be fair: everybody has brought as many ashore as his turn allows (W-4.1)") {
    const auto refusal = [](std::string_view rest) {
        const std::string empty = "................./................./................./.................";
        return refusal_of({.position = empty + std::string{rest}});
    };
    CHECK(refusal(" settlement red aboard=18,18,0,0 due=2").empty());
    CHECK(refusal(" settlement red aboard=18,18,0,0 due=1") == "E-POSITION-PHASE");
    CHECK(refusal(" settlement red aboard=18,18,0,0 due=3") == "E-POSITION-PHASE");
    CHECK(refusal(" settlement black aboard=18,18,0,0 due=2 starter=red") == "E-POSITION-PHASE");
    CHECK(refusal(" settlement red aboard=19,18,0,0 due=2") == "E-POSITION-COUNT");
    CHECK(refusal(" settlement red aboard=18,16,0,0 due=2") == "E-POSITION-PHASE");
}

TEST_CASE("A position given as data is judged like one given as text (W-14)") {
    const Study study{{.position = "R..B/.... march red"}};
    State state = study.state;
    state.turn = seat(2);
    CHECK(study.game.impossible(state)->code() == "E-POSITION-PHASE");
    state = study.state;
    state.starter = seat(3);
    CHECK(study.game.impossible(state)->code() == "E-POSITION-PHASE");
    state = study.state;
    state.vikings[0].insert(point(8));
    CHECK(study.game.impossible(state)->code() == "E-POSITION-POINTS");
    state = study.state;
    state.towers[0].insert(water);
    CHECK(study.game.impossible(state)->code() == "E-POSITION-POINTS");
    state = study.state;
    state.trails[0] = {point(100), point(1), false};
    CHECK(study.game.impossible(state)->code() == "E-POSITION-PHASE");
}

TEST_CASE("From every position that is accepted one can play on, whatever was typed (W-14)") {
    const Game game = Study{{.position = "R..B/.... march red", .island = "aabb/aabb"}}.game;
    constexpr std::string_view letters = "RBrb....";
    constexpr std::array<std::string_view, 11> tails = {"march red",
                                                        "march black",
                                                        "dawn red",
                                                        "dusk black",
                                                        "firstTowers red",
                                                        "chain red captured marcher=a1",
                                                        "over red ending=lastSide",
                                                        "brawl red remove=4,4,0,0 due=4",
                                                        "settlement red aboard=2,2,0,0 due=2",
                                                        "march red idle=2,2,0,0",
                                                        "march red quiet=199"};
    Rng rng{8};
    int accepted = 0;
    for (int i = 0; i < 20'000; ++i) {
        std::string text = "..../.... ";
        for (std::size_t at : {0U, 1U, 2U, 3U, 5U, 6U, 7U, 8U}) { text[at] = letters[rng.below(8)]; }
        text += tails[rng.below(tails.size())];
        CAPTURE(text);
        const Result<State> start = game.parse_position(text);
        if (!start) { continue; }
        ++accepted;
        State state = *start;
        for (int ply = 0; ply < 20 && state.phase != Phase::over; ++ply) {
            game.apply(state, random_move(game, state, Temper::any, rng));
            REQUIRE_FALSE(game.impossible(state).has_value());
        }
    }
    CHECK(accepted > 1'000);
}

}  // namespace
}  // namespace meadhall::wikinger
