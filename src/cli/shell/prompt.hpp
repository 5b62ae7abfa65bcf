// Asks the player for a line.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "cli/shell/line_editor.hpp"
#include "cli/shell/terminal.hpp"

namespace meadhall::cli {

class Prompt {
  public:
    /// Where a person types and reads, the line can be edited, and what was typed is kept in this file, if one is
    /// named.
    explicit Prompt(Terminal& terminal, const std::optional<std::filesystem::path>& history = {});

    /// Whether a person sits in front of it, as opposed to a file or another program.
    [[nodiscard]] static bool is_interactive();
    /// The next line; nothing when there are no more, or when a signal came. What is read from a file is shown, so
    /// that the transcript can be followed. `sayings` is what Tab completes to.
    [[nodiscard]] std::optional<std::string> ask(const Line& question, const Sayings& sayings = {});
    /// What was typed so far is nobody's business any more, nor what will be.
    void forget();

  private:
    [[nodiscard]] std::optional<std::string> next_line(const Line& question);
    /// False at the end of the input and when a signal came.
    bool read_more();

    Terminal& terminal_;
    std::unique_ptr<LineEditor> editor_;  // none where lines come as they are
    std::string pending_;
    bool is_closed_ = false;
};

}  // namespace meadhall::cli
