// The most points that laying can still bring when the game ends: a thorough search over all boards and houses.
#pragma once

#include "search/bot.hpp"
#include "search/judgement/odin/laying/layout.hpp"

namespace meadhall::odin_mind {

struct ExactLayout {
    Layout layout;        // the best that was found; its gain is in points
    int bound = 0;        // no layout gains more
    bool proven = false;  // the gain reaches the bound
};

/// Looks for the layout that gains most, as long as the budget lasts; it is counted in positions. Begins with the best
/// of `care` greedy plans, improved so often.
/// Precondition: the aims are points alone (`Steward::points_alone`): a covered cell and a silver count one each, ore
/// and bonuses nothing, all else whole numbers.
[[nodiscard]] ExactLayout exact_layout(const odin::State& state, Seat seat, const LayoutAims& aims, int care,
                                       const Budget& budget);

}  // namespace meadhall::odin_mind
