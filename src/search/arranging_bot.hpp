// Arranges on the boards what a player has, as far as that can be done now: a suggestion for people, no opponent.
#pragma once

#include <concepts>

#include "search/bot.hpp"
#include "search/planner.hpp"

namespace meadhall {

/// A quick player that lays things out names the next move of whoever lays all it can; any other move when it is done.
template <class G>
concept Arranges =
    HasQuickPlayer<G> && requires(const QuickPlayer<G>& player, const typename G::State& state, int care) {
        { player.arrangement(state, care) } -> std::same_as<typename G::Move>;
    };

template <Arranges G>
class ArrangingBot final : public Bot<G> {
  public:
    [[nodiscard]] Thought<G> think(const G& game, const typename G::View& seen, Seat /*me*/, const Budget& /*budget*/,
                                   Rng& rng) override {
        Thought<G> thought;
        thought.move = QuickPlayer<G>{game}.arrangement(game.imagine(seen, rng), care);
        thought.lines.push_back({thought.move, 1, 1.0 / game.seats()});
        thought.value.fill(1.0 / game.seats());
        return thought;
    }

  private:
    static constexpr int care = 20;
};

}  // namespace meadhall
