// The action board of Ein Fest für Odin: all 61 spaces by columns, or what can be done now.
#pragma once

#include <vector>

#include "cli/boards/art.hpp"
#include "cli/drawing/ink.hpp"
#include "core/words.hpp"
#include "games/odin/game.hpp"

namespace meadhall::cli {

/// The whole board as printed, eighteen rows high.
[[nodiscard]] Lines whole_action_board(const odin::Game& game, const odin::View& seen,
                                       const std::vector<odin::Move>& moves, const Drawing& drawing);
/// The spaces that can be used now, those for one Viking first, and who stands where.
[[nodiscard]] Lines open_actions(const odin::Game& game, const odin::View& seen, const std::vector<odin::Move>& moves,
                                 const Drawing& drawing);

}  // namespace meadhall::cli
