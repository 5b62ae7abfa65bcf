// The action board of Ein Fest für Odin: all 61 spaces by columns, or what can be done now.
#pragma once

#include <vector>

#include "cli/drawing/ink.hpp"
#include "core/words.hpp"
#include "games/odin/game.hpp"

namespace meadhall::cli {

/// The whole board as printed, eighteen rows high.
[[nodiscard]] Lines whole_action_board(const odin::Game& game, const odin::Open& open,
                                       const std::vector<odin::Move>& moves, Language language);
/// The spaces that can be used now, column by column, and who stands where.
[[nodiscard]] Lines open_actions(const odin::Game& game, const odin::Open& open, const std::vector<odin::Move>& moves,
                                 Language language);

}  // namespace meadhall::cli
