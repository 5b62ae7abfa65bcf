// Drawing and playing action cards (WH-3.5, WH-6.8, WH-6.9).
#include "games/walhalla/chapters.hpp"

namespace meadhall::walhalla {
namespace {

// WH-6.9: the discards become the new pile. Everybody sees which cards these are, and that all others are in the hands;
// `kept` and `drawn` remember who held what then and has drawn how many since.
void renew_pile(const Act& act) {
    State& state = act.state;
    state.pile = state.discards;
    state.renewed = state.discards;
    state.discards = {};
    state.pile_size = byte(total(state.pile));
    state.kept = state.hands;
    for (Player& player : state.players) {
        player.kept = player.cards;
        player.drawn = 0;
    }
    act.scribe.note({.what = Happening::pile_renewed, .number = state.pile_size});
}

}  // namespace

bool begin_draw(const Act& act, Seat seat) {
    if (act.state.pile_size == 0 && act.state.discards != Cards{}) { renew_pile(act); }
    if (act.state.pile_size == 0) { return false; }
    ask(act, Step::card, seat);
    return true;
}

void take_card(const Act& act, Card card) {
    State& state = act.state;
    const Seat who = state.asked;
    --state.pile[card];
    --state.pile_size;
    ++state.hands[who.number][card];
    ++player(act, who).cards;
    ++player(act, who).drawn;
    act.scribe.note({.what = Happening::draws_card, .seat = who, .card = card});
    if (state.raid > 0) {
        ++state.landing;
        disembark(act);
        return;
    }
    // WH-3.5, WH-14: one card each before the game, seat 0 first; then the lot.
    const Seat after = next(who, act.game.seats());
    ask(act, after == seat(0) ? Step::start : Step::card, after);
}

void play_card(const Act& act, Card card) {
    State& state = act.state;
    Cards& kept = state.kept[state.asked.number];
    --state.hands[state.asked.number][card];
    kept[card] = byte(kept[card] - (kept[card] > 0 ? 1 : 0));
    --player(act, state.asked).cards;
    ++state.discards[card];
}

void list_cards_in_hand(const State& state, MoveList<Game>& moves) {
    for_each_kind(state.hands[state.asked.number],
                  [&](std::size_t kind) { moves.push_back(Move::sell(static_cast<Card>(kind))); });
}

}  // namespace meadhall::walhalla
