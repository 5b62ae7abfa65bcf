// Private to games/odin/cards: what prices on cards and the deeds behind them share.
#pragma once

#include "games/odin/act.hpp"

namespace meadhall::odin {

/// The dice action that begins or goes on; null if there is none.
[[nodiscard]] ask::DiceAction* dice_below(const Act& act);

}  // namespace meadhall::odin
