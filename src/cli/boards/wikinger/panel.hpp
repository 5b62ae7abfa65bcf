// What stands beside the island: the part of the game, everybody's towers and Vikings, the goal, and the counters.
#pragma once

#include "cli/boards/art.hpp"
#include "games/wikinger/game.hpp"

namespace meadhall::cli {

[[nodiscard]] std::string colour_name(wikinger::Colour colour, Language language);
/// "3 towers win", or what a pair needs.
[[nodiscard]] std::string goal_text(const wikinger::Game& game, Language language);
[[nodiscard]] Lines wikinger_panel(const wikinger::Game& game, const wikinger::View& seen, const Drawing& drawing);

}  // namespace meadhall::cli
