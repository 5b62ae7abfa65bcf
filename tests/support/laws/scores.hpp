// Laws about scores: points can be accounted for, and only a finished game has winners.
#pragma once

#include "support/laws/trial.hpp"

namespace meadhall::conformance {

template <Testable G>
void breakdown_adds_up(Trial<G>& trial) {
    const Standing standing = trial.game.standing(trial.state);
    for (int i = 0; i < trial.game.seats(); ++i) {
        int sum = 0;
        for (const ScoreItem& item : trial.game.breakdown(trial.state, seat(i))) {
            sum += item.points;
            if (item.name.en.empty() || item.name.de.empty() || item.name.nl.empty() || item.rule.empty()) {
                trial.breach(law::breakdown_adds_up, "an item without a name or a rule");
            }
        }
        const int score = standing.scores[static_cast<std::size_t>(i)];
        if (sum != score) {
            trial.breach(law::breakdown_adds_up,
                         named(Viewer{seat(i)}) + " has " + std::to_string(score) + ", not " + std::to_string(sum));
        }
    }
}

template <Testable G>
void winners_make_sense(Trial<G>& trial) {
    const Standing standing = trial.game.standing(trial.state);
    if (!standing.over && !standing.winners.empty()) { trial.breach(law::winners_make_sense, "won before the end"); }
    for (int i = trial.game.seats(); i < max_seats; ++i) {
        if (standing.winners.contains(seat(i))) { trial.breach(law::winners_make_sense, "an empty chair wins"); }
    }
}

}  // namespace meadhall::conformance
