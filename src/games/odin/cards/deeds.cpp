// Parts that only cards have: what stands in their way, and how they begin.
#include "games/odin/cards/deeds.hpp"

#include "games/odin/actions/action.hpp"
#include "games/odin/actions/holdings.hpp"
#include "games/odin/actions/storing.hpp"
#include "games/odin/answers/cards/card_effects.hpp"
#include "games/odin/cards/effects_under_way.hpp"
#include "games/odin/cards/open_prices.hpp"

namespace meadhall::odin {

namespace {

void load_longship(const Act& act, Seat seat, int ore) {
    Bay& bay = player(act, seat).bay;
    if (bay.longships[0] == 0) { return; }
    --bay.longships[0];
    ++bay.longships[static_cast<std::size_t>(ore)];
    pay(act, seat, ore * Resource::ore);
}

/// The draw that the card stands in for waits below it.
template <class Draw>
void leave_out_draw(const Act& act) {
    auto& stack = act.state.stack;
    for (std::size_t i = stack.size(); i-- > 0;) {
        if (!stack[i].is<Draw>()) { continue; }
        if (--stack[i].as<Draw>().left == 0) { stack.erase(i); }
        return;
    }
}

void boost(const Act& act, Seat seat, const Part& part) {
    pay_wild(act, seat, part, variant_under_way(act.state));
    if (ask::DiceAction* dice = dice_below(act)) { dice->boost = byte(part.as<HowMany>().count); }
}

/// The item that the effect concerns, or a number that came with its moment. Precondition: an effect goes on.
Matter matter_under_way(const Open& open) { return action_below(open).as<EffectUnderWay>().matter; }

void make_pregnant(const Act& act, Seat seat, Good animal) {
    --player(act, seat).supply[Item{animal}.number];
    ++player(act, seat).supply[Item{row_of(animal).reverse}.number];
    act.scribe.note(Upgrades{seat, animal, row_of(animal).reverse});
}

}  // namespace

const Reason* obstacle_to_card_part(const Look& look, const Part& part) {
    const Player& owner = look.player();
    switch (part.deed) {
        case Deed::recall: return obstacle_to_recall(look, part);
        case Deed::visit: return obstacle_to_visits(look, part.as<Visit>());
        case Deed::run_phase: return obstacle_to_running(look, part.as<Extra>());
        case Deed::flip: return reasons::no_effect_unless(has_goods(owner));
        case Deed::make_pregnant: return reasons::no_effect_unless(owner.has(part.get.begin()->item) > 0);
        case Deed::lay_ore: return reasons::no_effect_unless(owner.bay.longship_count() > 0);
        case Deed::store_in_shed:
            return obstacle_to_storing(look.state, look.seat(), part.give.begin()->item.as<Resource>(), Place::sheds());
        case Deed::copy_good: return reasons::no_effect_unless(can_copy(look));
        case Deed::load_longship:
            return reasons::no_effect_unless(owner.has(Resource::ore) >= part.as<HowMany>().count);
        case Deed::seize: return obstacle_to_seizing(look, part);
        case Deed::move_to_houses:
        case Deed::skip_weapon:
        case Deed::skip_occupation:
        case Deed::gain_concerned:
        case Deed::boost_roll: return nullptr;
        case Deed::gain:
        case Deed::buy:
        case Deed::pay:
        case Deed::exchange:
        case Deed::take:
        case Deed::upgrade:
        case Deed::draw_weapons:
        case Deed::draw_occupations:
        case Deed::play_occupations:
        case Deed::roll:
        case Deed::trade_overseas:
        case Deed::buy_specials:
        case Deed::forge:
        case Deed::emigrate:
        case Deed::explore: break;  // not of cards alone
    }
    return nullptr;
}

void begin_card_part(const Act& act, Seat seat, const Part& part) {
    switch (part.deed) {
        case Deed::recall: return begin_recall(act, seat, part);
        case Deed::visit: return push(act, seat, ask::Visit{part.as<Visit>()});
        case Deed::run_phase: return run(act, seat, part.as<Extra>());
        case Deed::flip: return push(act, seat, ask::Flip{.left = byte(part.as<HowMany>().count)});
        case Deed::make_pregnant: return make_pregnant(act, seat, part.get.begin()->item.as<Good>());
        case Deed::lay_ore:
            return push(act, seat, ask::OreLaying{.left = byte(player(act, seat).bay.longship_count())});
        case Deed::store_in_shed:
            put_in_shed(act, seat, part.give.begin()->item.as<Resource>());
            return receive(act, seat, part.get);
        case Deed::copy_good: return push(act, seat, ask::Copy{});
        case Deed::load_longship: return load_longship(act, seat, part.as<HowMany>().count);
        case Deed::seize: return seize(act, seat, part);
        case Deed::move_to_houses: return push(act, seat, ask::FishLaying{.left = matter_under_way(act.state).count()});
        case Deed::skip_weapon: return leave_out_draw<ask::Weapon>(act);
        case Deed::skip_occupation: return leave_out_draw<ask::Occupation>(act);
        case Deed::gain_concerned: return receive(act, seat, Amount{matter_under_way(act.state).item()});
        case Deed::boost_roll: return boost(act, seat, part);
        case Deed::gain:
        case Deed::buy:
        case Deed::pay:
        case Deed::exchange:
        case Deed::take:
        case Deed::upgrade:
        case Deed::draw_weapons:
        case Deed::draw_occupations:
        case Deed::play_occupations:
        case Deed::roll:
        case Deed::trade_overseas:
        case Deed::buy_specials:
        case Deed::forge:
        case Deed::emigrate:
        case Deed::explore: return;  // not of cards alone
    }
}

}  // namespace meadhall::odin
