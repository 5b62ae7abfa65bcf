// Bots as people call them: shown by their title, typed by title or name in any language.
#pragma once

#include <string>
#include <string_view>

#include "core/words.hpp"
#include "match/catalogue.hpp"

namespace meadhall::cli {

/// What a bot is called in a language; its name where the game does not know it.
[[nodiscard]] std::string bot_title(const GameEntry& game, std::string_view bot, Language language);

/// The card of the bot that is meant by its name or by its title in any language; nothing if none is.
[[nodiscard]] const BotCard* bot_meant(const GameEntry& game, std::string_view typed);

}  // namespace meadhall::cli
