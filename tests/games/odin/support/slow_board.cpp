#include "games/odin/support/slow_board.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace meadhall::odin::testing {

namespace {

SlowCells at_origin(const SlowCells& cells) {
    int left = 99;
    int bottom = 99;
    for (const auto& [column, row] : cells) {
        left = std::min(left, column);
        bottom = std::min(bottom, row);
    }
    SlowCells moved;
    for (const auto& [column, row] : cells) { moved.emplace(column - left, row - bottom); }
    return moved;
}

SlowCells drawn_cells(Shape shape) {
    SlowCells cells;
    int column = 0;
    int row = 0;
    for (const char mark : drawings[static_cast<std::size_t>(shape)]) {
        if (mark == '/') {
            column = 0;
            --row;
            continue;
        }
        if (mark == '#') { cells.emplace(column, row); }
        ++column;
    }
    return at_origin(cells);
}

bool share_an_edge(SlowCell a, SlowCell b) { return std::abs(a.first - b.first) + std::abs(a.second - b.second) == 1; }

/// May pieces of these colours lie edge to edge on this ground?
bool may_touch(Colour a, Colour b, Ground ground) {
    if (a != b) { return true; }
    if (ground == Ground::land) { return a != Colour::green; }
    return a != Colour::orange && a != Colour::red;
}

bool is_allowed_on(Item item, Ground ground) {
    static const std::array<Colour, 3> on_land{Colour::green, Colour::blue, Colour::grey};
    if (item == Item{Resource::silver}) { return true; }
    if (item == Item{Resource::ore}) { return ground == Ground::land; }
    if (!item.is<Good>() && !item.is<Special>()) { return false; }
    return ground == Ground::house || std::ranges::count(on_land, colour_of(item)) > 0;
}

}  // namespace

std::set<SlowCells> slow_poses(Shape shape) {
    std::set<SlowCells> found;
    SlowCells cells = drawn_cells(shape);
    for (int flip = 0; flip < 2; ++flip) {
        for (int turn = 0; turn < 4; ++turn) {
            found.insert(at_origin(cells));
            SlowCells turned;
            for (const auto& [column, row] : cells) { turned.emplace(-row, column); }
            cells = turned;
        }
        SlowCells mirrored;
        for (const auto& [column, row] : cells) { mirrored.emplace(-column, row); }
        cells = mirrored;
    }
    return found;
}

int SlowBoard::rows() const { return static_cast<int>(row_of(face_).drawing.size()) / row_of(face_).columns; }

char SlowBoard::mark(SlowCell where) const {
    const auto& [column, row] = where;
    const FaceRow& face = row_of(face_);
    if (column < 0 || column >= face.columns || row < 0 || row >= rows()) { return '#'; }
    return face.drawing[static_cast<std::size_t>((rows() - 1 - row) * face.columns + column)];
}

bool SlowBoard::is_covered(SlowCell where) const {
    return std::ranges::any_of(pieces_, [&](const auto& piece) { return piece.second.contains(where); });
}

bool SlowBoard::fits(const SlowCells& cells) const {
    return std::ranges::all_of(
        cells, [&](SlowCell where) { return mark(where) != '#' && mark(where) != 'x' && !is_covered(where); });
}

bool SlowBoard::keeps_income_rule(const SlowCells& cells) const {
    for (const SlowCell& number : cells) {
        if (mark(number) != 'i') { continue; }
        for (int column = 0; column <= number.first; ++column) {
            for (int row = 0; row <= number.second; ++row) {
                const SlowCell below{column, row};
                const char printed = mark(below);
                const bool counts = printed == '.' || printed == '-' || printed == 'i';
                if (counts && !is_covered(below) && !cells.contains(below)) { return false; }
            }
        }
    }
    return true;
}

bool SlowBoard::touches_own_kind(Item item, const SlowCells& cells) const {
    for (const auto& [other, others_cells] : pieces_) {
        if (may_touch(colour_of(item), colour_of(other), ground_of(face_))) { continue; }
        for (const SlowCell& a : cells) {
            for (const SlowCell& b : others_cells) {
                if (share_an_edge(a, b)) { return true; }
            }
        }
    }
    return false;
}

bool SlowBoard::is_legal(Item item, const SlowCells& cells) const {
    return is_allowed_on(item, ground_of(face_)) && fits(cells) && keeps_income_rule(cells) &&
           !touches_own_kind(item, cells);
}

std::set<SlowCells> SlowBoard::placements(Item item) const {
    std::set<SlowCells> found;
    if (!is_allowed_on(item, ground_of(face_))) { return found; }
    for (const SlowCells& pose : slow_poses(*shape_of(item))) {
        for (int column = 0; column < row_of(face_).columns; ++column) {
            for (int row = 0; row < rows(); ++row) {
                SlowCells cells;
                for (const auto& [c, r] : pose) { cells.emplace(column + c, row + r); }
                if (is_legal(item, cells)) { found.insert(cells); }
            }
        }
    }
    return found;
}

int SlowBoard::income() const {
    int sum = 0;
    for (const TrackRow& track : row_of(face_).tracks) {
        int paid = track.end;
        for (int i = static_cast<int>(track.values.size()) - 1; i >= 0; --i) {
            const SlowCell number{track.start.column() + i, track.start.row() + i};
            if (!is_covered(number)) { paid = track.values[static_cast<std::size_t>(i)]; }
        }
        sum += paid;
    }
    return sum;
}

SlowCells SlowBoard::won_bonuses() const {
    SlowCells won;
    for (int column = 0; column < row_of(face_).columns; ++column) {
        for (int row = 0; row < rows(); ++row) {
            if (mark({column, row}) != 'b' || is_covered({column, row})) { continue; }
            bool closed = true;
            for (int c = column - 1; c <= column + 1; ++c) {
                for (int r = row - 1; r <= row + 1; ++r) {
                    const char printed = mark({c, r});
                    const bool counts = printed == '.' || printed == '-' || printed == 'i';
                    closed = closed && (!counts || is_covered({c, r}));
                }
            }
            if (closed) { won.emplace(column, row); }
        }
    }
    return won;
}

int SlowBoard::uncovered_minus() const {
    int count = 0;
    for (int column = 0; column < row_of(face_).columns; ++column) {
        for (int row = 0; row < rows(); ++row) {
            count += mark({column, row}) == '-' && !is_covered({column, row}) ? 1 : 0;
        }
    }
    return count;
}

SlowCells slow(const Cells& cells) {
    SlowCells found;
    for (const Cell where : cells) { found.emplace(where.column(), where.row()); }
    return found;
}

std::set<SlowCells> slow(Item item, const Placements& placements) {
    std::set<SlowCells> found;
    for (int i = 0; i < placements.count(); ++i) { found.insert(slow(cells_of(item, placements.nth(i)))); }
    return found;
}

}  // namespace meadhall::odin::testing
