// The laws about secrets, one move later: a viewer is told exactly what the viewer may see.
#pragma once

#include <algorithm>

#include "support/laws/trial.hpp"

namespace meadhall::conformance {

/// What a viewer has after a move: the new view and the news.
template <Testable G>
struct Aftermath {
    typename G::State state;
    typename G::View seen{};
    EventList<G> heard{};

    Aftermath(const G& game, const typename G::State& before, const typename G::Move& move, Viewer viewer)
        : state{before} {
        game.apply(state, move, heard);
        seen = game.view(state, viewer);
        for (auto& event : heard) { event = game.witnessed(event, viewer); }
    }
};

/// The move made in the other world: the viewer's own is the same, another's may be the same or any that is legal
/// there.
template <Testable G>
typename G::Move counterpart(Trial<G>& trial, Viewer viewer, const typename G::State& world,
                             const typename G::Move& move) {
    if (trial.actor.is_seat() && viewer.is(trial.actor.seat())) { return move; }
    MoveList<G> menu;
    trial.game.legal_moves(world, menu);
    const bool is_legal_there = std::ranges::find(menu, move) != menu.end();
    return menu.empty() || (is_legal_there && trial.rng.below(2) == 0) ? move : trial.any_of(menu);
}

template <Testable G>
bool is_laid_open(const Hooks<G>& hooks, const EventList<G>& heard) {
    return hooks.lays_open && std::ranges::any_of(heard, hooks.lays_open);
}

/// One move is made in the true state, its counterpart in a world that looks the same to the viewer.
///
/// Where the viewer sees the same afterwards, the news must be the same, or the news gives away what is hidden. (Two
/// different moves that lead to one and the same state are no secret.) Where the news is the same, the viewer must see
/// the same, or somebody who follows the game by the news loses track.
template <Testable G>
void consequences_follow_view(Trial<G>& trial, Viewer viewer, const typename G::State& world) {
    if (trial.menu.empty()) { return; }
    const auto move = trial.any_of(trial.menu);
    const auto other_move = counterpart(trial, viewer, world, move);
    const Aftermath<G> here{trial.game, trial.state, move, viewer};
    const Aftermath<G> there{trial.game, world, other_move, viewer};
    const bool is_heard_alike = here.heard == there.heard;
    const bool is_seen_alike = here.seen == there.seen;
    const auto moves = [&] { return named(viewer) + ": " + named<G>(move) + " against " + named<G>(other_move); };
    const bool are_distinct = move == other_move || here.state != there.state;
    if (is_seen_alike && !is_heard_alike && are_distinct && !is_laid_open<G>(trial.hooks, here.heard)) {
        trial.breach(law::told_is_seen, moves());
    }
    if (is_heard_alike && !is_seen_alike) { trial.breach(law::seen_is_told, moves()); }
}

}  // namespace meadhall::conformance
