#include <array>
#include <set>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "games/odin/components/areas/shape.hpp"

using namespace meadhall;
using namespace meadhall::odin;

namespace {

int pose_count(Shape shape) { return static_cast<int>(turns_of(shape).poses.size()); }

/// A pose drawn like the table of shapes, top row first.
std::string drawn(const Pose& pose) {
    std::string text;
    for (int row = pose.height - 1; row >= 0; --row) {
        for (int column = 0; column < pose.width; ++column) {
            text += pose.cells.contains(cell(column, row)) ? '#' : '.';
        }
        if (row > 0) { text += '/'; }
    }
    return text;
}

}  // namespace

TEST_CASE("Pose 0 of every shape is its drawing") {
    for (std::size_t i = 0; i < shape_count; ++i) {
        CHECK(drawn(turns_of(static_cast<Shape>(i)).poses[0]) == drawings[i]);
    }
}

TEST_CASE("Squares lie one way, other rectangles two, and the single cell one (O-9.3)") {
    CHECK(pose_count(Shape::bar_2) == 2);
    CHECK(pose_count(Shape::square_2) == 1);
    CHECK(pose_count(Shape::block_4x3) == 2);
    CHECK(pose_count(Shape::square_3) == 1);
    CHECK(pose_count(Shape::single) == 1);
}

TEST_CASE("A special tile may be turned and turned over: up to eight poses (O-1.6, D-37)") {
    CHECK(pose_count(Shape::glass_beads) == 1);
    CHECK(pose_count(Shape::round_shield) == 1);
    CHECK(pose_count(Shape::belt) == 2);
    CHECK(pose_count(Shape::gold_brooch) == 2);
    CHECK(pose_count(Shape::crucifix) == 4);
    CHECK(pose_count(Shape::english_crown) == 4);
    CHECK(pose_count(Shape::helmet) == 8);
    CHECK(pose_count(Shape::cloakpin) == 8);
    CHECK(pose_count(Shape::drinking_horn) == 8);
}

TEST_CASE("The cloakpin turned counter-clockwise stands up, and its back is its mirror image") {
    const auto& poses = turns_of(Shape::cloakpin).poses;
    CHECK(drawn(poses[0]) == "#.../####");
    CHECK(drawn(poses[1]) == ".#/.#/.#/##");
    CHECK(drawn(poses[2]) == "####/...#");
    CHECK(drawn(poses[3]) == "##/#./#./#.");
    CHECK(drawn(poses[4]) == "...#/####");
    CHECK_FALSE(poses[3].turned_over);
    CHECK(poses[4].turned_over);
}

TEST_CASE("All poses of a shape differ") {
    for (std::size_t i = 0; i < shape_count; ++i) {
        std::set<std::string> seen;
        for (const Pose& pose : turns_of(static_cast<Shape>(i)).poses) { CHECK(seen.insert(drawn(pose)).second); }
    }
}

TEST_CASE("The seams of a pose join each cell to its neighbours in the tile") {
    const Pose& horseshoe = turns_of(Shape::horseshoe).poses[0];
    CHECK(horseshoe.joined_right == Cells{cell(0, 0), cell(1, 0)});
    CHECK(horseshoe.joined_up == Cells{cell(0, 0), cell(2, 0), cell(0, 1), cell(2, 1)});
}
