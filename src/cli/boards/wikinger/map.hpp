// The island on squared paper: regions and their borders, the shore, figures, and marks. Square brackets are a tower,
// angle brackets what is new, round brackets what may be chosen, asterisks what was chosen.
#pragma once

#include "cli/boards/art.hpp"
#include "cli/drawing/ink.hpp"
#include "games/wikinger/game.hpp"

namespace meadhall::cli {

/// What to mark on the island.
struct IslandMarks {
    wikinger::PointSet fresh;   // something has just happened here
    wikinger::PointSet fallen;  // … namely that a figure left the game
    wikinger::PointSet open;    // may be chosen
    wikinger::PointSet biting;  // … and captures
    wikinger::Point chosen = wikinger::water;
};

/// R, B, L or G; the same in every language, as in the notation of positions.
[[nodiscard]] char32_t letter_of(wikinger::Colour colour);
[[nodiscard]] Ink ink_of(wikinger::Colour colour);

[[nodiscard]] Lines drawn_island(const wikinger::Game& game, const wikinger::View& seen, const IslandMarks& marks,
                                 Density density);

}  // namespace meadhall::cli
