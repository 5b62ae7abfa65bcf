// What the board of Walhalla says to the players.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "cli/boards/spelling.hpp"
#include "core/words.hpp"
#include "games/walhalla/components.hpp"

namespace meadhall::cli {

enum class WalhallaSaying : std::uint8_t {
    // What is being played.
    part_setup,
    part_raid,
    part_over,
    // How to answer.
    type_board,
    type_ride,
    type_sell,
    type_moor,
    type_moor_any,
    type_land,
    type_attack,
    type_defend,
    type_hunt,
    type_lay,
    type_walhalla,
    // What presses.
    must_buy,
    // Beside the board.
    tongue,
    heads,
    ship,
    hand,
    no_cards,
    pile,
    legend,
    lay_any_of,
    lesson,
    count,
};

[[nodiscard]] const Words& words(WalhallaSaying saying);

/// The words of the notation as they are shown.
[[nodiscard]] std::span<const SpelledWord> walhalla_notation();

/// The name of a terrain in at most six signs.
[[nodiscard]] std::string_view short_name(walhalla::Terrain terrain, Language language);

}  // namespace meadhall::cli
