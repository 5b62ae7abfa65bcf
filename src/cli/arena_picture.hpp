// The ladder of the arena as a picture: every bot a rung, with its interval, readable on light and on dark ground.
#pragma once

#include <string>

#include "cli/arena_summary.hpp"
#include "core/words.hpp"

namespace meadhall::cli {

/// A complete SVG file.
[[nodiscard]] std::string arena_picture(const ArenaPlan& plan, const ArenaSummary& summary, Language language);

}  // namespace meadhall::cli
