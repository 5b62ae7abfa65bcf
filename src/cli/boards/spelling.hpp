// Moves in the words of a player's language, for games whose notation understands those words too.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/words.hpp"

namespace meadhall::cli {

/// A word of the notation and what is shown in its place; typed, each of these means the same.
struct SpelledWord {
    std::string_view notation;
    Words shown;
};

/// The move with its words replaced; points and numbers stay.
[[nodiscard]] std::string spelled_in(std::string_view move, std::span<const SpelledWord> words, Language language);

}  // namespace meadhall::cli
