// Where pieces are laid and resources stored: the home board, an exploration board, a house, the sheds.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <string_view>

#include "games/odin/components/buildings.hpp"
#include "games/odin/components/exploration.hpp"

namespace meadhall::odin {

/// The houses of the game, in the order in which they leave the stock: first the stone houses, then the long houses.
inline constexpr int stone_houses = row_of(Building::stone_house).copies;
inline constexpr int house_count = stone_houses + row_of(Building::long_house).copies;
[[nodiscard]] constexpr Building kind_of_house(int house) {
    return house < stone_houses ? Building::stone_house : Building::long_house;
}

/// A place among a player's own: each board and each house has the same number for everybody.
struct Place {
    std::uint8_t number = 0;

    [[nodiscard]] static constexpr Place home() { return {0}; }
    [[nodiscard]] static constexpr Place island(Board board) {
        return {static_cast<std::uint8_t>(1 + static_cast<int>(board))};
    }
    [[nodiscard]] static constexpr Place house(int house) {
        return {static_cast<std::uint8_t>(1 + board_count + house)};
    }
    [[nodiscard]] static constexpr Place sheds() { return {1 + board_count + house_count}; }

    [[nodiscard]] constexpr bool is_home() const { return number == 0; }
    [[nodiscard]] constexpr bool is_island() const { return number >= 1 && number <= board_count; }
    [[nodiscard]] constexpr bool is_house() const {
        return number > board_count && number <= board_count + house_count;
    }
    [[nodiscard]] constexpr bool is_sheds() const { return *this == sheds(); }
    /// Precondition: it is one.
    [[nodiscard]] constexpr std::size_t island_index() const { return number - 1U; }
    [[nodiscard]] constexpr std::size_t house_index() const {
        return static_cast<std::size_t>(number - 1 - board_count);
    }

    friend constexpr auto operator<=>(Place, Place) = default;
};
inline constexpr int place_count = 2 + board_count + house_count;
inline constexpr std::array<std::string_view, place_count> place_names = {
    "home", "A", "B", "C", "D", "stone1", "stone2", "stone3", "long1", "long2", "long3", "long4", "long5", "sheds"};

}  // namespace meadhall::odin
