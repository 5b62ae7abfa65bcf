// What the arena says to people, in three languages.
#pragma once

#include <cstdint>

#include "core/words.hpp"

namespace meadhall::cli {

enum class ArenaPhrase : std::uint8_t {
    // The head of a report.
    field,
    field_solo,
    interrupted,
    nothing_yet,
    go_on,
    // Tables.
    bot,
    elo,
    score,
    interval,
    lead,
    deviation,
    extremes,
    per_decision,
    longest,
    per_game,
    meeting,
    games,
    share,
    alone,
    other_alone,
    test,
    difference,
    // Explanations.
    fair_alone,
    elo_is,
    score_is,
    accepted,
    undecided,
    plies,
    // The picture.
    ladder,
    ladder_solo,
    // While it runs.
    progress,
    progress_at_most,
    written,
    count,
};

[[nodiscard]] const Words& words(ArenaPhrase phrase);

}  // namespace meadhall::cli
