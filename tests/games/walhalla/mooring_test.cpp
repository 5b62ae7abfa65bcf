// Phase B: the ship goes into a fjord (WH-2.3, WH-2.4, WH-5.6, WH-10.1).
#include <doctest/doctest.h>

#include "study.hpp"

namespace meadhall::walhalla {
namespace {

using enum Colour;

TEST_CASE("Any fjord, either end first (WH-5.6)") {
    Study study;
    study.play("ship blue-1; board 1; stay");
    CHECK(study.asked() == "red");
    CHECK(study.menu() ==
          "moor 1 bow-in; moor 1 stern-in; moor 2 bow-in; moor 2 stern-in; moor 3 bow-in; moor 3 stern-in; "
          "moor 4 bow-in; moor 4 stern-in");
    CHECK(study.refusal("moor 2") == "E-WHICH-END");
}

TEST_CASE("Bow first, seat 1 lies at the coast; stern first, seat 3 does (WH-2.3, WH-5.6)") {
    Study bow;
    bow.play("ship blue-1; board 1; stay; moor 1 bow-in");
    CHECK(bow.viking(1, 1) == red);
    Study stern;
    stern.play("ship blue-1; board 1; stay; moor 1 stern-in");
    CHECK(stern.viking(1, 3) == red);
    CHECK(stern.viking(1, 1) == none);
}

TEST_CASE("Both ways round of a symmetrical crew are one move, and either may be typed (WH-5.6, WH-14)") {
    Study study;
    study.play("ship blue-1; board 1 3; ride");
    CHECK(study.menu() == "moor 1; moor 2; moor 3; moor 4");
    const auto stern = study.game.parse(study.state, "moor 2 stern-in");
    const auto bow = study.game.parse(study.state, "moor 2 bow-in");
    REQUIRE(stern.has_value());
    CHECK(*stern == *bow);
    CHECK(*stern == study.game.parse(study.state, "moor 2").value());
    const auto why = study.game.why(study.state, Move::moor(1, Way::stern_in));
    REQUIRE(why.has_value());
    CHECK(why->code() == "E-SAME-EFFECT");
}

TEST_CASE("An empty ship is symmetrical too (WH-5.6)") {
    Study study;
    study.play("ship blue-0; board none; stay");
    CHECK(study.menu() == "moor 1; moor 2; moor 3; moor 4");
}

TEST_CASE("A ship slides in until it meets the coast or another ship (WH-5.6, WH-2.3)") {
    Study study;
    study.play("ship blue-0; board none; stay; moor 1");  // red
    study.play("ship blue-1; board 1 2 3; moor 1");       // blue: rows 4 to 6
    for (int row : {4, 5, 6}) { CHECK(study.viking(1, row) == blue); }
    CHECK(study.state.fjords[0].size() == 2);
    CHECK(study.state.fjords[0][0] == Ship::blue_0);
}

TEST_CASE("Ships stay until the end of the raid, and a full fjord takes no more (WH-2.4, WH-5.6)") {
    Study study;
    study.ships_left(8);  // four lie in the first fjord
    study.play("ship yellow-1; board none; stay");
    CHECK(study.state.fjords[0].size() == 4);
    CHECK(study.menu() == "moor 2; moor 3; moor 4");
    CHECK(study.refusal("moor 1") == "E-FJORD-FULL");
}

TEST_CASE("A moored ship is remembered as it lies, from the coast outwards (WH-5.6)") {
    Study study;
    study.play("ship blue-0; board 3; stay; moor 1 stern-in");
    CHECK(study.state.fjords[0][0] == Ship::blue_2);
}

TEST_CASE("The last berth beside a short tongue reaches one field (WH-2.4, WH-10.1)") {
    Study study{{.land = {"WWWWWWWWWW", "WWWWWWWWWW", "WWWWWWWWWWWWWWWW"}}};
    study.ships_left(9);  // three in the first fjord, with four berths beside ten rows
    study.play("ship yellow-1; board 1 3; stay; moor 1");
    CHECK(study.viking(1, 10) == red);   // row 10 is beside seat 1 …
    CHECK(study.zones(red) == "6/6/1");  // … and beyond it there is only the headland
    CHECK(study.state.fjords[0].size() == 4);
}

TEST_CASE("Between a long and a short tongue a seat may face a field on one side only (WH-10.1)") {
    Study study{{.land = {"WWWWWWWWWW", "WWWWWWWWWW", "WWWWWWWWWWWWWWWW"}}};
    study.ships_left(1);  // fjords 1 and 2 are full, three ships lie in the third
    REQUIRE(study.state.fjords[2].size() == 3);
    study.zones(red, 7, 6, 1).play("ship black-2; board 1 2; stay; moor 3 bow-in");
    CHECK(study.state.step == Step::land);  // row 10 exists on both shores …
    study.play("land left");
    CHECK(study.viking(2, 10) == red);
    CHECK(study.viking(3, 11) == red);  // … row 11 on the right one only
}

}  // namespace
}  // namespace meadhall::walhalla
