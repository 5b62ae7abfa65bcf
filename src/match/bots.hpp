// The bots that can be asked by name. A game needs a judgement (search/judgement/<game>.hpp) before it can have them.
#pragma once

#include <array>
#include <memory>
#include <string_view>

#include "core/rules.hpp"
#include "core/words.hpp"
#include "search/bot.hpp"
#include "search/greedy_bot.hpp"
#include "search/random_bot.hpp"

namespace meadhall {

/// How a bot introduces itself.
struct BotCard {
    std::string_view name;
    Words about;
};

/// A bot and how to come by one.
template <Rules G>
struct BotMaker {
    BotCard card;
    std::unique_ptr<Bot<G>> (*make)();
};

template <Rules G, class OfKind>
[[nodiscard]] std::unique_ptr<Bot<G>> new_bot() {
    return std::make_unique<OfKind>();
}

/// From the weakest to the strongest.
template <Rules G>
inline constexpr std::array bots = {
    BotMaker<G>{{"random", {"Plays anything legal.", "Spielt irgendetwas Erlaubtes.", "Speelt zomaar iets wat mag."}},
                &new_bot<G, RandomBot<G>>},
    BotMaker<G>{{"greedy",
                 {"Takes what looks best right now.", "Nimmt, was im Augenblick am besten aussieht.",
                  "Pakt wat er nu het beste uitziet."}},
                &new_bot<G, GreedyBot<G>>},
};

/// The bot of this name; nothing if there is none.
template <Rules G>
[[nodiscard]] std::unique_ptr<Bot<G>> make_bot(std::string_view name) {
    for (const BotMaker<G>& bot : bots<G>) {
        if (bot.card.name == name) { return bot.make(); }
    }
    return nullptr;
}

template <Rules G>
inline constexpr auto bot_cards = [] {
    std::array<BotCard, bots<G>.size()> cards;
    for (std::size_t i = 0; i < cards.size(); ++i) { cards[i] = bots<G>[i].card; }
    return cards;
}();

}  // namespace meadhall
