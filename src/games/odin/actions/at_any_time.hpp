// Private to games/odin: what players may do at any time, and when (O-9).
#pragma once

#include "games/odin/act.hpp"

namespace meadhall::odin {

enum class Arming : bool { no, yes };
/// Whether the topmost question lets its seat act at any time, and arm ships (O-9.2, O-9.15).
[[nodiscard]] bool offers_anytime(const Game& game, const Open& open);
[[nodiscard]] Arming arming(const Open& open);
void list_anytime(const Look& look, Menu& menu);
[[nodiscard]] bool has_anytime(const Game& game, const State& state, Seat seat);

}  // namespace meadhall::odin
