// What the set-up of the table asks, and the mountain strips that turn up later (O-2, O-3.9, O-13.5).
#include "games/odin/answers/set_up.hpp"

#include <algorithm>

#include "games/odin/answers/cards/cards.hpp"

namespace meadhall::odin {

namespace {

/// Light cards that nobody has been dealt.
CardSet undealt(const Game& game, const State& state) {
    CardSet left = game.light_cards();
    for (const CardSet& hand : state.hands) { left = left - hand; }
    return left;
}

}  // namespace

void list_seats(const Look& look, Menu& menu) {
    for (int i = 0; i < look.game.seats(); ++i) { menu.push_back(verb::Start{seat(i)}); }
}

void list_columns(Menu& menu) {
    for (std::uint8_t i = 0; i < verb::Columns::limit; ++i) { menu.push_back(verb::Imitate{{i}}); }
}

void list_starters(const Look& look, Menu& menu) {
    const bool dealt = look.frame().is<ask::Starter>();
    for (const Card card : undealt(look.game, look.state)) {
        menu.push_back(dealt ? Move{verb::Starter{card}} : Move{verb::Choose{card}});
    }
}

const Reason* obstacle_to_starter(const Look& look, Card card) {
    return look.game.light_cards().contains(card) ? nullptr : &reasons::not_your_move;
}

void deal_starter(const Act& act, Card card) {
    const Seat seat = top(act).seat;
    pop(act);
    take_to_hand(act, seat, card);
}

void begin(const Act& act, Seat starter) {
    pop(act);
    act.state.start = starter;
    act.scribe.note(Begins{starter});
}

void set_imitation(const Act& act, verb::Columns columns) {
    pop(act);
    const int low = columns.low();
    const int high = columns.high();
    act.state.imitations[0].column = byte(low);
    act.state.imitations[1].column = byte(high);
    act.scribe.note(ImitatedColumns{low, high});
}

void list_strips(const Look& look, Menu& menu) {
    for (int strip = 0; strip < strip_count; ++strip) {
        if (look.state.strips[static_cast<std::size_t>(strip)] != face_down) { continue; }
        menu.push_back(verb::Reveal{strip});
    }
}

void reveal_strip(const Act& act, int strip) {
    act.state.strips[static_cast<std::size_t>(strip)] = 0;
    act.scribe.note(StripRevealed{strip + 1});
    if (--asked<ask::Strip>(act).left == 0) { pop(act); }
}

bool Answering<ask::Strip>::is_sound(const Spot& spot, const ask::Strip& asked) {
    return spot.is_bottom() &&
           are_left(asked.left, static_cast<int>(std::ranges::count(spot.state().strips, face_down)));
}

}  // namespace meadhall::odin
