// Private to games/odin: the parts of an action or effect, which can be used and how each begins (O-4.6, O-4.10, O-5).
#pragma once

#include <cstddef>

#include "games/odin/act.hpp"
#include "games/odin/components/effect.hpp"

namespace meadhall::odin {

/// Why this part cannot be used now; null if it can.
[[nodiscard]] const Reason* obstacle_to_part(const Look& look, Space space, const Part& part);
/// How much of one thing a part costs. Silver and stone may be less than printed (O-8.10).
[[nodiscard]] Amount price_of(const Look& look, Space space, const Part& part, Amount printed);
/// A card lets one emigrate for nothing (#170): to pay nothing is not to use a part (D-54).
[[nodiscard]] bool is_price_of_nothing(const Look& look, Space space, const Part& part);
/// Why no part of an alternative can be used, from this part on.
[[nodiscard]] const Reason* obstacle_to_alternative(const Look& look, Space space, const Parts& parts,
                                                    std::size_t from = 0);
/// O-4.6: a part may be left out if another was used or can be.
[[nodiscard]] const Reason* obstacle_to_leaving_out(const Look& look);
void begin_part(const Act& act, const Part& part);
void trade(const Act& act);

}  // namespace meadhall::odin
