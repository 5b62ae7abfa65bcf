// Chance without a list: how many tickets there are, and which outcome a ticket stands for.
#include "games/odin/answers/cards/cards.hpp"
#include "games/odin/answers/whole_moves.hpp"

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
    return verb::DrawWeapon{drawn};
}

/// All others come with equal odds.
Move listed_at(const Look& look, std::uint32_t ticket) {
    Menu menu;
    list_answers(look, menu);
    return menu[ticket];
}

std::uint32_t listed(const Look& look) {
    Menu menu;
    list_answers(look, menu);
    return static_cast<std::uint32_t>(menu.size());
}

}  // namespace

std::uint32_t Game::odds(const State& state) const {
    if (state.stack.back().is<ask::Weapon>()) { return odds_of_weapons(state); }
    if (state.stack.back().is<ask::Occupation>()) { return state.dark_pile; }
    return listed({*this, state});
}

Move Game::outcome(const State& state, std::uint32_t ticket) const {
    if (state.stack.back().is<ask::Weapon>()) { return weapon_at(state, ticket); }
    if (state.stack.back().is<ask::Occupation>()) {
        return verb::DrawOccupation{dark_pile(state).nth(static_cast<int>(ticket))};
    }
    return listed_at({*this, state}, ticket);
}

}  // namespace meadhall::odin
