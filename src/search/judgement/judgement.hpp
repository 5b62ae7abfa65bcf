// Opinions about positions live under this folder and nowhere else. One specialisation per game.
#pragma once

namespace meadhall {

/// `Judgement<G>::worth(game, state, seat)` is the share of the win that `seat` may expect, between 0 and 1. It is
/// quick and knows nothing of other states; at the end of the game it is exact.
template <class G>
struct Judgement;

}  // namespace meadhall
