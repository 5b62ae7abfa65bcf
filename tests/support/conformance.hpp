// The conformance suite: random games of any game, with any options, judged by every law at every ply.
//
//     const Report report = conformance::check<wikinger::Game>(2, options, {.games = 150, .seed = 1});
//     report.breaches.empty() if every law held
//
// Each law is a small function in laws/. Cheap laws are judged at every ply, costly ones at plies drawn from the seed.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "support/laws/menus.hpp"
#include "support/laws/notation.hpp"
#include "support/laws/refusals.hpp"
#include "support/laws/scores.hpp"
#include "support/laws/secrets.hpp"
#include "support/laws/states.hpp"
#include "support/laws/tables.hpp"
#include "support/laws/trial.hpp"

namespace meadhall::conformance {

/// A random move of the menu; outcomes of chance by their odds. Precondition: the menu is not empty.
template <Testable G>
typename G::Move chosen(const G& game, const typename G::State& state, Actor actor, const MoveList<G>& menu,
                        Rng& dice) {
    if (!actor.is_chance()) { return menu[dice.below(static_cast<std::uint32_t>(menu.size()))]; }
    std::uint64_t total = 0;
    for (const auto& outcome : menu) { total += game.weight(state, outcome); }
    std::uint64_t drawn = dice() % std::max<std::uint64_t>(total, 1);
    for (const auto& outcome : menu) {
        const std::uint64_t weight = game.weight(state, outcome);
        if (drawn < weight) { return outcome; }
        drawn -= weight;
    }
    return menu.back();
}

/// Some moves of a game that is not judged, to be asked for where they do not belong.
template <Testable G>
std::vector<typename G::Move> some_strangers(Trial<G>& trial) {
    constexpr std::size_t wanted = 256;
    std::vector<typename G::Move> moves;
    trial.begin(~std::uint64_t{0});
    while (!trial.menu.empty() && moves.size() < wanted) {
        moves.push_back(trial.any_of(trial.menu));
        trial.game.apply(trial.state, chosen(trial.game, trial.state, trial.actor, trial.menu, trial.dice));
        trial.look();
    }
    return moves;
}

/// Judges the position. Returns whether play can go on.
template <Testable G>
bool judge_position(Trial<G>& trial) {
    the_end_is_the_end(trial);
    no_duplicates(trial);
    chance_has_odds(trial);
    codes_read_back(trial);
    reached_is_possible(trial);
    conserved(trial);
    winners_make_sense(trial);
    if (trial.actor.is_nobody() || trial.is_sampled()) { breakdown_adds_up(trial); }
    if (trial.is_sampled()) { codes_are_canonical(trial); }
    if (trial.is_sampled()) { texts_read_back(trial); }
    if (trial.is_sampled()) { slips_are_refused(trial); }
    if (trial.is_sampled()) { legal_is_not_refused(trial); }
    if (trial.is_sampled()) { illegal_is_refused(trial); }
    return no_dead_ends(trial) && !trial.actor.is_nobody() && games_end(trial);
}

template <Testable G>
void judge_secrets(Trial<G>& trial) {
    if (!trial.is_sampled()) { return; }
    for_each_viewer(trial.game.seats(), [&](Viewer viewer) {
        imagined_looks_real(trial, viewer);
        secrets_do_not_show(trial, viewer);
    });
}

/// Makes a move and judges what it did.
template <Testable G>
void advance(Trial<G>& trial, const typename G::Move& move) {
    EventList<G> events;
    typename G::State told = trial.state;
    typename G::State untold = trial.state;
    trial.game.apply(told, move, events);
    trial.game.apply(untold, move);
    if (trial.is_sampled()) { fields_say_all(trial, move, untold); }
    if (trial.is_sampled()) { told_in_every_language(trial, events); }
    trial.moves.push_back(move);
    trial.states.push_back(untold);
    telling_changes_nothing(trial, untold, told);
    conserved(trial, trial.state, events, untold);
    trial.state = untold;
    trial.look();
}

template <Testable G>
void judge_game(Trial<G>& trial, std::uint64_t seed) {
    trial.begin(seed);
    while (judge_position(trial)) {
        judge_secrets(trial);
        advance(trial, chosen(trial.game, trial.state, trial.actor, trial.menu, trial.dice));
    }
    if (trial.actor.is_nobody()) { judge_secrets(trial); }
    hashes_agree(trial);
    replays_agree(trial);
    ++trial.report.games;
    trial.report.plies += trial.ply();
}

/// Judges `campaign.games` random games. Every option set that is to be played is to be checked.
template <Testable G>
[[nodiscard]] Report check(int seats, const typename G::Options& options, const Campaign& campaign,
                           const Hooks<G>& hooks = {}) {
    Report report;
    every_table_opens<G>(report);
    wrong_tables_are_refused<G>(report);
    const Result<G> game = G::make(seats, options);
    const std::optional<Refusal> refusal = game ? game->startable() : game.error();
    if (refusal) {
        report.add({.law = law::every_table_opens, .detail = refusal->message(Language::en)});
        return report;
    }
    const Result<G> twin = G::make(seats, options);
    if (!twin) {
        report.add({.law = law::equal_beginnings, .detail = "options are refused the second time"});
        return report;
    }
    equal_beginnings(report, *game, *twin);
    const auto trial = std::make_unique<Trial<G>>(*game, *twin, campaign, hooks, report);
    trial->strangers = some_strangers(*trial);
    for (int i = 0; i < campaign.games; ++i) { judge_game(*trial, campaign.seed + static_cast<std::uint64_t>(i)); }
    return report;
}

}  // namespace meadhall::conformance
