// Private to games/odin: a turn of the action phase, from placing Vikings to leaving the space (O-4).
#pragma once

#include <cstdint>

#include "games/odin/act.hpp"
#include "games/odin/actions/under_way.hpp"
#include "games/odin/cards/book.hpp"

namespace meadhall::odin {

// A turn.
void begin_turn(const Act& act, Seat seat);
void list_spaces(const Look& look, Menu& menu);
[[nodiscard]] const Reason* obstacle_to_placing(const Look& look, Space space, verb::Via choice);
void place_vikings(const Act& act, Space space, verb::Via choice);
/// ENG-5: after another's turn, for whoever can play cards at any time.
void open_window_after_turn(const Act& act, Seat actor);

// The action that goes on.
/// Goes on with the action that is on top of the stack.
void continue_action(const Act& act);
[[nodiscard]] Frame& action_below(const Act& act);
void mark_used(const Act& act);
/// The card that adds this way to use a space. Precondition: it is not printed there.
[[nodiscard]] const CardBook::Extra& extra_of(const Game& game, Space space, int way);
[[nodiscard]] const Reason* obstacle_to_way(const Look& look, Space space, int way);
/// The same, or with what a card fetches before the price is paid (#103). Precondition: the action is at this choice.
[[nodiscard]] const Reason* obstacle_to_choosing(const Look& look, Space space, int way);
[[nodiscard]] const Reason* obstacle_to_using(const Look& look, Space space);

// Vikings.
[[nodiscard]] Crew& crew_of(State& state, const ActionUnderWay& action);
[[nodiscard]] const Crew& crew_of(const State& state, const ActionUnderWay& action);
void return_vikings(const Act& act, Seat seat, int count);
void note_returned(const Act& act, Seat seat, int count);
void raise_thing_square(const Act& act, Seat seat);

}  // namespace meadhall::odin
