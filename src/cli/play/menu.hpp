// A few questions before a game, for those who just typed `meadhall play`.
#pragma once

#include <optional>

#include "cli/play/keeper.hpp"
#include "cli/play/play.hpp"
#include "cli/shell/prompt.hpp"
#include "cli/shell/terminal.hpp"

namespace meadhall::cli {

/// Fills in what to play, with how many, and who sits where; or the game to continue. False if the player left.
[[nodiscard]] bool ask_what_to_play(PlayOrder& order, const Keeper& keeper, Terminal& terminal, Prompt& prompt,
                                    Language language);

}  // namespace meadhall::cli
