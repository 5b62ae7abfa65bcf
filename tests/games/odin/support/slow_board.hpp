// The laying rules once more, cell by cell and without any cleverness: what the masks are compared with.
#pragma once

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "games/odin/components/areas/faces.hpp"
#include "games/odin/laying/laying.hpp"

namespace meadhall::odin::testing {

/// (column, row), counted from the lower left.
using SlowCell = std::pair<int, int>;
using SlowCells = std::set<SlowCell>;

/// Every different way to turn a tile, lower left corner of the rectangle around it at (0, 0).
[[nodiscard]] std::set<SlowCells> slow_poses(Shape shape);

class SlowBoard {
  public:
    explicit SlowBoard(Face face) : face_{face} {}

    void put(Item item, const SlowCells& cells) { pieces_.emplace_back(item, cells); }

    /// O-9.3 to O-9.9, tested in the order in which the rulebook tells them.
    [[nodiscard]] bool is_legal(Item item, const SlowCells& cells) const;
    [[nodiscard]] std::set<SlowCells> placements(Item item) const;
    [[nodiscard]] int income() const;
    /// The symbols that pay, as cells.
    [[nodiscard]] SlowCells won_bonuses() const;
    [[nodiscard]] int uncovered_minus() const;

  private:
    [[nodiscard]] char mark(SlowCell where) const;  // '#' outside
    [[nodiscard]] bool is_covered(SlowCell where) const;
    [[nodiscard]] bool fits(const SlowCells& cells) const;
    [[nodiscard]] bool keeps_income_rule(const SlowCells& cells) const;
    [[nodiscard]] bool touches_own_kind(Item item, const SlowCells& cells) const;
    [[nodiscard]] int rows() const;

    Face face_;
    std::vector<std::pair<Item, SlowCells>> pieces_;
};

[[nodiscard]] SlowCells slow(const Cells& cells);
[[nodiscard]] std::set<SlowCells> slow(Item item, const Placements& placements);

}  // namespace meadhall::odin::testing
