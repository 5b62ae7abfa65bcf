// The yardstick of Die Wikinger kommen!: plain alpha-beta to depth 4 on a count of material and regions. Frozen.
#pragma once

#include <cmath>

#include "games/wikinger/front.hpp"
#include "games/wikinger/game.hpp"
#include "search/flat_bot.hpp"
#include "search/judgement/wikinger/judgement.hpp"
#include "search/plain_alpha_beta.hpp"
#include "search/reference.hpp"

namespace meadhall {

/// A Viking counts 1, a tower 4, a region with more own than enemy figures ½. Everything that decides about a move is
/// here or in the plain search, so that nothing learnt elsewhere changes the yardstick.
struct WikingerReferenceTactics {
    [[nodiscard]] static bool are_allies(const wikinger::Game& game, Seat a, Seat b) {
        return game.side(a) == game.side(b);
    }
    [[nodiscard]] static double share(int balance) { return 1 / (1 + std::exp(-balance / 500.0)); }
    /// Captures first, those of most figures before the others.
    [[nodiscard]] static int urgency(const wikinger::Game& game, const wikinger::State& state, wikinger::Move move) {
        if (move.verb != wikinger::Verb::march) { return move.verb == wikinger::Verb::tower ? 1 : 0; }
        return wikinger::Front{game, state, game.side(state.turn)}.victims(move.from, move.to).size();
    }
    [[nodiscard]] static std::uint64_t key(const wikinger::State& state);
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

inline std::uint64_t WikingerReferenceTactics::key(const wikinger::State& state) {
    std::uint64_t key = 0;
    const auto mix = [&](std::uint64_t word) {
        key = (key ^ word) * 0x9E3779B97F4A7C15U;
        key ^= key >> 29U;
    };
    for (std::size_t i = 0; i < 4; ++i) {
        mix(state.vikings[i].low());
        mix(state.vikings[i].high());
        mix(state.towers[i].low());
        mix(state.towers[i].high());
    }
    mix(static_cast<std::uint64_t>(state.phase) | (std::uint64_t{state.turn.number} << 8U) |
        (std::uint64_t{state.marcher.number} << 16U) | (std::uint64_t{state.due} << 24U) |
        (std::uint64_t{state.raised} << 32U) | (std::uint64_t{state.captured} << 33U) |
        (std::uint64_t{state.avenged} << 40U));
    mix(std::uint64_t{state.idle[0]} | (std::uint64_t{state.idle[1]} << 8U) | (std::uint64_t{state.idle[2]} << 16U) |
        (std::uint64_t{state.idle[3]} << 24U));
    return key;
}

/// So deep for two sides; with three players flat Monte Carlo, as in the other games.
class WikingerReference final : public Bot<wikinger::Game> {
  public:
    explicit WikingerReference(int depth) : depth_{depth} {}

    [[nodiscard]] Thought<wikinger::Game> think(const wikinger::Game& game, const wikinger::View& seen, Seat me,
                                                const Budget& budget, Rng& rng) override {
        if (game.sides() != 2) { return FlatBot<wikinger::Game>{playouts_per_move}.think(game, seen, me, budget, rng); }
        PlainAlphaBeta<wikinger::Game, WikingerReferenceTactics> search{game, depth_};
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
