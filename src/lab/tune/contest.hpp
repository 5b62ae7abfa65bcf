// Tunes a quick player by contests: its weights are changed a little at random, and what plays better on luck that
// neither has met is kept. Alone at the table that is who scores more, among others who is further ahead of them.
#pragma once

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "core/hash.hpp"
#include "lab/tune/games.hpp"
#include "lab/tune/opinion.hpp"
#include "lab/tune/tune_kit.hpp"
#include "search/chance.hpp"
#include "search/planner.hpp"

namespace meadhall::lab {

template <class G>
concept HasQuickPlayerWeights = HasQuickPlayer<G> && requires(const G& game) {
    typename QuickPlayer<G>::Weights;
    { QuickPlayer<G>::tuned(game) } -> std::convertible_to<typename QuickPlayer<G>::Weights>;
};

template <HasQuickPlayerWeights G>
class Contest {
  public:
    using Weights = typename QuickPlayer<G>::Weights;
    using State = typename G::State;

    Contest(const G& game, const State& start, const TuneOrder& order, const TuneProgress& progress)
        : game_{game}, start_{start}, order_{order}, progress_{progress} {}

    TuneReport run() {
        const Weights before = QuickPlayer<G>::tuned(game_);
        Weights best = before;
        Rng rng{hash_of_text(order_.seed)};
        while (played_ < learning_games()) {
            progress_("games", played_, order_.games);
            const Weights challenger = changed(best, rng);
            if (is_better(challenger, best)) { best = challenger; }
        }
        return report(before, best);
    }

    /// How much better the challenger does than the champion in the same seat, with the same luck and among champions.
    [[nodiscard]] double lead(const Weights& challenger, const Weights& champion, int luck) const {
        return score(challenger, champion, luck) - score(champion, champion, luck);
    }

  private:
    /// The difference between two tables of weights in so many games.
    struct Difference {
        int games = 0;
        double sum = 0;
        double squares = 0;

        [[nodiscard]] double mean() const { return sum / games; }
        [[nodiscard]] double error() const {
            return std::sqrt(std::max(0.0, squares / games - mean() * mean()) / games);
        }
    };
    static constexpr int first_look = 40;  // games; most changes are for the worse, and that shows soon
    static constexpr int second_look = 160;
    static constexpr double sureness = 1.5;  // errors that a change must be better by

    [[nodiscard]] int learning_games() const { return order_.games * 3 / 4; }

    static Weights changed(const Weights& weights, Rng& rng) {
        constexpr double step = 0.3;
        constexpr double least = 0.2;  // what is nearly nothing may still become something
        std::vector<double> numbers = numbers_of(weights);
        for (std::uint32_t count = 1 + rng.below(4); count > 0; --count) {
            double& number = numbers[rng.below(static_cast<std::uint32_t>(numbers.size()))];
            number += step * std::max(std::abs(number), least) * bell(rng);
        }
        return weights_of<Weights>(numbers);
    }

    bool is_better(const Weights& challenger, const Weights& champion) {
        Difference difference;
        play(challenger, champion, first_look, difference);
        if (difference.mean() <= difference.error() / 2) { return false; }
        play(challenger, champion, second_look, difference);
        return difference.mean() > sureness * difference.error();
    }

    void play(const Weights& challenger, const Weights& champion, int games, Difference& difference) {
        const auto leads = in_games(games, [&](int number) { return lead(challenger, champion, played_ + number); });
        for (const double each : leads) {
            difference.sum += each;
            difference.squares += each * each;
        }
        difference.games += games;
        played_ += games;
    }

    /// What comes of `play(number)` for each game.
    template <class Play>
    static std::vector<double> in_games(int games, const Play& play) {
        std::vector<double> results(static_cast<std::size_t>(games));
        play_games(
            games, [&](int number) { results[static_cast<std::size_t>(number)] = play(number); }, [](int /*done*/) {});
        return results;
    }

    /// What comes of a game in which one sits among champions.
    [[nodiscard]] double score(const Weights& one, const Weights& others, int luck) const {
        const Seat where = seat(luck % game_.seats());
        const std::uint64_t seed = hash_of_text(order_.seed + '/' + std::to_string(luck));
        const QuickPlayer<G> player{game_, one};
        const QuickPlayer<G> other{game_, others};
        State state = start_;
        std::vector<Rng> streams;
        for (std::size_t i = 0; i < G::purposes.size(); ++i) { streams.emplace_back(seed + i); }
        for (Actor actor = game_.to_act(state); !actor.is_nobody(); actor = game_.to_act(state)) {
            const bool is_one = actor.is_seat() && actor.seat() == where;
            game_.apply(state, actor.is_chance()
                                   ? drawn_outcome(game_, state, streams[static_cast<std::size_t>(actor.purpose())])
                                   : (is_one ? player : other).suggestions(state, 1)[0].move);
        }
        return player.success(state, where);
    }

    /// The first games were learnt from, those after the last were not.
    TuneReport report(const Weights& before, const Weights& best) {
        const int aside = std::max(1, order_.games - learning_games());
        TuneReport report{.opinion = "quick player", .weights = changes(before, best)};
        report.measure = "score";
        report.unit = "points";
        report.positions = static_cast<std::size_t>(played_);
        report.kept_aside = static_cast<std::size_t>(aside);
        report.before = mean_score(before, before, 0, aside);
        report.after = mean_score(best, before, 0, aside);
        report.aside_before = mean_score(before, before, played_, aside);
        report.aside_after = mean_score(best, before, played_, aside);
        return report;
    }
    [[nodiscard]] double mean_score(const Weights& one, const Weights& others, int first, int games) const {
        double sum = 0;
        for (const double each : in_games(games, [&](int number) { return score(one, others, first + number); })) {
            sum += each;
        }
        return sum / games;
    }

    const G& game_;
    const State& start_;
    const TuneOrder& order_;
    const TuneProgress& progress_;
    int played_ = 0;
};

}  // namespace meadhall::lab
