// Chapter D 2: capturing (W-7).
#include <doctest/doctest.h>

#include "games/wikinger/support/study.hpp"

namespace meadhall::wikinger {
namespace {

TEST_CASE("A Viking between the mover and another figure of the mover's player is captured (W-7.1 a)") {
    Study study{{.position = "...../.R.../..BR./...../B.... march red"}};
    study.play("b2-b3");
    CHECK(study.figures() == "...../...../.R.R./...../B....");
}

TEST_CASE("A tower of the mover's player captures as its Vikings do (W-7.1 a)") {
    Study study{{.position = "...../.R.../..Br./...../B.... march red"}};
    study.play("b2-b3");
    CHECK(study.figures() == "...../...../.R.r./...../B....");
}

TEST_CASE("A tower is captured as a Viking is (W-7.1 a)") {
    Study study{{.position = "...../.R.../..bR./...../B...B march red",
                 .options = {.tower_capture_converts = TowerCapture::neutralise}}};
    study.play("b2-b3");
    CHECK(study.figures() == "...../...../.R.R./...../B...B");
}

TEST_CASE("With four players a figure of the mover's ally captures too (W-7.1 b)") {
    for (std::string_view position :
         {"...../.R.../..BL./...../B...G march red", "...../.R.../..Bl./...../B...G march red"}) {
        Study study{{.position = position, .seats = 4}};
        study.play("b2-b3");
        CHECK(study.vikings(Colour::black) == 1);
    }
}

TEST_CASE("With three players a figure of the third player captures too (W-7.1 b)") {
    for (std::string_view position :
         {"...../.R.../..BG./...../B.... march red", "...../.R.../..Bg./...../B..G. march red"}) {
        Study study{{.position = position, .seats = 3}};
        study.play("b2-b3");
        CHECK(study.vikings(Colour::black) == 1);
    }
}

TEST_CASE("A figure of the victim's own side behind it protects it (W-7.1)") {
    Study two{{.position = "...../.R.../..BB./...../B.... march red"}};
    two.play("b2-b3");
    CHECK(two.vikings(Colour::black) == 3);
    Study allies{{.position = "...../.R.../..BG./...../B.... march red", .seats = 4}};
    allies.play("b2-b3");
    CHECK(allies.vikings(Colour::black) == 2);
}

TEST_CASE("A Viking caught between the mover and the shore is captured (W-7.1 c)") {
    Study study{{.position = "..R../...../..B../...../R.... march black"}};
    study.play("c3-c2");
    CHECK(study.figures() == "...../..B../...../...../R....");
}

TEST_CASE("A free point behind it saves a figure (W-7.1)") {
    Study study{{.position = "...../.R.../..B../...../B.... march red"}};
    study.play("b2-b3");
    CHECK(study.vikings(Colour::black) == 2);
}

TEST_CASE("Allies are not captured (W-7.1)") {
    Study study{{.position = "L..../...../R..../...../B...G march red", .seats = 4}};
    study.play("a3-a2");
    CHECK(study.vikings(Colour::light_red) == 1);
}

TEST_CASE("Only the figure that moved captures: a pair that stands already does nothing (W-7.1)") {
    Study study{{.position = "...../.RBR./...../R..../B.... march red"}};
    study.play("a4-b4");
    CHECK(study.vikings(Colour::black) == 2);
}

TEST_CASE("Nobody is captured across a corner (W-7.1)") {
    Study study{{.position = "...../...R./..B../...../.R..B march red"}};
    study.play("b5-b4");
    CHECK(study.vikings(Colour::black) == 2);
}

TEST_CASE("Captures are judged at the end of the move, not at points passed in a jump sequence (W-7.2)") {
    // Landing on c1, red would stand beside black on d1 with red on e1 behind it.
    const std::string_view position = "RB.BR/..B../...../...../B.... march red";
    Study passing{{.position = position}};
    passing.play("a1-c1-c3");
    CHECK(passing.vikings(Colour::black) == 4);
    Study stopping{{.position = position}};
    stopping.play("a1-c1");
    CHECK(stopping.figures() == ".BR.R/..B../...../...../B....");
}

TEST_CASE("Up to three figures are captured at once (W-7.2)") {
    Study study{{.position = "..R../..B../RB.BR/...../..R../B.... march red"}};
    study.play("c5-c4");
    CHECK(study.vikings(Colour::black) == 4);
    Study triple{{.position = "..R../..B../RB.BR/..R../B.... march red"}};
    triple.play("c4-c3");
    CHECK(triple.figures() == "..R../...../R.R.R/...../B....");
}

TEST_CASE("The figure hopped last is not captured: the point behind it was just left (W-7.2)") {
    Study study{{.position = ".RB../...../B.... march red"}};
    study.play("b1-d1");
    CHECK(study.vikings(Colour::black) == 2);
}

TEST_CASE("A captured Viking leaves the game (W-7.3)") {
    Study study{{.position = "..R../...../..B../...../R.... march black"}};
    CHECK(study.told("c3-c2") == "Black moves from c3 to c2.\nRed's Viking on c1 is captured against the shore.\n");
    CHECK(study.vikings(Colour::red) == 1);
    CHECK(study.state.aboard == PerColour<std::uint8_t>{});
}

TEST_CASE("A captured tower returns to its owner, who may put it up again (W-7.3)") {
    Study study{{.position = "b.b.../...R../B...../...... march red",
                 .island = "aabbcc/aabbcc/aabbcc/ddddcc",
                 .options = {.tower_capture_converts = TowerCapture::neutralise}}};
    study.play("d2-c2");
    CHECK(study.towers(Colour::black) == 1);
    study.play("tower d3");
    CHECK(study.turn() == "black");
    CHECK(study.state.phase == Phase::march);
    study.play("a3-a4,tower b4");
    CHECK(study.towers(Colour::black) == 2);
}

TEST_CASE("Stepping between two enemies, or between an enemy and the shore, is safe (W-7.4)") {
    Study between{{.position = "...../.B.B./..R../...../..... march red"}};
    between.play("c3-c2");
    CHECK(between.vikings(Colour::red) == 1);
    Study shore{{.position = "..R../...B./...../...../..... march red"}};
    shore.play("c1-d1");
    CHECK(shore.vikings(Colour::red) == 1);
}

TEST_CASE("The pair must be formed anew by a later enemy move (W-7.4)") {
    Study study{{.position = "...../.B.B./..R../...../R.... march red"}};
    study.play("c3-c2");
    CHECK(study.offers("b2-b1"));
    study.play("b2-b1,a5-b5,b1-b2");  // away and back: now the mover captures
    CHECK(study.figures() == "...../.B.B./...../...../.R...");
}

TEST_CASE("After a capture the same Viking may move again if that move captures too (W-7.5)") {
    Study study{{.position = "BBB../...../R..../...../B.... march red"}};
    study.play("a3-a2");
    CHECK(study.state.phase == Phase::chain);
    CHECK(study.turn() == "red");
    CHECK(study.menu() == "a2-b2 stop");
    CHECK(study.refusal("a2-a1") == "E-CHAIN-NO-CAPTURE");
    CHECK(study.refusal("a2-c2") == "E-UNREACHABLE");
    study.play("a2-b2,b2-c2");
    CHECK(study.figures() == "...../..R../...../...../B....");
    CHECK(study.turn() == "black");
}

TEST_CASE("A chain goes on by a jump sequence as well as by a step (W-7.5)") {
    Study study{{.position = "B.B../.R.../R..../...../B.... march red"}};
    study.play("a3-a2");
    CHECK(study.menu() == "a2-c2 stop");
    study.play("a2-c2");
    CHECK(study.figures() == "...../.RR../...../...../B....");
}

TEST_CASE("Only the Viking that captured goes on (W-7.5)") {
    Study study{{.position = "BB..B/...../R...R/...../B.... march red"}};
    study.play("a3-a2");
    CHECK(study.refusal("e3-e2") == "E-CHAIN-OTHER");
    CHECK(study.refusal("pass") == "E-NOT-NOW");
}

TEST_CASE("Nobody has to go on capturing (W-7.5)") {
    Study study{{.position = "BBB../...../R..../...../B.... march red"}};
    study.play("a3-a2,stop");
    CHECK(study.turn() == "black");
    CHECK(study.vikings(Colour::black) == 3);
}

TEST_CASE("A chain may lead back to where it began, if it captures there (W-7.5)") {
    Study study{{.position = "B..../...../RBR../...../B.... march red"}};
    study.play("a3-a2");
    CHECK(study.menu() == "a2-a3 stop");
    study.play("a2-a3");
    CHECK(study.figures() == "...../...../R.R../...../B....");
}

TEST_CASE("Putting up a tower captures nothing (W-7.6)") {
    Study study{{.position = "R...B/..... dawn red", .island = "aaabb/aaabb"}};
    study.play("tower c1");
    CHECK(study.vikings(Colour::black) == 1);
    Study beside{{.position = "R..BR/....B dawn red", .island = "aaabb/aaabb"}};
    beside.play("tower c1");  // black on d1 between the new tower and red on e1
    CHECK(beside.vikings(Colour::black) == 2);
}

}  // namespace
}  // namespace meadhall::wikinger
