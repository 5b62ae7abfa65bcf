// Prices on cards that leave something open: which animal, which weapons, which ship.
#include "games/odin/cards/open_prices.hpp"

#include "games/odin/actions/holdings.hpp"
#include "games/odin/cards/effects_under_way.hpp"

namespace meadhall::odin {

namespace {

Amount wild_animal(Wild wild, int variant) {
    if (wild == Wild::sheep) { return {variant == 0 ? Good::sheep : Good::pregnant_sheep}; }
    return {variant == 0 ? Good::cattle : Good::pregnant_cattle};
}

struct TwoWeapons {
    Weapon first{};
    Weapon second{};
};

/// The ten pairs of weapons, in rising order.
TwoWeapons two_weapons(int variant) {
    for (int first = 0; first < weapon_count; ++first) {
        const int left = weapon_count - first;
        if (variant < left) { return {static_cast<Weapon>(first), static_cast<Weapon>(first + variant)}; }
        variant -= left;
    }
    return {};
}

/// O-6.6: the longship with the most ore is the one that pillages; on raids any may sail.
const Reason* obstacle_to_ore_of_longship(const Look& look, int ore) {
    const Bay& bay = look.player().bay;
    if (ore == 0 || bay.longships[static_cast<std::size_t>(ore)] == 0) { return &reasons::need_ship; }
    const ask::DiceAction* dice = nullptr;
    for (const Frame& frame : look.state.stack) {
        if (frame.is<ask::DiceAction>()) { dice = &frame.as<ask::DiceAction>(); }
    }
    if (dice == nullptr) { return &reasons::no_effect; }
    const bool pillages = dice->action == DiceAction::pillaging;
    return pillages && ore != dice->ore ? &reasons::need_ship : nullptr;
}

void lower_ore(const Act& act, Seat seat, int ore) {
    Bay& bay = player(act, seat).bay;
    --bay.longships[static_cast<std::size_t>(ore)];
    ++bay.longships[static_cast<std::size_t>(ore - 1)];
    ask::DiceAction* dice = dice_below(act);
    if (dice != nullptr && dice->action == DiceAction::pillaging) { --dice->ore; }
}

void note_paid(const Act& act, Seat seat, Item item) { act.scribe.note(Pays{seat, item, 1}); }

}  // namespace

ask::DiceAction* dice_below(const Act& act) {
    ask::DiceAction* found = nullptr;
    for (Frame& frame : act.state.stack) {
        if (frame.is<ask::DiceAction>()) { found = &frame.as<ask::DiceAction>(); }
    }
    return found;
}

const Reason* obstacle_to_wild(const Look& look, const Part& part, int variant) {
    const Player& owner = look.player();
    switch (part.wild) {
        case Wild::none: return nullptr;
        case Wild::sheep:
        case Wild::cattle: return obstacle_to_paying(owner, wild_animal(part.wild, variant));
        case Wild::two_weapons: {
            const auto [first, second] = two_weapons(variant);
            const bool there = first == second ? owner.has(first) > 1 : owner.has(first) > 0 && owner.has(second) > 0;
            return there ? nullptr : &reasons::cost;
        }
        case Wild::whaling_boat:
            return owner.bay.boats[static_cast<std::size_t>(variant)] > 0 ? nullptr : &reasons::need_ship;
        case Wild::longship:
            return owner.bay.longships[static_cast<std::size_t>(variant)] > 0 ? nullptr : &reasons::need_ship;
        case Wild::ore_of_longship: return obstacle_to_ore_of_longship(look, variant);
    }
    return nullptr;
}

void pay_wild(const Act& act, Seat seat, const Part& part, int variant) {
    Bay& bay = player(act, seat).bay;
    switch (part.wild) {
        case Wild::none: return;
        case Wild::sheep:
        case Wild::cattle: return pay(act, seat, wild_animal(part.wild, variant));
        case Wild::two_weapons:
            pay(act, seat, Amount{two_weapons(variant).first});
            return pay(act, seat, Amount{two_weapons(variant).second});
        case Wild::whaling_boat:
            --bay.boats[static_cast<std::size_t>(variant)];
            return note_paid(act, seat, Ship::whaling_boat);
        case Wild::longship:
            --bay.longships[static_cast<std::size_t>(variant)];
            return note_paid(act, seat, Ship::longship);
        case Wild::ore_of_longship: lower_ore(act, seat, variant); return note_paid(act, seat, Resource::ore);
    }
}

}  // namespace meadhall::odin
