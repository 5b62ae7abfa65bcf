// Private to games/odin/answers: the spaces on which Vikings of a seat stand.
#pragma once

#include "games/odin/act.hpp"
#include "games/odin/course/phases.hpp"

namespace meadhall::odin {

/// Calls `visit(space, via, crew)` for every space on which Vikings of the seat stand, until one answers true.
template <class Visit>
bool any_crew(const Look& look, Visit visit) {
    const int colour = colour_of_vikings(look.game, look.state, look.seat());
    const auto is_mine = [&](const Crew& crew) { return crew.vikings > 0 && crew.colour == colour; };
    for (const SpaceRow& row : spaces()) {
        const Crew& crew = look.state.crews[index(row.space)];
        if (is_mine(crew) && visit(row.space, 0, crew)) { return true; }
    }
    for (int via = 1; via <= imitation_count; ++via) {
        const Imitation& each = look.state.imitations[static_cast<std::size_t>(via - 1)];
        if (is_mine(each.crew) && visit(each.target, via, each.crew)) { return true; }
    }
    return false;
}

}  // namespace meadhall::odin
