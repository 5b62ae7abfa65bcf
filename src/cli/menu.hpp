// A few questions before a game, for those who just typed `meadhall play`.
#pragma once

#include <optional>

#include "cli/keeper.hpp"
#include "cli/play.hpp"
#include "cli/prompt.hpp"
#include "cli/terminal.hpp"

namespace meadhall::cli {

/// Fills in what to play, with how many, and who sits where; or the game to continue. False if the player left.
[[nodiscard]] bool ask_what_to_play(PlayOrder& order, const Keeper& keeper, Terminal& terminal, Prompt& prompt,
                                    Language language);

}  // namespace meadhall::cli
