// Where to lay what lies ready: one plan over all boards and houses of a player.
#pragma once

#include <array>

#include "games/odin/game.hpp"

namespace meadhall::odin_mind {

/// What laying is for, in points.
struct LayoutAims {
    double minus = 1;    // each −1 cell covered
    double income = 0;   // each silver of income a round
    double promise = 0;  // of what numbers and symbols half reached will bring
    double snug = 0;     // each side of a tile that touches something
    double silver = 1;   // one that is kept
    double ore = 1;
    int spare_silver = 0;                            // as much may be laid
    std::array<double, odin::Item::count> kept{};    // a tile that is not laid
    std::array<double, odin::Item::count> reward{};  // what a bonus is worth, over all rounds that pay it
    bool dishes = false;                             // whether food may be laid, in houses
    bool looks_ahead = true;                         // whether numbers half reached count for the gain
};

struct LaidPiece {
    odin::Place place{};
    odin::Item item{};
    odin::Placement placement{};
};

struct Layout {
    InplaceVector<LaidPiece, 255> pieces;  // in a legal order
    double gain = 0;                       // compared with laying nothing
};

/// One greedy plan: tiles from the largest on, each where it promises most; then silver and ore one by one. With a
/// generator the order and the preferences are shaken a little.
[[nodiscard]] Layout plan_layout(const odin::State& state, Seat seat, const LayoutAims& aims, Rng* shake);

inline constexpr double never_enough = 1e9;

/// The best of so many plans, the first of them unshaken; a plan that gains enough is the last. The same position
/// always gives the same plan.
[[nodiscard]] Layout best_layout(const odin::State& state, Seat seat, const LayoutAims& aims, int tries,
                                 double enough = never_enough);

/// Takes up some tiles and lays them anew, so often or until it gains enough, and keeps what is no worse.
[[nodiscard]] Layout improved_layout(const odin::State& state, Seat seat, const LayoutAims& aims, Layout layout,
                                     int rounds, double enough = never_enough);

/// The best place for one piece that must be laid now.
[[nodiscard]] odin::Placement best_placement(const odin::State& state, Seat seat, const LayoutAims& aims,
                                             odin::Item item, odin::Place place);

}  // namespace meadhall::odin_mind
