// Private to games/odin/cards: deeds that only cards have, by what they are about.
#pragma once

#include "games/odin/act.hpp"
#include "games/odin/components/effect.hpp"

namespace meadhall::odin {

// Special tiles that lie on boards.
[[nodiscard]] const Reason* obstacle_to_seizing(const Look& look, const Part& part);
void seize(const Act& act, Seat seat, const Part& part);

// Phases of one's own (O-8.11).
[[nodiscard]] const Reason* obstacle_to_running(const Look& look, Extra phase);
void run(const Act& act, Seat seat, Extra phase);

}  // namespace meadhall::odin
