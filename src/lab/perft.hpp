// Counts the lines of play of a given length. Whoever counts the same numbers has the same rules.
#pragma once

#include <cstdint>
#include <vector>

#include "core/rules.hpp"
#include "lab/perft_order.hpp"
#include "lab/random_play.hpp"

namespace meadhall::lab {

/// How many moves are legal; by the game's own short cut if it has one.
template <Rules G>
[[nodiscard]] std::uint64_t move_count(const G& game, const typename G::State& state) {
    if constexpr (CountsMoves<G>) {
        return game.to_act(state).is_nobody() ? 0 : game.count_moves(state);
    } else {
        MoveList<G> moves;
        game.legal_moves(state, moves);
        return moves.size();
    }
}

template <Rules G>
[[nodiscard]] std::uint64_t perft(const G& game, const typename G::State& state, int depth, Leaves leaves) {
    if (depth == 0) { return 1; }
    if (depth == 1 && leaves == Leaves::counted) { return move_count(game, state); }
    MoveList<G> moves;
    game.legal_moves(state, moves);
    std::uint64_t lines = 0;
    for (const auto& move : moves) {
        typename G::State next = state;
        game.apply(next, move);
        lines += perft(game, next, depth - 1, leaves);
    }
    return lines;
}

/// Precondition: the depth is at least 1.
template <Rules G>
[[nodiscard]] std::vector<PerftShare> perft_shares(const G& game, typename G::State state, const PerftOrder& order,
                                                   const Progress& progress) {
    Rng rng{order.seed};
    random_game(game, state, rng, order.after, [](const auto&, const auto&) {});
    MoveList<G> moves;
    game.legal_moves(state, moves);
    std::vector<PerftShare> shares;
    for (const auto& move : moves) {
        typename G::State next = state;
        game.apply(next, move);
        shares.push_back({game.text(state, move), perft(game, next, order.depth - 1, order.leaves)});
        progress(shares.size(), moves.size());
    }
    return shares;
}

}  // namespace meadhall::lab
