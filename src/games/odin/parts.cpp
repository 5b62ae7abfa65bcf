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

/// D-16: one half of what an exchange gives is enough. D-01, as an option: paying alone is.
const Reason* obstacle_to_exchange(const Game& game, const Open& open, Seat seat, const Part& part) {
    if (const Reason* reason = obstacle_to_paying(open.players[seat.number], part.give)) { return reason; }
    if (game.options().arrow_costs == ArrowCosts::payable && !is_boat_swap(part)) { return nullptr; }
    const Reason* last = nullptr;
    for (const Amount& amount : part.get) {
        last = obstacle_to_receiving(open, seat, amount.item);
        if (last == nullptr) { return nullptr; }
    }
    return last;
}

const Reason* unless(bool fulfilled) { return fulfilled ? nullptr : &reasons::no_effect; }

/// Gives and receives once.
void exchange_now(const Act& act, Seat seat, const Part& part, int times) {
    pay(act, seat, part.give, times);
    receive(act, seat, part.get, times);
    mark_used(act);
}

/// The only part of its alternative is not asked about: whoever placed Vikings there wants it.
bool stands_alone(const Open& open) { return parts_of(action_below(open)).size() == 1; }

void begin_exchange(const Act& act, Seat seat, const Part& part) {
    if (obstacle_to_exchange(act.game, act.state, seat, part) != nullptr) { return; }
    if (is_boat_swap(part)) { return push(act, {.ask = Ask::boat_swap, .seat = seat}); }
    if (stands_alone(act.state)) { return exchange_now(act, seat, part, 1); }
    push(act, {.ask = Ask::exchanging, .seat = seat});
}

/// A price is paid at once if it is what the space was taken for; after another part it may be left (D-03).
void begin_price(const Act& act, Seat seat, const Part& part) {
    const int times = times_of(act.game, act.state, seat, part);
    const bool used = (action_below(act.state).count & part_used) != 0;
    if (!can_pay(player(act, seat), part.give, times)) {
        top(act).count |= price_unpaid;
    } else if (used) {
        push(act, {.ask = Ask::exchanging, .seat = seat});
    } else {
        exchange_now(act, seat, part, times);
    }
}

}  // namespace

const Reason* obstacle_to_part(const Game& game, const State& state, Seat seat, const Part& part) {
    const Player& owner = state.players[seat.number];
    if (const Reason* reason = obstacle_to_need(owner.bay, part.need)) { return reason; }
    const int times = times_of(game, state, seat, part);
    switch (part.deed) {
        case Deed::gain: return unless(times > 0);
        case Deed::buy:
        case Deed::pay:
        case Deed::forge: return obstacle_to_paying(owner, part.give, times);
        case Deed::exchange: return obstacle_to_exchange(game, state, seat, part);
        case Deed::take: return obstacle_to_strips(state);
        case Deed::upgrade: return obstacle_to_upgrades(game, owner, part.steps());
        case Deed::draw_weapons:
        case Deed::roll: return nullptr;
        case Deed::draw_occupations: return unless(state.dark_pile > 0);
        case Deed::play_occupations: return unless(owner.hand > 0);
        case Deed::trade_overseas: return obstacle_to_trading_overseas(owner);
        case Deed::buy_specials: return obstacle_to_sale(state, owner);
        case Deed::emigrate: return obstacle_to_emigration(game, state, seat);
        case Deed::explore: return obstacle_to_voyage(state, part.voyage());
    }
    return nullptr;
}

const Reason* obstacle_to_alternative(const Game& game, const State& state, Seat seat, const Parts& parts,
                                      std::size_t from) {
    const Reason* first = nullptr;
    for (std::size_t i = from; i < parts.size(); ++i) {
        const Reason* reason = obstacle_to_part(game, state, seat, parts[i]);
        if (reason == nullptr) { return nullptr; }
        if (first == nullptr) { first = reason; }
        if (parts[i].deed == Deed::pay) { break; }  // what follows cannot be had without paying
    }
    return first != nullptr ? first : &reasons::no_effect;
}

void begin_part(const Act& act, Seat seat, const Part& part) {
    if (part.deed == Deed::pay) { return begin_price(act, seat, part); }
    if (obstacle_to_part(act.game, act.state, seat, part) != nullptr) { return; }
    const int times = times_of(act.game, act.state, seat, part);
    switch (part.deed) {
        case Deed::gain:
        case Deed::buy: return exchange_now(act, seat, part, times);
        case Deed::exchange: return begin_exchange(act, seat, part);
        case Deed::take: return begin_strips(act, seat, part);
        case Deed::upgrade:
            return push(act, {.ask = Ask::upgrading,
                              .seat = seat,
                              .step = byte(part.steps()),
                              .count = byte(part.count()),
                              .first = 255});
        case Deed::draw_weapons: mark_used(act); return ask_for_weapons(act, seat, part.count());
        case Deed::draw_occupations: mark_used(act); return ask_for_occupations(act, seat, part.count());
        case Deed::play_occupations:
            return push(act, {.ask = Ask::occupations, .seat = seat, .count = byte(part.count())});
        case Deed::roll: mark_used(act); return begin_dice(act, seat, part);
        case Deed::trade_overseas: return push(act, {.ask = Ask::overseas, .seat = seat});
        case Deed::buy_specials:
            return push(act, {.ask = Ask::special_sale, .seat = seat, .count = byte(part.count())});
        case Deed::forge:
            pay(act, seat, part.give);
            mark_used(act);
            return push(act, {.ask = Ask::forging, .seat = seat});
        case Deed::emigrate: return push(act, {.ask = Ask::emigration, .seat = seat});
        case Deed::explore: return begin_voyage(act, seat, part.voyage());
        case Deed::pay: return;
    }
}

void trade(const Act& act) {
    const Seat seat = top(act).seat;
    const Part part = current_part(act.state);
    pop(act);
    exchange_now(act, seat, part, times_of(act.game, act.state, seat, part));
}

}  // namespace meadhall::odin
