// Plays any legal move, each as likely as the others. The weakest opponent and the yardstick for the rest.
#pragma once

#include "search/bot.hpp"

namespace meadhall {

template <Rules G>
class RandomBot final : public Bot<G> {
  public:
    [[nodiscard]] Thought<G> think(const G& game, const typename G::View& seen, Seat, const Budget&,
                                   Rng& rng) override {
        MoveList<G> moves;
        game.legal_moves(game.imagine(seen, rng), moves);
        Thought<G> thought;
        thought.move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
        thought.value.fill(1.0 / game.seats());
        return thought;
    }
};

}  // namespace meadhall
