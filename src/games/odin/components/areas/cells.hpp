// Cells of a placement area, and sets of them as bits: sixteen to a row, twelve rows, three machine words.
//
// Every face of the game fits (the home board has 13 columns and 12 rows), and every house fits into the lowest word.
#pragma once

#include <compare>
#include <cstdint>

#include "core/hash.hpp"
#include "core/index_set.hpp"

namespace meadhall::odin {

/// A cell: its column counts from the left, its row from the bottom, both from 0, as the income diagonal runs.
struct Cell {
    std::uint8_t number = 0;

    [[nodiscard]] constexpr int column() const { return number % 16; }
    [[nodiscard]] constexpr int row() const { return number / 16; }
    friend constexpr auto operator<=>(Cell, Cell) = default;
};

[[nodiscard]] constexpr Cell cell(int column, int row) { return Cell{static_cast<std::uint8_t>(row * 16 + column)}; }

/// Sets of cells know their neighbourhood; in all else they are sets as any other.
class Cells : public IndexSet<Cell, 192> {
  public:
    static constexpr int columns = 13;
    static constexpr int rows = 12;

    using IndexSet::IndexSet;
    // NOLINTNEXTLINE(google-explicit-constructor): what the operators of sets make of cells are cells
    constexpr Cells(const IndexSet& cells) : IndexSet{cells} {}
    [[nodiscard]] static constexpr Cells from_low(std::uint64_t low) { return from_words(low, 0, 0); }
    /// All cells of a rectangle, corners included.
    [[nodiscard]] static constexpr Cells rectangle(Cell from, Cell to) {
        Cells set;
        for (int row = from.row(); row <= to.row(); ++row) {
            for (int column = from.column(); column <= to.column(); ++column) { set.insert(cell(column, row)); }
        }
        return set;
    }

    constexpr void erase_from_line(int row, std::uint64_t columns_of_line) {
        const Cell first_of_line = cell(0, row);
        word_of(first_of_line) &= ~(columns_of_line << (first_of_line.number % 64U));
    }
    /// One row; bit c stands for column c.
    [[nodiscard]] constexpr std::uint32_t line(int row) const {
        const auto bits = static_cast<unsigned>(row) * 16U;
        return static_cast<std::uint32_t>(words()[bits / 64U] >> (bits % 64U)) & 0xFFFFU;
    }
    [[nodiscard]] constexpr std::uint64_t middle() const { return words()[1]; }

    /// The lowest member, of several in its row the leftmost. Precondition: not empty.
    [[nodiscard]] constexpr Cell first() const { return first_member(); }

    /// Each member moved so that cell (0, 0) would come to lie on `origin`. What leaves the grid at the top is lost.
    [[nodiscard]] constexpr Cells moved_to(Cell origin) const { return shifted_up(origin.number); }
    /// Each member moved so that `corner` comes to lie on cell (0, 0). What leaves the grid at the bottom is lost.
    [[nodiscard]] constexpr Cells moved_from(Cell corner) const { return shifted_down(corner.number); }
    /// Moved to the left by at most four columns. What leaves a row there turns up at the right end of the row below
    /// or is lost: callers keep only what a second condition confirms.
    [[nodiscard]] constexpr Cells left_by(int columns_moved) const {
        return from_words(low() >> columns_moved, middle() >> columns_moved, high() >> columns_moved);
    }
    [[nodiscard]] constexpr Cells right() const { return from_words(low() << 1U, middle() << 1U, high() << 1U); }
    [[nodiscard]] constexpr Cells up() const { return shifted_up(16); }
    /// Moved down by at most four rows.
    [[nodiscard]] constexpr Cells down_by(int rows_moved) const {
        if (rows_moved == 0) { return *this; }
        if (rows_moved == 4) { return from_words(middle(), high(), 0); }
        const int low_bits = 16 * rows_moved;
        const int high_bits = 64 - low_bits;
        return from_words(low() >> low_bits | middle() << high_bits, middle() >> low_bits | high() << high_bits,
                          high() >> low_bits);
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

  private:
    // Shifts of the whole grid; sideways moves are safe as long as no member leaves the thirteen columns.
    [[nodiscard]] constexpr Cells shifted_up(unsigned bits) const {
        Words from = words();
        for (; bits >= 64; bits -= 64) { from = {0, from[0], from[1]}; }
        if (bits == 0) { return from_words(from[0], from[1], from[2]); }
        return from_words(from[0] << bits, from[1] << bits | from[0] >> (64 - bits),
                          from[2] << bits | from[1] >> (64 - bits));
    }
    [[nodiscard]] constexpr Cells shifted_down(unsigned bits) const {
        Words from = words();
        for (; bits >= 64; bits -= 64) { from = {from[1], from[2], 0}; }
        if (bits == 0) { return from_words(from[0], from[1], from[2]); }
        return from_words(from[0] >> bits | from[1] << (64 - bits), from[1] >> bits | from[2] << (64 - bits),
                          from[2] >> bits);
    }
};
static_assert(sizeof(Cells) == 24);

/// Cells of the four lowest rows alone, in one word: a house has no others.
class HouseCells : public IndexSet<Cell, 64> {
  public:
    constexpr HouseCells() = default;
    // NOLINTNEXTLINE(google-explicit-constructor): what the operators of sets make of cells are cells
    constexpr HouseCells(const IndexSet& cells) : IndexSet{cells} {}
    constexpr explicit HouseCells(const Cells& cells) : IndexSet{from_words(cells.low())} {}

    /// The same cells as a set of the whole grid.
    [[nodiscard]] constexpr Cells whole() const { return Cells::from_low(low()); }
};
static_assert(sizeof(HouseCells) == 8);

}  // namespace meadhall::odin

template <>
struct meadhall::Hash<meadhall::odin::Cells> : Hash<IndexSet<odin::Cell, 192>> {};
template <>
struct meadhall::Hash<meadhall::odin::HouseCells> : Hash<IndexSet<odin::Cell, 64>> {};
