// Whoever takes a space uses a part of it (O-4.6), seen from outside: before and after each move.
#pragma once

#include "games/odin/game.hpp"

namespace meadhall::odin::testing {

/// Makes a move and fails the test if an action is over with it, or past its parts, of which no part has been used, or
/// if no part of one can be used any more.
void apply_watching_spaces(const Game& game, State& state, Move move);

}  // namespace meadhall::odin::testing
