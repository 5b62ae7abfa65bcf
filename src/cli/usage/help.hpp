// The command line in the player's language: its help, and what is wrong with one that cannot be followed.
#pragma once

#include <string>

#include "core/words.hpp"

namespace CLI {  // NOLINT(readability-identifier-naming): the library's name
class App;
class ParseError;
}  // namespace CLI

namespace meadhall::cli {

/// Puts every description, heading and label into a language, in place.
void translate_help(CLI::App& app, Language language);

/// What this program cannot follow, in a sentence.
[[nodiscard]] std::string usage_error(const CLI::App& app, const CLI::ParseError& error, Language language);

/// The language that a command line asks for, before it is read as a whole; nothing if it names none.
[[nodiscard]] std::string language_wish(int argc, const char* const* argv);

}  // namespace meadhall::cli
