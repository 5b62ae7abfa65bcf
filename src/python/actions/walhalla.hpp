// The ids of Walhalla. What is laid face down is said kind by kind, in the order of the cards: so many of this one, and
// at the end that this is all.
#pragma once

#include <algorithm>
#include <array>
#include <utility>

#include "games/walhalla/game.hpp"
#include "python/word.hpp"

namespace meadhall::python {

template <>
struct Actions<walhalla::Game> {
    static constexpr int ways = 2;

    // In the order of the verbs, so that a verb finds its block; `lay` has one block per kind of card before it.
    static constexpr auto blocks = in_a_row(std::array<Block, 24>{{
        {"board", "seats", 1 << walhalla::ship_seats},
        {"ride", ""},
        {"stay", ""},
        {"sell", "card", walhalla::card_kinds},
        {"moor", "fjord+way", walhalla::fjord_count * ways},
        {"land", "side", 2},
        {"attack", ""},
        {"fight", ""},
        {"lose", ""},
        {"win", ""},
        {"shield", ""},
        {"hunt", ""},
        {"forage", ""},
        {"lay", "forest+", walhalla::most_of(walhalla::Card::forest)},
        {"lay", "wheat+", walhalla::most_of(walhalla::Card::wheat)},
        {"lay", "cult+", walhalla::most_of(walhalla::Card::cult)},
        {"lay", "village+", walhalla::most_of(walhalla::Card::village)},
        {"lay", "tongue6", walhalla::most_of(walhalla::Card::tongue6)},
        {"lay", "tongue7", walhalla::most_of(walhalla::Card::tongue7)},
        {"lay", "tongue8", walhalla::most_of(walhalla::Card::tongue8)},
        {"lay", "walhalla", walhalla::most_of(walhalla::Card::walhalla)},
        {"lay", ""},
        {"walhalla", ""},
        {"keep", ""},
    }});
    static constexpr auto outcomes = in_a_row(std::array<Block, 6>{{
        {"tile", "tile", 2 * walhalla::tile_kinds},
        {"inner", "headlands", 6},
        {"outer", "headlands", 6},
        {"card", "card", walhalla::card_kinds},
        {"start", "seat", max_seats},
        {"ship", "ship", walhalla::ship_kinds},
    }});
    static constexpr std::size_t longest = longest_word;

    [[nodiscard]] static Word word(walhalla::Move move) {
        const auto verb = static_cast<std::size_t>(move.verb());
        constexpr auto first_verb = static_cast<std::size_t>(walhalla::Verb::board);
        if (move.verb() == walhalla::Verb::lay) { return laid(move); }
        if (move.verb() > walhalla::Verb::lay) { return {id(verb - first_verb + walhalla::raid_end_kinds, 0)}; }
        if (move.verb() == walhalla::Verb::moor) {
            return {id(verb - first_verb, move.fjord() * ways + static_cast<int>(move.way()))};
        }
        return {id(verb - first_verb, static_cast<int>(move.argument()))};
    }
    [[nodiscard]] static int outcome(walhalla::Move move) {
        const int first = outcomes[static_cast<std::size_t>(move.verb())].first;
        if (move.verb() == walhalla::Verb::ship) { return first + walhalla::number_of(move.ship()); }
        if (move.verb() == walhalla::Verb::inner || move.verb() == walhalla::Verb::outer) {
            return first + arrangement(move.headlands());
        }
        return first + static_cast<int>(move.argument());
    }

  private:
    static constexpr std::size_t first_kind = 13;
    static constexpr std::size_t that_is_all = first_kind + walhalla::raid_end_kinds;

    [[nodiscard]] static constexpr std::uint16_t id(std::size_t block, int number) {
        return static_cast<std::uint16_t>(blocks[block].first + number);
    }
    [[nodiscard]] static Word laid(walhalla::Move move) {
        Word word;
        const walhalla::Cards cards = move.cards();
        walhalla::for_each_kind(
            cards, [&](std::size_t kind) { word.push_back(id(first_kind + kind, walhalla::count(cards, kind) - 1)); });
        word.push_back(id(that_is_all, 0));
        return word;
    }
    /// Three different values in any order: 0 to 5, as a dictionary would have them.
    [[nodiscard]] static int arrangement(walhalla::Headlands values) {
        const int lower = int{values[1] < values[0]} + int{values[2] < values[0]};
        return 2 * lower + int{values[2] < values[1]};
    }
};

}  // namespace meadhall::python
