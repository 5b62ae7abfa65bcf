// Who wins together: in some games several seats are one side.
#pragma once

#include <algorithm>
#include <vector>

#include "core/rules.hpp"
#include "match/table_of.hpp"

namespace meadhall::lab {

/// The party each seat belongs to, counted from 0: in some games seats are allies.
template <Rules G>
[[nodiscard]] std::vector<int> arena_sides(const Table& table) {
    const G& game = table_of<G>(table).rules();
    std::vector<int> sides;
    for (int i = 0; i < game.seats(); ++i) {
        if constexpr (HasSides<G>) {
            int side = sides.empty() ? 0 : std::ranges::max(sides) + 1;
            for (int j = i - 1; j >= 0; --j) {
                if (game.side(seat(i)) == game.side(seat(j))) { side = sides[static_cast<std::size_t>(j)]; }
            }
            sides.push_back(side);
        } else {
            sides.push_back(i);
        }
    }
    return sides;
}

}  // namespace meadhall::lab
