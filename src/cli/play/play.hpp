// `meadhall play`: a game in the terminal, from the first question to the last word.
#pragma once

#include <string>
#include <vector>

#include "cli/play/setup.hpp"
#include "cli/shell/terminal.hpp"
#include "core/words.hpp"

namespace meadhall::cli {

/// What the command line says about a game to be played.
struct PlayOrder {
    TableOrder table{};
    std::vector<std::string> bots{};  // as `Seating::seat_bot` reads them
    std::string load{};               // a record to go on with
    bool resume = false;              // the unfinished game that was played last
    std::string save{};               // where the game is also kept while it is played
    std::string board = "auto";       // auto, compact, roomy
    bool ask_always = false;          // also where nothing useful can be done
};

/// Plays it and returns the program's exit code.
[[nodiscard]] int play(PlayOrder order, const Wishes& wishes, Language language);

}  // namespace meadhall::cli
