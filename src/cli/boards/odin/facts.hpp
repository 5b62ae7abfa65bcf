// What the answers to a question of Ein Fest für Odin cost and bring, as the rules reckon it.
#pragma once

#include <string>
#include <vector>

#include "cli/boards/odin/table.hpp"

namespace meadhall::cli {

/// A line for each thing worth knowing; none where the question says it all. Precondition: a seat is asked.
[[nodiscard]] std::vector<std::string> odin_facts(const OdinScene& scene, Language language);

}  // namespace meadhall::cli
