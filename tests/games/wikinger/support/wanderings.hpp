// Positions that random players come to: from the first lot, and from Vikings and towers strewn over the island.
#pragma once

#include <vector>

#include "core/rng.hpp"
#include "games/wikinger/game.hpp"

namespace meadhall::wikinger {

/// How a random player chooses: any move, rather one that captures or builds, or rather one that does not.
enum class Temper : std::uint8_t { any, fierce, calm };

/// A random move. Precondition: the game is not over.
[[nodiscard]] Move random_move(const Game& game, const State& state, Temper temper, Rng& rng);
/// A position of the game proper with few or many figures anywhere, somebody's march to come.
[[nodiscard]] State strewn(const Game& game, Rng& rng);
/// So many positions, met on wanderings from the first lot and from strewn positions, over ones included.
[[nodiscard]] std::vector<State> wanderings(const Game& game, int positions, Rng& rng);

}  // namespace meadhall::wikinger
