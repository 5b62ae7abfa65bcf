// Opinions about positions live under this folder and nowhere else. One specialisation per game.
#pragma once

#include <array>

#include "core/none.hpp"
#include "core/rules.hpp"

namespace meadhall {

/// `Judgement<G>::worth(game, state, seat)` is the share of the win that `seat` may expect, between 0 and 1. It is
/// quick and knows nothing of other states; at the end of the game it is exact. Whoever plays alone is judged by the
/// points. A judgement that reckons for all seats at once says so in `shares(game, state)`.
template <class G>
struct Judgement;

using Shares = std::array<double, max_seats>;

/// For opinions that weigh nothing.
struct NoWeights {};

/// The table of weights of an opinion, where it has one, and the one it was tuned to.
template <class Opinion>
[[nodiscard]] auto tuned_weights() {
    static_assert(Provided<Opinion>,
                  "nobody has said what bots think of this game: include search/judgement/<game>/judgement.hpp and "
                  "tactics.hpp; without tactics: template <> struct Tactics<Game> : None {};");
    if constexpr (requires { Opinion::tuned; }) {
        return Opinion::tuned;
    } else {
        return NoWeights{};
    }
}
template <class Opinion>
using WeightsOf = decltype(tuned_weights<Opinion>());

/// A judgement together with the weights it goes by.
template <Rules G>
struct Judge {
    WeightsOf<Judgement<G>> weights = tuned_weights<Judgement<G>>();

    [[nodiscard]] double worth(const G& game, const typename G::State& state, Seat seat) const {
        if constexpr (requires { Judgement<G>::worth(game, state, seat, weights); }) {
            return Judgement<G>::worth(game, state, seat, weights);
        } else {
            return Judgement<G>::worth(game, state, seat);
        }
    }
    /// What every seat may expect.
    [[nodiscard]] Shares shares(const G& game, const typename G::State& state) const {
        if constexpr (requires { Judgement<G>::shares(game, state, weights); }) {
            return Judgement<G>::shares(game, state, weights);
        } else {
            Shares shares{};
            for (int i = 0; i < game.seats(); ++i) {
                shares[static_cast<std::size_t>(i)] = worth(game, state, seat(i));
            }
            return shares;
        }
    }
};

}  // namespace meadhall
