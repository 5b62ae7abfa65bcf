// What a turn asks (O-4).
#include "games/odin/answers/turn.hpp"

#include <algorithm>

#include "games/odin/actions/parts.hpp"
#include "games/odin/course/phases.hpp"

namespace meadhall::odin {

void pass(const Act& act) {
    const Seat seat = top(act).seat;
    player(act, seat).passed = true;
    act.scribe.note(Passes{seat, colour_of_vikings(act.game, act.state, seat)});
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

// Whether the questions can lie where they do (ENG-9).

namespace {

/// ENG-5: windows of others come up after the turn, or in it before it ends.
bool is_after_windows_of_others(const Spot& spot) {
    const auto waits = [](const Frame& frame) {
        return frame.is<ask::Window>() && frame.as<ask::Window>().when == Window::others_turn;
    };
    return spot.state().stage == Stage::actions && std::all_of(spot.state().stack.begin(), spot.end_of_below(), waits);
}

/// The stage in which a window opens that belongs to no action.
Stage stage_of(Window when) {
    switch (when) {
        case Window::income: return Stage::before_income;
        case Window::breeding: return Stage::before_breeding;
        case Window::bonus: return Stage::before_bonus;
        case Window::round: return Stage::before_round;
        case Window::scoring: return Stage::before_scoring;
        case Window::others_turn:
        case Window::own_action: break;
    }
    return Stage::actions;
}

/// The action that asks, if it is about to be done.
const ActionUnderWay* action_asking(const Spot& spot) {
    return spot.is_asked_by_owner() && spot.is_in_action() ? &spot.owner()->as<ActionUnderWay>() : nullptr;
}

}  // namespace

bool Answering<ask::Turn>::is_sound(const Spot& spot, const ask::Turn& /*asked*/) {
    return spot.is_bottom() && spot.state().stage == Stage::actions;
}

bool Answering<ask::TurnEnd>::is_sound(const Spot& spot, const ask::TurnEnd& /*asked*/) {
    return is_after_windows_of_others(spot);
}

bool Answering<ask::Window>::is_sound(const Spot& spot, const ask::Window& asked) {
    if (asked.when == Window::others_turn) { return is_after_windows_of_others(spot); }
    if (asked.when == Window::own_action) { return action_asking(spot) != nullptr; }
    return spot.is_bottom() && spot.state().stage == stage_of(asked.when);
}

bool Answering<ask::Alternative>::is_sound(const Spot& spot, const ask::Alternative& /*asked*/) {
    const ActionUnderWay* action = action_asking(spot);
    return action != nullptr && action->alternative.is_open() && action->next.is(ActionStep::parts);
}

}  // namespace meadhall::odin
