// The yardstick of Ein Fest für Odin: the medium level as first released. Frozen.
#pragma once

#include "games/odin/game.hpp"
#include "search/judgement/odin/steward.hpp"
#include "search/reference.hpp"

namespace meadhall {

class OdinReference final : public Bot<odin::Game> {
  public:
    [[nodiscard]] Thought<odin::Game> think(const odin::Game& game, const odin::View& seen, Seat /*me*/,
                                            const Budget& /*budget*/, Rng& rng) override {
        const odin_mind::Steward steward{game, odin_mind::first_weights(game), odin_mind::LastLaying::planned};
        Thought<odin::Game> thought;
        thought.move = steward.choice(game.imagine(seen, rng), layouts);
        thought.lines.push_back({thought.move, 1, 1.0 / game.seats()});
        thought.value.fill(1.0 / game.seats());
        return thought;
    }

  private:
    static constexpr int layouts = 20;
};

template <>
struct Reference<odin::Game> {
    [[nodiscard]] static std::unique_ptr<Bot<odin::Game>> make() { return std::make_unique<OdinReference>(); }
};

}  // namespace meadhall
