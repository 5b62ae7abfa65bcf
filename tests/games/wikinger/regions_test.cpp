// Chapters D 3 and 4: regions and towers (W-8).
#include <doctest/doctest.h>

#include "games/wikinger/support/study.hpp"

namespace meadhall::wikinger {
namespace {

TEST_CASE(
    "A player conquers a region with an own Viking and no enemy figure, and puts a tower on a free point (W-8.1)") {
    Study study{{.position = "R..B/.... march black", .island = "aabb/aabb"}};
    study.play("d1-d2");
    CHECK(study.menu() == "tower c1 tower c2 tower d1");
    CHECK(study.told("tower c1") == "Black's tower rises on c1: region B is Black's.\n");
}

TEST_CASE("An enemy Viking or tower in the region prevents the conquest (W-8.1)") {
    const Study viking{{.position = "R.B./..R. dawn red", .island = "aabb/aabb"}};
    CHECK(viking.menu() == "tower a2 tower b1 tower b2");
    CHECK(viking.refusal("tower d1") == "E-REGION-ENEMY");
}

TEST_CASE("Without an own Viking there is no conquest (W-8.1)") {
    const Study study{{.position = "R.../...B dawn red", .island = "aacb/aacb"}};
    CHECK(study.refusal("tower c1") == "E-REGION-PRESENCE");
}

TEST_CASE("One tower per region (W-8.1)") {
    const Study study{{.position = "Rr.R/.R.B dawn red", .island = "aabb/accd"}};
    CHECK(study.menu() == "tower c1 tower c2");
    CHECK(study.refusal("tower a2") == "E-REGION-TOWER");
}

TEST_CASE("A region without a free point must wait for its tower (W-8.1)") {
    Study study{{.position = "RR../RRB./.... march red", .island = "aabb/aabb/cccc"}};
    CHECK(study.state.phase == Phase::march);
    study.play("b2-b3");  // makes room, and conquers c on the way
    CHECK(study.menu() == "tower a3 tower b2 tower c3 tower d3");
    const Study full{{.position = "RR.R/RR.B dawn red", .island = "aabb/aacd"}};
    CHECK(full.refusal("tower a1") == "E-OCCUPIED");
}

TEST_CASE("Figures of an ally do not hinder a conquest (W-8.1)") {
    const Study study{{.position = "RL.B/.... dawn red", .seats = 4, .island = "aabb/aabb"}};
    CHECK(study.menu() == "tower a2 tower b2");
    CHECK(refusal_of({.position = "Rl.B/.... dawn red", .seats = 4, .island = "aabb/aabb"}) == "E-POSITION-PHASE");
}

TEST_CASE("A conquered region must be marked with a tower (W-8.1)") {
    const Study study{{.position = "R..B/.... dawn red", .island = "aabb/aabb"}};
    CHECK(study.refusal("decline") == "E-TOWER-MANDATORY");
    CHECK(study.refusal("a1-a2") == "E-NOT-NOW");
}

TEST_CASE("A region left to the enemy is his on his own turn, before or after moving (W-8.2)") {
    const Setting setting{.position = "RB../.... march red", .island = "aabb/aabb"};
    Study before{setting};
    before.play("a1-a2,b1-c1");
    CHECK(before.turn() == "black");  // by moving to region b he conquers it at the end of his turn
    CHECK(before.state.phase == Phase::dusk);

    Study left{{.position = "R.B./.... march red", .island = "aabb/aabb"}};
    left.play("a1-b1");
    CHECK(left.state.phase == Phase::dusk);
    left.play("tower a2");
    CHECK(left.turn() == "black");
    CHECK(left.state.phase == Phase::dawn);
}

TEST_CASE("Red's move out of a region gives it to nobody before the next player's turn (W-8.2)") {
    Study study{{.position = "BR../.... march red", .island = "aabb/aabb"}};
    study.play("b1-c1");
    CHECK(study.state.phase == Phase::dusk);  // red's own conquest of b
    CHECK(study.menu() == "tower c2 tower d1 tower d2");
    study.play("tower d2");
    CHECK(study.turn() == "black");
    CHECK(study.menu() == "tower a2 tower b1 tower b2");
}

TEST_CASE("Any number of regions may be conquered in one turn (W-8.2)") {
    Study study{{.position = "R.R.R.B/......B march red", .seats = 4, .island = "aabbccd/aabbccd"}};
    study.play("a1-a2,tower a1,tower c2,tower e2");
    CHECK(study.towers(Colour::red) == 3);
    CHECK(study.turn() == "black");
}

TEST_CASE("A tower marks ownership although enemy Vikings enter (W-8.3)") {
    Study study{{.position = "..B./r.../R... march black", .island = "aabb/aabb/aabb"}};
    study.play("c1-b1");
    CHECK(study.figures() == ".B../r.../R...");
    CHECK(study.turn() == "red");
    CHECK(study.game.standing(study.state).scores[0] == 1);
}

TEST_CASE("A tower falls when no enemy Viking is left in its region, and the conqueror's takes its place (W-8.4 i)") {
    Study study{{.position = "B..../.r.../...../R.... march black", .island = "aaab./aaab./aaab./ccccc"}};
    study.play("a1-b1");
    CHECK(study.state.phase == Phase::dusk);
    CHECK(study.menu() == "tower b2");
    CHECK(study.told("tower b2") ==
          "Red's tower on b2 falls and goes back to Red.\nBlack's tower rises on b2: region A is Black's.\n");
    CHECK(study.figures() == ".B.../.b.../...../R....");
}

TEST_CASE("A tower whose guard stands by does not fall to an invader (W-8.4 i)") {
    Study study{{.position = "B.R../.r.../...../R.... march black", .island = "aaab./aaab./aaab./ccccc"}};
    study.play("a1-a2");
    CHECK(study.turn() == "red");
    CHECK(study.towers(Colour::red) == 1);
}

TEST_CASE("The conqueror's tower goes on the same point and no other (W-8.4)") {
    const Study study{{.position = "B..../.r.../...../R.... dawn black", .island = "aaab./aaab./aaab./ccccc"}};
    CHECK(study.refusal("tower c3") == "E-TOWER-SAME-POINT");
    CHECK(study.offers("tower b2"));
}

TEST_CASE("A captured tower gives way to the captor's on the same point, even if enemy Vikings remain (W-8.4 ii)") {
    Study study{{.position = "...../.R.../..bR./...../....B march red"}};
    CHECK(study.told("b2-b3") == "Red moves from b2 to b3.\n"
                                 "Black's tower on c3 falls and goes back to Black.\n"
                                 "Red's tower rises on c3: region A is Red's.\n");
    CHECK(study.figures() == "...../...../.RrR./...../....B");
}

TEST_CASE("A captor without a Viking in the region only removes the tower (W-8.4 ii)") {
    Study study{{.position = "..R../...../B.b../....B march red", .island = "aaaaa/aaaaa/bbbbb/ccccc"}};
    study.play("c1-c2");
    CHECK(study.towers(Colour::black) == 1);  // the point behind is free
    Study shore{{.position = "..R../...../B.b.B march red", .island = "aaaaa/aaaaa/bbbbb"}};
    shore.play("c1-c2");
    CHECK(shore.towers(Colour::black) == 0);
    CHECK(shore.towers(Colour::red) == 0);
    CHECK(shore.state.phase == Phase::dusk);  // region a is another matter
}

TEST_CASE("A tower whose guards simply left falls to a lone invader (W-8.4)") {
    Study study{{.position = "B.../.r../...R march red", .island = "aaab/aaab/aaab"}};
    study.play("d3-d2");
    CHECK(study.state.phase == Phase::dusk);
    study.play("tower d1");
    CHECK(study.turn() == "black");
    CHECK(study.menu() == "tower b2");
}

TEST_CASE("With three players a tower stands while Vikings of either opponent are there (W-8.4)") {
    Study study{{.position = "B.G./.r../...R dawn black", .seats = 3, .island = "aabb/aabb/cccc"}};
    study.play("tower b2");
    const Study guarded{{.position = "BG../.r../B..R march black", .seats = 3, .island = "aabb/aabb/cccc"}};
    CHECK(guarded.state.phase == Phase::march);
    CHECK(refusal_of({.position = "BG../.r../B..R dawn black", .seats = 3, .island = "aabb/aabb/cccc"}) ==
          "E-POSITION-PHASE");
}

TEST_CASE("A player without towers in hand uses one of the partner's (W-8.5)") {
    Study study{{.position = "r.r.r.R./B......G dawn red", .seats = 4, .island = "aabbccdd/aabbccee"}};
    study.play("tower h1");
    CHECK(study.figures() == "r.r.r.Rl/B......G");
    CHECK(study.towers(Colour::light_red) == 1);
}

TEST_CASE("With neither own nor the partner's towers nothing is conquered (W-8.5)") {
    const Setting spent{.position = "r.r.r.R./B......G march red",
                        .seats = 4,
                        .island = "aabbccdd/aabbccee",
                        .options = {.team_tower_fallback = false}};
    Study study{spent};
    study.play("g1-h1");
    CHECK(study.turn() == "black");
    CHECK(study.towers(Colour::red) == 3);
    CHECK(study.towers(Colour::light_red) == 0);
}

}  // namespace
}  // namespace meadhall::wikinger
