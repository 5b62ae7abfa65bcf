// How Ein Fest für Odin looks in a terminal.
#pragma once

#include "cli/boards/art.hpp"

namespace meadhall::cli {

[[nodiscard]] const BoardArt& odin_art();

}  // namespace meadhall::cli
