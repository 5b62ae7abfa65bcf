// Weapon cards: drawn at random, taken by name, spent (O-3.7, O-6.15, O-14.5, O-14.6).
#include <numeric>

#include "games/odin/answers/cards/cards.hpp"

namespace meadhall::odin {

namespace {

using Pile = std::array<std::uint8_t, weapon_count>;

int size(const Pile& pile) { return std::accumulate(pile.begin(), pile.end(), 0); }

/// O-14.5: when the draw pile is empty, the discards become the new one.
void renew_pile(State& state) {
    if (size(state.weapon_pile) > 0) { return; }
    state.weapon_pile = state.weapon_discards;
    state.weapon_discards = {};
}

/// All cards of this kind that exist, in piles and with players.
int in_play(const Open& open, Weapon weapon) {
    int count = open.weapon_pile[index(weapon)] + open.weapon_discards[index(weapon)];
    for (const Player& owner : open.players) { count += owner.has(weapon); }
    return count;
}

}  // namespace

void ask_for_weapons(const Act& act, Seat seat, int count) {
    renew_pile(act.state);
    push(act, seat, ask::Weapon{.left = byte(count)});
}

std::uint32_t odds_of_weapon(const Open& open, Weapon weapon) {
    // D-13: with both piles empty any weapon may come, as often as there are cards of it.
    if (size(open.weapon_pile) == 0) { return static_cast<std::uint32_t>(row_of(weapon).copies); }
    return open.weapon_pile[index(weapon)];
}

void list_weapons(const Look& look, Menu& menu) {
    for (const WeaponRow& row : weapons) {
        if (odds_of_weapon(look.state, row.weapon) == 0) { continue; }
        menu.push_back(verb::DrawWeapon{row.weapon});
    }
}

void draw_weapon(const Act& act, Weapon weapon) {
    const Seat seat = top(act).seat;
    if (act.state.weapon_pile[index(weapon)] > 0) { --act.state.weapon_pile[index(weapon)]; }
    ++player(act, seat).supply[Item{weapon}.number];
    act.scribe.note(WeaponDrawn{seat, weapon});
    renew_pile(act.state);  // D-41: at the moment the pile becomes empty
    if (--asked<ask::Weapon>(act).left == 0) { pop(act); }
}

void take_named_weapon(const Act& act, Seat seat, Weapon weapon) {
    State& state = act.state;
    if (state.weapon_discards[index(weapon)] > 0) {
        --state.weapon_discards[index(weapon)];
    } else if (state.weapon_pile[index(weapon)] > 0) {
        --state.weapon_pile[index(weapon)];
        renew_pile(state);
    }  // O-14.6: found in neither pile, it is granted all the same
    ++player(act, seat).supply[Item{weapon}.number];
}

void discard_weapon(const Act& act, Seat seat, Weapon weapon, int count) {
    for (int i = 0; i < count; ++i) {
        // D-13: a card beyond those printed is gone when it is spent.
        const bool surplus = in_play(act.state, weapon) > row_of(weapon).copies;
        --player(act, seat).supply[Item{weapon}.number];
        if (!surplus) { ++act.state.weapon_discards[index(weapon)]; }
    }
}

bool Answering<ask::Weapon>::is_sound(const Spot& spot, const ask::Weapon& asked) {
    if (spot.is_bottom()) { return asked.left == 1 && spot.state().stage == Stage::new_weapon; }
    const Part* part = spot.part(Deed::draw_weapons);
    return part != nullptr && are_left(asked.left, part->as<HowMany>().count);
}

}  // namespace meadhall::odin
