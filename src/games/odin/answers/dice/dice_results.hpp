// Private to games/odin: what a roll comes to, and what must be spent besides (O-6.3, O-6.12).
#pragma once

#include <optional>

#include "games/odin/act.hpp"

namespace meadhall::odin {

// The dice action of a question that is about one: whether it goes on, or brings a second tile.
[[nodiscard]] DiceAction action_of(const Frame& frame);
[[nodiscard]] int rolls_of(const Frame& frame);
[[nodiscard]] const DiceRow& row_at(const Frame& frame);
/// O-6.3: the roll with the ore on the ships and what a card adds, before anything is spent.
[[nodiscard]] int result(const Look& look);

/// What a resource and a weapon are worth in this action; cards make some worth more.
struct Worth {
    int resource = 1;
    int weapon = 1;
};
[[nodiscard]] Worth worth_in(const Look& look, DiceAction action);
/// How many weapons complete a payment, nothing of which could be saved (D-38); none if it would be wasteful.
[[nodiscard]] std::optional<int> weapons_for(const Worth& worth, int total, int resource);
/// #137: spears stand in for long swords.
[[nodiscard]] bool takes_spears(const Look& look, const DiceRow& row);
[[nodiscard]] int weapons_at_hand(const Look& look, const DiceRow& row);
/// Pays so much of the resource and the rest in weapons.
[[nodiscard]] const Reason* obstacle_to_mixed(const Look& look, const DiceRow& row, int total, int resource);

void tell_success(const Act& act, const Frame& frame);
void raise_success(const Act& act, const Frame& frame, int arms, int resources_spent);

}  // namespace meadhall::odin
