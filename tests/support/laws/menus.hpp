// Laws about menus: there is always something to do until the game is over, once each, and chance has its odds.
#pragma once

#include <algorithm>
#include <iterator>

#include "support/laws/trial.hpp"

namespace meadhall::conformance {

/// Returns whether the game can go on from here.
template <Testable G>
bool no_dead_ends(Trial<G>& trial) {
    if (trial.actor.is_nobody()) { return true; }
    const auto purposes = static_cast<int>(std::size(G::purposes));
    if (trial.actor.is_seat() && trial.actor.seat().index() >= trial.game.seats()) {
        trial.breach(law::no_dead_ends, "a seat that is not at the table is to act");
    } else if (trial.actor.is_chance() && trial.actor.purpose() >= purposes) {
        trial.breach(law::no_dead_ends, "chance is to act for no purpose");
    } else if (trial.menu.empty()) {
        trial.breach(law::no_dead_ends, "no legal move");
    } else {
        return true;
    }
    return false;
}

template <Testable G>
void the_end_is_the_end(Trial<G>& trial) {
    const bool is_over = trial.game.standing(trial.state).over;
    if (is_over != trial.actor.is_nobody()) {
        trial.breach(law::the_end_is_the_end,
                     is_over ? "over, but somebody is to act" : "nobody is to act, but not over");
    }
    if (trial.actor.is_nobody() && !trial.menu.empty()) {
        trial.breach(law::the_end_is_the_end, "nobody is to act, but there are legal moves");
    }
}

/// Returns whether the game may go on.
template <Testable G>
bool games_end(Trial<G>& trial) {
    int bound = trial.campaign.max_plies;
    if constexpr (requires { G::max_plies; }) { bound = G::max_plies; }
    if (trial.ply() < bound) { return true; }
    trial.breach(law::games_end, "still going on after " + std::to_string(bound) + " plies");
    return false;
}

/// Equal moves have equal codes, and codes are quickly sorted; only where codes meet are moves compared.
template <Testable G>
void no_duplicates(Trial<G>& trial) {
    std::vector<std::uint64_t>& codes = trial.codes;
    codes.clear();
    for (const auto& move : trial.menu) { codes.push_back(G::code(move)); }
    if (!std::ranges::is_sorted(codes)) { std::ranges::sort(codes); }
    if (std::ranges::adjacent_find(codes) == codes.end()) { return; }
    for (const auto& move : trial.menu) {
        if (std::ranges::count(trial.menu, move) > 1) { return trial.breach(law::no_duplicates, named<G>(move)); }
    }
}

template <Testable G>
void chance_has_odds(Trial<G>& trial) {
    if (!trial.actor.is_chance()) { return; }
    for (const auto& outcome : trial.menu) {
        if (trial.game.weight(trial.state, outcome) == 0) { trial.breach(law::chance_has_odds, named<G>(outcome)); }
    }
}

}  // namespace meadhall::conformance
