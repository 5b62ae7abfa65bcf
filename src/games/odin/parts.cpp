// The parts of an action: which can be used, and how each begins (O-4.6, O-4.10, O-5).
#include <algorithm>

#include "games/odin/chapters.hpp"

namespace meadhall::odin {

namespace {

const Reason* obstacle_to_need(const Bay& bay, const Need& need) {
    if (has_ships(bay, need)) { return nullptr; }
    if (need.count > 1) { return &reasons::need_longships; }
    return need.ships == ShipSet{Ship::knarr} ? &reasons::need_knarr : &reasons::need_ship;
}

bool is_boat_swap(const Part& part) { return part.give.count(Ship::whaling_boat) > 0; }

/// How much of one thing a part costs. Silver may be less than printed (O-8.10).
Amount price_of(const Look& look, Space space, const Part& part, Amount printed) {
    const int count = printed.count * times_of(look.game, look.state, look.seat(), part);
    if (printed.item != Item{Resource::silver}) { return {printed.item, static_cast<std::int8_t>(count)}; }
    const int silver = adjusted(look.game, look.player(), Quantity::silver_price, count, static_cast<int>(space));
    return {printed.item, static_cast<std::int8_t>(silver)};
}

const Reason* obstacle_to_price(const Look& look, Space space, const Part& part) {
    for (const Amount& amount : part.give) {
        if (const Reason* reason = obstacle_to_paying(look.player(), price_of(look, space, part, amount))) {
            return reason;
        }
    }
    return nullptr;
}

void pay_price(const Act& act, Seat seat, const Part& part) {
    const Space space = current_space(act.state);
    for (const Amount& amount : part.give) { pay(act, seat, price_of({act.game, act.state}, space, part, amount)); }
}

/// D-16: one half of what an exchange gives is enough. D-01, as an option: paying alone is.
const Reason* obstacle_to_exchange(const Look& look, Space space, const Part& part) {
    if (const Reason* reason = obstacle_to_price(look, space, part)) { return reason; }
    if (look.game.options().arrow_costs == ArrowCosts::payable && !is_boat_swap(part)) { return nullptr; }
    const Reason* last = nullptr;
    for (const Amount& amount : part.get) {
        last = obstacle_to_receiving(look.state, look.seat(), amount.item);
        if (last == nullptr) { return nullptr; }
    }
    return last;
}

const Reason* unless(bool fulfilled) { return fulfilled ? nullptr : &reasons::no_effect; }

bool is_building_space(Space space) {
    const auto& groups = row_of(space).groups;
    return groups.contains(Group::house_building) || groups.contains(Group::ship_building);
}

void raise_built(const Act& act, Seat seat, const Part& part) {
    if (!is_building_space(current_space(act.state))) { return; }
    for (const Amount& amount : part.get) {
        if (obstacle_to_receiving(act.state, seat, amount.item) != nullptr) { continue; }  // D-16
        raise(act, {.hook = Hook::built, .seat = seat, .item = amount.item});
    }
}

/// Gives and receives.
void exchange_now(const Act& act, Seat seat, const Part& part) {
    const int times = times_of(act.game, act.state, seat, part);
    pay_price(act, seat, part);
    raise_built(act, seat, part);
    receive(act, seat, part.get, times);
    mark_used(act);
}

/// The only part of its alternative is not asked about: whoever placed Vikings there wants it.
bool stands_alone(const Open& open) { return parts_of(action_below(open)).size() == 1; }

void begin_exchange(const Act& act, Seat seat, const Part& part) {
    if (is_boat_swap(part)) { return push(act, {.ask = Ask::boat_swap, .seat = seat}); }
    if (stands_alone(act.state)) { return exchange_now(act, seat, part); }
    push(act, {.ask = Ask::exchanging, .seat = seat});
}

/// A price is paid at once if it is what the space was taken for; after another part it may be left (D-03).
void begin_price(const Act& act, Seat seat, const Part& part) {
    const Look look{act.game, act.state};
    const bool used = (action_below(act.state).count & part_used) != 0;
    if (obstacle_to_price(look, current_space(act.state), part) != nullptr) {
        top(act).count |= price_unpaid;
    } else if (used) {
        push(act, {.ask = Ask::exchanging, .seat = seat});
    } else {
        exchange_now(act, seat, part);
    }
}

/// O-5.15: so many goods, each so many steps.
void begin_upgrades(const Act& act, Seat seat, const Part& part) {
    const int steps = adjusted(act.game, player(act, seat), Quantity::upgrade_steps, part.steps(),
                               static_cast<int>(current_space(act.state)));
    push(act, {.ask = Ask::upgrading, .seat = seat, .step = byte(steps), .count = byte(part.count()), .first = 255});
}

/// O-5.20: with a ship, but no place at the table, the question is still asked: so one learns why (D-03).
bool is_worth_asking(const Look& look, const Part& part) {
    return part.deed == Deed::emigrate && has_ships(look.player().bay, part.need);
}

}  // namespace

const Reason* obstacle_to_part(const Look& look, Space space, const Part& part) {
    const Player& owner = look.player();
    if (const Reason* reason = obstacle_to_need(owner.bay, part.need)) { return reason; }
    switch (part.deed) {
        case Deed::gain: return unless(times_of(look.game, look.state, look.seat(), part) > 0);
        case Deed::buy:
        case Deed::pay:
        case Deed::forge: return obstacle_to_price(look, space, part);
        case Deed::exchange: return obstacle_to_exchange(look, space, part);
        case Deed::take: return obstacle_to_strips(look.state);
        case Deed::upgrade: return obstacle_to_upgrades(look.game, owner, part.steps());
        case Deed::draw_weapons:
        case Deed::roll: return nullptr;
        case Deed::draw_occupations: return unless(look.state.dark_pile > 0);
        case Deed::play_occupations: return unless(owner.hand > 0);
        case Deed::trade_overseas: return obstacle_to_trading_overseas(owner);
        case Deed::buy_specials: return obstacle_to_sale(look.state, owner);
        case Deed::emigrate: return obstacle_to_emigration(look.game, look.state, look.seat());
        case Deed::explore: return obstacle_to_voyage(look.state, part.voyage());
    }
    return nullptr;
}

const Reason* obstacle_to_alternative(const Look& look, Space space, const Parts& parts, std::size_t from) {
    const Reason* first = nullptr;
    for (std::size_t i = from; i < parts.size(); ++i) {
        const Reason* reason = obstacle_to_part(look, space, parts[i]);
        if (reason == nullptr) { return nullptr; }
        if (first == nullptr) { first = reason; }
        if (parts[i].deed == Deed::pay) { break; }  // what follows cannot be had without paying
    }
    return first != nullptr ? first : &reasons::no_effect;
}

void begin_part(const Act& act, const Part& part) {
    const Look look{act.game, act.state};
    const Seat seat = look.seat();
    if (part.deed == Deed::pay) { return begin_price(act, seat, part); }
    const bool possible = obstacle_to_part(look, current_space(act.state), part) == nullptr;
    if (!possible && !is_worth_asking(look, part)) { return; }
    switch (part.deed) {
        case Deed::gain:
        case Deed::buy: return exchange_now(act, seat, part);
        case Deed::exchange: return begin_exchange(act, seat, part);
        case Deed::take: return begin_strips(act, seat, part);
        case Deed::upgrade: return begin_upgrades(act, seat, part);
        case Deed::draw_weapons: mark_used(act); return ask_for_weapons(act, seat, part.count());
        case Deed::draw_occupations: mark_used(act); return ask_for_occupations(act, seat, part.count());
        case Deed::play_occupations:
            return push(act, {.ask = Ask::occupations, .seat = seat, .count = byte(part.count())});
        case Deed::roll: mark_used(act); return begin_dice(act, seat, part);
        case Deed::trade_overseas: return push(act, {.ask = Ask::overseas, .seat = seat});
        case Deed::buy_specials:
            return push(act, {.ask = Ask::special_sale, .seat = seat, .count = byte(part.count())});
        case Deed::forge: exchange_now(act, seat, part); return push(act, {.ask = Ask::forging, .seat = seat});
        case Deed::emigrate: return push(act, {.ask = Ask::emigration, .seat = seat});
        case Deed::explore: return begin_voyage(act, seat, part.voyage());
        case Deed::pay: return;
    }
}

void trade(const Act& act) {
    const Seat seat = top(act).seat;
    const Part part = current_part(act.state);
    pop(act);
    exchange_now(act, seat, part);
}

}  // namespace meadhall::odin
