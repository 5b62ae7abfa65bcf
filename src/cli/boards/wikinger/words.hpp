// What the board of Die Wikinger kommen! says to the players.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "cli/boards/spelling.hpp"
#include "core/words.hpp"

namespace meadhall::cli {

enum class Saying : std::uint8_t {
    // What is being played.
    part_settlement,
    part_brawl,
    part_march,
    part_over,
    // How to answer.
    type_points,
    type_point,
    type_enemies,
    type_tower,
    type_tower_or_decline,
    type_march,
    type_march_on,
    type_pass,
    // Beside the board.
    towers,
    vikings,
    lost,
    goal,
    goal_together,
    pair,
    quiet,
    idle,
    legend,
    captures,
    lesson,
    count,
};

[[nodiscard]] const Words& words(Saying saying);

/// The words of the notation as they are shown.
[[nodiscard]] std::span<const SpelledWord> wikinger_notation();

}  // namespace meadhall::cli
