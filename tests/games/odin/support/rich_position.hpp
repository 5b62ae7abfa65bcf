// Positions that ordinary games hardly ever reach, but could: dozens of occupations open and in hand, rich stores,
// crowded boards, full bays, early rounds and the last.
#pragma once

#include <optional>

#include "core/rng.hpp"
#include "games/odin/game.hpp"

namespace meadhall::odin::testing {

/// Some game: any number of seats, any decks, either length, every open case read in either way.
[[nodiscard]] Game any_game(Rng& rng);

/// A turn in some round, reached mostly by passing; everybody then gets more than anybody ever had. The starting
/// occupation of seat 0 may be given.
[[nodiscard]] State rich_position(const Game& game, Rng& rng, std::optional<Card> starter = std::nullopt);

}  // namespace meadhall::odin::testing
