// The position through the eyes of one side: where it may go and whom it captures (W-6.2, W-7). This is the hot path of
// every search, so everything is bit sets and table look-ups.
#pragma once

#include <array>

#include "core/inplace_vector.hpp"
#include "games/wikinger/game.hpp"

namespace meadhall::wikinger {

class Front {
  public:
    Front(const Game& game, const State& state, Side own);

    [[nodiscard]] PointSet occupied() const { return occupied_; }
    [[nodiscard]] PointSet free() const { return free_; }

    /// One step to a free neighbour (W-6.2).
    [[nodiscard]] PointSet steps(Point from) const { return island_.around(from) & free_; }
    /// Wherever a sequence of hops over single figures leads, except back to where it began (W-6.2), unless it may
    /// capture there (W-11 captureDuringJump).
    [[nodiscard]] PointSet jumps(Point from) const;
    [[nodiscard]] PointSet targets(Point from) const { return steps(from) | jumps(from); }
    /// Calls `visit(from, targets)` for each of these own Vikings.
    template <class Visit>
    void for_each_march(PointSet vikings, Visit&& visit) const {
        Shoals shoals{*this};
        vikings.for_each([&](Point from) { visit(from, steps(from) | jumps(from, shoals)); });
    }

    /// Whether an own Viking that came from `from` captures anything on `to` (W-7.1).
    [[nodiscard]] bool captures(Point from, Point to) const {
        for (const Way& way : island_.ways(to)) {
            if (is_caught(way, from)) { return true; }
        }
        return false;
    }
    /// All it captures there, judged at the end of the move (W-7.2).
    [[nodiscard]] PointSet victims(Point from, Point to) const {
        PointSet caught;
        for (const Way& way : island_.ways(to)) {
            if (is_caught(way, from)) { caught.insert(way.over); }
        }
        return caught;
    }
    [[nodiscard]] PointSet capturing(Point from, PointSet targets) const;
    /// Free points with an enemy in this direction and a helper behind him: whoever comes there captures, unless he was
    /// the helper.
    [[nodiscard]] PointSet snares(Direction direction) const;
    [[nodiscard]] PointSet snares() const;
    /// Whether any of these own Vikings could capture by moving now (W-9.1).
    [[nodiscard]] bool threatens(PointSet vikings) const;

    /// An own Viking has walked from one point to another without capturing.
    void walk(Point from, Point to);

  private:
    struct Foe {
        PointSet figures;
        PointSet helpers;  // whatever captures them from behind; the water is among them
    };

    // The figure one way off is caught if a helper other than the mover itself stands behind it.
    [[nodiscard]] bool is_caught(const Way& way, Point from) const {
        for (const Foe& foe : foes_) {
            if (foe.figures.contains(way.over)) { return way.behind != from && foe.helpers.contains(way.behind); }
        }
        return false;
    }
    /// Free points joined by hops, found once and shared by all Vikings that reach one of them.
    struct Shoals {
        explicit Shoals(const Front& front);

        std::array<PointSet, directions> leaps;  // the points from which one may hop in each direction
        PointSet charted;
        std::array<std::uint8_t, 128> number;  // of the shoal, for charted points
        InplaceVector<PointSet, 128> found;
    };
    [[nodiscard]] PointSet leaps(Direction direction) const {
        return island_.beside(occupied_ & island_.beside(free_, direction), direction);
    }
    [[nodiscard]] PointSet shoal(Point start, const Shoals& shoals) const;
    [[nodiscard]] PointSet jumps(Point from, Shoals& shoals) const;
    [[nodiscard]] PointSet jumps_until_capture(Point from) const;
    [[nodiscard]] bool jumps_into(PointSet snares, PointSet vikings) const;

    const Island& island_;
    PointSet occupied_;
    PointSet free_;
    InplaceVector<Foe, 2> foes_;
    bool halts_at_capture_;  // captureDuringJump: a capturing landing ends the part of the sequence chosen at once
};

}  // namespace meadhall::wikinger
