// The command line as a plain description, read off its definition. The man page and the shell completions are written
// from this, so they always tell what the program does.
#pragma once

#include <string>
#include <vector>

namespace CLI {  // NOLINT(readability-identifier-naming): the library's name
class App;
}

namespace meadhall::cli {

struct OptionDefinition {
    std::vector<std::string> names;    // "--seats", "-n"; for what needs no name: "GAME"
    std::string value;                 // "N", "FILE"; empty for a switch
    std::vector<std::string> choices;  // if only some values are allowed
    std::string about;
    bool is_positional = false;
    bool is_required = false;

    [[nodiscard]] bool takes_file() const { return value == "FILE"; }
};

struct CommandDefinition {
    std::string name;
    std::string about;
    std::string footer;  // examples
    std::vector<OptionDefinition> options;
    std::vector<CommandDefinition> commands;
};

[[nodiscard]] CommandDefinition definition_of(const CLI::App& app);

}  // namespace meadhall::cli
