#include <doctest/doctest.h>

#include "games/odin/components/areas/boards.hpp"

using namespace meadhall;
using namespace meadhall::odin;

TEST_CASE("Three green tiles in a row are two wrong pairs (O-12.6, TV-52)") {
    Land land;
    lay(land, Good::oil, {0, cell(0, 5)});
    lay(land, Good::hide, {0, cell(2, 5)});
    lay(land, Good::linen, {0, cell(5, 5)});
    CHECK(wrong_pairs(land) == 2);
}

TEST_CASE("The same three tiles all touching each other are three wrong pairs (O-12.6, TV-53)") {
    Land land;
    lay(land, Good::oil, {0, cell(0, 5)});
    lay(land, Good::hide, {0, cell(2, 5)});
    lay(land, Good::linen, {0, cell(0, 6)});
    CHECK(wrong_pairs(land) == 3);
}

TEST_CASE("Blue tiles side by side stay two tiles, and are no wrong pair (O-9.5)") {
    Land land;
    lay(land, Good::chest, {0, cell(3, 3)});
    lay(land, Good::chest, {0, cell(5, 3)});
    lay(land, Resource::ore, {0, cell(7, 3)});
    lay(land, Resource::silver, {0, cell(7, 4)});
    const LaidPieces found = pieces(land);
    REQUIRE(found.size() == 4);
    CHECK(found[0].item == Item{Good::chest});
    CHECK(found[1].item == Item{Good::chest});
    CHECK(found[2].item == Item{Resource::ore});
    CHECK(found[3].item == Item{Resource::silver});
    CHECK(wrong_pairs(land) == 0);
}

TEST_CASE("In a house two red tiles are a wrong pair, two green ones are not (O-9.9, O-12.6)") {
    House house;
    lay(house, Good::mead, {0, cell(4, 0)});
    lay(house, Good::milk, {0, cell(5, 1)});
    lay(house, Good::oil, {0, cell(8, 0)});
    lay(house, Good::hide, {0, cell(8, 1)});
    CHECK(wrong_pairs(house) == 1);
}
