// Laws about states: they are values, they follow from the moves alone, and their hashes tell them apart.
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "support/laws/trial.hpp"

namespace meadhall::conformance {

template <Testable G>
void reached_is_possible(Trial<G>& trial) {
    if (const auto refusal = trial.game.impossible(trial.state)) {
        trial.breach(law::reached_is_possible, refusal->message(Language::en));
    }
}

template <Testable G>
void conserved(Trial<G>& trial) {
    if (!trial.hooks.missing) { return; }
    if (std::string missing = trial.hooks.missing(trial.game, trial.state); !missing.empty()) {
        trial.breach(law::conserved, std::move(missing));
    }
}

template <Testable G>
void conserved(Trial<G>& trial, const typename G::State& before, const EventList<G>& news,
               const typename G::State& after) {
    if (!trial.hooks.unaccounted) { return; }
    if (std::string wrong = trial.hooks.unaccounted(trial.game, before, news, after); !wrong.empty()) {
        trial.breach(law::conserved, named<G>(trial.moves.back()) + ": " + wrong);
    }
}

template <Testable G>
void telling_changes_nothing(Trial<G>& trial, const typename G::State& untold, const typename G::State& told) {
    if (untold != told) { trial.breach(law::telling_changes_nothing, named<G>(trial.moves.back())); }
}

/// A state that holds the described fields of another and nothing else of it, as if saved and loaded.
template <Testable G>
typename G::State rebuilt(const G& game, const typename G::State& state) {
    typename G::State copy = game.initial();
    G::State::fields()([&](auto... fields) { ((copy.*(fields.member) = state.*(fields.member)), ...); });
    return copy;
}

/// Whatever a state remembers beyond its fields (a pointer, a count on the side) would be lost when it is saved.
template <Testable G>
void fields_say_all(Trial<G>& trial, const typename G::Move& move, const typename G::State& expected) {
    typename G::State copy = rebuilt(trial.game, trial.state);
    if (copy != trial.state) { return trial.breach(law::fields_say_all, "a state rebuilt from its fields is another"); }
    trial.game.apply(copy, move);
    if (copy != expected) { trial.breach(law::fields_say_all, named<G>(move) + " does something else then"); }
}

template <Testable G>
void hashes_agree(Trial<G>& trial, const typename G::State& one, const typename G::State& other) {
    const bool are_equal = one == other;
    if (are_equal != (hash_of(one) == hash_of(other))) {
        trial.breach(law::hashes_agree, are_equal ? "one state, two hashes" : "two states, one hash");
    }
}

/// The same along a whole game: wherever two hashes meet, the states must be the same.
template <Testable G>
void hashes_agree(Trial<G>& trial) {
    std::vector<std::pair<std::uint64_t, std::size_t>> hashes;
    hashes.reserve(trial.states.size());
    for (const auto& state : trial.states) { hashes.emplace_back(hash_of(state), hashes.size()); }
    std::ranges::sort(hashes);
    for (std::size_t i = 1; i < hashes.size(); ++i) {
        const auto& [one, first] = hashes[i - 1];
        const auto& [other, second] = hashes[i];
        if (one == other) { hashes_agree(trial, trial.states[first], trial.states[second]); }
    }
}

/// Played again by another object made from the same options.
template <Testable G>
void replays_agree(Trial<G>& trial) {
    auto state = trial.states.front();
    for (std::size_t i = 0; i < trial.moves.size(); ++i) {
        trial.twin.apply(state, trial.moves[i]);
        if (state != trial.states[i + 1]) { return trial.breach(law::replays_agree, "ply " + std::to_string(i + 1)); }
        hashes_agree(trial, state, trial.states[i + 1]);
    }
}

}  // namespace meadhall::conformance
