// Laws about tables: who may sit down, and what they find.
#pragma once

#include <optional>

#include "support/laws/trial.hpp"

namespace meadhall::conformance {

template <Testable G>
void every_table_opens(Report& report) {
    for (int seats = G::min_seats; seats <= G::max_seats; ++seats) {
        const Result<G> game = G::make(seats, typename G::Options{});
        const std::optional<Refusal> refusal = game ? game->startable() : game.error();
        if (refusal) {
            report.add({.law = law::every_table_opens,
                        .detail = std::to_string(seats) + " seats: " + refusal->message(Language::en)});
        } else if (game->seats() != seats) {
            report.add(
                {.law = law::every_table_opens, .detail = "asked for " + std::to_string(seats) + " seats, got others"});
        }
    }
}

template <Testable G>
void wrong_tables_are_refused(Report& report) {
    for (const int seats : {-1, 0, G::min_seats - 1, G::max_seats + 1, 1000}) {
        if (G::make(seats, typename G::Options{})) {
            report.add({.law = law::wrong_tables_are_refused, .detail = std::to_string(seats) + " seats"});
        }
    }
}

/// Two games made from the same options begin alike, and so does one made from the options that a game tells.
template <Testable G>
void equal_beginnings(Report& report, const G& game, const G& twin) {
    const auto state = game.initial();
    const Result<G> heir = G::make(game.seats(), game.options());
    if (!heir) { return report.add({.law = law::equal_beginnings, .detail = "the game's own options are refused"}); }
    for (const auto& beginning : {twin.initial(), heir->initial()}) {
        if (beginning != state || hash_of(beginning) != hash_of(state)) {
            report.add({.law = law::equal_beginnings, .detail = "two games with the same options"});
        }
    }
}

}  // namespace meadhall::conformance
