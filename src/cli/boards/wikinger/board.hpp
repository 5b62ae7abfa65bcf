// Die Wikinger kommen! in a terminal: the island, the panel beside it, and what the players are asked.
#pragma once

#include "cli/boards/art.hpp"

namespace meadhall::cli {

[[nodiscard]] const BoardArt& wikinger_art();

}  // namespace meadhall::cli
