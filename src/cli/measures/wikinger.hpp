// How quickly and how far a bot sees in Die Wikinger kommen! for two sides.
#pragma once

#include "cli/measures/own.hpp"
#include "games/wikinger/game.hpp"
#include "match/stopwatch.hpp"
#include "search/alpha_beta.hpp"
#include "search/judgement/wikinger_tactics.hpp"

namespace meadhall::cli {

namespace detail {

inline double look_at_positions(const Sample<wikinger::Game>& sample, std::size_t turn, double /*seconds*/) {
    constexpr std::uint32_t playouts = 5'000;
    AlphaBeta<wikinger::Game> search{sample.game, {.table_entries = std::size_t{1} << 16U}};
    static_cast<void>(search.think(sample.middles[turn % sample.middles.size()], {.playouts = playouts}));
    return search.nodes();
}

/// The depth that is complete when the time is up, on average over some positions.
inline double look_far(const Sample<wikinger::Game>& sample, std::size_t /*turn*/, double seconds) {
    constexpr std::size_t positions = 8;
    int depths = 0;
    for (std::size_t i = 0; i < positions; ++i) {
        AlphaBeta<wikinger::Game> search{sample.game, {}};
        const Stopwatch watch{static_cast<std::uint32_t>(seconds * 1000) + 1};
        static_cast<void>(search.think(sample.middles[i], watch.budget(Level::unlimited)));
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
    OwnMeasure<wikinger::Game>{"alpha-beta, depth in a row's time", "changes of side", Shown::as_told,
                               &detail::look_far, &detail::has_two_sides},
};

}  // namespace meadhall::cli
