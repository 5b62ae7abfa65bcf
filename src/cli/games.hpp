// `meadhall games`: what can be played, and what can be agreed on beforehand.
#pragma once

#include <string>

#include "cli/shell/terminal.hpp"
#include "core/words.hpp"

namespace meadhall::cli {

struct GamesOrder {
    std::string game{};  // all, if empty
    bool json = false;
};

[[nodiscard]] int list_games(const GamesOrder& order, const Wishes& wishes, Language language);

}  // namespace meadhall::cli
