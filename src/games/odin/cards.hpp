// The 190 occupation cards: name, deck, back, points (O-2.3, O-8, O-12.3).
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string_view>

#include "core/hash.hpp"
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

/// Some of the cards, as bits.
class CardSet {
  public:
    using value_type = Card;
    static constexpr int limit = 192;

    constexpr void insert(Card card) { words_[card.number / 64U] |= bit(card); }
    constexpr void erase(Card card) { words_[card.number / 64U] &= ~bit(card); }
    [[nodiscard]] constexpr bool contains(Card card) const { return (words_[card.number / 64U] & bit(card)) != 0; }
    [[nodiscard]] constexpr bool empty() const { return (words_[0] | words_[1] | words_[2]) == 0; }
    [[nodiscard]] constexpr int size() const {
        return std::popcount(words_[0]) + std::popcount(words_[1]) + std::popcount(words_[2]);
    }
    /// The n-th member, counted from 0. Precondition: there are more than n.
    [[nodiscard]] constexpr Card nth(int n) const {
        unsigned word = 0;
        for (; n >= std::popcount(words_[word]); ++word) { n -= std::popcount(words_[word]); }
        std::uint64_t rest = words_[word];
        while (n-- > 0) { rest &= rest - 1; }
        return Card{static_cast<std::uint8_t>(word * 64 + static_cast<unsigned>(std::countr_zero(rest)))};
    }
    friend constexpr CardSet operator|(const CardSet& a, const CardSet& b) {
        CardSet both;
        for (std::size_t i = 0; i < 3; ++i) { both.words_[i] = a.words_[i] | b.words_[i]; }
        return both;
    }
    friend constexpr CardSet operator&(const CardSet& a, const CardSet& b) {
        CardSet both;
        for (std::size_t i = 0; i < 3; ++i) { both.words_[i] = a.words_[i] & b.words_[i]; }
        return both;
    }
    friend constexpr CardSet operator-(const CardSet& a, const CardSet& b) {
        CardSet rest;
        for (std::size_t i = 0; i < 3; ++i) { rest.words_[i] = a.words_[i] & ~b.words_[i]; }
        return rest;
    }
    [[nodiscard]] constexpr bool intersects(const CardSet& other) const { return !(*this & other).empty(); }
    [[nodiscard]] constexpr bool is_subset_of(const CardSet& other) const { return (*this - other).empty(); }
    friend constexpr bool operator==(const CardSet&, const CardSet&) = default;
    [[nodiscard]] constexpr const std::array<std::uint64_t, 3>& words() const { return words_; }

    /// Members in rising order. Takes the bits by value, so the set may change while one walks it.
    class Iterator {
      public:
        using difference_type = std::ptrdiff_t;
        using value_type = Card;

        constexpr Iterator() = default;
        constexpr explicit Iterator(const std::array<std::uint64_t, 3>& words) : rest_{words} { skip(); }
        constexpr Card operator*() const {
            return Card{static_cast<std::uint8_t>(word_ * 64 + static_cast<unsigned>(std::countr_zero(rest_[word_])))};
        }
        constexpr Iterator& operator++() {
            rest_[word_] &= rest_[word_] - 1;
            skip();
            return *this;
        }
        constexpr Iterator operator++(int) {
            Iterator before = *this;
            ++*this;
            return before;
        }
        friend constexpr bool operator==(const Iterator& it, std::default_sentinel_t) { return it.word_ == 3; }
        friend constexpr bool operator==(const Iterator&, const Iterator&) = default;

      private:
        constexpr void skip() {
            while (word_ < 3 && rest_[word_] == 0) { ++word_; }
        }
        std::array<std::uint64_t, 3> rest_{};
        unsigned word_ = 0;
    };
    [[nodiscard]] constexpr Iterator begin() const { return Iterator{words_}; }
    [[nodiscard]] static constexpr std::default_sentinel_t end() { return {}; }

  private:
    static constexpr std::uint64_t bit(Card card) { return std::uint64_t{1} << (card.number % 64U); }

    std::array<std::uint64_t, 3> words_{};
};

/// The cards of some decks with this back (O-2.3, D-15).
[[nodiscard]] CardSet cards_of(std::string_view deck_letters, Back back);

}  // namespace meadhall::odin

template <>
struct meadhall::Hash<meadhall::odin::CardSet> {
    static constexpr void into(Hasher& hasher, const odin::CardSet& cards) {
        for (const std::uint64_t word : cards.words()) { hasher.add(word); }
    }
};
