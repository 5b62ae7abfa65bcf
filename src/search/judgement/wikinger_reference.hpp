// The yardstick of Die Wikinger kommen!: plain alpha-beta to depth 4 on a count of material and regions. Frozen.
#pragma once

#include "games/wikinger/game.hpp"
#include "search/alpha_beta.hpp"
#include "search/flat_bot.hpp"
#include "search/judgement/wikinger.hpp"
#include "search/judgement/wikinger_tactics.hpp"
#include "search/reference.hpp"

namespace meadhall {

/// A Viking counts 1, a tower 4, a region with more own than enemy figures ½.
struct WikingerReferenceTactics : Tactics<wikinger::Game> {
    /// Depth in single moves.
    [[nodiscard]] static bool counts(const wikinger::Game& /*game*/, const wikinger::State& /*state*/) { return true; }
    [[nodiscard]] static int balance(const wikinger::Game& game, const wikinger::State& state, Seat seat) {
        constexpr int viking = 100;
        constexpr int tower = 400;
        constexpr int region = 50;
        const wikinger::Side mine = game.side(seat);
        const wikinger::Side theirs{static_cast<std::uint8_t>(1 - mine.number)};
        const wikinger::PointSet own = game.figures(state, mine);
        const wikinger::PointSet enemy = game.figures(state, theirs);
        int balance = viking * (game.vikings(state, mine).size() - game.vikings(state, theirs).size()) +
                      tower * (game.towers_standing(state, mine) - game.towers_standing(state, theirs));
        for (int i = 0; i < game.island().regions(); ++i) {
            const wikinger::PointSet points = game.island().region(wikinger::Region{static_cast<std::uint8_t>(i)});
            const int lead = (own & points).size() - (enemy & points).size();
            balance += lead > 0 ? region : lead < 0 ? -region : 0;
        }
        return balance;
    }
};

/// So deep for two sides; with three players flat Monte Carlo, as in the other games.
class WikingerReference final : public Bot<wikinger::Game> {
  public:
    explicit WikingerReference(int depth) : depth_{depth} {}

    [[nodiscard]] Thought<wikinger::Game> think(const wikinger::Game& game, const wikinger::View& seen, Seat me,
                                                const Budget& budget, Rng& rng) override {
        if (!Tactics<wikinger::Game>::has_two_sides(game)) {
            return FlatBot<wikinger::Game>{playouts_per_move}.think(game, seen, me, budget, rng);
        }
        AlphaBeta<wikinger::Game, WikingerReferenceTactics> search{
            game, {.max_depth = depth_, .quiescence = false, .reductions = false}};
        Budget own = budget;
        own.playouts = whole_depth;
        return search.think(seen, own);
    }

  private:
    static constexpr std::uint32_t playouts_per_move = 16;
    static constexpr std::uint32_t whole_depth = 100'000'000;

    int depth_;
};

template <>
struct Reference<wikinger::Game> {
    [[nodiscard]] static std::unique_ptr<Bot<wikinger::Game>> make() { return std::make_unique<WikingerReference>(4); }
    /// A lesser one: the pairs of the game for four are measured against it.
    [[nodiscard]] static std::unique_ptr<Bot<wikinger::Game>> make_lesser() {
        return std::make_unique<WikingerReference>(2);
    }
};

}  // namespace meadhall
