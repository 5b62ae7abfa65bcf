// Shell completions, written from the definition of the command line.
#pragma once

#include <string>

#include "cli/usage/definition.hpp"

namespace meadhall::cli {

[[nodiscard]] std::string bash_completion(const CommandDefinition& program);
[[nodiscard]] std::string zsh_completion(const CommandDefinition& program);
[[nodiscard]] std::string fish_completion(const CommandDefinition& program);

}  // namespace meadhall::cli
