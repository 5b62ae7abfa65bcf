// The words a player can type besides moves, in three languages; each is understood whatever language is spoken.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

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

}  // namespace meadhall::cli
