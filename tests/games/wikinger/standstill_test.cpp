// Chapter D 5: standstill, in its four readings (W-9.1).
#include <doctest/doctest.h>

#include "games/wikinger/support/study.hpp"

namespace meadhall::wikinger {
namespace {

TEST_CASE("A turn without capture, tower or threat is inactive, counted up to two (W-9.1 mustThreaten)") {
    Study study{{.position = "R....../......./......./......B march red"}};
    study.play("a1-b1,g4-g3");
    CHECK(study.idle(0) == 1);
    study.play("b1-a1,g3-g4,a1-b1");
    CHECK(study.idle(0) == 2);
}

TEST_CASE("A turn that leaves a capture hanging over the enemy is active (W-9.1 mustThreaten)") {
    Study study{{.position = "......./......./R....../..B...B march red idle=1,0,0,0"}};
    study.play("a3-b3");  // next to c3, from where c4 would be caught against the shore
    CHECK(study.idle(0) == 0);
}

TEST_CASE("A turn that captures is active (W-9.1 mustThreaten)") {
    Study study{{.position = "......./......./.R...../..B...B march red idle=1,0,0,0"}};
    study.play("b3-c3");
    CHECK(study.idle(0) == 0);
}

TEST_CASE("A turn that puts up a tower is active (W-9.1 mustThreaten)") {
    Study study{{.position = "......./......./R....../......B march red idle=2,0,0,0",
                 .island = "aaaaaab/aaaaaab/aaaaaab/aaaaaab"}};
    study.play("a3-a2,tower f1");
    CHECK(study.idle(0) == 0);
}

TEST_CASE("After two inactive turns the third must be active if any move is (W-9.1 mustThreaten)") {
    Study study{{.position = "......./......./R....../..B...B march red idle=2,0,0,0"}};
    CHECK(study.menu() == "a3-b3");
    CHECK(study.refusal("a3-a2") == "E-MUST-THREATEN");
    const Study once{{.position = "......./......./R....../..B...B march red idle=1,0,0,0"}};
    CHECK(once.menu() == "a3-a2 a3-a4 a3-b3");
}

TEST_CASE("If no move is active any will do (W-9.1 mustThreaten)") {
    const Study study{{.position = "R....../......./......./......B march red idle=2,0,0,0"}};
    CHECK(study.menu() == "a1-a2 a1-b1");
}

TEST_CASE("A move that conquers a region is active (W-9.1 mustThreaten)") {
    const Study study{{.position = "......./......./R....../......B march red idle=2,0,0,0",
                       .island = "ccaaaab/ccaaaab/daaaaab/eeaaaab"}};
    CHECK(study.menu() == "a3-a2 a3-a4 a3-b3");
    const Study held{{.position = "......./......./R....../......B march red idle=2,0,0,0",
                      .island = "aaaaaab/aaaaaab/aaaaaab/bbbbbbb"}};
    CHECK(held.menu() == "a3-a2 a3-b3");  // region a is conquered; region b is not
}

TEST_CASE("The duty is told as long as it is owed and a march can fulfil it (W-9.1 mustThreaten)") {
    CHECK(Study{{.position = "......./......./R....../..B...B march red idle=1,0,0,0"}}.duty() == Duty::none);
    CHECK(Study{{.position = "......./......./R....../..B...B march red idle=2,0,0,0"}}.duty() == Duty::threaten);
    CHECK(Study{{.position = "R....../......./......./......B march red idle=2,0,0,0"}}.duty() == Duty::none);
}

TEST_CASE("A tower at the beginning of the turn leaves no duty (W-9.1 mustThreaten)") {
    Study study{{.position = "......./......./R....../..B...B dawn red idle=2,0,0,0",
                 .island = "aaaaaaa/aaaaaaa/aaaaaaa/bbbbbbb"}};
    study.play("tower a1");
    REQUIRE(study.state.phase == Phase::march);
    CHECK(study.duty() == Duty::none);
    CHECK(study.offers("a3-a2"));
}

TEST_CASE("The same Viking may not go A-B, B-A, A-B in three successive turns without a capture (W-9.1 noShuttle)") {
    const Options options{.standstill = Standstill::no_shuttle};
    Study study{{.position = "R....R./......./......./......B march red", .options = options}};
    study.play("a1-a2,g4-g3,a2-a1,g3-g4");
    CHECK(study.refusal("a1-a2") == "E-SHUTTLE");
    CHECK(study.offers("a1-b1"));
    CHECK(study.duty() == Duty::no_shuttle);
    study.play("f1-f2,g4-f4");
    CHECK(study.offers("a1-a2"));  // another Viking moved in between
    CHECK(study.duty() == Duty::none);
}

TEST_CASE("A capture ends the shuttling (W-9.1 noShuttle)") {
    const Options options{.standstill = Standstill::no_shuttle};
    Study study{{.position = "......./......./R....../......B/..B.... march red", .options = options}};
    study.play("a3-a4,c5-b5,a4-a3,b5-a5");
    CHECK(study.offers("a3-a4"));  // it captures on the shore
    study.play("a3-a4");
    CHECK(study.vikings(Colour::black) == 1);
    CHECK(study.state.trails[0] == Trail{});
}

TEST_CASE("After two turns without a capture the third must capture if it can (W-9.1 mustCapture)") {
    const Options options{.standstill = Standstill::must_capture};
    Study study{{.position = "......./......./.R...../..B...B march red idle=2,0,0,0", .options = options}};
    CHECK(study.menu() == "b3-c3");
    CHECK(study.refusal("b3-b2") == "E-MUST-CAPTURE");
    const Study cannot{{.position = "......./......./R....../..B...B march red idle=2,0,0,0", .options = options}};
    CHECK(cannot.menu() == "a3-a2 a3-a4 a3-b3");
    CHECK(study.duty() == Duty::capture);
    CHECK(cannot.duty() == Duty::none);
    const Study once{{.position = "......./......./.R...../..B...B march red idle=1,0,0,0", .options = options}};
    CHECK(once.offers("b3-b2"));
}

TEST_CASE("Neither threats nor towers count where a capture is owed (W-9.1 mustCapture)") {
    const Options options{.standstill = Standstill::must_capture};
    Study study{{.position = "......./......./R....../..B...B march red idle=1,0,0,0",
                 .island = "aaaaaaa/aaaaaaa/aaaaaaa/bbbbbbb",
                 .options = options}};
    study.play("a3-b3,tower a1");
    CHECK(study.idle(0) == 2);
}

TEST_CASE("With the rule off nobody counts and nobody is forced (W-9.1 off)") {
    Study study{{.position = "......./......./.R...../..B...B march red", .options = {.standstill = Standstill::off}}};
    for (int round = 0; round < 4; ++round) { study.play("b3-b2,g4-g3,b2-b3,g3-g4"); }
    CHECK(study.idle(0) == 0);
    CHECK(study.state.trails[0] == Trail{});
    CHECK(study.offers("b3-b2"));
}

}  // namespace
}  // namespace meadhall::wikinger
