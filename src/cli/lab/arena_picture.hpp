// The ladder of the arena as a picture: every bot a rung, with its interval, readable on light and on dark ground.
#pragma once

#include <string>

#include "core/words.hpp"
#include "lab/arena/summary.hpp"

namespace meadhall::cli {

/// A complete SVG file.
[[nodiscard]] std::string arena_picture(const lab::ArenaPlan& plan, const lab::ArenaSummary& summary,
                                        Language language);

}  // namespace meadhall::cli
