// Games in which everybody plays anything that is legal: the raw material of benchmarks and signatures.
#pragma once

#include <cstdint>

#include "core/rules.hpp"
#include "search/chance.hpp"

namespace meadhall::lab {

/// One random ply: every legal move is equally likely, outcomes of chance are as likely as their weights.
/// `moves` is the caller's buffer and holds the choices afterwards. Precondition: the game is not over.
template <Rules G>
void random_ply(const G& game, typename G::State& state, Rng& rng, MoveList<G>& moves) {
    moves.clear();
    if (game.to_act(state).is_chance()) {
        moves.push_back(drawn_outcome(game, state, rng));
        game.apply(state, moves[0]);
        return;
    }
    game.legal_moves(state, moves);
    game.apply(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
}

/// Plays on at random and calls `after(state, moves)` behind every ply, until the game or `most` plies are over.
template <Rules G, class After>
void random_game(const G& game, typename G::State& state, Rng& rng, int most, After&& after) {
    MoveList<G> moves;
    for (int ply = 0; ply < most && !game.to_act(state).is_nobody(); ++ply) {
        random_ply(game, state, rng, moves);
        after(state, moves);
    }
}

}  // namespace meadhall::lab
