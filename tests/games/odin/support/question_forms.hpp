// Questions that are put in several ways, and those that ordinary games hardly ever ask.
#pragma once

#include <vector>

#include "games/odin/frame.hpp"

namespace meadhall::odin::testing {

[[nodiscard]] std::vector<FrameKind> rare_forms();

}  // namespace meadhall::odin::testing
