// Ships: prices, points, places for ore, moorings (O-1.7, O-5.8, O-9.12, O-9.13, O-12.3).
#pragma once

#include <array>
#include <cstdint>

#include "core/index_set.hpp"
#include "games/odin/components/item.hpp"
#include "games/odin/components/item_nouns.hpp"

namespace meadhall::odin {

enum class Size : std::uint8_t { small, large };

struct ShipRow {
    Ship ship{};
    Noun name;
    Size size{};
    int price = 0;             // in silver, at any time
    int wood = 0;              // on the ship-building space
    int points = 0;            // moored
    int emigrated_points = 0;  // 0: cannot emigrate
    int printed_ore = 0;       // never taken off
    int ore_places = 0;        // for ore of one's own
    int box = 0;
};

inline constexpr std::array<ShipRow, ship_kinds> ships = {{
    {Ship::whaling_boat, noun::whaling_boat, Size::small, 3, 1, 3, 0, 1, 1, 10},
    {Ship::knarr, noun::knarr, Size::large, 5, 2, 5, 18, 0, 0, 12},
    {Ship::longship, noun::longship, Size::large, 8, 2, 8, 21, 0, 3, 10},
}};

[[nodiscard]] constexpr const ShipRow& row_of(Ship ship) { return ships[static_cast<std::size_t>(ship)]; }

/// O-9.13: places in the bay; a whaling boat never takes a large one.
inline constexpr int small_moorings = 3;
inline constexpr int large_moorings = 4;

/// For needs such as "a knarr or a longship".
using ShipSet = IndexSet<Ship, static_cast<int>(ships.size())>;

/// Ships as kinds of items.
[[nodiscard]] constexpr ItemSet kinds_of(ShipSet set) {
    ItemSet kinds;
    for (const Ship ship : set) { kinds.insert(ship); }
    return kinds;
}

}  // namespace meadhall::odin
