#include "cli/bot_names.hpp"

#include <algorithm>

#include "cli/drawing/text.hpp"

namespace meadhall::cli {

std::string bot_title(const GameEntry& game, std::string_view bot, Language language) {
    const BotCard* card = find_bot_card(game, bot);
    return std::string{card == nullptr ? bot : card->title.in(language)};
}

const BotCard* bot_meant(const GameEntry& game, std::string_view typed) {
    const auto same = [&](std::string_view name) { return lower(ascii(name)) == lower(ascii(typed)); };
    const auto is_meant = [&](const BotCard& bot) {
        return same(bot.name) || same(bot.title.en) || same(bot.title.de) || same(bot.title.nl);
    };
    const auto found = std::ranges::find_if(game.bots, is_meant);
    return found == game.bots.end() ? nullptr : &*found;
}

}  // namespace meadhall::cli
