// Where a player of Ein Fest für Odin is asked and can do nothing that could not be done as well later.
#pragma once

#include <optional>
#include <string>

#include "cli/boards/odin/table.hpp"

namespace meadhall::cli {

/// The move that goes on there; nothing where the player had better be asked.
[[nodiscard]] std::optional<std::string> odin_idle_move(const OdinScene& scene);

}  // namespace meadhall::cli
