// Deeds that only cards have, by what they are about. Only the sources of this folder include this.
#pragma once

#include "games/odin/chapters.hpp"

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

// Vikings called back.
[[nodiscard]] const Reason* obstacle_to_recall(const Look& look, const Part& part);
void begin_recall(const Act& act, Seat seat, const Part& part);

// Spaces without Vikings (O-4.18).
[[nodiscard]] const Reason* obstacle_to_visits(const Look& look, Visit visit);

// Goods.
[[nodiscard]] bool has_goods(const Player& owner);
[[nodiscard]] bool can_copy(const Look& look);

// Special tiles that lie on boards.
[[nodiscard]] const Reason* obstacle_to_seizing(const Look& look, const Part& part);
void seize(const Act& act, Seat seat, const Part& part);

// Phases of one's own (O-8.11).
[[nodiscard]] const Reason* obstacle_to_running(const Look& look, Extra phase);
void run(const Act& act, Seat seat, Extra phase);

}  // namespace meadhall::odin
