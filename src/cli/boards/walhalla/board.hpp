// Walhalla in the terminal.
#pragma once

#include "cli/boards/art.hpp"

namespace meadhall::cli {

[[nodiscard]] const BoardArt& walhalla_art();

}  // namespace meadhall::cli
