// Wood, stone, ore, silver; the four kinds of weapon; the mountain strips that resources are taken from.
#pragma once

#include <array>
#include <cstdint>

#include "core/words.hpp"
#include "games/odin/components/item.hpp"

namespace meadhall::odin {

struct ResourceRow {
    Resource resource{};
    Words name;
    int box = 0;  // O-1.2: never binds
};

inline constexpr std::array<ResourceRow, resource_count> resources = {{
    {Resource::wood, {"Wood", "Holz", "Hout"}, 32},
    {Resource::stone, {"Stone", "Stein", "Steen"}, 24},
    {Resource::ore, {"Ore", "Erz", "Erts"}, 40},
    {Resource::silver, {"Silver", "Silber", "Zilver"}, 125},
}};

struct WeaponRow {
    Weapon weapon{};
    Words name;
    int copies = 0;      // cards in the game (O-1.8)
    int start_hand = 0;  // O-2.4: what every player begins with
};

inline constexpr std::array<WeaponRow, weapon_count> weapons = {{
    {Weapon::bow, {"Bow and arrow", "Pfeil und Bogen", "Pijl en boog"}, 12, 1},
    {Weapon::snare, {"Snare", "Falle", "Strik"}, 12, 1},
    {Weapon::spear, {"Spear", "Speer", "Speer"}, 12, 1},
    {Weapon::long_sword, {"Long sword", "Langschwert", "Langzwaard"}, 11, 0},
}};
inline constexpr int weapon_cards = 47;

[[nodiscard]] constexpr const ResourceRow& row_of(Resource resource) {
    return resources[static_cast<std::size_t>(resource)];
}
[[nodiscard]] constexpr const WeaponRow& row_of(Weapon weapon) { return weapons[static_cast<std::size_t>(weapon)]; }

/// A position on a mountain strip. Silver stands for two coins that are taken together (O-5.13).
inline constexpr int silver_on_strip = 2;
inline constexpr int strip_count = 8;
inline constexpr int strip_length = 7;
using Strip = std::array<Resource, strip_length>;

namespace detail {

consteval std::array<Strip, strip_count> strip_rows() {
    using enum Resource;
    return {{
        {wood, wood, stone, ore, ore, silver, silver},
        {wood, wood, stone, stone, stone, ore, silver},
        {wood, wood, wood, wood, stone, stone, silver},
        {wood, wood, stone, stone, ore, ore, silver},
        {wood, wood, wood, stone, stone, stone, silver},
        {wood, wood, wood, stone, ore, ore, silver},
        {wood, wood, wood, wood, stone, ore, silver},
        {wood, wood, wood, stone, stone, ore, silver},
    }};
}

}  // namespace detail

/// The mountain strips, taken from the front (the end with the arrow).
inline constexpr std::array<Strip, strip_count> strips = detail::strip_rows();

}  // namespace meadhall::odin
