// Fights for a field that somebody holds (WH-6.6).
#include "games/walhalla/chapters.hpp"

namespace meadhall::walhalla {
namespace {

void go_on(const Act& act) {
    ++act.state.landing;
    disembark(act);
}

// WH-6.6 c: the fallen defender enters Walhalla, the attacker takes the field and uses it.
void lose(const Act& act) {
    State& state = act.state;
    const Seat attacker = act.game.seat_of(landing_colour(state));
    const Seat defender = act.game.seat_of(defender_colour(state));
    ++player(act, defender).walhalla;
    chosen_field(state).viking = landing_colour(state);
    act.scribe.note({.what = Happening::falls, .seat = defender, .other = attacker});
    if (act.game.rulings().attacker_triggers_field) { return use_field(act); }
    state.crew[state.landing] = Colour::none;
    go_on(act);
}

// WH-6.6 d and e: the attacking Viking enters Walhalla; a shield may send it home instead (option shieldLoserTo).
void repel(const Act& act, ShieldLoserTo where) {
    State& state = act.state;
    const Seat attacker = act.game.seat_of(landing_colour(state));
    const bool goes_home = where == ShieldLoserTo::midgard;
    ++(goes_home ? player(act, attacker).midgard : player(act, attacker).walhalla);
    state.crew[state.landing] = Colour::none;
    if (goes_home) { act.scribe.note({.what = Happening::driven_back, .seat = attacker}); }
    go_on(act);
}

void ask_defender(const Act& act) {
    const Seat defender = act.game.seat_of(defender_colour(act.state));
    if (!may_win(act.game, act.state) && !may_shield(act.game, act.state)) { return lose(act); }
    ask(act, Step::defend, defender);
}

Player& defending(const Act& act) { return player(act, defender_colour(act.state)); }

}  // namespace

// WH-14.1: whoever holds a card is asked whether it is an attack, so that the question tells nothing.
void begin_fight(const Act& act) {
    const Seat attacker = act.game.seat_of(landing_colour(act.state));
    if (player(act, attacker).cards > 0) { return ask(act, Step::attack, attacker); }
    ask_defender(act);
}

void answer_attack(const Act& act, Verb answer) {
    if (answer == Verb::fight) { return ask_defender(act); }
    act.scribe.note({.what = Happening::plays_attack,
                     .seat = act.state.asked,
                     .other = act.game.seat_of(defender_colour(act.state))});
    play_card(act, Card::attack);
    lose(act);
}

// WH-6.6 b: the price of victory is a hero.
bool may_win(const Game& game, const Open& open) {
    return open.players[game.seat_of(defender_colour(open)).number].walhalla > 0;
}

bool may_shield(const Game& game, const Open& open) {
    const Player& defender = open.players[game.seat_of(defender_colour(open)).number];
    return defender.cards > 0 && (defender.walhalla > 0 || game.rulings().shield_without_walhalla);
}

void list_defences(const Game& game, const State& state, MoveList<Game>& moves) {
    moves.push_back(Move::of(Verb::lose));
    if (may_win(game, state)) { moves.push_back(Move::of(Verb::win)); }
    if (may_shield(game, state) && state.hands[state.asked.number].shield > 0) {
        moves.push_back(Move::of(Verb::shield));
    }
}

void answer_defend(const Act& act, Verb answer) {
    const Seat attacker = act.game.seat_of(landing_colour(act.state));
    const Seat defender = act.state.asked;
    if (answer == Verb::lose) { return lose(act); }
    if (answer == Verb::win) {
        --defending(act).walhalla;
        ++defending(act).asgard;
        act.scribe.note({.what = Happening::defends, .seat = defender, .other = attacker});
        return repel(act, ShieldLoserTo::walhalla);
    }
    play_card(act, Card::shield);
    act.scribe.note({.what = Happening::plays_shield, .seat = defender, .other = attacker});
    repel(act, act.game.rulings().shield_loser_to);
}

}  // namespace meadhall::walhalla
