// The drawings of Ein Fest für Odin that a player can ask for: boards, goods, islands, the banquet table, cards.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/boards/art.hpp"
#include "cli/boards/odin/table.hpp"

namespace meadhall::cli {

/// The names of the sheets in a language, the general ones.
[[nodiscard]] std::vector<std::string> odin_sheet_names(Language language);
/// "goods", "home 2", "A", "fibula"; nothing if there is no such sheet.
[[nodiscard]] std::optional<Lines> odin_sheet(const OdinSight& sight, std::string_view name, const Drawing& drawing);

/// What a move of this notation is about: what its space does, what its card says; nothing where its name says it.
[[nodiscard]] std::string odin_explained(const OdinSight& sight, const std::string& move, Language language);

/// The banquet table of a seat, as it is or as it will be laid, and the dishes for it.
[[nodiscard]] Lines odin_feast_table(const OdinScene& scene, Seat seat, Language language);

}  // namespace meadhall::cli
