// Players of graded strength. A level is a search with less time, a shorter view, and human mistakes: it overlooks
// moves and misjudges them a little, so that it errs between good moves more often than towards absurd ones.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <type_traits>

#include "search/alpha_beta.hpp"
#include "search/bot.hpp"
#include "search/chance.hpp"
#include "search/opinions.hpp"
#include "search/planner.hpp"
#include "search/tree_search.hpp"

namespace meadhall {

struct Level {
    static constexpr std::uint32_t unlimited = std::numeric_limits<std::uint32_t>::max();

    std::uint32_t playouts = unlimited;  // thinks no longer than this, however much time there is
    double error = 0;                    // how far it misjudges a move, in shares of the win
    double oversight = 0;                // the chance that it does not see a move at all
    TreeSearchSettings tree{};           // with hidden cards, chance, or more than two sides
    AlphaBetaSettings exact{};           // with open cards and two sides
    PlannerSettings plan{};              // in games that have a quick player

    [[nodiscard]] constexpr bool errs() const { return error > 0 || oversight > 0; }
};

template <Rules G>
class LevelBot final : public Bot<G> {
    static_assert(Provided<QuickPlayer<G>>,
                  "nobody has said whether this game has a quick player: include search/judgement/<game>/levels.hpp; "
                  "without one: template <> struct QuickPlayer<Game> : None {};");

  public:
    explicit LevelBot(const Level& level, const Opinions<G>& opinions = {})
        : level_{level}, exact_{level.exact, opinions.tactics}, tree_{level.tree, opinions.judge} {}

    [[nodiscard]] Thought<G> think(const G& game, const typename G::View& seen, Seat me, const Budget& budget,
                                   Rng& rng) override {
        Budget own = budget;
        own.playouts = std::min(budget.playouts, level_.playouts);
        Thought<G> thought = search(game, seen, me, own, rng);
        if (level_.errs()) { err(thought, rng); }
        return thought;
    }
    /// Whoever errs errs alone, and a plan would only be made twice.
    [[nodiscard]] Company company(const G& game) const override {
        if (level_.errs()) { return Company::alone; }
        if (searches_exactly(game)) { return Company::assists; }
        return HasQuickPlayer<G> ? Company::alone : Company::pools;
    }
    void assist(Bot<G>& leader) override {
        if constexpr (Tactical<G>) { exact_.assist(static_cast<LevelBot&>(leader).exact_); }
    }

  private:
    /// What a game without tactics has instead of an exact search.
    struct NoSearch {
        NoSearch(const AlphaBetaSettings& /*settings*/, NoWeights /*weights*/) {}
    };
    template <Rules H>
    struct ExactSearch : std::type_identity<NoSearch> {};
    template <Tactical H>
    struct ExactSearch<H> : std::type_identity<AlphaBetaBot<H>> {};

    Thought<G> search(const G& game, const typename G::View& seen, Seat me, const Budget& budget, Rng& rng) {
        if constexpr (Tactical<G>) {
            if (searches_exactly(game)) { return exact_.think(game, seen, me, budget, rng); }
        }
        if constexpr (HasQuickPlayer<G>) { return PlannerBot<G>{level_.plan}.think(game, seen, me, budget, rng); }
        return tree_.think(game, seen, me, budget, rng);
    }

    static bool searches_exactly(const G& game) {
        if constexpr (Tactical<G>) { return Tactics<G>::has_two_sides(game); }
        return false;
    }

    /// Whoever errs did not foresee what comes next.
    void err(Thought<G>& thought, Rng& rng) {
        const typename G::Move chosen = choice(thought, rng);
        if (G::code(chosen) != G::code(thought.move)) { tree_.forget(); }
        thought.move = chosen;
    }
    typename G::Move choice(const Thought<G>& thought, Rng& rng) const {
        typename G::Move best = thought.move;
        double best_value = -1;
        for (const auto& line : thought.lines) {
            const bool is_seen = fraction(rng) >= level_.oversight;
            const double value = line.value + level_.error * bell(rng);
            if (is_seen && value > best_value) {
                best_value = value;
                best = line.move;
            }
        }
        return best;
    }

    Level level_;
    typename ExactSearch<G>::type exact_;
    TreeSearchBot<G> tree_;
};

}  // namespace meadhall
