// What dice actions promise, and how to answer a roll (O-6).
#include <algorithm>

#include "games/odin/components/index.hpp"
#include "search/judgement/odin/appraisal.hpp"

namespace meadhall::odin_mind {

using namespace odin;  // NOLINT(google-build-using-namespace): an opinion speaks the language of its game

int Appraisal::resource_share(const DiceRow& row, int amount) const {
    const int weapons = player_.has(row.weapon);
    const int resources = player_.has(row.resource);
    const bool weapons_first = price(row.weapon) <= price(row.resource);
    return weapons_first ? std::max(0, amount - weapons) : std::min(amount, resources);
}

double Appraisal::cost_of_paying(const DiceRow& row, int amount) const {
    const int resources = resource_share(row, amount);
    return resources * price(row.resource) + (amount - resources) * price(row.weapon);
}

void Appraisal::plan_loot(DicePlan& plan, const DiceRow& row, std::size_t shown, int result) const {
    const int means = player_.has(row.resource) + player_.has(row.weapon);
    const auto offer = [&](Item item, int sword) {
        const int missing = std::max(0, sword - result);
        if (missing > means || price(item) <= plan.chances.stand[shown]) { return; }
        const double gain = price(item) - cost_of_paying(row, missing);
        if (gain <= plan.chances.stand[shown]) { return; }
        plan.chances.stand[shown] = gain;
        plan.answer[shown] = verb::Loot{item, resource_share(row, missing)};
    };
    for (const GoodRow& good : goods) {
        if (good.sword > 0) { offer(good.good, good.sword); }
    }
    for (const SpecialRow& special : specials) {
        if (state_.specials[index(special.special)] == Holder::oval_board) { offer(special.special, special.sword); }
    }
}

DicePlan Appraisal::dice(DiceAction action, int ore, bool on_space) const {
    const DiceRow& row = row_of(action);
    DicePlan plan;
    plan.chances.sides = row.sides;
    const double comfort = price(row.resource) + price(row.weapon) + (on_space ? viking() * row.vikings_back : 0.0);
    const int means = player_.has(row.resource) + player_.has(row.weapon);
    const double success = row.success.empty() ? 0 : exchange({}, row.success);
    for (std::size_t shown = 1; shown <= index(row.sides); ++shown) {
        plan.chances.stand[shown] = comfort;
        plan.answer[shown] = verb::Fail{};
        if (row.want == Want::high) {
            plan_loot(plan, row, shown, static_cast<int>(shown) + ore);
            continue;
        }
        const int result = std::max(0, static_cast<int>(shown) - ore);
        const double gain = success - cost_of_paying(row, result);
        plan.chances.must_stand[shown] = result == 0;
        if (result > means || (gain <= comfort && result > 0)) { continue; }
        plan.chances.stand[shown] = gain;
        plan.answer[shown] = verb::Pay{resource_share(row, result)};
    }
    return plan;
}

double Appraisal::dice_hope(DiceAction action, int ore, int rolls, bool on_space) const {
    return hope(dice(action, ore, on_space).chances, rolls);
}

int Appraisal::ore_for(const Part& part) const {
    const Bay& bay = player_.bay;
    switch (row_of(part.as<Rolled>().action).ship_ore) {
        case ShipOre::ignored: return 0;
        case ShipOre::of_used_boats_lowers: {
            const int armed = std::min<int>(bay.boats[1], part.as<Rolled>().boats);
            const int plain = std::min<int>(bay.boats[0], part.as<Rolled>().boats - armed);
            return 2 * armed + plain;
        }
        case ShipOre::of_best_longship_raises:
            return bay.longships[3] > 0 ? 3 : bay.longships[2] > 0 ? 2 : bay.longships[1] > 0 ? 1 : 0;
    }
    return 0;
}

void Appraisal::roll(Trial& trial, const Part& part) const {
    trial.extra += dice_hope(part.as<Rolled>().action, ore_for(part), max_rolls, true);
}

}  // namespace meadhall::odin_mind
