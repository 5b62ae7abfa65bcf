#include <cstdlib>
#include <set>

#include <doctest/doctest.h>

#include "games/odin/components/areas/cells.hpp"
#include "support/property.hpp"

using namespace meadhall;
using namespace meadhall::odin;

namespace {

using Plain = std::set<std::pair<int, int>>;

Plain any_plain() {
    return *rc::gen::container<Plain>(
        rc::gen::pair(rc::gen::inRange(0, Cells::columns), rc::gen::inRange(0, Cells::rows)));
}

Cells packed(const Plain& plain) {
    Cells cells;
    for (const auto& [column, row] : plain) { cells.insert(cell(column, row)); }
    return cells;
}

Plain unpacked(const Cells& cells) {
    Plain plain;
    for (const Cell where : cells) { plain.emplace(where.column(), where.row()); }
    return plain;
}

/// All cells of the grid at this distance from some member, by the given measure.
template <class Near>
Plain near(const Plain& plain, Near is_near) {
    Plain found;
    for (int column = 0; column < Cells::columns; ++column) {
        for (int row = 0; row < Cells::rows; ++row) {
            for (const auto& [c, r] : plain) {
                if (is_near(std::abs(c - column), std::abs(r - row))) { found.emplace(column, row); }
            }
        }
    }
    return found;
}

}  // namespace

TEST_CASE("A set of cells keeps its members, in order from the bottom") {
    check_property("members", [] {
        const Plain plain = any_plain();
        const Cells cells = packed(plain);
        RC_ASSERT(unpacked(cells) == plain);
        RC_ASSERT(cells.size() == static_cast<int>(plain.size()));
        RC_ASSERT(cells.empty() == plain.empty());
        int n = 0;
        for (const Cell where : cells) { RC_ASSERT(cells.nth(n++) == where); }
    });
}

TEST_CASE("Edge neighbours and all eight neighbours stay on the grid") {
    check_property("neighbourhoods", [] {
        const Plain plain = any_plain();
        RC_ASSERT(unpacked(packed(plain).neighbours()) == near(plain, [](int dc, int dr) { return dc + dr == 1; }));
        const Plain around = near(plain, [](int dc, int dr) { return std::max(dc, dr) == 1; });
        RC_ASSERT(unpacked(packed(plain).surroundings()) == around);
    });
}

TEST_CASE("A small set moves as a whole, to a corner and back") {
    check_property("moving", [] {
        const Plain plain = *rc::gen::container<Plain>(rc::gen::pair(rc::gen::inRange(0, 5), rc::gen::inRange(0, 5)));
        const int column = *rc::gen::inRange(0, Cells::columns - 4);
        const int row = *rc::gen::inRange(0, Cells::rows - 4);
        Plain moved;
        for (const auto& [c, r] : plain) { moved.emplace(c + column, r + row); }
        RC_ASSERT(unpacked(packed(plain).moved_to(cell(column, row))) == moved);
        RC_ASSERT(packed(moved).moved_from(cell(column, row)) == packed(plain));
    });
}

TEST_CASE("Rows are read and cleared by themselves") {
    Cells cells = Cells::rectangle(cell(2, 3), cell(4, 5));
    CHECK(cells.line(4) == 0b11100U);
    CHECK(cells.line(6) == 0);
    cells.erase_from_line(4, 0b1100U);
    CHECK(cells.line(4) == 0b10000U);
    CHECK(cells.size() == 7);
}

TEST_CASE("Down by four rows is four times down by one") {
    check_property("down", [] {
        const Cells cells = packed(any_plain());
        Cells step = cells;
        for (int rows = 0; rows <= 4; ++rows, step = step.down_by(1)) { RC_ASSERT(cells.down_by(rows) == step); }
    });
}

TEST_CASE("Sets are hashed by their members") {
    CHECK(hash_of(Cells{cell(1, 1)}) == hash_of(Cells::rectangle(cell(1, 1), cell(1, 1))));
    CHECK(hash_of(Cells{cell(1, 1)}) != hash_of(Cells{cell(1, 2)}));
    CHECK(hash_of(Cells{cell(1, 9)}) != hash_of(Cells{cell(1, 1)}));
}
