// Chance as the searches need it: one outcome drawn by its weight.
#pragma once

#include "core/rules.hpp"

namespace meadhall {

/// Precondition: chance is to act.
template <Rules G>
[[nodiscard]] typename G::Move drawn_outcome(const G& game, const typename G::State& state, Rng& rng) {
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

/// Lets chance act until somebody must decide or the game is over.
template <Rules G>
void play_out_chance(const G& game, typename G::State& state, Rng& rng) {
    while (game.to_act(state).is_chance()) { game.apply(state, drawn_outcome(game, state, rng)); }
}

}  // namespace meadhall
