// Plans by playing on: what a quick player of the game would consider is tried in imagined worlds that the quick player
// plays to their end. Half of the candidates, those that did worst, are given up again and again, so that most of the
// time goes into the choice between the best.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <functional>

#include "search/bot.hpp"

namespace meadhall {

/// What a quick player suggests, in its own measure.
template <class Move>
struct Suggestion {
    Move move{};
    double gain = 0;
};
inline constexpr std::size_t max_suggestions = 96;
template <class Move>
using Suggestions = InplaceVector<Suggestion<Move>, max_suggestions>;

/// `QuickPlayer<G>{game}` suggests moves, the best first and at least one; plays a position to its end; and tells what
/// came of it for a seat, in points (`usual` is what looks neither good nor bad) and as a share of the win. A game
/// without one derives it from `None`.
template <class G>
struct QuickPlayer;

template <class G>
concept HasQuickPlayer = Rules<G> && requires(const QuickPlayer<G>& player, typename G::State& state, int care,
                                              Seat seat, std::uint64_t luck) {
    { player.suggestions(state, care) } -> std::same_as<Suggestions<typename G::Move>>;
    player.play_out(state, luck);
    { player.success(state, seat) } -> std::same_as<double>;
    { player.usual() } -> std::same_as<double>;
    { player.share(double{}) } -> std::same_as<double>;
};

struct PlannerSettings {
    std::uint32_t candidates = 8;  // that are played out; 1 trusts the quick player
    double trust = 6;              // the quick player's opinion counts as much as so many playouts
    int care = 1;                  // how hard the quick player looks for a layout
};

template <HasQuickPlayer G>
class PlannerBot final : public Bot<G> {
  public:
    explicit PlannerBot(const PlannerSettings& settings = {}) : settings_{settings} {}

    [[nodiscard]] Thought<G> think(const G& game, const typename G::View& seen, Seat me, const Budget& budget,
                                   Rng& rng) override {
        const QuickPlayer<G> player{game};
        const auto suggested = player.suggestions(game.imagine(seen, rng), settings_.care);
        Field field;
        for (const auto& suggestion : suggested) {
            if (field.size() < std::max(1U, settings_.candidates)) { field.push_back({suggestion, 0, 0}); }
        }
        Work work{game, player, seen, me, budget, rng};
        if (field.size() > 1) { work.compare(field, settings_.trust); }
        return answer(work, field, suggested);
    }

  private:
    using Move = typename G::Move;
    struct Runner {
        Suggestion<Move> suggestion;
        std::uint32_t playouts = 0;
        double total = 0;
    };
    using Field = InplaceVector<Runner, max_suggestions>;

    /// One decision being thought about.
    struct Work {
        const G& game;
        const QuickPlayer<G>& player;
        const typename G::View& seen;
        Seat me;
        const Budget& budget;
        Rng& rng;
        std::uint32_t played = 0;

        /// One comparison as long as the budget; where only a clock can end it, one after the other, each twice as
        /// long.
        void compare(Field& field, double trust) {
            constexpr std::uint32_t endless = 1U << 16U;
            constexpr std::uint32_t first_comparison = 256;
            std::uint32_t playouts = budget.playouts < endless ? budget.playouts : first_comparison;
            do {
                halve(field, playouts, trust);
                playouts = std::min(2 * playouts, endless);
            } while (!budget.is_spent(played) && budget.playouts >= endless);
        }
        /// Halves the field until two are left or the time is up. All runners meet the same luck.
        void halve(Field& field, std::uint32_t playouts, double trust) {
            std::size_t alive = field.size();
            const auto stages = static_cast<std::uint32_t>(std::bit_width(alive - 1));
            for (std::uint32_t stage = 0; stage < stages && (played == 0 || !budget.is_spent(played)); ++stage) {
                const std::uint32_t laps = playouts / stages / static_cast<std::uint32_t>(alive);
                run_laps(field, alive, std::max(1U, laps));
                sort_by_value(field, alive, trust);
                report(field, trust);
                alive = std::max<std::size_t>(2, (alive + 1) / 2);
            }
        }
        void report(const Field& field, double trust) const {
            const double points = value(field[0], favourite_of(field), trust);
            budget.report({played, G::code(field[0].suggestion.move), player.share(points)});
        }
        void run_laps(Field& field, std::size_t alive, std::uint32_t laps) {
            for (std::uint32_t lap = 0; lap < laps && (played == 0 || !budget.is_spent(played)); ++lap) {
                const std::uint64_t luck = rng();
                for (std::size_t i = 0; i < alive; ++i, ++played) { try_out(field[i], luck); }
            }
        }
        void try_out(Runner& runner, std::uint64_t luck) const {
            Rng own{luck};
            typename G::State state = game.imagine(seen, own);
            game.apply(state, runner.suggestion.move);
            player.play_out(state, own());
            runner.total += player.success(state, me);
            ++runner.playouts;
        }
        void sort_by_value(Field& field, std::size_t count, double trust) const {
            const Runner favourite = favourite_of(field);
            std::ranges::stable_sort(field.begin(), field.begin() + count, std::greater{},
                                     [&](const Runner& runner) { return value(runner, favourite, trust); });
        }
        /// Whom the quick player would have chosen.
        [[nodiscard]] static Runner favourite_of(const Field& field) {
            return *std::ranges::max_element(field, {}, [](const Runner& runner) { return runner.suggestion.gain; });
        }
        /// What the playouts say, drawn towards the quick player's opinion of it beside its favourite.
        [[nodiscard]] double value(const Runner& runner, const Runner& favourite, double trust) const {
            constexpr double worst = -20;
            const double anchor = favourite.playouts > 0 ? favourite.total / favourite.playouts : player.usual();
            const double opinion = anchor + std::max(worst, runner.suggestion.gain - favourite.suggestion.gain);
            return (runner.total + trust * opinion) / (runner.playouts + trust);
        }
    };

    [[nodiscard]] Thought<G> answer(const Work& work, const Field& field, const Suggestions<Move>& suggested) const {
        Thought<G> thought;
        thought.move = field[0].suggestion.move;
        thought.playouts = work.played;
        const Runner favourite = Work::favourite_of(field);
        const auto tell = [&](const Runner& runner) {
            if (thought.lines.full()) { return; }
            const double success = work.value(runner, favourite, settings_.trust);
            thought.lines.push_back({runner.suggestion.move, runner.playouts, work.player.share(success)});
            const bool is_score = work.game.seats() == 1 && runner.playouts > 0;
            if (is_score) { thought.lines.back().points = success; }
        };
        for (const Runner& runner : field) { tell(runner); }
        for (std::size_t i = field.size(); i < suggested.size(); ++i) { tell({suggested[i], 0, 0}); }
        const double mine = thought.lines[0].value;
        thought.value.fill(work.game.seats() > 1 ? (1 - mine) / (work.game.seats() - 1) : 0);
        thought.value[work.me.number] = mine;
        return thought;
    }

    PlannerSettings settings_;
};

}  // namespace meadhall
