// What is asked in Ein Fest für Odin, in the words of one player.
#pragma once

#include "cli/boards/art.hpp"
#include "cli/boards/odin_table.hpp"

namespace meadhall::cli {

/// Precondition: a seat is to act.
[[nodiscard]] Question odin_question(const OdinScene& scene, Language language);

}  // namespace meadhall::cli
