// What is asked in Ein Fest für Odin, and how one types an answer.
#pragma once

#include "cli/boards/art.hpp"

namespace meadhall::cli {

/// Precondition: a seat is to act.
[[nodiscard]] Question odin_question(const Table& table, Language language);

}  // namespace meadhall::cli
