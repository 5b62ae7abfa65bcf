// A line typed at the keyboard, with arrows, a history that lasts, searching in it (Ctrl-R), and Tab.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/shell/terminal.hpp"

namespace meadhall::cli {

/// All that could be typed now, given what stands before the cursor; asked when Tab is pressed.
using Sayings = std::function<std::vector<std::string>(std::string_view line)>;

/// Only one exists at a time, and only where a person types and reads: both standard streams are a terminal.
class LineEditor {
  public:
    /// The history is kept in this file, if one is named.
    LineEditor(Terminal& terminal, std::optional<std::filesystem::path> history);
    LineEditor(const LineEditor&) = delete;
    LineEditor& operator=(const LineEditor&) = delete;
    ~LineEditor();

    [[nodiscard]] static bool can_edit();

    /// Whether a person can type into it: false where the terminal cannot move its cursor.
    [[nodiscard]] bool is_ready() const;
    /// The next line; nothing at the end of the input and when a signal came.
    [[nodiscard]] std::optional<std::string> read(const Line& question, const Sayings& sayings);
    /// Forgets what was typed so far, and from now on keeps nothing: another person takes the keyboard.
    void forget();

  private:
    struct Works;
    std::unique_ptr<Works> works_;
};

}  // namespace meadhall::cli
