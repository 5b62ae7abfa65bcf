// Opinions about positions live under this folder and nowhere else. One specialisation per game.
#pragma once

#include <array>

#include "core/rules.hpp"

namespace meadhall {

/// `Judgement<G>::worth(game, state, seat)` is the share of the win that `seat` may expect, between 0 and 1. It is
/// quick and knows nothing of other states; at the end of the game it is exact. Whoever plays alone is judged by the
/// points. A judgement that reckons for all seats at once says so in `shares(game, state)`.
template <class G>
struct Judgement;

using Shares = std::array<double, max_seats>;

/// What every seat may expect.
template <Rules G>
[[nodiscard]] Shares shares_of(const G& game, const typename G::State& state) {
    if constexpr (requires { Judgement<G>::shares(game, state); }) {
        return Judgement<G>::shares(game, state);
    } else {
        Shares shares{};
        for (int i = 0; i < game.seats(); ++i) {
            shares[static_cast<std::size_t>(i)] = Judgement<G>::worth(game, state, seat(i));
        }
        return shares;
    }
}

}  // namespace meadhall
