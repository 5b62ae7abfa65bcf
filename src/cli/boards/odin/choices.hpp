// The legal moves of Ein Fest für Odin in a few lines: hundreds of them, grouped.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/boards/odin/table.hpp"

namespace meadhall::cli {

/// All moves, or those that have to do with a tile, a cell, a space or whatever else is named.
[[nodiscard]] std::vector<std::string> odin_choices(const OdinScene& scene, std::string_view chosen, Language language);

/// "a1–d1, f1, a2": cells, rows from the bottom, neighbours drawn together.
[[nodiscard]] std::string cell_ranges(const odin::Cells& cells);

}  // namespace meadhall::cli
