// A home board, an island or a house of Ein Fest für Odin drawn with signs, cell by cell.
#pragma once

#include <string>

#include "cli/drawing/ink.hpp"
#include "core/words.hpp"
#include "games/odin/game.hpp"

namespace meadhall::cli {

[[nodiscard]] Ink ink_of(odin::Colour colour);

/// A place with the cells marked on which the lower left corner of a piece may lie. Precondition: it is no shed.
[[nodiscard]] Lines drawn_grid(const odin::Open& open, Seat seat, odin::Place place, const odin::Cells& corners,
                               Language language);

/// "Home board: income 3, minus points 41".
[[nodiscard]] std::string grid_title(const odin::Open& open, Seat seat, odin::Place place, Language language);

/// The poses of a piece side by side, each under the number that is typed for it.
[[nodiscard]] Lines drawn_poses(odin::Shape shape);

}  // namespace meadhall::cli
