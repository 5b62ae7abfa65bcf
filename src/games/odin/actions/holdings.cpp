// What players own: paying, receiving, moorings and stocks (O-1, O-9.13, O-14).
#include "games/odin/actions/holdings.hpp"

#include <algorithm>

#include "games/odin/actions/under_way.hpp"
#include "games/odin/answers/cards/cards.hpp"
#include "games/odin/cards/reach.hpp"

namespace meadhall::odin {

const Reason* obstacle_to_paying(const Player& player, Amount price) {
    const bool is_boat = price.item == Item{Ship::whaling_boat};
    const int owned = is_boat ? player.bay.boat_count() : player.has(price.item);
    if (owned >= price.count) { return nullptr; }
    return price.item == Item{Resource::silver} ? &reasons::silver : &reasons::cost;
}

bool has_mooring(const Bay& bay, Ship ship) {
    const bool small = row_of(ship).size == Size::small;
    return small ? bay.boat_count() < small_moorings : bay.large_count() < large_moorings;
}

std::optional<int> house_in_stock(const Open& open, Building building) {
    for (int house = 0; house < house_count; ++house) {
        const bool free = !open.houses[static_cast<std::size_t>(house)].owner;
        if (free && kind_of_house(house) == building) { return house; }
    }
    return std::nullopt;
}

const Reason* obstacle_to_receiving(const Open& open, Seat seat, Item item) {
    if (item.is<Ship>()) {
        return has_mooring(open.players[seat.number].bay, item.as<Ship>()) ? nullptr : &reasons::mooring;
    }
    if (item == Item{Building::shed}) { return open.sheds > 0 ? nullptr : &reasons::no_building; }
    if (item.is<Building>()) { return house_in_stock(open, item.as<Building>()) ? nullptr : &reasons::no_building; }
    if (item.is<Special>()) {
        return open.specials[index(item.as<Special>())] == Holder::oval_board ? nullptr : &reasons::taken;
    }
    return nullptr;
}

namespace {

void moor(Bay& bay, Ship ship) {
    // O-5.8: new ships carry nothing but the ore printed on them.
    switch (ship) {
        case Ship::whaling_boat: ++bay.boats[0]; return;
        case Ship::knarr: ++bay.knarrs; return;
        case Ship::longship: ++bay.longships[0]; return;
    }
}

void build(const Act& act, Seat seat, Building building) {
    if (building == Building::shed) {
        --act.state.sheds;
        ++player(act, seat).sheds;
        return;
    }
    act.state.houses[static_cast<std::size_t>(*house_in_stock(act.state, building))].owner = seat;
}

void receive_one(const Act& act, Seat seat, Item item) {
    if (item.is<Ship>()) { return moor(player(act, seat).bay, item.as<Ship>()); }
    if (item.is<Building>()) { return build(act, seat, item.as<Building>()); }
    if (item.is<Special>()) {
        act.state.specials[index(item.as<Special>())] = held_by(seat);
        return;
    }
    if (item.is<Weapon>()) { return take_named_weapon(act, seat, item.as<Weapon>()); }
    ++player(act, seat).supply[item.number];
}

}  // namespace

void pay(const Act& act, Seat seat, Amount price) {
    if (price.count == 0) { return; }
    if (price.item.is<Weapon>()) {
        discard_weapon(act, seat, price.item.as<Weapon>(), price.count);
    } else {
        add(player(act, seat).supply[price.item.number], -price.count);
    }
    act.scribe.note(Pays{seat, price.item, price.count});
}

namespace {

/// What cards ask for at the end of an action: wood and stone from the space itself, stockfish as #175 is read.
void note_gain(const Act& act, Item item, int count) {
    const bool fish = item == Item{Good::stockfish};
    if (!fish && item != Item{Resource::wood} && item != Item{Resource::stone}) { return; }
    if (!is_in_action(act.state)) { return; }
    const bool from_space = !act.by_card && !is_in_effect(act.state) && goes_on_with_vikings(act.state);
    const bool counts = from_space || (fish && act.game.options().codliver_oil_presser == Reading::appendix);
    if (!counts) { return; }
    Tally& tally = act.state.tally;
    add(fish ? tally.stockfish : item == Item{Resource::wood} ? tally.wood : tally.stone, count);
}

void note_received(const Act& act, Seat seat, Item item, int count) {
    Receives event{.seat = seat, .item = item, .count = count};
    if (act.bonus) {
        event.place = act.bonus->place;
        event.cell = act.bonus->cell;
    }
    act.scribe.note(event);
}

}  // namespace

void arrive(const Act& act, Seat seat, Good good) {
    ++player(act, seat).supply[Item{good}.number];
    note_gain(act, good, 1);
    raise(act, {.hook = Hook::received, .seat = seat, .item = good, .count = 1});
}

void receive(const Act& act, Seat seat, Amount amount) {
    int received = 0;
    for (int i = 0; i < amount.count; ++i) {
        if (obstacle_to_receiving(act.state, seat, amount.item) != nullptr) { break; }
        receive_one(act, seat, amount.item);
        ++received;
    }
    if (received == 0) { return; }
    note_received(act, seat, amount.item, received);
    note_gain(act, amount.item, received);
    raise(act, {.hook = Hook::received, .seat = seat, .item = amount.item, .count = received});
    if (amount.item.is<Ship>() || amount.item.is<Building>()) {
        raise(act, {.hook = Hook::acquired, .seat = seat, .item = amount.item, .count = received});
    }
}

void receive(const Act& act, Seat seat, const Bundle& bundle, int times) {
    if (times == 0) { return; }
    for (const Amount& amount : bundle) {
        receive(act, seat, Amount{amount.item, static_cast<std::int8_t>(amount.count * times)});
    }
}

int times_of(const Game& game, const Open& open, Seat seat, const Part& part) {
    if (part.times == Measure::one) { return 1; }
    const Item thing = part.get.empty() ? Item{} : part.get.begin()->item;
    return std::min<int>(measured(game, open, seat, part.times, thing), part.at_most);
}

int ships_for(const Game& game, const Player& player, const Need& need) {
    int count = 0;
    for (const ShipRow& row : ships) {
        if (need.ships.contains(row.ship)) { count += player.bay.count(row.ship); }
    }
    const bool is_longship = need.ships == ShipSet{Ship::longship};
    if (is_longship && rules(game, player, Rule::knarr_as_longship)) { count += player.bay.knarrs; }
    return count;
}

bool has_ships(const Game& game, const Player& player, const Need& need) {
    return need.count == 0 || ships_for(game, player, need) >= need.count;
}

}  // namespace meadhall::odin
