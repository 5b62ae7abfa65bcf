// The bots that can be asked by name. What they are is known in one file per game (match/games/<game>.cpp), so that a
// change of a level touches neither tables nor drawings.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "core/rules.hpp"
#include "core/words.hpp"
#include "search/bot.hpp"

namespace meadhall {

/// What a bot thinks things are worth: search/opinions.hpp.
template <Rules G>
struct Opinions;

/// How a bot introduces itself.
struct BotCard {
    std::string_view name;
    Words title;
    Words about;
    int level = 0;                        // 1 to 5; 0 for bots that are there for comparison
    std::uint32_t usual_playouts = 1000;  // where nobody says how long it may think
};

/// A bot and how to come by one.
template <Rules G>
struct BotMaker {
    BotCard card;
    std::unique_ptr<Bot<G>> (*make)();
    std::unique_ptr<Bot<G>> (*make_with)(const Opinions<G>& opinions);
};

/// Those for comparison first, then the levels from the weakest to the strongest.
template <Rules G>
[[nodiscard]] std::span<const BotMaker<G>> bots();

/// Nothing if the game has no bot of this name.
template <Rules G>
[[nodiscard]] const BotMaker<G>* find_bot(std::string_view name) {
    for (const BotMaker<G>& bot : bots<G>()) {
        if (bot.card.name == name) { return &bot; }
    }
    return nullptr;
}

}  // namespace meadhall
