// Chance as the searches need it: one outcome drawn by its weight, and numbers that scatter.
#pragma once

#include "core/rules.hpp"

namespace meadhall {

/// From 0 up to 1, evenly.
[[nodiscard]] inline double fraction(Rng& rng) { return static_cast<double>(rng() >> 11U) * 0x1p-53; }
/// About normal with deviation 1: the sum of three even draws, without functions that differ between machines.
[[nodiscard]] inline double bell(Rng& rng) { return 2 * (fraction(rng) + fraction(rng) + fraction(rng) - 1.5); }

/// Precondition: chance is to act.
template <Rules G>
[[nodiscard]] typename G::Move drawn_outcome(const G& game, const typename G::State& state, Rng& rng) {
    if constexpr (DrawsByTicket<G>) {
        return game.outcome(state, rng.below(game.odds(state)));
    } else {
        MoveList<G> outcomes;
        game.legal_moves(state, outcomes);
        std::uint32_t total = 0;
        for (const auto& outcome : outcomes) { total += game.weight(state, outcome); }
        std::uint32_t ticket = rng.below(total);
        for (const auto& outcome : outcomes) {
            const std::uint32_t weight = game.weight(state, outcome);
            if (ticket < weight) { return outcome; }
            ticket -= weight;
        }
        return outcomes.back();
    }
}

/// Lets chance act until somebody must decide or the game is over.
template <Rules G>
void play_out_chance(const G& game, typename G::State& state, Rng& rng) {
    while (game.to_act(state).is_chance()) { game.apply(state, drawn_outcome(game, state, rng)); }
}

/// Lets chance act and everybody play anything legal, for so many decisions or to the end.
template <Rules G>
void play_at_random(const G& game, typename G::State& state, Rng& rng, int decisions) {
    MoveList<G> moves;
    for (play_out_chance(game, state, rng); decisions > 0 && game.to_act(state).is_seat(); --decisions) {
        moves.clear();
        game.legal_moves(state, moves);
        game.apply(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
        play_out_chance(game, state, rng);
    }
}

}  // namespace meadhall
