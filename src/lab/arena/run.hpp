// Plays what the arena has planned, on as many cores as wanted. What comes out depends on the plan alone.
#pragma once

#include <cstddef>
#include <functional>

#include "lab/arena/plan.hpp"
#include "lab/arena/results.hpp"

namespace meadhall::lab {

/// How far it has come.
struct ArenaProgress {
    std::size_t games = 0;   // played, with those that were known before
    std::size_t all = 0;     // to be played at most
    std::size_t fresh = 0;   // played in this run
    std::size_t blocks = 0;  // finished in this run
};

/// Called several times a second, while nothing is added to the results; false ends the run.
using ArenaWatch = std::function<bool(const ArenaProgress&, const ArenaResults&)>;

/// Plays all blocks that are not yet known, in turn for all fixtures. A fixture whose sequential test has ended plays
/// no more, and keeps no block beyond the one that ended it. Jobs: 0 for all cores.
[[nodiscard]] ArenaResults play_arena(const ArenaPlan& plan, ArenaResults known, int jobs, const ArenaWatch& watch);

}  // namespace meadhall::lab
