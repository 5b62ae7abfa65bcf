// How strong each level is in each game: one table per game, from the weakest to the strongest.
#pragma once

#include <array>
#include <concepts>

#include "search/level_bot.hpp"

namespace meadhall {

inline constexpr int level_count = 5;

/// What a table of levels holds for one of them.
struct LevelRow {
    Level level;
    std::uint32_t usual_playouts;  // where nobody says how long it may think
};

/// `Levels<G>::rows`, level_count of them. A game without levels derives it from `None`.
template <class G>
struct Levels;

template <class G>
concept HasLevels =
    Rules<G> && requires { requires std::same_as<decltype(Levels<G>::rows), const std::array<LevelRow, level_count>>; };

}  // namespace meadhall
