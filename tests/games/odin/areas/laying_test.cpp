#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "games/odin/components/areas/board_yield.hpp"
#include "games/odin/laying/laying.hpp"
#include "games/odin/reasons.hpp"

using namespace meadhall;
using namespace meadhall::odin;

namespace {

/// Pose of a rectangle by the side that lies along the rows.
constexpr std::uint8_t lying = 0;
constexpr std::uint8_t standing = 1;

std::string refusal(Item item, Face face, const Cover& cover, Placement placement) {
    const Reason* reason = why_not(item, face, cover, placement);
    const bool listed = placements(item, face, cover).contains(placement);
    CHECK(listed == (reason == nullptr));
    return reason == nullptr ? "legal" : std::string{reason->code};
}

Cover with(Cover cover, Item item, Face face, Placement placement) {
    REQUIRE(refusal(item, face, cover, placement) == "legal");
    lay(cover, item, face, placement);
    return cover;
}

Cover all_silver(const Cells& cells) { return {cells, {}}; }

std::vector<std::string> rewards(Face face, const Cells& covered) {
    std::vector<std::string> names;
    for (const Bundle& bonus : bonuses(face, covered)) {
        for (const Amount& amount : bonus) { names.emplace_back(id_of(amount.item)); }
    }
    return names;
}

using Names = std::vector<std::string>;

}  // namespace

TEST_CASE(
    "On an empty home board a 3×3 tile in the corner covers three numbers at once; income is then 2 (TV-05, TV-23)") {
    const Cover cover = with({}, Good::robe, Face::home, {0, cell(0, 0)});
    CHECK(income(Face::home, cover.covered) == 2);
    CHECK(cover.covered.contains(cell(1, 2)));  // the mead symbol lies under it: that bonus is lost
    CHECK(rewards(Face::home, map_of(Face::home).coverable - Cells{cell(1, 2)}) == Names{"mead"});
    CHECK(rewards(Face::home, map_of(Face::home).coverable).empty());
}

TEST_CASE("A number is covered only together with everything left of it and below it (O-9.4)") {
    CHECK(refusal(Good::wool, Face::home, {}, {0, cell(1, 1)}) == "E-INCOME");
    CHECK(income(Face::home, with({}, Good::wool, Face::home, {0, cell(0, 0)}).covered) == 2);
    CHECK(income(Face::home, with({}, Good::oil, Face::home, {lying, cell(0, 0)}).covered) == 1);
    CHECK(income(Face::home, {}) == 0);
}

TEST_CASE("Two numbers may be covered at once when the rest is there (TV-25)") {
    const Cover cover = all_silver(Cells::rectangle(cell(0, 0), cell(5, 5)) - Cells::rectangle(cell(4, 4), cell(5, 5)));
    CHECK(refusal(Good::wool, Face::home, cover, {0, cell(4, 4)}) == "legal");
    CHECK(refusal(Good::skin_and_bones, Face::home, cover, {lying, cell(4, 4)}) == "legal");
    CHECK(refusal(Good::skin_and_bones, Face::home, cover, {standing, cell(4, 4)}) == "legal");
    CHECK(refusal(Good::oil, Face::home, cover, {standing, cell(5, 4)}) == "E-INCOME");
    CHECK(income(Face::home, with(cover, Good::wool, Face::home, {0, cell(4, 4)}).covered) == 5);
}

TEST_CASE("A single gap keeps a number open, however far below or to the left of it (O-9.4)") {
    const Cells square = Cells::rectangle(cell(0, 0), cell(7, 7)) - Cells{cell(7, 7)};
    CHECK(refusal(Resource::silver, Face::home, all_silver(square), {0, cell(7, 7)}) == "legal");
    CHECK(refusal(Resource::silver, Face::home, all_silver(square - Cells{cell(7, 1)}), {0, cell(7, 7)}) == "E-INCOME");
    CHECK(refusal(Resource::silver, Face::home, all_silver(square - Cells{cell(0, 7)}), {0, cell(7, 7)}) == "E-INCOME");
}

TEST_CASE("Bonus cells count as covered for the income rule and may be covered (O-9.4, O-9.6)") {
    // All of the 3×3 square but its upper right cell, the mead symbol left open.
    const Cover cover = all_silver(Cells::rectangle(cell(0, 0), cell(2, 2)) - Cells{cell(1, 2), cell(2, 2)});
    CHECK(refusal(Resource::silver, Face::home, cover, {0, cell(2, 2)}) == "legal");
    CHECK(refusal(Resource::silver, Face::home, cover, {0, cell(1, 2)}) == "legal");
}

TEST_CASE("Income is the lowest open number; five is paid as five (TV-14)") {
    const Cells up_to_four = Cells::rectangle(cell(0, 0), cell(5, 5));
    CHECK(income(Face::home, up_to_four) == 5);
    CHECK(income(Face::home, map_of(Face::home).coverable) == 18);
}

TEST_CASE("A new Iceland pays 1, a new Greenland 0; both diagonals of Greenland pay, at most 8 (O-11.1, A11)") {
    CHECK(income(Face::iceland, {}) == 1);
    CHECK(income(Face::bear_island, {}) == 1);
    CHECK(income(Face::greenland, {}) == 0);
    CHECK(income(Face::greenland, map_of(Face::greenland).coverable) == 8);
    CHECK(income(Face::labrador, map_of(Face::labrador).coverable) == 0);
}

TEST_CASE("Each of Greenland's numbers asks for the whole quadrant below it (D-10)") {
    const Cells closure = map_of(Face::greenland).incomes[0].closure;
    CHECK(refusal(Resource::ore, Face::greenland, all_silver(closure - Cells{cell(3, 5)}), {0, cell(3, 5)}) == "legal");
    const Cells without_lower_zero = closure - Cells{cell(3, 5), cell(3, 1)};
    CHECK(refusal(Resource::ore, Face::greenland, all_silver(without_lower_zero), {0, cell(3, 5)}) == "E-INCOME");
}

TEST_CASE("Green may not lie edge to edge with green; corners may touch (O-9.5)") {
    const Cover oil = with({}, Good::oil, Face::home, {lying, cell(0, 0)});
    CHECK(refusal(Good::hide, Face::home, oil, {lying, cell(2, 0)}) == "E-GREEN-GREEN");
    CHECK(refusal(Good::hide, Face::home, oil, {lying, cell(2, 1)}) == "legal");
    CHECK(refusal(Good::silverware, Face::home, oil, {lying, cell(2, 0)}) == "legal");
}

TEST_CASE("A special tile counts as blue: the helmet may lie beside jewelry (O-1.5)") {
    const Cover jewelry = with({}, Good::jewelry, Face::home, {lying, cell(7, 0 + 1)});
    CHECK(refusal(Special::helmet, Face::home, jewelry, {0, cell(7, 3)}) == "legal");
}

TEST_CASE("Food, wood and stone never lie on the home board (O-9.3)") {
    CHECK(refusal(Good::salt_meat, Face::home, {}, {0, cell(8, 1)}) == "E-PIECE-BOARD");
    CHECK(refusal(Good::peas, Face::iceland, {}, {0, cell(0, 3)}) == "E-PIECE-BOARD");
    CHECK(refusal(Resource::wood, Face::home, {}, {0, cell(8, 1)}) == "E-PIECE-BOARD");
    CHECK(refusal(Good::sheep, Face::home, {}, {0, cell(8, 1)}) == "E-PIECE-BOARD");
}

TEST_CASE("The bulge takes a 3×3 tile as to its shape, but only once its numbers are due (O-9.6, TV-63)") {
    CHECK(refusal(Good::treasure_chest, Face::home, {}, {0, cell(10, 9)}) == "E-INCOME");
    const Cells rest = map_of(Face::home).coverable - Cells::rectangle(cell(10, 9), cell(12, 11));
    CHECK(refusal(Good::treasure_chest, Face::home, all_silver(rest), {0, cell(10, 9)}) == "legal");
    CHECK(refusal(Good::treasure_chest, Face::home, all_silver(rest), {0, cell(11, 9)}) == "E-BOUNDS");
}

TEST_CASE("Pieces need no connection to the corner as long as they cover no number (O-9.7, TV-62)") {
    const Cover silk = with({}, Good::silk, Face::home, {lying, cell(0, 11)});
    CHECK(uncovered_minus(Face::home, silk.covered) == 82);
    CHECK(refusal(Good::robe, Face::home, {}, {0, cell(9, 2)}) == "legal");
}

TEST_CASE("A fur on eight cells of minus one is worth eight points (TV-09)") {
    const Cover fur = with({}, Good::fur, Face::home, {lying, cell(8, 1)});
    CHECK(uncovered_minus(Face::home, {}) - uncovered_minus(Face::home, fur.covered) == 8);
}

TEST_CASE("No piece covers another, even in part (O-9.6)") {
    const Cover silk = with({}, Good::silk, Face::home, {lying, cell(0, 11)});
    CHECK(refusal(Good::chest, Face::home, silk, {0, cell(3, 10)}) == "E-OVERLAP");
}

TEST_CASE("Bear Island's five is never covered (O-9.8, TV-26)") {
    const Cover rest = all_silver(map_of(Face::bear_island).coverable);
    CHECK(refusal(Resource::ore, Face::bear_island, rest, {0, cell(4, 7)}) == "E-BLOCKED");
    CHECK(refusal(Resource::ore, Face::bear_island, {}, {0, cell(4, 7)}) == "E-BLOCKED");
    CHECK(income(Face::bear_island, rest.covered) == 5);
}

TEST_CASE("Bear Island's pair of symbols is closed by six cells and pays both goods (TV-26)") {
    const Cells ring = map_of(Face::bear_island).bonuses[2].ring;
    CHECK(ring.size() == 6);
    CHECK(rewards(Face::bear_island, ring) == Names{"rune_stone", "ore"});
}

TEST_CASE("The mead symbol pays while it is open and its eight neighbours are covered (TV-06)") {
    const Cells ring = Cells::rectangle(cell(0, 1), cell(2, 3)) - Cells{cell(1, 2)};
    CHECK(rewards(Face::home, ring) == Names{"mead"});
    CHECK(rewards(Face::home, ring | Cells{cell(1, 2)}).empty());
    CHECK(rewards(Face::home, ring - Cells{cell(0, 3)}).empty());
}

TEST_CASE("With mead, wood, stone and ore enclosed and the rune stone not, four goods come each round (TV-21)") {
    Cells covered;
    for (const std::size_t bonus : {0U, 1U, 3U, 4U}) { covered |= map_of(Face::home).bonuses[bonus].ring; }
    CHECK(rewards(Face::home, covered) == Names{"ore", "wood", "mead", "stone"});
}

TEST_CASE("One silver from income may close the ring around ore before the bonuses are paid (TV-15, O-11.2)") {
    const Cells ring = map_of(Face::home).bonuses[0].ring;
    Cover cover = all_silver(ring - Cells{ring.first()});
    CHECK(rewards(Face::home, cover.covered).empty());
    cover = with(cover, Resource::silver, Face::home, {0, ring.first()});
    CHECK(rewards(Face::home, cover.covered) == Names{"ore"});
}

TEST_CASE("In houses orange may not touch orange nor red red; all else may (O-9.9)") {
    const Cover peas = with({}, Good::peas, Face::long_house, {lying, cell(4, 0)});
    CHECK(refusal(Good::beans, Face::long_house, peas, {0, cell(5, 1)}) == "E-ORANGE-ORANGE");
    CHECK(refusal(Good::mead, Face::long_house, peas, {lying, cell(6, 0)}) == "legal");
    const Cover oil = with({}, Good::oil, Face::long_house, {lying, cell(4, 0)});
    CHECK(refusal(Good::wool, Face::long_house, oil, {0, cell(5, 1)}) == "legal");
    const Cover mead = with({}, Good::mead, Face::long_house, {lying, cell(4, 0)});
    CHECK(refusal(Good::milk, Face::long_house, mead, {0, cell(5, 1)}) == "E-RED-RED");
    CHECK(refusal(Special::helmet, Face::long_house, mead, {0, cell(5, 0)}) == "E-OVERLAP");
    CHECK(refusal(Special::belt, Face::long_house, mead, {0, cell(5, 2)}) == "legal");
}

TEST_CASE("Houses take silver but no ore, and pillars are never covered (O-9.9)") {
    CHECK(refusal(Resource::silver, Face::stone_house, {}, {0, cell(1, 2)}) == "legal");
    CHECK(refusal(Resource::ore, Face::stone_house, {}, {0, cell(1, 2)}) == "E-PIECE-BOARD");
    CHECK(refusal(Good::chest, Face::long_house, {}, {0, cell(2, 0)}) == "E-BLOCKED");
    CHECK(refusal(Good::pregnant_sheep, Face::stone_house, {}, {0, cell(0, 0)}) == "E-BOUNDS");
}

TEST_CASE("The corner of the long house is closed by three cells and pays peas (O-11.5)") {
    const Cells ring = map_of(Face::long_house).bonuses[0].ring;
    CHECK(ring.size() == 3);
    CHECK(rewards(Face::long_house, ring) == Names{"peas"});
}

TEST_CASE("Four silver cover any four cells that are free to them, one by one (O-1.10)") {
    Cover cover;
    for (const Cell where : {cell(0, 0), cell(8, 1), cell(0, 11), cell(12, 11)}) {
        cover = with(cover, Resource::silver, Face::home, {0, where});
    }
    CHECK(cover.covered.size() == 4);
    CHECK(income(Face::home, cover.covered) == 1);
}

TEST_CASE("New houses are worth little until they are filled: +2, +1, +2 points in all (O-12.4, A2)") {
    CHECK(row_of(Face::stone_house).points - uncovered_minus(Face::stone_house, {}) - 2 == 1);
    CHECK(row_of(Face::long_house).points - uncovered_minus(Face::long_house, {}) == 2);
}
