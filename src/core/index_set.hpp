// A set of small numbered things (points of an island, cards of a deck) as bits in two machine words.
#pragma once

#include <bit>
#include <cstdint>
#include <initializer_list>
#include <iterator>

namespace meadhall {

/// A set of `Index` values 0…127. `Index` is a struct with one member `std::uint8_t number`.
template <class Index>
class IndexSet {
  public:
    using value_type = Index;
    static constexpr int limit = 128;

    constexpr IndexSet() = default;
    constexpr IndexSet(std::initializer_list<Index> members) {
        for (Index member : members) { insert(member); }
    }
    [[nodiscard]] static constexpr IndexSet from_words(std::uint64_t low, std::uint64_t high) {
        IndexSet set;
        set.words_[0] = low;
        set.words_[1] = high;
        return set;
    }
    /// The set {0, …, count − 1}.
    [[nodiscard]] static constexpr IndexSet first(int count) {
        IndexSet set;
        for (int i = 0; i < count; ++i) { set.insert(Index{static_cast<std::uint8_t>(i)}); }
        return set;
    }

    [[nodiscard]] constexpr bool contains(Index member) const {
        return ((words_[member.number >> 6U] >> (member.number & 63U)) & 1U) != 0;
    }
    constexpr void insert(Index member) { words_[member.number >> 6U] |= bit(member); }
    constexpr void erase(Index member) { words_[member.number >> 6U] &= ~bit(member); }
    [[nodiscard]] constexpr bool empty() const { return (words_[0] | words_[1]) == 0; }
    [[nodiscard]] constexpr int size() const { return std::popcount(words_[0]) + std::popcount(words_[1]); }
    [[nodiscard]] constexpr std::uint64_t low() const { return words_[0]; }
    [[nodiscard]] constexpr std::uint64_t high() const { return words_[1]; }

    /// The smallest member. Precondition: not empty.
    [[nodiscard]] constexpr Index first_member() const {
        return words_[0] != 0 ? Index{static_cast<std::uint8_t>(std::countr_zero(words_[0]))}
                              : Index{static_cast<std::uint8_t>(64 + std::countr_zero(words_[1]))};
    }
    [[nodiscard]] constexpr bool intersects(IndexSet other) const { return !(*this & other).empty(); }
    [[nodiscard]] constexpr bool is_subset_of(IndexSet other) const { return (*this - other).empty(); }

    friend constexpr IndexSet operator&(IndexSet a, IndexSet b) {
        return from_words(a.words_[0] & b.words_[0], a.words_[1] & b.words_[1]);
    }
    friend constexpr IndexSet operator|(IndexSet a, IndexSet b) {
        return from_words(a.words_[0] | b.words_[0], a.words_[1] | b.words_[1]);
    }
    friend constexpr IndexSet operator^(IndexSet a, IndexSet b) {
        return from_words(a.words_[0] ^ b.words_[0], a.words_[1] ^ b.words_[1]);
    }
    friend constexpr IndexSet operator-(IndexSet a, IndexSet b) {
        return from_words(a.words_[0] & ~b.words_[0], a.words_[1] & ~b.words_[1]);
    }
    /// All members moved down or up by a distance of 1 to 63; those that would leave the range are lost.
    [[nodiscard]] constexpr IndexSet moved_down(unsigned distance) const {
        return from_words((words_[0] >> distance) | (words_[1] << (64U - distance)), words_[1] >> distance);
    }
    [[nodiscard]] constexpr IndexSet moved_up(unsigned distance) const {
        return from_words(words_[0] << distance, (words_[1] << distance) | (words_[0] >> (64U - distance)));
    }
    constexpr IndexSet& operator|=(IndexSet other) { return *this = *this | other; }
    constexpr IndexSet& operator&=(IndexSet other) { return *this = *this & other; }
    constexpr IndexSet& operator-=(IndexSet other) { return *this = *this - other; }
    friend constexpr bool operator==(IndexSet, IndexSet) = default;

    /// Calls `visit(member)` in rising order; the quickest way through a set, for the hot paths.
    template <class Visit>
    constexpr void for_each(Visit&& visit) const {
        for (std::uint64_t rest = words_[0]; rest != 0; rest &= rest - 1) {
            visit(Index{static_cast<std::uint8_t>(std::countr_zero(rest))});
        }
        for (std::uint64_t rest = words_[1]; rest != 0; rest &= rest - 1) {
            visit(Index{static_cast<std::uint8_t>(64 + std::countr_zero(rest))});
        }
    }

    /// Members in rising order. Takes the bits by value, so the set may change while one walks it.
    class Iterator {
      public:
        using difference_type = std::ptrdiff_t;
        using value_type = Index;

        constexpr Iterator() = default;
        constexpr explicit Iterator(IndexSet rest) : rest_{rest} {}
        constexpr Index operator*() const { return rest_.first_member(); }
        constexpr Iterator& operator++() {
            rest_.drop_first();
            return *this;
        }
        constexpr Iterator operator++(int) {
            Iterator before = *this;
            ++*this;
            return before;
        }
        friend constexpr bool operator==(const Iterator& it, std::default_sentinel_t) { return it.rest_.empty(); }
        friend constexpr bool operator==(const Iterator&, const Iterator&) = default;

      private:
        IndexSet rest_{};
    };
    [[nodiscard]] constexpr Iterator begin() const { return Iterator{*this}; }
    [[nodiscard]] static constexpr std::default_sentinel_t end() { return {}; }

  private:
    static constexpr std::uint64_t bit(Index member) { return std::uint64_t{1} << (member.number & 63U); }
    constexpr void drop_first() {
        if (words_[0] != 0) {
            words_[0] &= words_[0] - 1;
        } else {
            words_[1] &= words_[1] - 1;
        }
    }

    std::uint64_t words_[2] = {0, 0};
};

}  // namespace meadhall
