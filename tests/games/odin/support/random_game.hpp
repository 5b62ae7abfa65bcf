// Random games, move by move: choices evenly, outcomes of chance by their odds.
#pragma once

#include <cstdint>

#include "core/rng.hpp"
#include "games/odin/game.hpp"

namespace meadhall::odin::testing {

[[nodiscard]] inline Move random_move(const Game& game, const State& state, Rng& rng) {
    MoveList<Game> menu;
    game.legal_moves(state, menu);
    std::uint32_t total = 0;
    for (const Move move : menu) { total += game.weight(state, move); }
    std::uint32_t drawn = rng.below(total);
    for (const Move move : menu) {
        const std::uint32_t weight = game.weight(state, move);
        if (drawn < weight) { return move; }
        drawn -= weight;
    }
    return menu.back();
}

}  // namespace meadhall::odin::testing
