// Laws about refusals: `why` refuses exactly what is not offered, and always with reasons a player can read.
#pragma once

#include <optional>

#include "support/laws/trial.hpp"

namespace meadhall::conformance {

template <Testable G>
void refusals_are_complete(Trial<G>& trial, const Refusal& refusal) {
    const Words& words = refusal.reason->words;
    if (refusal.code().empty() || refusal.rule().empty() || words.en.empty() || words.de.empty() || words.nl.empty()) {
        trial.breach(law::refusals_are_complete, std::string{refusal.code()} + " " + std::string{refusal.rule()});
    }
}

template <Testable G>
void legal_is_not_refused(Trial<G>& trial) {
    if (trial.menu.empty()) { return; }
    for (int i = 0; i < trial.campaign.handful; ++i) {
        const auto& move = trial.any_of(trial.menu);
        if (const auto refusal = trial.game.why(trial.state, move)) {
            trial.breach(law::legal_is_not_refused, named<G>(move) + ": " + refusal->message(Language::en));
        }
    }
}

/// A move that may well be illegal here: from another ply, from another game, or a legal one with a bit gone wrong.
template <Testable G>
std::optional<typename G::Move> strange_move(Trial<G>& trial) {
    const auto pick = [&](const auto& from) -> std::optional<typename G::Move> {
        if (from.empty()) { return std::nullopt; }
        return from[trial.rng.below(static_cast<std::uint32_t>(from.size()))];
    };
    switch (trial.rng.below(3)) {
        case 0: return pick(trial.strangers);
        case 1: return pick(trial.moves);
        default: break;
    }
    const auto near = pick(trial.menu);
    return near ? G::move_of(G::code(*near) ^ (std::uint64_t{1} << trial.rng.below(48))) : near;
}

template <Testable G>
void illegal_is_refused(Trial<G>& trial) {
    for (int i = 0; i < trial.campaign.handful; ++i) {
        const auto move = strange_move(trial);
        if (!move || trial.is_offered(*move)) { continue; }
        ++trial.report.illegal_moves;
        if (const auto refusal = trial.game.why(trial.state, *move)) {
            refusals_are_complete(trial, *refusal);
        } else {
            trial.breach(law::illegal_is_refused, named<G>(*move));
        }
    }
}

}  // namespace meadhall::conformance
