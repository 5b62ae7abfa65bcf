// Sheds and houses: how many there are, points, places for wood and stone (O-1.1, O-9.10, O-12.3).
#pragma once

#include <array>
#include <optional>

#include "games/odin/components/areas/faces.hpp"
#include "games/odin/components/item.hpp"
#include "games/odin/components/item_nouns.hpp"

namespace meadhall::odin {

struct BuildingRow {
    Building building{};
    Noun name;
    int copies = 0;  // in the game, not per player
    int points = 0;
    int wood_places = 0;  // −1 each while empty
    int stone_places = 0;
    std::optional<Face> face;  // where goods are laid; a shed has no such area
};

inline constexpr std::array<BuildingRow, building_kinds> buildings = {{
    {Building::shed, noun::shed, 3, 8, 3, 3, std::nullopt},
    {Building::stone_house, noun::stone_house, 3, 10, 1, 1, Face::stone_house},
    {Building::long_house, noun::long_house, 5, 17, 0, 0, Face::long_house},
}};

[[nodiscard]] constexpr const BuildingRow& row_of(Building building) {
    return buildings[static_cast<std::size_t>(building)];
}

static_assert(row_of(*row_of(Building::stone_house).face).points == row_of(Building::stone_house).points);
static_assert(row_of(*row_of(Building::long_house).face).points == row_of(Building::long_house).points);

}  // namespace meadhall::odin
