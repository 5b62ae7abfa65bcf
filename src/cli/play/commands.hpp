// The words a player can type besides moves, in three languages; each is understood whatever language is spoken.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/words.hpp"

namespace meadhall::cli {

enum class Command : std::uint8_t {
    moves,
    why,
    trial,
    hint,
    automatic,
    undo,
    redo,
    view,
    log,
    score,
    rules,
    save,
    load,
    help,
    quit,
};

struct CommandRow {
    Command command;
    Words word;
    Words usage;  // what may follow the word
    Words about;
    std::string_view alias;  // typed where umlauts are hard to type, or just shorter
};

[[nodiscard]] std::span<const CommandRow> command_rows();
[[nodiscard]] std::optional<Command> command_named(std::string_view word);
/// What a command is called in a language.
[[nodiscard]] std::string_view word_of(Command command, Language language);

/// All that can be typed behind what stands in the last part of a line: the commands and moves at its beginning, and
/// behind a command that asks for a move, that command with each move.
[[nodiscard]] std::vector<std::string> sayings_after(std::string_view line, const std::vector<std::string>& moves,
                                                     Language language);

}  // namespace meadhall::cli
