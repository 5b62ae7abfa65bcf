// Chapter D 1: a turn, and how Vikings move (W-6).
#include <doctest/doctest.h>

#include "games/wikinger/support/study.hpp"

namespace meadhall::wikinger {
namespace {

TEST_CASE("A turn is a conquest check, a move, and another conquest check (W-6.1)") {
    Study study{{.position = "..../R.../...B march black", .island = "abbb/abbb/cccc"}};
    study.play("d3-c3");
    CHECK(study.state.phase == Phase::dusk);  // black holds region c
    study.play("tower d3");
    CHECK(study.turn() == "red");
    CHECK(study.state.phase == Phase::dawn);  // red holds region a before moving
    study.play("tower a1");
    CHECK(study.state.phase == Phase::march);
    study.play("a2-b2");
    CHECK(study.state.phase == Phase::dusk);  // and region b after it
    study.play("tower d2");
    CHECK(study.turn() == "black");
    CHECK(study.state.phase == Phase::march);
}

TEST_CASE("The goal is tested after every tower, before the turn goes on (W-6.1)") {
    Study study{{.position = "r.r.R../....R.B dawn red", .island = "aabbccd/aabbccd"}};
    study.play("tower f1");
    CHECK(study.state.phase == Phase::over);
    CHECK(study.winners() == "red");
}

TEST_CASE("A Viking steps to a free orthogonal neighbour (W-6.2)") {
    const Study study{{.position = "...../...../..R../...../....B march red"}};
    CHECK(study.menu() == "c3-b3 c3-c2 c3-c4 c3-d3");
}

TEST_CASE("Vikings never move diagonally (W-6.2)") {
    const Study study{{.position = "...../...../..R../...../....B march red"}};
    CHECK(study.refusal("c3-d4") == "E-DIAGONAL");
    CHECK(study.refusal("c3-b2") == "E-DIAGONAL");
}

TEST_CASE("A Viking hops over an adjacent figure straight to the free point behind it (W-6.2)") {
    Study study{{.position = "RB.../...../B.... march red"}};
    CHECK(study.offers("a1-c1"));
    study.play("a1-c1");
    CHECK(study.figures() == ".BR../...../B....");
}

TEST_CASE("Own and enemy Vikings and towers are hopped over alike (W-6.2)") {
    const Study study{
        {.position = "R.B.r.b/R.R.R.R/......./B...... march red", .island = "aabbccd/aabbccd/aabbccd/aabbccd"}};
    CHECK(study.offers("a1-a3"));  // over an own Viking
    CHECK(study.refusal("a2-a4") == "E-TARGET-OCCUPIED");
    const Study towers{
        {.position = "......./r.B.b../R.R.R../B...... march red", .island = "aabbccd/aabbccd/aabbccd/aabbccd"}};
    CHECK(towers.offers("a3-a1"));  // own tower
    CHECK(towers.offers("c3-c1"));  // enemy Viking
    CHECK(towers.offers("e3-e1"));  // enemy tower
}

TEST_CASE("Only one figure is hopped over at a time (W-6.2)") {
    const Study study{{.position = "RBB../...../B.... march red"}};
    CHECK(study.refusal("a1-d1") == "E-UNREACHABLE");
    CHECK(study.refusal("a1-c1") == "E-TARGET-OCCUPIED");
}

TEST_CASE("Without a figure to hop over nobody goes two points (W-6.2)") {
    const Study study{{.position = "R..../...../B...B march red"}};
    CHECK(study.refusal("a1-c1") == "E-UNREACHABLE");
}

TEST_CASE("A jump sequence goes on as often as wished, in any direction, and may stop after any hop (W-6.2)") {
    Study study{{.position = "RB.../..B../...R./...../B.... march red"}};
    CHECK(study.offers("a1-c1"));
    CHECK(study.offers("a1-c1-c3"));
    CHECK(study.offers("a1-c1-c3-e3"));
    study.play("a1-e3");
    CHECK(study.figures() == ".B.../..B../...RR/...../B....");  // jumped figures are unharmed
    CHECK(study.turn() == "black");
}

TEST_CASE("A jump sequence must end elsewhere than it began (W-6.2)") {
    // Red could hop all the way round the square of figures.
    const Study study{{.position = "RB.../B.B../.B.../...../B.... march red"}};
    CHECK(study.offers("a1-c1-c3-a3"));
    CHECK(study.refusal("a1-c1-c3-a3-a1") == "E-SAME-POINT");
    CHECK(study.refusal("a1-a1") == "E-SAME-POINT");
}

TEST_CASE("Ways of one Viking to the same point are one move (W-6.2)") {
    const Study study{{.position = "RB.../B.B../.B.../...../B.... march red"}};
    CHECK(study.menu() == "a1-a3 a1-c1 a1-c1-c3");
    CHECK(study.game.parse(study.state, "a1-a3-c3").value() == study.game.parse(study.state, "a1-c1-c3").value());
}

TEST_CASE("A path that cannot be gone is refused even if its end can be reached (W-6.2)") {
    const Study study{{.position = "RB.../..B../...R./...../B.... march red"}};
    CHECK(study.refusal("a1-a3-c3") == "E-PATH");
    CHECK(study.refusal("a1-c1-c2") == "E-PATH");
    CHECK(study.refusal("a1-b1-c1") == "E-PATH");
}

TEST_CASE("A step ends the move: nobody steps and then hops (W-6.2)") {
    const Study study{{.position = "R..../B..../...../....B march red"}};
    CHECK(study.offers("a1-b1"));
    CHECK(study.refusal("a1-b1-b3") == "E-PATH");
    CHECK(study.refusal("a1-b3") == "E-UNREACHABLE");
}

TEST_CASE("One moves one's own Vikings (W-6.1)") {
    const Study study{{.position = "R.L/.../B.G march red", .seats = 4}};
    CHECK(study.refusal("a3-a2") == "E-NOT-YOUR-VIKING");
    CHECK(study.refusal("c1-c2") == "E-NOT-YOUR-VIKING");  // not even the ally's
    CHECK(study.refusal("b2-b1") == "E-NOT-YOUR-VIKING");
}

TEST_CASE("Towers never move (W-6.3)") {
    const Study study{{.position = "r../R../..B march red", .island = "aaa/aaa/aab"}};
    CHECK(study.refusal("a1-b1") == "E-TOWER-STAYS");
}

TEST_CASE("Moving is compulsory (W-6.4)") {
    const Study study{{.position = "R../.../..B march red"}};
    CHECK(study.refusal("pass") == "E-MUST-MOVE");
}

TEST_CASE("Without a legal move the player passes (W-6.4)") {
    Study study{{.position = "RBB./BB../B... march red"}};
    CHECK(study.menu() == "pass");
    CHECK(study.refusal("a1-b1") == "E-TARGET-OCCUPIED");
    CHECK(study.told("pass") == "Red cannot move and passes.\n");
    CHECK(study.turn() == "black");
    CHECK(study.figures() == "RBB./BB../B...");
}

}  // namespace
}  // namespace meadhall::wikinger
