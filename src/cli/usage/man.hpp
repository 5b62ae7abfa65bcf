// The man page, written from the definition of the command line.
#pragma once

#include <string>

#include "cli/usage/definition.hpp"

namespace meadhall::cli {

[[nodiscard]] std::string man_page(const CommandDefinition& program, const std::string& version);

}  // namespace meadhall::cli
