// The best way to lay tiles now: proven for few tiles, as good as the budget allows for many.
#pragma once

#include <array>
#include <cstdint>

#include "games/odin/covering.hpp"
#include "games/odin/plan.hpp"

namespace meadhall::odin {

/// What a covered board is worth to whoever asks. Only differences matter.
struct Worth {
    int minus = 1;               // each −1 cell covered
    int income = 0;              // each silver of income a round
    std::array<int, 6> bonus{};  // each bonus of the face, in reading order
    int single = 1;              // each silver or ore that is kept
    std::array<int, 24> kept{};  // each tile of the pile that is kept

    /// The worth of the board alone.
    [[nodiscard]] int of(Face face, const Cells& covered) const;
    /// No board is worth more that has so many more cells covered by tiles and singles, their price already taken off.
    [[nodiscard]] int bound(Face face, const Cells& covered, int tile_cells, int singles) const;
};

struct Packing {
    Plan plan;                // in a legal order
    int gain = 0;             // worth of the board and of what is kept, compared with laying nothing
    bool proven = false;      // no other plan gains more
    std::uint32_t nodes = 0;  // positions looked at
};

/// Looks for the plan that gains most on one face, using any of the tiles and singles. Takes the most promising places
/// first and looks at more and more of them until all were tried or `budget` positions were looked at.
[[nodiscard]] Packing best_packing(Face face, const Cover& cover, const Pile& pile, const Worth& worth,
                                   std::uint32_t budget);

}  // namespace meadhall::odin
