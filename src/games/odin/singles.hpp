// Where to put silver and ore, one by one, to gain most: numbers, bonuses, cells of minus one.
#pragma once

#include "games/odin/packing.hpp"

namespace meadhall::odin {

struct SinglesPlan {
    bool possible = false;  // whether `owed` could be covered at all
    Cells cells;
    int gain = 0;  // in worth, what is spent subtracted
};

/// The best cells for at most `count` singles on a board where `covered` is covered, `owed` must be covered too, and
/// numbers may be covered only with everything left of and below them (O-9.4). Exact.
[[nodiscard]] SinglesPlan best_singles(Face face, const Cells& covered, const Cells& owed, int count,
                                       const Worth& worth);

}  // namespace meadhall::odin
