// Lines of play so many moves deep, counted by the engine and by the brute force.
#pragma once

#include "games/wikinger/game.hpp"

namespace meadhall::wikinger {

[[nodiscard]] std::uint64_t engine_perft(const Game& game, const State& state, int depth);
[[nodiscard]] std::uint64_t brute_perft(const Game& game, const State& state, int depth);

}  // namespace meadhall::wikinger
