// What a board or a house is worth as it lies: income, bonuses, points still lost (O-11.1, O-11.5, O-12.4).
#pragma once

#include <cstdint>

#include "core/inplace_vector.hpp"
#include "games/odin/components/areas/faces.hpp"

namespace meadhall::odin {

/// O-11.1: each diagonal pays its lowest open number, or its last value when all are covered; diagonals add up.
[[nodiscard]] inline int income(Face face, const Cells& covered) {
    int sum = 0;
    for (const Track& track : map_of(face).tracks) {
        const Cells open = track.cells - covered;
        sum += open.empty() ? track.end : track.value_in_row[static_cast<std::size_t>(open.first().row())];
    }
    return sum;
}

/// The numbers that pay it.
[[nodiscard]] inline Cells paying(Face face, const Cells& covered) {
    Cells cells;
    for (const Track& track : map_of(face).tracks) {
        const Cells open = track.cells - covered;
        if (!open.empty()) { cells.insert(open.first()); }
    }
    return cells;
}

/// O-11.5: the symbol is open and all coverable cells around it are covered.
[[nodiscard]] inline bool is_won(const Bonus& bonus, const Cells& covered) {
    return !covered.contains(bonus.cell) && bonus.ring.is_subset_of(covered);
}

/// The bonuses a face pays in phase 10, in reading order.
[[nodiscard]] inline InplaceVector<Bundle, 6> bonuses(Face face, const Cells& covered) {
    InplaceVector<Bundle, 6> won;
    for (const Bonus& bonus : map_of(face).bonuses) {
        if (is_won(bonus, covered)) { won.push_back(bonus.reward); }
    }
    return won;
}

/// O-12.4: how many −1 cells are still open.
[[nodiscard]] inline int uncovered_minus(Face face, const Cells& covered) {
    return (map_of(face).minus - covered).size();
}

}  // namespace meadhall::odin
