// Laying pieces on boards and in houses: every place a piece may go, and why it may not go elsewhere (O-9.3 to O-9.9).
#pragma once

#include <algorithm>
#include <array>
#include <optional>

#include "core/index_set.hpp"
#include "core/inplace_vector.hpp"
#include "core/refusal.hpp"
#include "games/odin/components/areas/cells.hpp"
#include "games/odin/components/areas/faces.hpp"
#include "games/odin/components/areas/piece.hpp"
#include "games/odin/components/areas/shape.hpp"

namespace meadhall::odin {

/// What lies on a face, as far as the laying rules look.
struct Cover {
    Cells covered;
    /// The cells of colours that may not touch their own kind: on land [0] is green (O-9.5), in a house [0] is orange
    /// and [1] is red (O-9.9).
    std::array<Cells, 2> shy{};

    friend constexpr bool operator==(const Cover&, const Cover&) = default;
};

/// O-9.3, O-9.9: on land green, blue, special tiles, silver and ore; in houses all goods, special tiles and silver.
[[nodiscard]] constexpr bool may_lie(Item item, Ground ground) {
    if (item == Item{Resource::ore}) { return ground == Ground::land; }
    if (!shape_of(item)) { return false; }
    const Colour colour = colour_of(item);
    return ground == Ground::house || (colour != Colour::orange && colour != Colour::red);
}

/// Which set of `Cover::shy` a colour belongs to on this ground, if any.
[[nodiscard]] constexpr std::optional<std::size_t> shy_set(Colour colour, Ground ground) {
    if (ground == Ground::land) { return colour == Colour::green ? std::optional<std::size_t>{0} : std::nullopt; }
    if (colour == Colour::orange) { return 0; }
    return colour == Colour::red ? std::optional<std::size_t>{1} : std::nullopt;
}

/// One way to lay a piece: which of its poses, and the cell under the lower left corner of the rectangle around it.
struct Placement {
    std::uint8_t pose = 0;
    Cell corner{};

    friend constexpr bool operator==(Placement, Placement) = default;
};

/// The cells a piece covers. Precondition: the item has a shape, and the placement keeps it on the grid.
[[nodiscard]] Cells cells_of(Item item, Placement placement);

/// All ways to lay one piece: for each of its poses the set of corners.
class Placements {
  public:
    using Corners = InplaceVector<Cells, max_poses>;

    constexpr void add(const Cells& corners_of_next_pose) { corners_.push_back(corners_of_next_pose); }
    [[nodiscard]] constexpr const Corners& by_pose() const { return corners_; }
    [[nodiscard]] constexpr bool empty() const {
        return std::ranges::all_of(corners_, [](const Cells& of_pose) { return of_pose.empty(); });
    }
    [[nodiscard]] constexpr int count() const {
        int sum = 0;
        for (const Cells& of_pose : corners_) { sum += of_pose.size(); }
        return sum;
    }
    [[nodiscard]] constexpr bool contains(Placement placement) const {
        return placement.pose < corners_.size() && corners_[placement.pose].contains(placement.corner);
    }
    /// The n-th placement, poses in order. Precondition: 0 ≤ n < count().
    [[nodiscard]] constexpr Placement nth(int n) const {
        std::uint8_t pose = 0;
        for (; n >= corners_[pose].size(); ++pose) { n -= corners_[pose].size(); }
        return {pose, corners_[pose].nth(n)};
    }

  private:
    Corners corners_;
};

/// Every legal way to lay `item` on `face` as it is covered now (O-9.3 to O-9.9).
[[nodiscard]] Placements placements(Item item, Face face, const Cover& cover);

/// The same without the income rule: for planning several pieces at once, where one may close the gaps of another.
[[nodiscard]] Placements placements_by_shape(Item item, Face face, const Cover& cover);

/// Is there any legal one? Much quicker than counting them.
[[nodiscard]] bool fits_somewhere(Item item, Face face, const Cover& cover);

using ShapeSet = IndexSet<Shape, shape_count>;

/// Shapes of goods, and the single cell, of which a piece of this colour surely finds room: even clear of all numbers.
/// What is missing may still fit. Answers for many pieces in the time that one takes otherwise.
[[nodiscard]] ShapeSet roomy_shapes(Colour colour, Face face, const Cover& cover);

/// The rule that forbids this placement, or null when it is legal: then and only then is it among `placements`.
[[nodiscard]] const Reason* why_not(Item item, Face face, const Cover& cover, Placement placement);

/// Precondition: legal.
void lay(Cover& cover, Item item, Face face, Placement placement);

}  // namespace meadhall::odin
