#include <string>

#include <doctest/doctest.h>

#include "core/fields.hpp"
#include "games/odin/components/areas/faces.hpp"
#include "games/odin/components/buildings.hpp"
#include "games/odin/components/exploration.hpp"
#include "games/odin/support/component_data.hpp"

using namespace meadhall;
using namespace meadhall::odin;
using testing::component_data;
using testing::Json;
using testing::with_id;

namespace {

/// Where the component data keeps the grid of a face.
const Json& fact_of(Face face) {
    if (face == Face::home) { return component_data().at("home_boards").at("placement_area"); }
    if (ground_of(face) == Ground::house) {
        return with_id(component_data().at("buildings").at("buildings"), name_of(face));
    }
    return with_id(component_data().at("exploration_boards").at("boards"), name_of(face));
}

/// The data counts [row, column] from the upper left corner.
Cell cell_in(const Json& fact, const Json& row_and_column) {
    return cell(row_and_column.at(1), fact.at("rows").get<int>() - 1 - row_and_column.at(0).get<int>());
}

char mark_at(const Json& fact, int row_from_top, int column) {
    return fact.at("grid")
        .at(static_cast<std::size_t>(row_from_top))
        .get<std::string>()
        .at(static_cast<std::size_t>(column));
}

void compare_cells(const FaceMap& map, const Json& fact) {
    for (int row = 0; row < fact.at("rows").get<int>(); ++row) {
        for (int column = 0; column < fact.at("cols").get<int>(); ++column) {
            const char mark = mark_at(fact, row, column);
            const Cell where = cell_in(fact, Json::array({row, column}));
            CAPTURE(row);
            CAPTURE(column);
            CHECK(map.area.contains(where) == (mark != '#'));
            CHECK(map.coverable.contains(where) == (mark == '.' || mark == '-' || mark == 'i' || mark == 'b'));
            CHECK(map.minus.contains(where) == (mark == '-'));
        }
    }
    CHECK(map.area.size() == fact.at("cells_total"));
    CHECK(map.coverable.size() == fact.at("cells_coverable"));
    CHECK(map.minus.size() == fact.at("negative_cells"));
}

/// What the diagonal pays once its coverable numbers are covered: printed outside, or on a cell that never can be.
void compare_track(const Track& track, const Json& numbers, const Json& fact) {
    int covered = 0;
    for (const Json& number : numbers) {
        if (!number.at("coverable").get<bool>()) {
            CHECK(track.end == number.at("value"));
            continue;
        }
        const Cell where = cell_in(fact, number.at("cell"));
        CHECK(track.cells.contains(where));
        CHECK(track.value_in_row[static_cast<std::size_t>(where.row())] == number.at("value"));
        ++covered;
    }
    CHECK(track.cells.size() == covered);
}

std::string reward_id(const std::string& name) {
    const std::size_t colon = name.find(':');
    return colon == std::string::npos ? name : name.substr(colon + 1);
}

void compare_bonuses(const FaceMap& map, const Json& fact) {
    const Json& bonuses = fact.at("bonuses");
    REQUIRE(map.bonuses.size() == bonuses.size());
    for (std::size_t i = 0; i < map.bonuses.size(); ++i) {
        CHECK(map.bonuses[i].cell == cell_in(fact, bonuses[i].at("cell")));
        CHECK(map.bonuses[i].ring.size() == bonuses[i].at("neighbours_to_cover"));
        CHECK(map.bonuses[i].reward.size() == bonuses[i].at("reward").size());
        for (const auto& [name, count] : bonuses[i].at("reward").items()) {
            CHECK(map.bonuses[i].reward.count(*item_named(reward_id(name))) == count);
        }
    }
}

}  // namespace

TEST_CASE("Every face has its printed cells, income diagonals and bonuses (O-1.11)") {
    for (const FaceRow& row : faces) {
        CAPTURE(name_of(row.face));
        const Json& fact = fact_of(row.face);
        const FaceMap& map = map_of(row.face);
        compare_cells(map, fact);
        REQUIRE(map.tracks.size() == fact.at("income").size());
        for (std::size_t i = 0; i < map.tracks.size(); ++i) {
            compare_track(map.tracks[i], fact.at("income")[i], fact);
        }
        compare_bonuses(map, fact);
        CHECK(row.points == fact.value("vp", 0));
        CHECK_FALSE(row.name.nl.empty());
    }
}

TEST_CASE("The home board shows 86 cells of minus one and a bulge of exactly three cells (O-12.4, TV-63)") {
    const FaceMap& home = map_of(Face::home);
    CHECK(home.minus.size() == 86);
    CHECK((home.area & Cells::rectangle(cell(12, 0), cell(12, 11))) == Cells{cell(12, 9), cell(12, 10), cell(12, 11)});
}

TEST_CASE("The ring of a bonus leaves out missing cells, framed cells and other bonuses (O-11.5)") {
    const auto ring = [](Face face, std::size_t bonus) { return map_of(face).bonuses[bonus].ring; };
    CHECK(ring(Face::home, 0).size() == 5);         // ore, at the edge
    CHECK(ring(Face::home, 3).size() == 8);         // mead
    CHECK(ring(Face::bear_island, 2).size() == 6);  // rune stone and ore
    CHECK(ring(Face::long_house, 0).size() == 3);   // peas, in the corner
}

TEST_CASE("A number asks for the whole lower left quadrant of its face, bonus cells apart (O-9.4, D-10)") {
    const FaceMap& greenland = map_of(Face::greenland);
    const Income& upper_zero = greenland.incomes[0];
    CHECK(upper_zero.cell == cell(3, 5));
    CHECK(upper_zero.closure.size() == 16);
    CHECK(upper_zero.closure.contains(cell(3, 1)));
    CHECK_FALSE(upper_zero.closure.contains(cell(1, 5)));  // the whale meat symbol counts as covered
}

TEST_CASE("Front and back of each exploration board, voyage and ships are those printed (O-2.8, O-7.1)") {
    for (const BoardRow& row : boards) {
        const Json& pair = component_data().at("exploration_boards").at("pairs").at(std::string{name_of(row.board)});
        CHECK(pair.at(0) == name_of(row.front));
        CHECK(pair.at(1) == name_of(row.back));
        for (const Face face : {row.front, row.back}) {
            const Json& fact = fact_of(face);
            CHECK(board_of(face) == row.board);
            CHECK(fact.at("vikings") == static_cast<int>(voyage_to(face)) + 1);
            ShipSet printed;
            for (const Json& ship : fact.at("ships_any_of")) {
                printed.insert(*enum_named<Ship>(ship.get<std::string>()));
            }
            CHECK(row_of(voyage_to(face)).ships == printed);
        }
    }
}

TEST_CASE("Buildings have their copies, points and places for wood and stone (O-1.1, O-9.10)") {
    for (const BuildingRow& row : buildings) {
        CAPTURE(name_of(row.building));
        const Json& fact = with_id(component_data().at("buildings").at("buildings"), name_of(row.building));
        const auto places = [&](const char* resource) {
            const Json& slots = fact.at("resource_slots");
            return slots.contains(resource) ? slots.at(resource).at("count").get<int>() : 0;
        };
        CHECK(row.copies == fact.at("copies"));
        CHECK(row.points == fact.at("vp"));
        CHECK(row.wood_places == places("wood"));
        CHECK(row.stone_places == places("stone"));
        CHECK(row.face.has_value() != fact.at("grid").empty());
        const int minus = row.face ? map_of(*row.face).minus.size() : 0;
        CHECK(row.wood_places + row.stone_places + minus == fact.at("negative_total"));
    }
}
