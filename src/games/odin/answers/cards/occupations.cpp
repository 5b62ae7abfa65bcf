// Occupation cards: dealt, drawn, held, played (O-2.3, O-8). What they do when played is in the folder of cards.
#include <algorithm>

#include "games/odin/actions/action.hpp"
#include "games/odin/answers/cards/cards.hpp"
#include "games/odin/cards/effects_under_way.hpp"
#include "games/odin/cards/reach.hpp"

namespace meadhall::odin {

CardSet Game::dark_pile(const State& state) const {
    CardSet pile = dark_cards_;
    for (int i = 0; i < seats_; ++i) {
        pile = pile - state.hands[static_cast<std::size_t>(i)] - state.players[static_cast<std::size_t>(i)].played;
    }
    return pile;
}

namespace {

/// Whether an action of this seat goes on, with Vikings or without.
bool is_acting(const Open& open, Seat seat) {
    return std::ranges::any_of(open.stack,
                               [&](const Frame& frame) { return frame.is<ActionUnderWay>() && frame.seat == seat; });
}

}  // namespace

void take_to_hand(const Act& act, Seat seat, Card card) {
    act.state.hands[seat.number].insert(card);
    ++player(act, seat).hand;
    act.scribe.note(CardSeen{seat, card});
}

void ask_for_occupations(const Act& act, Seat seat, int count) {
    const int drawn = std::min<int>(count, act.state.dark_pile);
    if (drawn == 0) { return; }
    push(act, seat, ask::Occupation{.left = byte(drawn)});
    for (int i = 0; i < drawn; ++i) { raise(act, {.hook = Hook::occupation_drawn, .seat = seat}); }
}

void list_occupations(const Look& look, Menu& menu) {
    for (const Card card : look.game.dark_pile(look.state)) { menu.push_back(verb::DrawOccupation{card}); }
}

void draw_occupation(const Act& act, Card card) {
    const Seat seat = top(act).seat;
    --act.state.dark_pile;
    take_to_hand(act, seat, card);
    if (--asked<ask::Occupation>(act).left == 0) { pop(act); }
}

void list_hand(const Look& look, Menu& menu) {
    for (const Card card : look.state.hands[look.seat().number]) {
        if (obstacle_to_playing(look, card) == nullptr) { menu.push_back(verb::Play{card}); }
    }
}

const Reason* obstacle_to_playing(const Look& look, Card card) {
    return look.state.hands[look.seat().number].contains(card) ? nullptr : &reasons::hand;
}

void play_occupation(const Act& act, Card card) {
    const Seat seat = top(act).seat;
    act.state.hands[seat.number].erase(card);
    --player(act, seat).hand;
    player(act, seat).played.insert(card);
    act.scribe.note(CardPlayed{seat, card});
    raise(act, {.hook = Hook::occupation_played, .seat = seat, .card = card});
    if (is_acting(act.state, seat)) { ++act.state.tally.cards; }
    if (top(act).is<ask::Column4>()) {
        pop(act);
        headway(top(act)).note(Progress::card_played);
    } else {
        mark_used(act);
        const bool more = --asked<ask::Occupations>(act).left > 0 && player(act, seat).hand > 0;
        if (!more) { pop(act); }
    }
    begin_immediate(act, seat, card);
}

namespace {

/// O-4.11, O-4.12: whether the action of this column asks at this step.
bool asks_in_column(const Spot& spot, int column, ActionStep next) {
    if (!spot.is_asked_by_owner() || !spot.is_in_action()) { return false; }
    const auto& action = spot.owner()->as<ActionUnderWay>();
    return row_of(action.space).column == column && !action.has(Progress::by_card) && action.next.is(next);
}

}  // namespace

bool Answering<ask::Occupation>::is_sound(const Spot& spot, const ask::Occupation& asked) {
    const Part* part = spot.part(Deed::draw_occupations);
    const bool is_part = part != nullptr && asked.left <= part->as<HowMany>().count;
    const bool is_of_column = asked.left == 1 && asks_in_column(spot, 3, ActionStep::card_before);
    return (is_part || is_of_column) && are_left(asked.left, spot.state().dark_pile);
}

bool Answering<ask::Column4>::is_sound(const Spot& spot, const ask::Column4& asked) {
    const bool is_before = asked.when == CardTime::before_action;
    return asks_in_column(spot, 4, is_before ? ActionStep::announce : ActionStep::leave_space) &&
           !headway(*spot.owner()).has(Progress::card_played);
}

bool Answering<ask::Occupations>::is_sound(const Spot& spot, const ask::Occupations& asked) {
    const Part* part = spot.part(Deed::play_occupations);
    return part != nullptr && are_left(asked.left, part->as<HowMany>().count);
}

}  // namespace meadhall::odin
