// Asks the player for a line.
#pragma once

#include <optional>
#include <string>

#include "cli/terminal.hpp"

namespace meadhall::cli {

class Prompt {
  public:
    explicit Prompt(Terminal& terminal) : terminal_{terminal} {}

    /// Whether a person sits in front of it, as opposed to a file or another program.
    [[nodiscard]] static bool is_interactive();
    /// The next line; nothing when there are no more, or when a signal came. What is read from a file is shown, so
    /// that the transcript can be followed.
    [[nodiscard]] std::optional<std::string> ask(const Line& question);

  private:
    /// False at the end of the input and when a signal came.
    bool read_more();

    Terminal& terminal_;
    std::string pending_;
    bool is_closed_ = false;
};

}  // namespace meadhall::cli
