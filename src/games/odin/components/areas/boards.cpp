#include "games/odin/components/areas/boards.hpp"

#include <array>

namespace meadhall::odin {

namespace {

struct Seams {
    Cells right;
    Cells up;
};

/// Every cell that hangs together with this one, over the seams.
Cells piece_at(Cell start, const Seams& seams) {
    Cells piece{start};
    for (Cells before; before != piece;) {
        before = piece;
        piece |= Cells{piece & seams.right}.right();
        piece |= piece.left_by(1) & seams.right;
        piece |= Cells{piece & seams.up}.up();
        piece |= piece.down_by(1) & seams.up;
    }
    return piece;
}

/// A piece pushed into the lower left corner of the grid.
Cells in_the_corner(const Cells& piece) {
    int column = Cells::columns;
    for (Cell covered : piece) { column = std::min(column, covered.column()); }
    return piece.moved_from(cell(column, piece.first().row()));
}

bool has_shape(const Cells& in_corner, Shape shape) {
    const auto looks_like = [&](const Pose& pose) { return pose.cells == in_corner; };
    return std::ranges::any_of(turns_of(shape).poses, looks_like);
}

/// The tile of this colour that has the shape of the piece; special tiles count as blue (O-1.5).
Item tile_like(const Cells& piece, Colour colour) {
    const Cells shape = in_the_corner(piece);
    for (const GoodRow& row : goods) {
        if (row.colour == colour && has_shape(shape, row.shape)) { return row.good; }
    }
    for (const SpecialRow& row : specials) {
        if (has_shape(shape, row.shape)) { return row.special; }
    }
    return Resource::silver;
}

Colour colour_at(const Land& land, Cell where) { return land.green.contains(where) ? Colour::green : Colour::blue; }

Colour colour_at(const House& house, Cell where) {
    if (house.orange.contains(where)) { return Colour::orange; }
    if (house.red.contains(where)) { return Colour::red; }
    return house.green.contains(where) ? Colour::green : Colour::blue;
}

bool is_ore(const Land& land, Cell where) { return land.ore.contains(where); }
bool is_ore(const House& /*house*/, Cell /*where*/) { return false; }

Seams seams_of(const Land& land) { return {land.joined_right, land.joined_up}; }
Seams seams_of(const House& house) { return {house.joined_right.whole(), house.joined_up.whole()}; }

template <class Board>
LaidPieces pieces_on(const Board& board) {
    LaidPieces found;
    const Seams seams = seams_of(board);
    for (Cells rest = board.cover().covered; !rest.empty();) {
        const Cells piece = piece_at(rest.first(), seams);
        const Cell first = piece.first();
        const Item item = is_ore(board, first) ? Item{Resource::ore} : tile_like(piece, colour_at(board, first));
        found.push_back({item, piece});
        rest -= piece;
    }
    return found;
}

template <class Board>
int wrong_pairs_on(const Board& board, Ground ground) {
    const LaidPieces laid = pieces_on(board);
    int wrong = 0;
    for (std::size_t i = 0; i < laid.size(); ++i) {
        const Colour colour = colour_of(laid[i].item);
        if (!shy_set(colour, ground)) { continue; }
        const Cells beside = laid[i].cells.neighbours();
        for (std::size_t j = i + 1; j < laid.size(); ++j) {
            wrong += colour_of(laid[j].item) == colour && laid[j].cells.intersects(beside) ? 1 : 0;
        }
    }
    return wrong;
}

}  // namespace

void lay(Land& land, Item item, Placement placement) {
    const Pose& pose = turns_of(*shape_of(item)).poses[placement.pose];
    const Cells piece = pose.cells.moved_to(placement.corner);
    land.covered |= piece;
    if (colour_of(item) == Colour::green) { land.green |= piece; }
    if (item == Item{Resource::ore}) { land.ore |= piece; }
    land.joined_right |= pose.joined_right.moved_to(placement.corner);
    land.joined_up |= pose.joined_up.moved_to(placement.corner);
}

void lay(House& house, Item item, Placement placement) {
    const Pose& pose = turns_of(*shape_of(item)).poses[placement.pose];
    const HouseCells piece{pose.cells.moved_to(placement.corner)};
    house.covered |= piece;
    if (colour_of(item) == Colour::orange) { house.orange |= piece; }
    if (colour_of(item) == Colour::red) { house.red |= piece; }
    if (colour_of(item) == Colour::green) { house.green |= piece; }
    house.joined_right |= HouseCells{pose.joined_right.moved_to(placement.corner)};
    house.joined_up |= HouseCells{pose.joined_up.moved_to(placement.corner)};
}

LaidPieces pieces(const Land& land) { return pieces_on(land); }
LaidPieces pieces(const House& house) { return pieces_on(house); }

int wrong_pairs(const Land& land) { return wrong_pairs_on(land, Ground::land); }
int wrong_pairs(const House& house) { return wrong_pairs_on(house, Ground::house); }

}  // namespace meadhall::odin
