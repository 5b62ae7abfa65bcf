// Plays a game between bots at a table of its own, by the calls that every door uses: what is measured is what people
// meet.
#pragma once

#include <optional>

#include "lab/arena/game.hpp"

namespace meadhall::lab {

/// From the position at `start`. Nothing if the game was cancelled. Precondition: every bot is in the catalogue.
[[nodiscard]] std::optional<ArenaGame> play_arena_game(const Table& start, const ArenaSeating& seating);

}  // namespace meadhall::lab
