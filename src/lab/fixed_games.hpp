// Fixed random games, always the same ones: what a counter of instructions is held against (tools/count-instructions).
#pragma once

#include <cstdint>

#include "core/rules.hpp"
#include "lab/random_play.hpp"

namespace meadhall::lab {

inline constexpr int longest_fixed_game = 100'000;  // plies; no game comes near

/// Plays so many random games with the usual options, every number of seats in turn; says how many plies they had.
template <Rules G>
[[nodiscard]] std::uint64_t play_fixed_games(int games) {
    constexpr int tables = G::max_seats - G::min_seats + 1;
    std::uint64_t plies = 0;
    for (int i = 0; i < games; ++i) {
        const Result<G> game = G::make(G::min_seats + i % tables, {});
        typename G::State state = game->initial();
        Rng rng{static_cast<std::uint64_t>(i)};
        random_game(*game, state, rng, longest_fixed_game, [&](const auto&, const auto&) { ++plies; });
    }
    return plies;
}

}  // namespace meadhall::lab
