// The shapes of all tiles and every way to turn them: rotations, and the back side (O-1.6, O-9.3, D-37).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/inplace_vector.hpp"
#include "games/odin/components/areas/cells.hpp"

namespace meadhall::odin {

/// The goods have eight shapes, one per column of the goods boxes and in that order; each special tile has its own;
/// silver and ore cover a single cell.
enum class Shape : std::uint8_t {
    bar_2,
    bar_3,
    square_2,
    bar_4,
    block_3x2,
    block_4x2,
    square_3,
    block_4x3,
    glass_beads,
    helmet,
    cloakpin,
    belt,
    crucifix,
    drinking_horn,
    amber_figure,
    horseshoe,
    gold_brooch,
    forge_hammer,
    fibula,
    throwing_axe,
    chalice,
    round_shield,
    english_crown,
    single,
};
inline constexpr int shape_count = 24;
inline constexpr int goods_shapes = 8;

/// No shape is wider or higher, none covers more cells, none lies in more different ways.
inline constexpr int max_side = 5;
inline constexpr int max_cells = 13;
inline constexpr int max_poses = 8;

/// The shapes as printed, row by row from the top.
inline constexpr std::array<std::string_view, shape_count> drawings = {
    "##",
    "###",
    "##/##",
    "####",
    "###/###",
    "####/####",
    "###/###/###",
    "####/####/####",
    ".#./###/.#.",
    "##/##/#.",
    "#.../####",
    "#####",
    ".#./###/.#./.#.",
    ".##/###/#..",
    ".#./###/###",
    "#.#/#.#/###",
    ".#./###/###/.#.",
    "###/###/.#./.#./.#.",
    "##./#../###/#../##.",
    "#####/.###./..#..",
    "###/###/.#./###",
    ".##./####/####/.##.",
    "#.#.#/#####/#####",
    "#",
};

/// One way a tile can lie, seen from the lower left corner of the rectangle around it.
struct Pose {
    Cells cells;                                 // with that corner on cell (0, 0)
    Cells joined_right;                          // those whose right neighbour belongs to the tile too
    Cells joined_up;                             // those whose upper neighbour does
    std::uint64_t reach = 0;                     // the corners from which it covers a given cell, as a window (below)
    std::array<std::uint8_t, max_side> lines{};  // and again row by row: an index into `Turns::lines`
    std::int8_t width = 0;
    std::int8_t height = 0;
    std::int8_t quarter_turns = 0;  // counter-clockwise, after turning over
    bool turned_over = false;
};

/// A window is the square of `max_side` cells that has a given cell in its upper right corner, seen as bits: bit
/// `window_stride` * row + column, counted from the square's own lower left corner. Moved by less than `max_side`
/// columns it does not run into itself.
inline constexpr unsigned window_stride = 2 * max_side - 1;
inline constexpr unsigned window_last = (max_side - 1) * window_stride + (max_side - 1);

/// A shape in all its different poses. Pose 0 is the drawing; a pose that looks like an earlier one is left out.
struct Turns {
    InplaceVector<Pose, max_poses> poses;
    InplaceVector<std::uint8_t, 12> lines;  // the different rows that occur; bit c stands for column c
    int cell_count = 0;
};

[[nodiscard]] const Turns& turns_of(Shape shape);

}  // namespace meadhall::odin
