// Wood, stone, ore, silver; the four kinds of weapon; the mountain strips that resources are taken from.
#pragma once

#include <array>
#include <cstdint>

#include "games/odin/components/item.hpp"
#include "games/odin/components/item_nouns.hpp"

namespace meadhall::odin {

struct ResourceRow {
    Resource resource{};
    Noun name;
    int box = 0;  // O-1.2: never binds
};

inline constexpr std::array<ResourceRow, resource_count> resources = {{
    {Resource::wood, noun::wood, 32},
    {Resource::stone, noun::stone, 24},
    {Resource::ore, noun::ore, 40},
    {Resource::silver, noun::silver, 125},
}};

struct WeaponRow {
    Weapon weapon{};
    Noun name;
    int copies = 0;      // cards in the game (O-1.8)
    int start_hand = 0;  // O-2.4: what every player begins with
};

inline constexpr std::array<WeaponRow, weapon_count> weapons = {{
    {Weapon::bow, noun::bow, 12, 1},
    {Weapon::snare, noun::snare, 12, 1},
    {Weapon::spear, noun::spear, 12, 1},
    {Weapon::long_sword, noun::long_sword, 11, 0},
}};

[[nodiscard]] constexpr const ResourceRow& row_of(Resource resource) {
    return resources[static_cast<std::size_t>(resource)];
}
[[nodiscard]] constexpr const WeaponRow& row_of(Weapon weapon) { return weapons[static_cast<std::size_t>(weapon)]; }

/// A position on a mountain strip. Silver stands for two coins that are taken together (O-5.13).
inline constexpr int silver_on_strip = 2;
[[nodiscard]] constexpr int count_on_strip(Resource resource) {
    return resource == Resource::silver ? silver_on_strip : 1;
}
inline constexpr int strip_count = 8;
inline constexpr int strip_length = 7;
/// Which strip, counted from 0.
struct StripNumber {
    std::uint8_t number = 0;

    friend constexpr bool operator==(StripNumber, StripNumber) = default;
};
using StripSet = IndexSet<StripNumber, strip_count>;
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
