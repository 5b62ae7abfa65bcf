// Private to games/odin: ships bought, armed and unloaded at any time (O-9.12, O-9.15).
#pragma once

#include "games/odin/act.hpp"

namespace meadhall::odin {

/// Ships to buy, and ore onto them and back.
void list_dockyard(const Look& look, Menu& menu);
/// Whether there is any ship to buy, or to arm if it is the time for it.
[[nodiscard]] bool can_buy_or_arm(const Player& owner);
[[nodiscard]] const Reason* obstacle_to_buying(const Look& look, Ship ship);
void buy_ship(const Act& act, Ship ship);
[[nodiscard]] const Reason* obstacle_to_arming(const Look& look, Ship ship, int ore);
void arm(const Act& act, Ship ship, int ore);
[[nodiscard]] const Reason* obstacle_to_unloading(const Look& look, Ship ship, int ore);
void unload(const Act& act, Ship ship, int ore);

}  // namespace meadhall::odin
