// Numbers that the publisher's appendix names, played rather than looked up (vectors A1 to A11).
#include <doctest/doctest.h>

#include "games/odin/components/areas/boards.hpp"
#include "games/odin/support/table.hpp"

using namespace meadhall;
using namespace meadhall::odin;
using testing::Table;

namespace {

/// By how much the score of seat 0 changes when it builds on this space with these resources.
int gained_by(std::string_view space, std::string_view resource, int count) {
    Table table{2};
    table.give(resource, count);
    const int before = table.total();
    table.plays({space}).deal();
    return table.total() - before;
}

}  // namespace

TEST_CASE("A new shed is worth 2 points, a stone house 1, a long house 2 (A2, O-12.4)") {
    CHECK(gained_by("place build_shed", "wood", 2) == 2);
    CHECK(gained_by("place build_stone_house", "stone", 1) == 1);
    CHECK(gained_by("place build_long_house", "stone", 2) == 2);
}

TEST_CASE("Greenland pays at most 5 and 3, so 8 silver in a round (A11, O-11.1)") {
    Table table{2};
    const auto paid_with = [&](Cells covered) {
        table.state.islands[3].owner = seat(0);
        table.state.islands[3].land.covered = covered;
        return Game::income_of(table.state, seat(0));
    };
    const FaceMap& map = map_of(Face::greenland);
    const int home = Game::income_of(table.state, seat(0));
    CHECK(paid_with({}) == home);
    CHECK(paid_with(map.coverable) == home + 5 + 3);
    for (const Income& number : map.incomes) { CHECK(paid_with(map.coverable - Cells{number.cell}) < home + 8); }
}
