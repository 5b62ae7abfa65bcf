// Laws about secrets: two worlds that a viewer cannot tell apart give that viewer the same view, the same menu, the
// same refusals and the same news. The worlds are the true one and one imagined from the view, or disguised by a hook.
#pragma once

#include <algorithm>
#include <optional>

#include "support/laws/consequences.hpp"
#include "support/laws/notation.hpp"
#include "support/laws/refusals.hpp"
#include "support/laws/states.hpp"
#include "support/laws/trial.hpp"

namespace meadhall::conformance {

template <Testable G>
bool is_seen_alike(const typename G::View& one, const typename G::View& other) {
    return one == other && hash_of(one) == hash_of(other);
}

template <Testable G>
bool imagined_is_possible(Trial<G>& trial, Viewer viewer, const typename G::State& world) {
    const auto refusal = trial.game.impossible(world);
    if (!refusal || trial.game.impossible(trial.state)) { return true; }
    trial.breach(law::imagined_is_possible, named(viewer) + ": " + refusal->message(Language::en));
    return false;
}

template <Testable G>
bool actor_is_public(Trial<G>& trial, Viewer viewer, const typename G::State& world) {
    if (trial.game.to_act(world) == trial.actor) { return true; }
    trial.breach(law::actor_is_public, named(viewer) + " could learn something from who is asked");
    return false;
}

template <Testable G>
void standing_is_public(Trial<G>& trial, Viewer viewer, const typename G::State& world) {
    if (trial.game.standing(world) != trial.game.standing(trial.state)) {
        trial.breach(law::standing_is_public, named(viewer) + " could learn something from the score");
    }
}

template <Testable G>
bool menu_follows_view(Trial<G>& trial, Viewer viewer, const typename G::State& world) {
    MoveList<G> menu;
    trial.game.legal_moves(world, menu);
    bool is_same = menu == trial.menu;
    for (int i = 0; is_same && i < trial.campaign.handful; ++i) {
        const auto& move = trial.any_of(menu);
        is_same = trial.game.text(world, move) == trial.game.text(trial.state, move);
    }
    if (!is_same) { trial.breach(law::menu_follows_view, named(viewer) + " could learn something from the menu"); }
    return is_same;
}

inline bool is_same_refusal(const std::optional<Refusal>& one, const std::optional<Refusal>& other) {
    if (!one || !other) { return one.has_value() == other.has_value(); }
    return one->reason == other->reason && one->detail == other->detail;
}

template <class Move>
std::optional<Refusal> refusal_of(const Result<Move>& result) {
    return result ? std::nullopt : std::optional{result.error()};
}

template <Testable G>
void refusal_follows_view(Trial<G>& trial, Viewer viewer, const typename G::State& world) {
    for (int i = 0; i < trial.campaign.handful; ++i) {
        const auto move = strange_move(trial);
        if (move && !is_same_refusal(trial.game.why(world, *move), trial.game.why(trial.state, *move))) {
            trial.breach(law::refusal_follows_view,
                         named(viewer) + " could learn something by asking for the " + named<G>(*move));
        }
        const std::string slip = misspelt(trial.game.text(trial.state, trial.any_of(trial.menu)), trial.rng);
        const auto here = trial.game.parse(trial.state, slip);
        const auto there = trial.game.parse(world, slip);
        if (!is_same_refusal(refusal_of(here), refusal_of(there)) || (here && *here != *there)) {
            trial.breach(law::refusal_follows_view,
                         named(viewer) + " could learn something by typing \"" + slip + "\"");
        }
    }
}

/// Precondition: the viewer sees the same in `world` as in the trial's state.
template <Testable G>
void compare_worlds(Trial<G>& trial, Viewer viewer, const typename G::State& world) {
    const bool are_distinct = world != trial.state;
    ++trial.report.world_pairs;
    trial.report.distinct_pairs += are_distinct ? 1 : 0;
    if (are_distinct) {
        hashes_agree(trial, world, trial.state);
        if (!imagined_is_possible(trial, viewer, world) || !actor_is_public(trial, viewer, world)) { return; }
        standing_is_public(trial, viewer, world);
        if (trial.actor.is_seat() && viewer.is(trial.actor.seat())) {
            if (!menu_follows_view(trial, viewer, world)) { return; }
            refusal_follows_view(trial, viewer, world);
        }
    }
    consequences_follow_view(trial, viewer, world);
}

template <Testable G>
void imagined_looks_real(Trial<G>& trial, Viewer viewer) {
    const auto seen = trial.game.view(trial.state, viewer);
    const auto world = trial.game.imagine(seen, trial.rng);
    if (is_seen_alike<G>(trial.game.view(world, viewer), seen)) {
        compare_worlds(trial, viewer, world);
    } else {
        trial.breach(law::imagined_looks_real, "not for " + named(viewer));
    }
}

template <Testable G>
void secrets_do_not_show(Trial<G>& trial, Viewer viewer) {
    if (!trial.hooks.disguised) { return; }
    const auto world = trial.hooks.disguised(trial.game, trial.state, viewer, trial.rng);
    if (is_seen_alike<G>(trial.game.view(world, viewer), trial.game.view(trial.state, viewer))) {
        compare_worlds(trial, viewer, world);
    } else {
        trial.breach(law::secrets_do_not_show, named(viewer) + " sees a difference");
    }
}

}  // namespace meadhall::conformance
