// Tunes the opinions of one game, written for its exact types: plays, remembers positions with how they ended, and
// fits.
#pragma once

#include <cmath>
#include <numbers>
#include <string>
#include <vector>

#include "core/hash.hpp"
#include "lab/tune/contest.hpp"
#include "lab/tune/fit.hpp"
#include "lab/tune/games.hpp"
#include "lab/tune/match.hpp"
#include "lab/tune/opinion.hpp"
#include "lab/tune/tune_kit.hpp"
#include "match/bots/bots.hpp"
#include "match/table_of.hpp"
#include "search/chance.hpp"

namespace meadhall::lab {

template <Rules G>
struct Remembered {
    typename G::State state;
    Seat seat{};        // who was to act
    double result = 0;  // the share of the win that came of it
};

/// Games that a bot plays against itself. Which they are depends on the seed alone, not on how many run at once.
template <Rules G>
class SelfPlay {
  public:
    SelfPlay(const G& game, const typename G::State& start, const TuneOrder& order, const TuneProgress& progress)
        : game_{game}, start_{start}, order_{order}, progress_{progress} {}

    /// By game.
    std::vector<std::vector<Remembered<G>>> play() {
        games_.resize(static_cast<std::size_t>(order_.games));
        play_games(
            order_.games, [&](int number) { play_game(number); },
            [&](int done) { progress_("games", done, order_.games); });
        return std::move(games_);
    }

  private:
    void play_game(int number) {
        Rng rng{hash_of_text(order_.seed + '/' + std::to_string(number))};
        typename G::State state = start_;
        play_at_random(game_, state, rng, static_cast<int>(rng.below(static_cast<std::uint32_t>(order_.openings) + 1)));
        std::vector<Remembered<G>> course;
        const BotMaker<G>& maker = *find_bot<G>(order_.bot);
        const auto bot = maker.make();
        const Budget budget = budget_of(maker.card, order_.playouts);
        play_out_chance(game_, state, rng);
        for (int i = 0; game_.to_act(state).is_seat() && i < most_decisions; ++i, play_out_chance(game_, state, rng)) {
            const Seat me = game_.to_act(state).seat();
            course.push_back({state, me});
            game_.apply(state, bot->think(game_, game_.view(state, me), me, budget, rng).move);
        }
        games_[static_cast<std::size_t>(number)] = sampled(course, winners_of(game_, state), rng);
    }

    /// Some positions of the course; whoever shares a win has a part of it, and nobody's win is everybody's.
    std::vector<Remembered<G>> sampled(std::vector<Remembered<G>>& course, SeatSet winners, Rng& rng) const {
        std::vector<Remembered<G>> some;
        for (int i = 0; i < order_.positions && !course.empty(); ++i) {
            Remembered<G> drawn = course[rng.below(static_cast<std::uint32_t>(course.size()))];
            drawn.result = winners.empty()                ? 1.0 / game_.seats()
                           : winners.contains(drawn.seat) ? part_of(winners, drawn.seat)
                                                          : 0.0;
            some.push_back(drawn);
        }
        return some;
    }
    /// Allies win together, and each of them wins all.
    [[nodiscard]] double part_of(SeatSet winners, [[maybe_unused]] Seat seat) const {
        if constexpr (HasSides<G>) {
            return 1;
        } else {
            return 1.0 / winners.size();
        }
    }

    const G& game_;
    const typename G::State& start_;
    const TuneOrder& order_;
    const TuneProgress& progress_;
    std::vector<std::vector<Remembered<G>>> games_;
};

template <Rules G, class Opinion>
class Tuning {
  public:
    using Weights = typename Opinion::Weights;
    using Positions = std::vector<Remembered<G>>;

    Tuning(const Table& table, const TuneOrder& order, const TuneProgress& progress)
        : table_{table}, game_{table_of<G>(table).rules()}, order_{order}, progress_{progress} {
        const auto games = SelfPlay<G>{game_, table_of<G>(table).state(), order, progress}.play();
        constexpr std::size_t one_in = 10;
        for (std::size_t i = 0; i < games.size(); ++i) {
            for (const auto& position : games[i]) {
                if (!Opinion::has_a_say(game_, position.state)) { continue; }
                (i % one_in == 0 ? aside_ : positions_).push_back(position);
            }
        }
    }

    TuneReport run() {
        const Weights before = Opinion::tuned();
        const Weights after = positions_.empty() ? before : fit(before);
        TuneReport report{.opinion = std::string{Opinion::name}, .weights = changes(before, after)};
        report.positions = positions_.size();
        report.kept_aside = aside_.size();
        report.before = surprise(positions_, before);
        report.after = surprise(positions_, after);
        report.aside_before = surprise(aside_, before);
        report.aside_after = surprise(aside_, after);
        if (order_.match > 0) { report.match = match(before, after); }
        return report;
    }

  private:
    Weights fit(const Weights& before) const {
        const std::vector<double> first = numbers_of(before);
        const auto measured = [&](const std::vector<double>& numbers) {
            return surprise(positions_, weights_of<Weights>(numbers)) + departure(first, numbers);
        };
        return weights_of<Weights>(fitted(first, measured, [&](int done) { progress_("steps", done, fit_rounds); }));
    }
    /// What is seldom seen says little: whoever leaves the old weights must be shown why by the results of games, as if
    /// a weight were known beforehand up to its own size. In bits, as the surprise.
    [[nodiscard]] double departure(const std::vector<double>& before, const std::vector<double>& after) const {
        double sum = 0;
        for (std::size_t i = 0; i < before.size(); ++i) {
            sum += std::pow((after[i] - before[i]) / usual_size(before[i]), 2);
        }
        return sum / (2 * std::numbers::ln2 * order_.games);
    }

    [[nodiscard]] TuneMatch match(const Weights& before, const Weights& after) const {
        return OpinionMatch<G>{table_, order_, progress_, {Opinion::with(before), Opinion::with(after)}}.play();
    }

    [[nodiscard]] double surprise(const Positions& positions, const Weights& weights) const {
        double sum = 0;
        for (const auto& each : positions) {
            sum += surprise(Opinion::share(game_, each.state, each.seat, weights), each.result);
        }
        return positions.empty() ? 0 : sum / static_cast<double>(positions.size());
    }
    static double surprise(double foretold, double result) {
        constexpr double sure = 1e-4;  // nobody is surer than that
        const double share = std::clamp(foretold, sure, 1 - sure);
        return -(result * std::log2(share) + (1 - result) * std::log2(1 - share));
    }

    const Table& table_;
    const G& game_;
    const TuneOrder& order_;
    const TuneProgress& progress_;
    Positions positions_;
    Positions aside_;
};

template <Rules G, class Opinion>
TuneReport tune_opinion(const Table& table, const TuneOrder& order, const TuneProgress& progress) {
    return Tuning<G, Opinion>{table, order, progress}.run();
}

template <Rules G>
TuneReport tune_quick_player(const Table& table, const TuneOrder& order, const TuneProgress& progress) {
    return Contest<G>{table_of<G>(table).rules(), table_of<G>(table).state(), order, progress}.run();
}

/// The opinions of a game that have weights, the most important first.
template <Rules G>
TuneKit tune_kit() {
    TuneKit kit;
    if constexpr (HasTacticalWeights<G>) {
        kit.opinions.push_back({TacticsOpinion<G>::name, &tune_opinion<G, TacticsOpinion<G>>});
    }
    if constexpr (HasWeights<G>) {
        kit.opinions.push_back({JudgementOpinion<G>::name, &tune_opinion<G, JudgementOpinion<G>>});
    }
    if constexpr (HasQuickPlayerWeights<G>) { kit.opinions.push_back({"quick player", &tune_quick_player<G>}); }
    return kit;
}

}  // namespace meadhall::lab
