// Edge cases (W-13).
#include <doctest/doctest.h>

#include "games/wikinger/support/study.hpp"

namespace meadhall::wikinger {
namespace {

TEST_CASE("Water on two opposite sides captures nobody by itself (W-13.1)") {
    // Black on b3 stands on a strip one point wide; red comes from the north and the south is free.
    Study study{{.position = ".R./.../.B./.../B.. march red", .island = "aaa/.a./.a./.a./aaa"}};
    study.play("b1-b2");
    CHECK(study.vikings(Colour::black) == 2);
}

TEST_CASE("A tower on the shore falls to a single Viking from the land side; one inland does not (W-13.2)") {
    const Options options{.tower_capture_converts = TowerCapture::neutralise};
    Study shore{{.position = "..b../...../..R../...../B.... march red", .options = options}};
    shore.play("c3-c2");
    CHECK(shore.towers(Colour::black) == 0);
    Study inland{{.position = "...../..b../...../..R../B.... march red", .options = options}};
    inland.play("c4-c3");
    CHECK(inland.towers(Colour::black) == 1);
}

TEST_CASE("A Viking captures from outside the region but is not present there (W-13.3)") {
    Study study{{.position = "..B../...../..R../....B march red", .island = "aaaaa/bbbbb/bbbbb/ccccc"}};
    study.play("c3-c2");
    CHECK(study.vikings(Colour::black) == 1);
    CHECK(study.state.phase == Phase::dusk);
    CHECK(study.refusal("tower c1") == "E-REGION-PRESENCE");
    CHECK(study.offers("tower a2"));
}

TEST_CASE("If one move clears several regions, all are conquered in the same turn, in any order (W-13.4)") {
    Study study{{.position = "RB.BR/..R../...../...../....B march red", .island = "aabcc/ddbdd/ddddd/ddddd/eeeee"}};
    study.play("c2-c1");
    CHECK(study.vikings(Colour::black) == 1);
    CHECK(study.menu() == "tower b1 tower c2 tower d1");  // regions a, b and c
    study.play("tower d1");
    CHECK(study.menu() == "tower b1 tower c2");
    study.play("tower b1");
    CHECK(study.menu() == "tower c2");
    study.play("tower c2");
    CHECK(study.winners() == "red");
}

TEST_CASE("A fourth tower cannot be: the game has ended with the third (W-13.5)") {
    Study study{{.position = "r.r.R.R.B/......... dawn red", .island = "aabbccdde/aabbccdde"}};
    study.play("tower e2");
    CHECK(study.state.phase == Phase::over);
    CHECK(study.refusal("tower g2") == "E-OVER");
    CHECK(refusal_of({.position = "r.r.r.R.B/......... march red", .island = "aabbccdde/aabbccdde"}) ==
          "E-POSITION-DECIDED");
}

TEST_CASE("Only towers standing at the moment count (W-13.6)") {
    Study study{{.position = "r.r...R/......./B......B march black", .island = "aabbccdd/aabbccdd/aabbccdd"}};
    CHECK(study.game.standing(study.state).scores[0] == 2);
    study.play("a3-a2");
    CHECK(study.game.standing(study.state).scores[0] == 1);
    CHECK(study.game.standing(study.state).scores[1] == 1);
    study.play("g1-g2");
    CHECK(study.state.phase == Phase::march);  // region d is not red's alone
    CHECK_FALSE(study.game.standing(study.state).over);
}

}  // namespace
}  // namespace meadhall::wikinger
