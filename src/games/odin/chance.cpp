// Chance without a list: how many tickets there are, and which outcome a ticket stands for.
#include "games/odin/chapters.hpp"

namespace meadhall::odin {

namespace {

std::uint32_t odds_of_weapons(const Open& open) {
    std::uint32_t odds = 0;
    for (const WeaponRow& row : weapons) { odds += odds_of_weapon(open, row.weapon); }
    return odds;
}

Move weapon_at(const Open& open, std::uint32_t ticket) {
    Weapon drawn{};
    for (const WeaponRow& row : weapons) {
        drawn = row.weapon;
        const std::uint32_t odds = odds_of_weapon(open, drawn);
        if (ticket < odds) { break; }
        ticket -= odds;
    }
    return Move{Verb::weapon, static_cast<int>(drawn)};
}

/// All others come with equal odds.
Move listed_at(const Look& look, std::uint32_t ticket) {
    Menu menu;
    list_chance(look, menu);
    return menu[ticket];
}

std::uint32_t listed(const Look& look) {
    Menu menu;
    list_chance(look, menu);
    return static_cast<std::uint32_t>(menu.size());
}

}  // namespace

std::uint32_t Game::odds(const State& state) const {
    switch (state.stack.back().ask) {
        case Ask::weapon: return odds_of_weapons(state);
        case Ask::occupation: return state.dark_pile;
        default: return listed({*this, state});
    }
}

Move Game::outcome(const State& state, std::uint32_t ticket) const {
    switch (state.stack.back().ask) {
        case Ask::weapon: return weapon_at(state, ticket);
        case Ask::occupation: return Move::card(Verb::occupation, dark_pile(state).nth(static_cast<int>(ticket)));
        default: return listed_at({*this, state}, ticket);
    }
}

}  // namespace meadhall::odin
