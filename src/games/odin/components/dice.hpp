// The five dice actions: die, payment, reward, comfort (O-6).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/words.hpp"
#include "games/odin/components/item.hpp"

namespace meadhall::odin {

enum class DiceAction : std::uint8_t { hunting_game, laying_a_snare, whaling, raiding, pillaging };
inline constexpr int dice_actions = 5;
constexpr auto names(DiceAction /*of*/) {
    return std::array<std::string_view, dice_actions>{"hunting_game", "laying_a_snare", "whaling", "raiding",
                                                      "pillaging"};
}

/// O-6.1: whether a low or a high roll is wanted.
enum class Want : std::uint8_t { low, high };

/// What the ore on ships does to a roll (O-6.5, O-6.6, O-6.10).
enum class ShipOre : std::uint8_t { ignored, of_used_boats_lowers, of_best_longship_raises };

struct DiceRow {
    DiceAction action{};
    Words name;
    int sides = 0;
    Want want{};
    Resource resource{};  // paid for success (low) or spent to raise the result (high), in any mix with the weapon;
    Weapon weapon{};      // one of each is the comfort for failure (O-6.8, O-6.14)
    ShipOre ship_ore{};
    Bundle success;        // nothing for high actions: there the player picks the loot (O-6.7)
    int vikings_back = 0;  // after failure on a space (O-4.14)
};

namespace detail {

consteval std::array<DiceRow, dice_actions> dice_rows() {
    using enum Good;
    using enum Resource;
    using enum Weapon;
    return {{
        {DiceAction::hunting_game,
         {"Hunting game", "Wildjagd", "Jagen op wild"},
         8,
         Want::low,
         wood,
         bow,
         ShipOre::ignored,
         hide + game_meat,
         0},
        {DiceAction::laying_a_snare,
         {"Laying a snare", "Fallestellen", "Strikken zetten"},
         8,
         Want::low,
         wood,
         snare,
         ShipOre::ignored,
         fur + snare,
         1},
        {DiceAction::whaling,
         {"Whaling", "Walfang", "Walvisvangst"},
         12,
         Want::low,
         wood,
         spear,
         ShipOre::of_used_boats_lowers,
         oil + skin_and_bones + whale_meat,
         2},
        {DiceAction::raiding,
         {"Raiding", "Überfall", "Overval"},
         8,
         Want::high,
         stone,
         long_sword,
         ShipOre::ignored,
         {},
         0},
        {DiceAction::pillaging,
         {"Pillaging", "Plünderung", "Plundertocht"},
         12,
         Want::high,
         stone,
         long_sword,
         ShipOre::of_best_longship_raises,
         {},
         1},
    }};
}

}  // namespace detail

inline constexpr std::array<DiceRow, dice_actions> dice = detail::dice_rows();

[[nodiscard]] constexpr const DiceRow& row_of(DiceAction action) { return dice[static_cast<std::size_t>(action)]; }

inline constexpr int max_rolls = 3;  // O-6.2

}  // namespace meadhall::odin
