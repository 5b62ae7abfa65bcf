// The best feast: which dishes to serve so that what is eaten, and what stays empty, costs least. Exact.
#pragma once

#include <array>
#include <cstdint>

#include "games/odin/components/areas/banquet_table.hpp"
#include "games/odin/move.hpp"
#include "games/odin/state.hpp"

namespace meadhall::odin_mind {

/// What it costs to part with things, in points.
struct Menu {
    std::array<std::uint8_t, odin::good_count> dishes{};  // how many there are of each; none of what is no dish
    std::array<double, odin::good_count> price{};
    int silver = 0;
    double silver_price = 1;
    double empty_price = 3;
};

struct Banquet {
    double cost = 0;
    /// What comes next on the table: a dish, silver or an empty slot.
    odin::Move next = odin::verb::Leave{};
};

/// The cheapest way to fill the slots that are left. Precondition: the feast is not over.
[[nodiscard]] Banquet best_banquet(const odin::Feast& feast, const Menu& menu);

}  // namespace meadhall::odin_mind
