// A set of small numbered things (points of an island, cards of a deck, seats at the table) as bits in a few machine
// words.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <type_traits>
#include <utility>

#include "core/stop.hpp"

namespace meadhall {

/// A set of members that are numbered from 0 and fewer than `room`: enumerators, or structs with one member
/// `std::uint8_t number`. It takes no more room than it needs: a byte, four bytes, or whole words.
template <class Member, int room = 128>
class IndexSet {
    using Word =
        std::conditional_t<(room <= 8), std::uint8_t, std::conditional_t<(room <= 32), std::uint32_t, std::uint64_t>>;
    static constexpr unsigned word_bits = 8 * sizeof(Word);
    static constexpr std::size_t word_count = (room + word_bits - 1) / word_bits;

  public:
    using value_type = Member;
    using Words = std::array<Word, word_count>;
    static constexpr int limit = room;

    constexpr IndexSet() = default;
    constexpr IndexSet(std::initializer_list<Member> members) {
        for (Member member : members) { insert(member); }
    }
    /// The lowest numbers are in the first word.
    template <class... Each>
        requires(sizeof...(Each) == word_count)
    [[nodiscard]] static constexpr IndexSet from_words(Each... words) {
        IndexSet set;
        set.words_ = {static_cast<Word>(words)...};
        return set;
    }
    /// The set {0, …, count − 1}.
    [[nodiscard]] static constexpr IndexSet first(int count) {
        IndexSet set;
        for (int i = 0; i < count; ++i) { set.insert(member_at(static_cast<unsigned>(i))); }
        return set;
    }

    [[nodiscard]] constexpr bool contains(Member member) const {
        return ((words_[number(member) / word_bits] >> (number(member) % word_bits)) & Word{1}) != 0;
    }
    constexpr void insert(Member member) {
        Word& word = word_of(member);
        word = static_cast<Word>(word | bit(member));
    }
    constexpr void erase(Member member) {
        Word& word = word_of(member);
        word = static_cast<Word>(word & ~bit(member));
    }
    [[nodiscard]] constexpr bool empty() const {
        return each_word([this](auto... i) { return (words_[i] | ...) == 0; });
    }
    [[nodiscard]] constexpr int size() const {
        return each_word([this](auto... i) { return (std::popcount(words_[i]) + ...); });
    }
    [[nodiscard]] constexpr const Words& words() const { return words_; }
    [[nodiscard]] constexpr Word low() const { return words_.front(); }
    [[nodiscard]] constexpr Word high() const { return words_.back(); }

    /// The smallest member. Precondition: not empty.
    [[nodiscard]] constexpr Member first_member() const { return first_from<0>(); }
    /// The n-th member, counted from 0. Precondition: there are more than n.
    [[nodiscard]] constexpr Member nth(int n) const {
        unsigned word = 0;
        for (; n >= std::popcount(words_[word]); ++word) {
            n -= std::popcount(words_[word]);
            if (word + 1 == word_count) [[unlikely]] { stop("A set is asked for a member that it does not have."); }
        }
        Word rest = words_[word];
        while (n-- > 0) { rest = without_lowest(rest); }
        return member_at(word * word_bits + static_cast<unsigned>(std::countr_zero(rest)));
    }
    [[nodiscard]] constexpr bool intersects(const IndexSet& other) const { return !(*this & other).empty(); }
    [[nodiscard]] constexpr bool is_subset_of(const IndexSet& other) const { return (*this - other).empty(); }

    friend constexpr IndexSet operator&(const IndexSet& a, const IndexSet& b) {
        return combined(a, b, [](Word one, Word other) { return static_cast<Word>(one & other); });
    }
    friend constexpr IndexSet operator|(const IndexSet& a, const IndexSet& b) {
        return combined(a, b, [](Word one, Word other) { return static_cast<Word>(one | other); });
    }
    friend constexpr IndexSet operator^(const IndexSet& a, const IndexSet& b) {
        return combined(a, b, [](Word one, Word other) { return static_cast<Word>(one ^ other); });
    }
    friend constexpr IndexSet operator-(const IndexSet& a, const IndexSet& b) {
        return combined(a, b, [](Word one, Word other) { return static_cast<Word>(one & ~other); });
    }
    /// All members moved down or up by a distance of 1 to 63; those that would leave the range are lost.
    [[nodiscard]] constexpr IndexSet moved_down(unsigned distance) const {
        IndexSet moved;
        for (std::size_t i = 0; i < word_count; ++i) {
            const Word above = i + 1 < word_count ? words_[i + 1] : Word{0};
            moved.words_[i] = static_cast<Word>(words_[i] >> distance | above << (word_bits - distance));
        }
        return moved;
    }
    [[nodiscard]] constexpr IndexSet moved_up(unsigned distance) const {
        IndexSet moved;
        for (std::size_t i = 0; i < word_count; ++i) {
            const Word below = i > 0 ? words_[i - 1] : Word{0};
            moved.words_[i] = static_cast<Word>(words_[i] << distance | below >> (word_bits - distance));
        }
        return moved;
    }
    constexpr IndexSet& operator|=(const IndexSet& other) { return *this = *this | other; }
    constexpr IndexSet& operator&=(const IndexSet& other) { return *this = *this & other; }
    constexpr IndexSet& operator-=(const IndexSet& other) { return *this = *this - other; }
    friend constexpr bool operator==(const IndexSet&, const IndexSet&) = default;

    /// Calls `visit(member)` in rising order; the quickest way through a set, for the hot paths.
    template <class Visit>
    constexpr void for_each(Visit&& visit) const {
        const auto walk = [&](Word rest, unsigned base) {
            for (; rest != 0; rest = without_lowest(rest)) {
                visit(member_at(base + static_cast<unsigned>(std::countr_zero(rest))));
            }
        };
        each_word([&](auto... i) { (walk(words_[i], i * word_bits), ...); });
    }

    /// Members in rising order. Takes the bits by value, so the set may change while one walks it.
    class Iterator {
      public:
        using difference_type = std::ptrdiff_t;
        using value_type = Member;

        constexpr Iterator() = default;
        constexpr explicit Iterator(const IndexSet& rest) : rest_{rest} {}
        constexpr Member operator*() const { return rest_.first_member(); }
        constexpr Iterator& operator++() {
            rest_.template drop_first_from<0>();
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

  protected:
    /// For sets that are built on this one and know more of their members.
    constexpr Word& word_of(Member member) {
        if (number(member) >= limit) [[unlikely]] { stop("A set is given what it has no bit for."); }
        return words_[number(member) / word_bits];
    }

  private:
    [[nodiscard]] static constexpr unsigned number(Member member) {
        if constexpr (std::is_enum_v<Member>) {
            return static_cast<unsigned>(member);
        } else {
            return member.number;
        }
    }
    [[nodiscard]] static constexpr Member member_at(unsigned number) {
        if constexpr (std::is_enum_v<Member>) {
            return static_cast<Member>(number);
        } else {
            return Member{static_cast<std::uint8_t>(number)};
        }
    }
    [[nodiscard]] static constexpr Word bit(Member member) {
        return static_cast<Word>(Word{1} << (number(member) % word_bits));
    }
    [[nodiscard]] static constexpr Word without_lowest(Word word) { return static_cast<Word>(word & (word - 1)); }

    template <std::size_t word>
    [[nodiscard]] constexpr Member first_from() const {
        if constexpr (word + 1 < word_count) {
            if (words_[word] == 0) { return first_from<word + 1>(); }
        }
        return member_at(word * word_bits + static_cast<unsigned>(std::countr_zero(words_[word])));
    }
    template <std::size_t word>
    constexpr void drop_first_from() {
        if constexpr (word + 1 < word_count) {
            if (words_[word] == 0) { return drop_first_from<word + 1>(); }
        }
        words_[word] = without_lowest(words_[word]);
    }

    // Written out word by word: a loop over two or three words is one that a compiler may leave a loop.
    template <class Use>
    static constexpr auto each_word(Use&& use) {
        return [&]<std::size_t... i>(std::index_sequence<i...> /*words*/) {
            return use(std::integral_constant<std::size_t, i>{}...);
        }(std::make_index_sequence<word_count>{});
    }
    template <class Combine>
    static constexpr IndexSet combined(const IndexSet& a, const IndexSet& b, Combine combine) {
        return each_word([&](auto... i) { return from_words(combine(a.words_[i], b.words_[i])...); });
    }

    Words words_{};
};

}  // namespace meadhall
