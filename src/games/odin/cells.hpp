// Cells of a placement area, and sets of them as bits: sixteen to a row, twelve rows, three machine words.
//
// Every face of the game fits (the home board has 13 columns and 12 rows), and every house fits into the lowest word.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <iterator>

#include "core/hash.hpp"

namespace meadhall::odin {

/// A cell: its column counts from the left, its row from the bottom, both from 0, as the income diagonal runs.
struct Cell {
    std::uint8_t number = 0;

    [[nodiscard]] constexpr int column() const { return number % 16; }
    [[nodiscard]] constexpr int row() const { return number / 16; }
    friend constexpr auto operator<=>(Cell, Cell) = default;
};

[[nodiscard]] constexpr Cell cell(int column, int row) { return Cell{static_cast<std::uint8_t>(row * 16 + column)}; }

class Cells {
  public:
    using value_type = Cell;
    static constexpr int limit = 192;
    static constexpr int columns = 13;
    static constexpr int rows = 12;

    constexpr Cells() = default;
    constexpr Cells(std::initializer_list<Cell> members) {
        for (Cell member : members) { insert(member); }
    }
    [[nodiscard]] static constexpr Cells from_words(std::uint64_t low, std::uint64_t middle, std::uint64_t high) {
        Cells set;
        set.words_ = {low, middle, high};
        return set;
    }
    [[nodiscard]] static constexpr Cells from_low(std::uint64_t low) { return from_words(low, 0, 0); }
    /// All cells of a rectangle, corners included.
    [[nodiscard]] static constexpr Cells rectangle(Cell from, Cell to) {
        Cells set;
        for (int row = from.row(); row <= to.row(); ++row) {
            for (int column = from.column(); column <= to.column(); ++column) { set.insert(cell(column, row)); }
        }
        return set;
    }

    [[nodiscard]] constexpr bool contains(Cell member) const {
        return ((words_[member.number / 64U] >> (member.number % 64U)) & 1U) != 0;
    }
    constexpr void insert(Cell member) { words_[member.number / 64U] |= std::uint64_t{1} << (member.number % 64U); }
    constexpr void erase(Cell member) { words_[member.number / 64U] &= ~(std::uint64_t{1} << (member.number % 64U)); }
    constexpr void erase_from_line(int row, std::uint64_t columns_of_line) {
        const auto bits = static_cast<unsigned>(row) * 16U;
        words_[bits / 64U] &= ~(columns_of_line << (bits % 64U));
    }
    [[nodiscard]] constexpr bool empty() const { return (words_[0] | words_[1] | words_[2]) == 0; }
    [[nodiscard]] constexpr int size() const {
        return std::popcount(words_[0]) + std::popcount(words_[1]) + std::popcount(words_[2]);
    }
    /// One row; bit c stands for column c.
    [[nodiscard]] constexpr std::uint32_t line(int row) const {
        const auto bits = static_cast<unsigned>(row) * 16U;
        return static_cast<std::uint32_t>(words_[bits / 64U] >> (bits % 64U)) & 0xFFFFU;
    }
    [[nodiscard]] constexpr std::uint64_t low() const { return words_[0]; }
    [[nodiscard]] constexpr std::uint64_t middle() const { return words_[1]; }
    [[nodiscard]] constexpr std::uint64_t high() const { return words_[2]; }

    /// The lowest member, of several in its row the leftmost. Precondition: not empty.
    [[nodiscard]] constexpr Cell first() const {
        if (words_[0] != 0) { return Cell{static_cast<std::uint8_t>(std::countr_zero(words_[0]))}; }
        if (words_[1] != 0) { return Cell{static_cast<std::uint8_t>(64 + std::countr_zero(words_[1]))}; }
        return Cell{static_cast<std::uint8_t>(128 + std::countr_zero(words_[2]))};
    }
    /// The n-th member, counted from 0. Precondition: there are more than n.
    [[nodiscard]] constexpr Cell nth(int n) const {
        Cells rest = *this;
        for (int i = 0; i < n; ++i) { rest.drop_first(); }
        return rest.first();
    }
    [[nodiscard]] constexpr bool intersects(const Cells& other) const { return !(*this & other).empty(); }
    [[nodiscard]] constexpr bool is_subset_of(const Cells& other) const { return (*this - other).empty(); }

    friend constexpr Cells operator&(const Cells& a, const Cells& b) {
        return from_words(a.words_[0] & b.words_[0], a.words_[1] & b.words_[1], a.words_[2] & b.words_[2]);
    }
    friend constexpr Cells operator|(const Cells& a, const Cells& b) {
        return from_words(a.words_[0] | b.words_[0], a.words_[1] | b.words_[1], a.words_[2] | b.words_[2]);
    }
    friend constexpr Cells operator-(const Cells& a, const Cells& b) {
        return from_words(a.words_[0] & ~b.words_[0], a.words_[1] & ~b.words_[1], a.words_[2] & ~b.words_[2]);
    }
    constexpr Cells& operator|=(const Cells& other) { return *this = *this | other; }
    constexpr Cells& operator&=(const Cells& other) { return *this = *this & other; }
    constexpr Cells& operator-=(const Cells& other) { return *this = *this - other; }
    friend constexpr bool operator==(const Cells&, const Cells&) = default;

    /// Each member moved so that cell (0, 0) would come to lie on `origin`. What leaves the grid at the top is lost.
    [[nodiscard]] constexpr Cells moved_to(Cell origin) const { return shifted_up(origin.number); }
    /// Each member moved so that `corner` comes to lie on cell (0, 0). What leaves the grid at the bottom is lost.
    [[nodiscard]] constexpr Cells moved_from(Cell corner) const { return shifted_down(corner.number); }
    /// Moved to the left by at most four columns. What leaves a row there turns up at the right end of the row below
    /// or is lost: callers keep only what a second condition confirms.
    [[nodiscard]] constexpr Cells left_by(int columns_moved) const {
        return from_words(words_[0] >> columns_moved, words_[1] >> columns_moved, words_[2] >> columns_moved);
    }
    [[nodiscard]] constexpr Cells right() const {
        return from_words(words_[0] << 1U, words_[1] << 1U, words_[2] << 1U);
    }
    [[nodiscard]] constexpr Cells up() const { return shifted_up(16); }
    /// Moved down by at most four rows.
    [[nodiscard]] constexpr Cells down_by(int rows_moved) const {
        if (rows_moved == 0) { return *this; }
        if (rows_moved == 4) { return from_words(words_[1], words_[2], 0); }
        const int low_bits = 16 * rows_moved;
        const int high_bits = 64 - low_bits;
        return from_words(words_[0] >> low_bits | words_[1] << high_bits,
                          words_[1] >> low_bits | words_[2] << high_bits, words_[2] >> low_bits);
    }
    /// All cells that share an edge with a member; members themselves only where they touch each other.
    [[nodiscard]] constexpr Cells neighbours() const {
        return (left_by(1) | right() | up() | down_by(1)) & everywhere();
    }
    /// All cells that share an edge or a corner with a member.
    [[nodiscard]] constexpr Cells surroundings() const {
        const Cells wide = *this | left_by(1) | right();
        return (left_by(1) | right() | wide.up() | wide.down_by(1)) & everywhere();
    }
    /// The whole grid without its unused columns.
    [[nodiscard]] static constexpr Cells everywhere() {
        constexpr std::uint64_t row = (std::uint64_t{1} << columns) - 1U;
        constexpr std::uint64_t word = row | row << 16U | row << 32U | row << 48U;
        return from_words(word, word, word);
    }

    class Iterator;
    /// Members row by row from the bottom. Takes the bits by value, so the set may change while one walks it.
    [[nodiscard]] constexpr Iterator begin() const;
    [[nodiscard]] static constexpr std::default_sentinel_t end() { return {}; }

  private:
    constexpr void drop_first() {
        for (std::uint64_t& word : words_) {
            if (word != 0) {
                word &= word - 1;
                return;
            }
        }
    }
    // Shifts of the whole grid; sideways moves are safe as long as no member leaves the thirteen columns.
    [[nodiscard]] constexpr Cells shifted_up(unsigned bits) const {
        Cells moved = *this;
        for (; bits >= 64; bits -= 64) { moved.words_ = {0, moved.words_[0], moved.words_[1]}; }
        if (bits == 0) { return moved; }
        const std::array<std::uint64_t, 3> from = moved.words_;
        return from_words(from[0] << bits, from[1] << bits | from[0] >> (64 - bits),
                          from[2] << bits | from[1] >> (64 - bits));
    }
    [[nodiscard]] constexpr Cells shifted_down(unsigned bits) const {
        Cells moved = *this;
        for (; bits >= 64; bits -= 64) { moved.words_ = {moved.words_[1], moved.words_[2], 0}; }
        if (bits == 0) { return moved; }
        const std::array<std::uint64_t, 3> from = moved.words_;
        return from_words(from[0] >> bits | from[1] << (64 - bits), from[1] >> bits | from[2] << (64 - bits),
                          from[2] >> bits);
    }

    std::array<std::uint64_t, 3> words_{};
};
static_assert(sizeof(Cells) == 24);

class Cells::Iterator {
  public:
    using difference_type = std::ptrdiff_t;
    using value_type = Cell;

    constexpr Iterator() = default;
    constexpr explicit Iterator(const Cells& rest) : rest_{rest} {}
    constexpr Cell operator*() const { return rest_.first(); }
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
    Cells rest_{};
};

constexpr Cells::Iterator Cells::begin() const { return Iterator{*this}; }

/// Cells of the four lowest rows alone, in one word: a house has no others.
class HouseCells {
  public:
    using value_type = Cell;
    static constexpr int limit = 64;

    constexpr HouseCells() = default;
    constexpr explicit HouseCells(const Cells& cells) : bits_{cells.low()} {}

    constexpr void insert(Cell member) { bits_ |= std::uint64_t{1} << member.number; }
    [[nodiscard]] constexpr bool contains(Cell member) const { return whole().contains(member); }
    [[nodiscard]] constexpr int size() const { return std::popcount(bits_); }
    /// The same cells as a set of the whole grid.
    [[nodiscard]] constexpr Cells whole() const { return Cells::from_low(bits_); }
    [[nodiscard]] constexpr Cells::Iterator begin() const { return whole().begin(); }
    [[nodiscard]] static constexpr std::default_sentinel_t end() { return {}; }
    friend constexpr HouseCells operator|(HouseCells a, HouseCells b) { return HouseCells{a.whole() | b.whole()}; }
    constexpr HouseCells& operator|=(HouseCells other) { return *this = *this | other; }
    friend constexpr bool operator==(HouseCells, HouseCells) = default;

  private:
    std::uint64_t bits_ = 0;
};
static_assert(sizeof(HouseCells) == 8);

}  // namespace meadhall::odin

template <>
struct meadhall::Hash<meadhall::odin::Cells> {
    static constexpr void into(Hasher& hasher, const odin::Cells& cells) {
        hasher.add(cells.low());
        hasher.add(cells.middle());
        hasher.add(cells.high());
    }
};

template <>
struct meadhall::Hash<meadhall::odin::HouseCells> {
    static constexpr void into(Hasher& hasher, odin::HouseCells cells) { hasher.add(cells.whole().low()); }
};
