// Private to games/odin: whether what waits on a stack could wait there (ENG-9).
#pragma once

#include "games/odin/game.hpp"

namespace meadhall::odin {

/// Of a position that is loaded, not played. Precondition: the rest of it is sound.
[[nodiscard]] bool stack_is_sound(const Game& game, const State& state);

}  // namespace meadhall::odin
