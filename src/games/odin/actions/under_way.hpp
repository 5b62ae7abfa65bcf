// What goes on below the topmost question: the action or effect that it belongs to, its space and its part. Bots and
// boards ask this too.
#pragma once

#include <cstdint>

#include "games/odin/components/effect.hpp"
#include "games/odin/game.hpp"

namespace meadhall::odin {

/// The action, or effect of a card, that the topmost question belongs to.
[[nodiscard]] const Frame& action_below(const Open& open);
/// The ways to use a space: those printed, then those that cards add, whether somebody has them or not.
[[nodiscard]] int ways_of(const Game& game, Space space);
[[nodiscard]] const Parts& way_of(const Game& game, Space space, int way);
[[nodiscard]] const Parts& parts_of(const Game& game, const Frame& under_way);
[[nodiscard]] const Part& current_part(const Game& game, const Open& open);
/// The space that the topmost question belongs to; none while an effect of a card goes on.
[[nodiscard]] Space current_space(const Open& open);
/// Whether the topmost question belongs to an effect of a card.
[[nodiscard]] bool is_in_effect(const Open& open);
/// The action that was begun last; null if none goes on. An effect of a card above it does not hide it.
[[nodiscard]] const Frame* last_action(const Open& open);
/// Whether an action goes on below everything else, and not a phase of the round.
[[nodiscard]] inline bool is_in_action(const Open& open) {
    return !open.stack.empty() && open.stack[0].is<ActionUnderWay>();
}
/// How the price of the effect that goes on is paid, where that is left open; 0 in an action.
[[nodiscard]] int variant_under_way(const Open& open);
/// Whether Vikings stand for the action that goes on.
[[nodiscard]] bool goes_on_with_vikings(const Open& open);
/// D-51: whether cards that speak of action spaces hear of the action that goes on.
[[nodiscard]] bool is_heard(const Game& game, const Open& open);

}  // namespace meadhall::odin
