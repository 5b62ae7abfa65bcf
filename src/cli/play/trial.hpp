// Moves tried out on a table of their own, and what they would change.
#pragma once

#include <string>
#include <string_view>

#include "cli/boards/art.hpp"
#include "core/refusal.hpp"
#include "match/table.hpp"

namespace meadhall::cli {

/// Plays what a line means, for as long as this seat decides.
[[nodiscard]] Result<void> play_on(Table& trial, const BoardArt& art, Seat seat, std::string_view line,
                                   Language language);

/// What is counted differently for a seat: "Points -86 → -82, Income 0 → 1". Empty if nothing is.
[[nodiscard]] std::string differences(const Table& before, const Table& after, const BoardArt& art, Seat seat,
                                      Language language);

/// Who decides next, and about what.
[[nodiscard]] std::string what_follows(const Table& trial, const BoardArt& art, Seat seat, Language language);

}  // namespace meadhall::cli
