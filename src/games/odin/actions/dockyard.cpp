// Ships bought, armed and unloaded at any time (O-9.12, O-9.15).
#include "games/odin/actions/dockyard.hpp"

#include "games/odin/actions/at_any_time.hpp"
#include "games/odin/actions/holdings.hpp"
#include "games/odin/cards/reach.hpp"

namespace meadhall::odin {

namespace {

const Reason* obstacle_to_buying(const Player& buyer, Ship ship) {
    if (!has_mooring(buyer.bay, ship)) { return &reasons::mooring; }
    return buyer.has(Resource::silver) < row_of(ship).price ? &reasons::silver : nullptr;
}

const Reason* obstacle_to_arming(const Player& owner, Ship ship, int ore) {
    if (ore >= row_of(ship).ore_places) { return &reasons::ore_full; }
    const Bay& bay = owner.bay;
    const bool is_there = ship == Ship::longship ? bay.longships[static_cast<std::size_t>(ore)] > 0 : bay.boats[0] > 0;
    if (!is_there) { return &reasons::need_ship; }
    return owner.has(Resource::ore) > 0 ? nullptr : &reasons::not_in_supply;
}

}  // namespace

const Reason* obstacle_to_buying(const Look& look, Ship ship) { return obstacle_to_buying(look.player(), ship); }

void buy_ship(const Act& act, Ship ship) {
    const Seat seat = top(act).seat;
    act.scribe.note(Buys{seat, ship});
    pay(act, seat, row_of(ship).price * Resource::silver);
    receive(act, seat, Amount{ship});
}

const Reason* obstacle_to_arming(const Look& look, Ship ship, int ore) {
    if (arming(look.state) == Arming::no) { return &reasons::arm_now; }
    return obstacle_to_arming(look.player(), ship, ore);
}

void arm(const Act& act, Ship ship, int ore) {
    const Seat seat = top(act).seat;
    Bay& bay = player(act, seat).bay;
    if (ship == Ship::longship) {
        --bay.longships[static_cast<std::size_t>(ore)];
        ++bay.longships[static_cast<std::size_t>(ore + 1)];
    } else {
        --bay.boats[0];
        ++bay.boats[1];
    }
    --player(act, seat).supply[Item{Resource::ore}.number];
    act.scribe.note(Arms{seat, ship, ore});
}

// #39: ore comes back, except what is printed on a boat.

const Reason* obstacle_to_unloading(const Look& look, Ship ship, int ore) {
    if (!rules(look.game, look.player(), Rule::unload_ore)) { return &reasons::card_used; }
    if (look.state.armed) { return &reasons::loop; }
    const Bay& bay = look.player().bay;
    if (ore < 1 || ore > row_of(ship).ore_places) { return &reasons::need_ship; }
    const bool is_there = ship == Ship::longship ? bay.longships[static_cast<std::size_t>(ore)] > 0 : bay.boats[1] > 0;
    return is_there ? nullptr : &reasons::need_ship;
}

void unload(const Act& act, Ship ship, int ore) {
    const Seat seat = top(act).seat;
    Bay& bay = player(act, seat).bay;
    if (ship == Ship::longship) {
        --bay.longships[static_cast<std::size_t>(ore)];
        ++bay.longships[static_cast<std::size_t>(ore - 1)];
    } else {
        --bay.boats[1];
        ++bay.boats[0];
    }
    ++player(act, seat).supply[Item{Resource::ore}.number];
    act.scribe.note(Unloads{seat, ship, ore});
}

bool can_buy_or_arm(const Player& owner) {
    for (const ShipRow& row : ships) {
        if (obstacle_to_buying(owner, row.ship) == nullptr) { return true; }
        for (int ore = 0; ore < row.ore_places; ++ore) {
            if (obstacle_to_arming(owner, row.ship, ore) == nullptr) { return true; }
        }
    }
    return false;
}

void list_dockyard(const Look& look, Menu& menu) {
    const Player& owner = look.player();
    const bool arms = owner.has(Resource::ore) > 0 && arming(look.state) == Arming::yes;
    const bool unloads = rules(look.game, owner, Rule::unload_ore);
    for (const ShipRow& row : ships) {
        if (obstacle_to_buying(owner, row.ship) == nullptr) { menu.push_back(verb::Buy{row.ship}); }
        for (int ore = 0; arms && ore < row.ore_places; ++ore) {
            if (obstacle_to_arming(owner, row.ship, ore) == nullptr) { menu.push_back(verb::Arm{row.ship, ore}); }
        }
        for (int ore = 1; unloads && ore <= row.ore_places; ++ore) {
            if (obstacle_to_unloading(look, row.ship, ore) == nullptr) { menu.push_back(verb::Unload{row.ship, ore}); }
        }
    }
}

}  // namespace meadhall::odin
