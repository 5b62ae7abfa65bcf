// How the game of a table ended, as it is kept for ladders and statistics.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/fields.hpp"
#include "server/tables/sitting.hpp"

namespace meadhall::server {

struct Outcome {
    struct Side {
        std::optional<std::string> guest;  // who sat there, also if a bot played on in the end
        bool rated = false;                // a person; bots are not rated, nor do games against them count
        int rank = 0;                      // 1: has won; whoever is equal has the same
        int score = 0;

        static constexpr auto fields() {
            return described(field("guest", &Side::guest), field("rated", &Side::rated), field("rank", &Side::rank),
                             field("score", &Side::score));
        }
    };
    int plies = 0;
    bool forfeited = false;  // somebody gave up or ran out of time, so the scores say little
    std::vector<Side> sides;

    static constexpr auto fields() {
        return described(field("plies", &Outcome::plies), field("forfeited", &Outcome::forfeited),
                         field("sides", &Outcome::sides));
    }
};

/// Precondition: the game is over and has begun.
[[nodiscard]] Outcome outcome_of(const Sitting& sitting);

[[nodiscard]] std::string text_of(const Outcome& outcome);
/// Nothing if it is not one.
[[nodiscard]] std::optional<Outcome> outcome_in(std::string_view text);

}  // namespace meadhall::server
