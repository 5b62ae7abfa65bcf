// How quickly and how far a bot sees in Die Wikinger kommen! for two sides.
#pragma once

#include "games/wikinger/game.hpp"
#include "lab/bench/measures/own.hpp"
#include "match/bots/stopwatch.hpp"
#include "search/alpha_beta.hpp"
#include "search/judgement/wikinger/tactics.hpp"
#include "search/level_bot.hpp"

namespace meadhall::lab {

namespace detail {

inline double look_at_positions(const Sample<wikinger::Game>& sample, std::size_t turn, double /*seconds*/) {
    constexpr std::uint32_t playouts = 5'000;
    AlphaBeta<wikinger::Game> search{{.table_entries = std::size_t{1} << 16U}};
    Rng rng{turn};
    const wikinger::State& state = sample.middles[turn % sample.middles.size()];
    static_cast<void>(search.think(sample.game, state, {.playouts = playouts}, rng));
    return search.nodes();
}

/// The depth that is complete after one second, on average over some positions, however long a row may take.
inline double look_far(const Sample<wikinger::Game>& sample, std::size_t /*turn*/, double seconds) {
    constexpr std::size_t positions = 8;
    constexpr double thorough = 0.5;  // a quick look at whether the benchmarks work is not kept waiting
    const std::uint32_t milliseconds = seconds >= thorough ? 1000 : static_cast<std::uint32_t>(seconds * 1000) + 1;
    AlphaBeta<wikinger::Game> search{{}};
    Rng rng{1};
    int depths = 0;
    for (std::size_t i = 0; i < positions; ++i) {
        const Stopwatch watch{milliseconds};
        static_cast<void>(search.think(sample.game, sample.middles[i], watch.budget(Level::unlimited), rng));
        depths += search.depth();
    }
    return static_cast<double>(depths) / positions;
}

inline bool has_two_sides(const wikinger::Game& game) { return Tactics<wikinger::Game>::has_two_sides(game); }

}  // namespace detail

template <>
inline constexpr std::array own_measures<wikinger::Game> = {
    OwnMeasure<wikinger::Game>{"alpha-beta", "nodes/s", Shown::per_second, &detail::look_at_positions,
                               &detail::has_two_sides},
    OwnMeasure<wikinger::Game>{"alpha-beta, depth in 1 s", "changes of side", Shown::as_told, &detail::look_far,
                               &detail::has_two_sides},
};

}  // namespace meadhall::lab
