// The 190 occupation cards: name, deck, back, points (O-2.3, O-8, O-12.3).
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/index_set.hpp"
#include "core/words.hpp"

namespace meadhall::odin {

/// An occupation card, counted from 0; the number printed on it is one more.
struct Card {
    std::uint8_t number = 0;
    friend constexpr auto operator<=>(Card, Card) = default;
};
inline constexpr int card_count = 190;

enum class Deck : std::uint8_t { a, b, c };
constexpr auto names(Deck /*of*/) { return std::array<std::string_view, 3>{"A", "B", "C"}; }

/// Light cards are dealt at the start, one to each player; dark ones are drawn (O-2.3).
enum class Back : std::uint8_t { light, dark };

struct CardRow {
    std::string_view id;
    Words name;
    Deck deck{};
    Back back{};
    std::int8_t points = 0;  // O-12.3: when played; some are negative
};

[[nodiscard]] const std::array<CardRow, card_count>& cards();
[[nodiscard]] inline const CardRow& row_of(Card card) { return cards()[card.number]; }
[[nodiscard]] std::optional<Card> card_named(std::string_view id);

/// Some of the cards.
using CardSet = IndexSet<Card, 192>;

/// The cards of some decks with this back (O-2.3, D-15).
[[nodiscard]] CardSet cards_of(std::string_view deck_letters, Back back);

}  // namespace meadhall::odin
