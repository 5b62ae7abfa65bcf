// Private to games/odin: whole moves, which the topmost question allows and what each does.
#pragma once

#include "games/odin/act.hpp"

namespace meadhall::odin {

/// What the topmost question itself offers, anytime actions apart.
void list_answers(const Look& look, Menu& menu);
/// Why a move is forbidden, whatever it would do to a pledge; and all in all.
[[nodiscard]] const Reason* obstacle_for_itself(const Look& look, Move move);
[[nodiscard]] const Reason* obstacle(const Look& look, Move move);
void carry_out(const Act& act, Move move);

}  // namespace meadhall::odin
