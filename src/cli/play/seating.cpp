#include "cli/play/seating.hpp"

#include <algorithm>

#include "cli/bot_names.hpp"
#include "cli/shell/reasons.hpp"

namespace meadhall::cli {

namespace {

constexpr std::string_view person_mark = "human";
constexpr std::string_view bot_mark = "bot:";

}  // namespace

Seating Seating::of_players(const GameEntry& game, int seats, const std::vector<std::string>& players) {
    Seating seating{seats};
    for (int i = 0; i < seats && i < static_cast<int>(players.size()); ++i) {
        const std::string_view player = players[static_cast<std::size_t>(i)];
        if (!player.starts_with(bot_mark)) { continue; }
        const std::string_view bot = player.substr(bot_mark.size());
        if (find_bot_card(game, bot) != nullptr) { seating.seat_bot(seat(i), std::string{bot}); }
    }
    return seating;
}

Result<void> Seating::seat_bot(const GameEntry& game, std::string_view wish) {
    const auto sign = wish.find('=');
    const std::string where{sign == std::string_view::npos ? "others" : wish.substr(0, sign)};
    const std::string typed{sign == std::string_view::npos ? wish : wish.substr(sign + 1)};
    const BotCard* card = bot_meant(game, typed);
    if (card == nullptr) { return refused(reasons::unknown_bot, typed + "; " + bot_names(game)); }
    const std::string bot{card->name};
    bool is_placed = false;
    for (int i = 0; i < seats(); ++i) {
        const bool is_meant = where == "all" || (where == "others" && i > 0) || where == std::to_string(i + 1);
        if (is_meant) { seat_bot(seat(i), bot); }
        is_placed = is_placed || is_meant;
    }
    if (!is_placed) { return refused(reasons::bot_form, std::string{wish}); }
    return {};
}

int Seating::persons() const { return static_cast<int>(std::ranges::count_if(bots_, &std::string::empty)); }

std::vector<std::string> Seating::players() const {
    std::vector<std::string> names;
    for (const std::string& bot : bots_) {
        names.push_back(bot.empty() ? std::string{person_mark} : std::string{bot_mark} + bot);
    }
    return names;
}

}  // namespace meadhall::cli
