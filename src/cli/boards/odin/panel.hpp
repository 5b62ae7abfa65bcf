// What stands beside or below a board of Ein Fest für Odin: the round, the players, and what one of them owns.
#pragma once

#include <string>
#include <vector>

#include "cli/boards/art.hpp"
#include "cli/drawing/ink.hpp"
#include "games/odin/game.hpp"

namespace meadhall::cli {

[[nodiscard]] Lines odin_panel(const odin::Game& game, const odin::View& seen, const Standing& standing,
                               const Drawing& drawing);

/// Whose things are shown to this viewer: the viewer's own, otherwise those of whoever is asked.
[[nodiscard]] Seat shown_seat(const odin::View& seen);

/// The bonuses a seat would be paid now (O-11.5), by name.
[[nodiscard]] std::vector<std::string> won_bonuses(const odin::Open& open, Seat seat, Language language);

/// "3 wwss$": a mountain strip that is open, from the end where one takes.
[[nodiscard]] std::string strip_text(const odin::Open& open, int strip, Language language);

}  // namespace meadhall::cli
