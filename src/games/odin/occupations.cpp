// Occupation cards: dealt, drawn, held, played (O-2.3, O-8). What they do when played is in the folder of cards.
#include <algorithm>

#include "games/odin/chapters.hpp"

namespace meadhall::odin {

CardSet Game::dark_pile(const State& state) const {
    CardSet pile = dark_cards_;
    for (int i = 0; i < seats_; ++i) {
        pile = pile - state.hands[static_cast<std::size_t>(i)] - state.players[static_cast<std::size_t>(i)].played;
    }
    return pile;
}

namespace {

void take_to_hand(const Act& act, Seat seat, Card card) {
    act.state.hands[seat.number].insert(card);
    ++player(act, seat).hand;
    act.scribe.note({.what = Happening::card_seen, .seat = seat, .card = card});
}

/// Light cards that nobody has been dealt.
CardSet undealt(const Game& game, const State& state) {
    CardSet left = game.light_cards();
    for (const CardSet& hand : state.hands) { left = left - hand; }
    return left;
}

/// Whether an action of this seat goes on, with Vikings or without.
bool is_acting(const Open& open, Seat seat) {
    return std::ranges::any_of(open.stack,
                               [&](const Frame& frame) { return frame.ask == Ask::action && frame.seat == seat; });
}

}  // namespace

void list_starters(const Look& look, Menu& menu) {
    const Verb verb = look.frame().ask == Ask::starter ? Verb::starter : Verb::choose;
    for (const Card card : undealt(look.game, look.state)) { menu.push_back(Move::card(verb, card)); }
}

void deal_starter(const Act& act, Card card) {
    const Seat seat = top(act).seat;
    pop(act);
    take_to_hand(act, seat, card);
}

void ask_for_occupations(const Act& act, Seat seat, int count) {
    const int drawn = std::min<int>(count, act.state.dark_pile);
    if (drawn == 0) { return; }
    push(act, {.ask = Ask::occupation, .seat = seat, .count = byte(drawn)});
    for (int i = 0; i < drawn; ++i) { raise(act, {.hook = Hook::occupation_drawn, .seat = seat}); }
}

void list_occupations(const Look& look, Menu& menu) {
    for (const Card card : look.game.dark_pile(look.state)) { menu.push_back(Move::card(Verb::occupation, card)); }
}

void draw_occupation(const Act& act, Card card) {
    const Seat seat = top(act).seat;
    --act.state.dark_pile;
    take_to_hand(act, seat, card);
    if (--top(act).count == 0) { pop(act); }
}

void list_hand(const Look& look, Menu& menu) {
    for (const Card card : look.state.hands[look.seat().number]) {
        if (obstacle_to_playing(look, card) == nullptr) { menu.push_back(Move::card(Verb::play, card)); }
    }
}

const Reason* obstacle_to_playing(const Look& look, Card card) {
    if (!look.state.hands[look.seat().number].contains(card)) { return &reasons::hand; }
    return look.frame().ask == Ask::column_4 ? obstacle_to_card_before(look, card) : nullptr;
}

void play_occupation(const Act& act, Card card) {
    const Seat seat = top(act).seat;
    act.state.hands[seat.number].erase(card);
    --player(act, seat).hand;
    player(act, seat).played.insert(card);
    act.scribe.note({.what = Happening::card_played, .seat = seat, .card = card});
    raise(act, {.hook = Hook::occupation_played, .seat = seat, .subject = card.number});
    if (is_acting(act.state, seat)) { ++act.state.tally.cards; }
    if (top(act).ask == Ask::column_4) {
        pop(act);
        top(act).count |= card_played;
    } else {
        mark_used(act);
        const bool more = --top(act).count > 0 && player(act, seat).hand > 0;
        if (!more) { pop(act); }
    }
    begin_immediate(act, seat, card);
}

}  // namespace meadhall::odin
