// Private to games/odin/shown: what the ways to use a space take and want to see, at the prices of one player.
#pragma once

#include <vector>

#include "games/odin/act.hpp"
#include "games/odin/components/effect.hpp"
#include "games/odin/shown/gauges.hpp"

namespace meadhall::odin {

/// Printed ways, and those that a card of this player adds.
[[nodiscard]] bool is_open_to(const Look& look, Space space, int way);
/// What one part takes and wants to see.
[[nodiscard]] std::vector<Wanted> wanted_by(const Look& look, Space space, const Part& part);
/// What a whole way does. What is given twice is asked for together.
[[nodiscard]] std::vector<Wanted> wanted_by(const Look& look, Space space, const Parts& parts);
/// All ways that are open to this player and take or want something.
[[nodiscard]] std::vector<WayGauges> ways_at_prices(const Look& look);

}  // namespace meadhall::odin
