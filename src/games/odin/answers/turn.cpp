// What a turn asks (O-4).
#include "games/odin/answers/turn.hpp"

#include "games/odin/actions/parts.hpp"

namespace meadhall::odin {

void pass(const Act& act) {
    const Seat seat = top(act).seat;
    player(act, seat).passed = true;
    act.scribe.note(Passes{seat});
    pop(act);
    open_window_after_turn(act, seat);
}

// Alternatives (O-4.10).

const Reason* obstacle_to_option(const Look& look, int option) {
    const Space space = current_space(look.state);
    return option < ways_of(look.game, space) ? obstacle_to_choosing(look, space, option) : &reasons::not_your_move;
}

void list_options(const Look& look, Menu& menu) {
    for (int option = 0; option < ways_of(look.game, current_space(look.state)); ++option) {
        if (obstacle_to_option(look, option) == nullptr) { menu.push_back(verb::Option{option}); }
    }
}

void choose_option(const Act& act, int option) {
    act.scribe.note(Chooses{top(act).seat, option + 1});
    pop(act);
    headway(top(act)).alternative = Choice::of(option);
}

// Exchanges (O-4.10).

const Reason* obstacle_to_trade(const Look& look) {
    return obstacle_to_part(look, current_space(look.state), current_part(look.game, look.state));
}

void skip_exchange(const Act& act) {
    const bool price = current_part(act.game, act.state).deed == Deed::pay;
    pop(act);
    if (price) { headway(top(act)).note(Progress::price_unpaid); }
}

}  // namespace meadhall::odin
