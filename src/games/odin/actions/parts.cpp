// The parts of an action: which can be used, and how each begins (O-4.6, O-4.10, O-5).
#include "games/odin/actions/parts.hpp"

#include <algorithm>

#include "games/odin/actions/action.hpp"
#include "games/odin/actions/holdings.hpp"
#include "games/odin/answers/cards/cards.hpp"
#include "games/odin/answers/dice/dice.hpp"
#include "games/odin/answers/mountain.hpp"
#include "games/odin/answers/sailing.hpp"
#include "games/odin/answers/trade.hpp"
#include "games/odin/answers/upgrade.hpp"
#include "games/odin/cards/effects_under_way.hpp"
#include "games/odin/cards/reach.hpp"

namespace meadhall::odin {

namespace {

const Reason* obstacle_to_need(const Game& game, const Player& player, const Need& need) {
    if (has_ships(game, player, need)) { return nullptr; }
    if (need.count > 1) { return &reasons::need_longships; }
    return need.ships == ShipSet{Ship::knarr} ? &reasons::need_knarr : &reasons::need_ship;
}

bool is_boat_swap(const Part& part) { return part.give.count(Ship::whaling_boat) > 0; }

bool builds_house(const Part& part) {
    return part.get.count(Building::stone_house) + part.get.count(Building::long_house) > 0;
}

}  // namespace

Amount price_of(const Look& look, Space space, const Part& part, Amount printed) {
    int price = printed.count * times_of(look.game, look.state, look.seat(), part);
    if (printed.item == Item{Resource::silver}) {
        const bool is_fare = part.deed == Deed::pay && part.is<Fare>();
        const Concern about{.space = space, .fare = is_fare};
        const bool printed_here = space != no_space || is_fare;
        if (printed_here) { price = adjusted(look.game, look.player(), Quantity::silver_price, price, about); }
    } else if (printed.item == Item{Resource::stone} && builds_house(part)) {
        price = adjusted(look.game, look.player(), Quantity::stone_price, price, {.space = space});
    }
    return {printed.item, static_cast<std::int8_t>(price)};
}

namespace {

const Reason* obstacle_to_price(const Look& look, Space space, const Part& part) {
    for (const Amount& amount : part.give) {
        if (const Reason* reason = obstacle_to_paying(look.player(), price_of(look, space, part, amount))) {
            return reason;
        }
    }
    return nullptr;
}

/// Cards ask which resources a space was paid with.
void note_price(const Act& act, Amount price) {
    if (current_space(act.state) == no_space || !price.item.is<Resource>() || price.count == 0) { return; }
    if (price.item == Item{Resource::silver}) { return; }
    act.state.tally.paid.insert(price.item.as<Resource>());
}

void pay_price(const Act& act, Seat seat, const Part& part) {
    const Space space = current_space(act.state);
    for (const Amount& amount : part.give) {
        const Amount price = price_of({act.game, act.state, seat}, space, part, amount);
        pay(act, seat, price);
        note_price(act, price);
    }
    if (part.wild != Wild::none) { pay_wild(act, seat, part, variant_under_way(act.state)); }
}

/// Cards may take all that is printed off a price (#116, #170).
bool costs_anything(const Look& look, Space space, const Part& part) {
    return part.wild != Wild::none || std::ranges::any_of(part.give, [&](const Amount& printed) {
               return price_of(look, space, part, printed).count > 0;
           });
}

/// D-16: one half of what an exchange gives is enough. D-01, as an option: paying alone is.
const Reason* obstacle_to_exchange(const Look& look, Space space, const Part& part) {
    if (const Reason* reason = obstacle_to_price(look, space, part)) { return reason; }
    const bool pays_to_use = look.game.options().arrow_costs == ArrowCosts::payable && !is_boat_swap(part);
    if (pays_to_use && costs_anything(look, space, part)) { return nullptr; }
    const Reason* last = nullptr;
    for (const Amount& amount : part.get) {
        last = obstacle_to_receiving(look.state, look.seat(), amount.item);
        if (last == nullptr) { return nullptr; }
    }
    return last;
}

/// Something of it must be there to be had.
const Reason* obstacle_to_gain(const Look& look, const Part& part) {
    if (times_of(look.game, look.state, look.seat(), part) == 0) { return &reasons::no_effect; }
    const Reason* last = nullptr;
    for (const Amount& amount : part.get) {
        last = obstacle_to_receiving(look.state, look.seat(), amount.item);
        if (last == nullptr) { break; }
    }
    return last;
}

bool is_building_space(Space space) {
    if (space == no_space) { return false; }
    const auto& groups = row_of(space).groups;
    return groups.contains(Group::house_building) || groups.contains(Group::ship_building);
}

void raise_built(const Act& act, Seat seat, const Part& part) {
    if (!is_building_space(current_space(act.state))) { return; }
    for (const Amount& amount : part.get) {
        if (obstacle_to_receiving(act.state, seat, amount.item) != nullptr) { continue; }  // D-16
        raise(act, {.hook = Hook::built, .seat = seat, .item = amount.item, .count = part.give.count(Resource::wood)});
    }
}

/// Gives and receives.
void exchange_now(const Act& act, Seat seat, const Part& part) {
    const int times = part.deed == Deed::pay ? 0 : times_of(act.game, act.state, seat, part);
    pay_price(act, seat, part);
    raise_built(act, seat, part);
    Act given = act;
    given.by_card = is_in_effect(act.state);
    receive(given, seat, part.get, part.deed == Deed::exchange && given.by_card ? 1 : times);
    mark_used(act);
}

/// The only part of its alternative is not asked about: whoever placed Vikings there wants it.
bool stands_alone(const Game& game, const Open& open) {
    const Frame& below = action_below(open);
    return below.is<EffectUnderWay>() || parts_of(game, below).size() == 1;
}

void begin_exchange(const Act& act, Seat seat, const Part& part) {
    if (is_boat_swap(part)) { return push(act, seat, ask::BoatSwap{}); }
    if (stands_alone(act.game, act.state)) { return exchange_now(act, seat, part); }
    push(act, seat, ask::Exchange{});
}

/// A price is paid at once if it is what the space was taken for; after another part it may be left (D-03).
void begin_price(const Act& act, Seat seat, const Part& part) {
    const Look look{act};
    if (is_in_effect(act.state)) {
        if (obstacle_to_price(look, no_space, part) == nullptr) { pay_price(act, seat, part); }
        return;
    }
    const Space space = current_space(act.state);
    const bool used = headway(action_below(act)).has(Progress::part_used);
    if (obstacle_to_price(look, space, part) != nullptr) {
        headway(top(act)).note(Progress::price_unpaid);
    } else if (used) {
        push(act, seat, ask::Exchange{});
    } else if (!is_price_of_nothing(look, space, part)) {
        exchange_now(act, seat, part);
    }
}

/// O-5.20: with a ship, but no place at the table, the question is still asked: so one learns why (D-03).
bool is_worth_asking(const Look& look, const Part& part) {
    return part.deed == Deed::emigrate && has_ships(look.game, look.player(), part.need);
}

}  // namespace

const Reason* obstacle_to_part(const Look& look, Space space, const Part& part) {
    const Player& owner = look.player();
    if (const Reason* reason = obstacle_to_need(look.game, owner, part.need)) { return reason; }
    switch (part.deed) {
        case Deed::gain: return obstacle_to_gain(look, part);
        case Deed::buy:
        case Deed::pay:
        case Deed::forge: return obstacle_to_price(look, space, part);
        case Deed::exchange: return obstacle_to_exchange(look, space, part);
        case Deed::take: return obstacle_to_strips(look.state, part);
        case Deed::upgrade: return obstacle_to_upgrades(look.game, owner, part);
        case Deed::draw_weapons:
        case Deed::roll: return nullptr;
        case Deed::draw_occupations: return reasons::no_effect_unless(look.state.dark_pile > 0);
        case Deed::play_occupations: return reasons::no_effect_unless(owner.hand > 0);
        case Deed::trade_overseas: return obstacle_to_trading_overseas(owner);
        case Deed::buy_specials: return obstacle_to_sale(look.game, look.state, owner);
        case Deed::emigrate: return obstacle_to_emigration(look.game, look.state, look.seat());
        case Deed::explore: return obstacle_to_voyage(look.state, part.as<Voyage>());
        case Deed::recall:
        case Deed::visit:
        case Deed::run_phase:
        case Deed::flip:
        case Deed::make_pregnant:
        case Deed::lay_ore:
        case Deed::store_in_shed:
        case Deed::copy_good:
        case Deed::load_longship:
        case Deed::seize:
        case Deed::move_to_houses:
        case Deed::skip_weapon:
        case Deed::skip_occupation:
        case Deed::gain_concerned:
        case Deed::boost_roll: return obstacle_to_card_part(look, part);
    }
    return nullptr;
}

bool is_price_of_nothing(const Look& look, Space space, const Part& part) {
    return part.deed == Deed::pay && !costs_anything(look, space, part);
}

const Reason* obstacle_to_alternative(const Look& look, Space space, const Parts& parts, std::size_t from) {
    const Reason* first = nullptr;
    for (std::size_t i = from; i < parts.size(); ++i) {
        if (is_price_of_nothing(look, space, parts[i])) { continue; }
        const Reason* reason = obstacle_to_part(look, space, parts[i]);
        if (reason == nullptr) { return nullptr; }
        if (first == nullptr) { first = reason; }
        if (parts[i].deed == Deed::pay) { break; }  // what follows cannot be had without paying
    }
    return first != nullptr ? first : &reasons::no_effect;
}

const Reason* obstacle_to_leaving_out(const Look& look) {
    const Frame& below = action_below(look.state);
    if (headway(below).has(Progress::part_used)) { return nullptr; }
    // What was done at any time meanwhile may have made the part impossible.
    const Space space = current_space(look.state);
    if (obstacle_to_part(look, space, current_part(look.game, look.state)) != nullptr) { return nullptr; }
    const auto next = static_cast<std::size_t>(headway(below).next.part());
    return obstacle_to_alternative(look, space, parts_of(look.game, below), next);
}

void begin_part(const Act& act, const Part& part) {
    const Look look{act};
    const Seat seat = look.seat();
    if (part.deed == Deed::pay) { return begin_price(act, seat, part); }
    const bool payable =
        part.wild == Wild::none || obstacle_to_wild(look, part, variant_under_way(act.state)) == nullptr;
    const bool possible = payable && obstacle_to_part(look, current_space(act.state), part) == nullptr;
    if (!possible && !is_worth_asking(look, part)) { return; }
    switch (part.deed) {
        case Deed::gain:
        case Deed::buy: return exchange_now(act, seat, part);
        case Deed::exchange: return begin_exchange(act, seat, part);
        case Deed::take: return begin_strips(act, seat, part);
        case Deed::upgrade: return begin_upgrades(act, seat, part);
        case Deed::draw_weapons: mark_used(act); return ask_for_weapons(act, seat, part.as<HowMany>().count);
        case Deed::draw_occupations: mark_used(act); return ask_for_occupations(act, seat, part.as<HowMany>().count);
        case Deed::play_occupations: return push(act, seat, ask::Occupations{.left = byte(part.as<HowMany>().count)});
        case Deed::roll: mark_used(act); return begin_dice(act, seat, part);
        case Deed::trade_overseas: return push(act, seat, ask::Overseas{});
        case Deed::buy_specials: return push(act, seat, ask::SpecialSale{.tiles_left = byte(part.as<HowMany>().count)});
        case Deed::forge: exchange_now(act, seat, part); return push(act, seat, ask::Forge{});
        case Deed::emigrate: return push(act, seat, ask::Emigration{});
        case Deed::explore: return begin_voyage(act, seat, part.as<Voyage>());
        case Deed::pay: return;
        case Deed::recall:
        case Deed::visit:
        case Deed::run_phase:
        case Deed::flip:
        case Deed::make_pregnant:
        case Deed::lay_ore:
        case Deed::store_in_shed:
        case Deed::copy_good:
        case Deed::load_longship:
        case Deed::seize:
        case Deed::move_to_houses:
        case Deed::skip_weapon:
        case Deed::skip_occupation:
        case Deed::gain_concerned:
        case Deed::boost_roll: return begin_card_part(act, seat, part);
    }
}

void trade(const Act& act) {
    const Seat seat = top(act).seat;
    const Part part = current_part(act.game, act.state);
    pop(act);
    exchange_now(act, seat, part);
}

}  // namespace meadhall::odin
