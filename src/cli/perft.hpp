// Counts the lines of play of a given length. Whoever counts the same numbers has the same rules.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "cli/random_play.hpp"
#include "core/rules.hpp"

namespace meadhall::cli {

/// Whether the last ply of a line is carried out or only counted.
enum class Leaves : std::uint8_t { counted, made };

/// How many moves are legal; by the game's own short cut if it has one.
template <Rules G>
[[nodiscard]] std::uint64_t move_count(const G& game, const typename G::State& state) {
    if constexpr (requires { game.count_moves(state); }) {
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

/// What to count, and from where.
struct PerftOrder {
    int depth = 1;
    Leaves leaves = Leaves::counted;
    std::uint64_t seed = 0;  // of the random plies that come first
    int after = 0;           // how many of them
};

/// The lines behind each first move.
struct PerftShare {
    std::string move;
    std::uint64_t lines = 0;
};

using Progress = std::function<void(std::size_t done, std::size_t all)>;

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

}  // namespace meadhall::cli
