// Opinions with weights, as the tuner sees them: a share of the win foretold for a seat.
#pragma once

#include <cmath>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/fields.hpp"
#include "lab/tune/tune_kit.hpp"
#include "search/judgement/judgement.hpp"
#include "search/judgement/tactics.hpp"
#include "search/opinions.hpp"

namespace meadhall::lab {

/// What greedy bots and tree searches ask.
template <Rules G>
struct JudgementOpinion {
    static constexpr std::string_view name = "judgement";
    using Weights = typename Judgement<G>::Weights;

    static Weights tuned() { return Judgement<G>::tuned; }
    static bool has_a_say(const G& /*game*/, const typename G::State& /*state*/) { return true; }
    static double share(const G& game, const typename G::State& state, Seat seat, const Weights& weights) {
        return Judgement<G>::worth(game, state, seat, weights);
    }
    static Opinions<G> with(const Weights& weights) { return {.judge = {weights}}; }
};

/// What exact searches ask, and only where nothing is about to be captured.
template <Tactical G>
struct TacticsOpinion {
    static constexpr std::string_view name = "tactics";
    using Weights = typename Tactics<G>::Weights;

    static Weights tuned() { return Tactics<G>::tuned; }
    static bool has_a_say(const G& game, const typename G::State& state) {
        MoveList<G> noisy;
        Tactics<G>::noisy_moves(game, state, noisy);
        return Tactics<G>::has_two_sides(game) && noisy.empty();
    }
    static double share(const G& game, const typename G::State& state, Seat seat, const Weights& weights) {
        return Tactics<G>::share(Tactics<G>::balance(game, state, seat, weights), weights);
    }
    static Opinions<G> with(const Weights& weights) { return {.tactics = weights}; }
};

template <class G>
concept HasWeights = Rules<G> && requires { typename Judgement<G>::Weights; };
template <class G>
concept HasTacticalWeights = Tactical<G> && requires { typename Tactics<G>::Weights; };

/// Calls `visit(name, number)` for every number in a table of weights, those inside others included.
template <Described Weights, class Visit>
void for_each_number(Weights&& weights, const Visit& visit, const std::string& group = {}) {
    for_each_field(weights, [&](std::string_view name, auto& value) {
        const std::string full = group.empty() ? std::string{name} : group + '.' + std::string{name};
        if constexpr (Described<decltype(value)>) {
            for_each_number(value, visit, full);
        } else {
            visit(full, value);
        }
    });
}

/// Weights as a row of numbers, and back; whole ones are rounded.
template <Described Weights>
[[nodiscard]] std::vector<double> numbers_of(const Weights& weights) {
    std::vector<double> numbers;
    for_each_number(weights, [&](const std::string&, auto value) { numbers.push_back(static_cast<double>(value)); });
    return numbers;
}
template <Described Weights>
[[nodiscard]] Weights weights_of(const std::vector<double>& numbers) {
    Weights weights{};
    std::size_t next = 0;
    for_each_number(weights, [&](const std::string&, auto& value) {
        using Value = std::remove_cvref_t<decltype(value)>;
        const double number = numbers[next++];
        value = static_cast<Value>(std::is_integral_v<Value> ? std::round(number) : number);
    });
    return weights;
}
/// What was and what came of it, by name.
template <Described Weights>
[[nodiscard]] std::vector<TunedWeight> changes(const Weights& before, const Weights& after) {
    std::vector<TunedWeight> rows;
    const std::vector<double> numbers = numbers_of(after);
    for_each_number(before, [&](const std::string& name, auto value) {
        rows.push_back({name, static_cast<double>(value), numbers[rows.size()]});
    });
    return rows;
}

}  // namespace meadhall::lab
