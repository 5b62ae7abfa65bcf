// A placed board as a state keeps it: what is covered, in which colours, and where one piece ends and the next begins.
#pragma once

#include "core/fields.hpp"
#include "games/odin/laying/laying.hpp"

namespace meadhall::odin {

/// A home board or an exploration board. The seams draw the pieces; no rule of laying looks at them.
struct Land {
    Cells covered;
    Cells green;
    Cells ore;
    Cells joined_right;  // the cell and its right neighbour are one piece
    Cells joined_up;     // the cell and its upper neighbour are one piece

    [[nodiscard]] Cover cover() const { return {covered, {green, {}}}; }

    static constexpr auto fields() {
        return described(field("covered", &Land::covered), field("green", &Land::green), field("ore", &Land::ore),
                         field("joinedRight", &Land::joined_right), field("joinedUp", &Land::joined_up));
    }
    friend constexpr bool operator==(const Land&, const Land&) = default;
};

/// A stone house or a long house; its cells fit into one word.
struct House {
    HouseCells covered;
    HouseCells orange;
    HouseCells red;
    HouseCells green;
    HouseCells joined_right;
    HouseCells joined_up;

    [[nodiscard]] Cover cover() const { return {covered.whole(), {orange.whole(), red.whole()}}; }

    static constexpr auto fields() {
        return described(field("covered", &House::covered), field("orange", &House::orange), field("red", &House::red),
                         field("green", &House::green), field("joinedRight", &House::joined_right),
                         field("joinedUp", &House::joined_up));
    }
    friend constexpr bool operator==(const House&, const House&) = default;
};
static_assert(sizeof(Land) == 120 && sizeof(House) == 48);

/// Puts a piece down. Precondition: `why_not` finds nothing against it.
void lay(Land& land, Item item, Placement placement);
void lay(House& house, Item item, Placement placement);

/// A piece as it lies.
struct LaidPiece {
    Item item{};
    Cells cells;
};

/// More pieces than cells cannot lie on a board.
inline constexpr int max_laid = 143;
using LaidPieces = InplaceVector<LaidPiece, max_laid>;

/// What lies there, piece by piece from the lowest cell on. Colour and shape together name a tile; an animal is shown
/// as not pregnant, for the two sides of its tile are one kind (D-26).
[[nodiscard]] LaidPieces pieces(const Land& land);
[[nodiscard]] LaidPieces pieces(const House& house);

/// O-12.6: pairs of different pieces of one shy colour that share an edge; play never makes any, imported positions
/// may.
[[nodiscard]] int wrong_pairs(const Land& land);
[[nodiscard]] int wrong_pairs(const House& house);

}  // namespace meadhall::odin
