// Parts that only cards have: what stands in their way, and how they begin.
#include "games/odin/cards/deeds.hpp"

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
void leave_out_draw(const Act& act, Ask ask) {
    auto& stack = act.state.stack;
    for (std::size_t i = stack.size(); i-- > 0;) {
        if (stack[i].ask != ask) { continue; }
        if (--stack[i].count == 0) { stack.erase(i); }
        return;
    }
}

void boost(const Act& act, Seat seat, const Part& part) {
    pay_wild(act, seat, part, action_below(act.state).first);
    if (Frame* dice = dice_below(act)) { dice->choice = byte(part.count()); }
}

void make_pregnant(const Act& act, Seat seat, Good animal) {
    --player(act, seat).supply[Item{animal}.number];
    ++player(act, seat).supply[Item{row_of(animal).reverse}.number];
    act.scribe.note(
        {.what = Happening::upgrades, .seat = seat, .item = animal, .other = Item{row_of(animal).reverse}.number});
}

const Reason* unless(bool possible) { return possible ? nullptr : &reasons::no_effect; }

}  // namespace

const Reason* obstacle_to_card_part(const Look& look, const Part& part) {
    const Player& owner = look.player();
    switch (part.deed) {
        case Deed::recall: return obstacle_to_recall(look, part);
        case Deed::visit: return obstacle_to_visits(look, part.where());
        case Deed::run_phase: return obstacle_to_running(look, part.phase());
        case Deed::flip: return unless(has_goods(owner));
        case Deed::make_pregnant: return unless(owner.has(part.get.begin()->item) > 0);
        case Deed::lay_ore: return unless(owner.bay.longship_count() > 0);
        case Deed::store_in_shed:
            return obstacle_to_storing(look.state, look.seat(), part.give.begin()->item.as<Resource>(), Place::sheds());
        case Deed::copy_good: return unless(can_copy(look));
        case Deed::load_longship: return unless(owner.has(Resource::ore) >= part.count());
        case Deed::seize: return obstacle_to_seizing(look, part);
        default: return nullptr;
    }
}

void begin_card_part(const Act& act, Seat seat, const Part& part) {
    switch (part.deed) {
        case Deed::recall: return begin_recall(act, seat, part);
        case Deed::visit:
            return push(act, {.ask = Ask::visiting, .seat = seat, .subject = byte(static_cast<int>(part.where()))});
        case Deed::run_phase: return run(act, seat, part.phase());
        case Deed::flip: return push(act, {.ask = Ask::flipping, .seat = seat, .count = byte(part.count())});
        case Deed::make_pregnant: return make_pregnant(act, seat, part.get.begin()->item.as<Good>());
        case Deed::lay_ore:
            return push(act,
                        {.ask = Ask::ore_laying, .seat = seat, .count = byte(player(act, seat).bay.longship_count())});
        case Deed::store_in_shed:
            put_in_shed(act, seat, part.give.begin()->item.as<Resource>());
            return receive(act, seat, part.get);
        case Deed::copy_good: return push(act, {.ask = Ask::copying, .seat = seat});
        case Deed::load_longship: return load_longship(act, seat, part.count());
        case Deed::seize: return seize(act, seat, part);
        case Deed::move_to_houses:
            return push(act, {.ask = Ask::fish_laying, .seat = seat, .count = action_below(act.state).second});
        case Deed::skip_weapon: return leave_out_draw(act, Ask::weapon);
        case Deed::skip_occupation: return leave_out_draw(act, Ask::occupation);
        case Deed::gain_concerned: return receive(act, seat, Amount{Item{int{action_below(act.state).second}}});
        case Deed::boost_roll: return boost(act, seat, part);
        default: return;
    }
}

}  // namespace meadhall::odin
