// What a roll comes to, and what must be spent besides (O-6.3, O-6.12).
#include "games/odin/answers/dice/dice_results.hpp"

#include <algorithm>

#include "games/odin/actions/under_way.hpp"
#include "games/odin/cards/reach.hpp"

namespace meadhall::odin {

DiceAction action_of(const Frame& frame) {
    return frame.is<ask::SecondLoot>() ? frame.as<ask::SecondLoot>().action : frame.as<ask::DiceAction>().action;
}
int rolls_of(const Frame& frame) {
    return frame.is<ask::SecondLoot>() ? frame.as<ask::SecondLoot>().rolls : frame.as<ask::DiceAction>().rolls;
}
const DiceRow& row_at(const Frame& frame) { return row_of(action_of(frame)); }

int result(const Look& look) {
    if (look.frame().is<ask::SecondLoot>()) { return look.asked<ask::SecondLoot>().result; }
    const auto& asked = look.asked<ask::DiceAction>();
    const int ore = row_of(asked.action).want == Want::low ? -asked.ore : +asked.ore;
    const Concern about{.dice = asked.action};
    return adjusted(look.game, look.player(), Quantity::result, asked.shown + asked.boost + ore, about);
}

Worth worth_in(const Look& look, DiceAction action) {
    const Concern about{.dice = action};
    return {adjusted(look.game, look.player(), Quantity::resource_value, 1, about),
            adjusted(look.game, look.player(), Quantity::weapon_value, 1, about)};
}

std::optional<int> weapons_for(const Worth& worth, int total, int resource) {
    const int left = std::max(0, total - resource * worth.resource);
    const int needed = (left + worth.weapon - 1) / worth.weapon;
    const bool wasteful = resource > 0 && (resource - 1) * worth.resource + needed * worth.weapon >= total;
    return wasteful ? std::nullopt : std::optional{needed};
}

bool takes_spears(const Look& look, const DiceRow& row) {
    return row.weapon == Weapon::long_sword && rules(look.game, look.player(), Rule::spears_as_swords);
}

int weapons_at_hand(const Look& look, const DiceRow& row) {
    return look.player().has(row.weapon) + (takes_spears(look, row) ? look.player().has(Weapon::spear) : 0);
}

const Reason* obstacle_to_mixed(const Look& look, const DiceRow& row, int total, int resource) {
    const auto needed = weapons_for(worth_in(look, row.action), total, resource);
    if (!needed || resource > look.player().has(row.resource)) { return &reasons::cost; }
    return *needed <= weapons_at_hand(look, row) ? nullptr : &reasons::cost;
}

namespace {

/// D-05: cards count all boats that the space lets one use.
int boats_of_space(const Act& act, Seat seat) {
    const int boats = player(act, seat).bay.boat_count();
    return current_space(act.state) == Space::whaling_4 ? std::min(boats, 1) : boats;
}

}  // namespace

void tell_success(const Act& act, const Frame& frame) { act.scribe.note(Succeeds{frame.seat, action_of(frame)}); }

void raise_success(const Act& act, const Frame& frame, int arms, int resources_spent) {
    raise(act, {.hook = Hook::dice_succeeded,
                .seat = frame.seat,
                .dice = {.action = action_of(frame),
                         .rolls = rolls_of(frame),
                         .boats = boats_of_space(act, frame.seat),
                         .weapons = arms,
                         .resources = resources_spent}});
}

}  // namespace meadhall::odin
