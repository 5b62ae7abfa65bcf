// Can these tiles cover this region? Exact as long as the budget lasts.
#pragma once

#include <cstdint>

#include "games/odin/plan.hpp"

namespace meadhall::odin {

/// What lies ready to be laid.
struct Pile {
    InplaceVector<Item, 24> tiles;  // in any order, equal ones as often as there are
    int singles = 0;                // silver, and on land ore: each covers one cell
};

struct Region {
    Face face{};
    Cover cover;
    Cells cells;   // all of these are to be covered …
    Cells within;  // … by pieces that use only these; pass the coverable cells to let them reach out of the region
};

enum class Verdict : std::uint8_t { no, yes, unknown };

struct Covering {
    Verdict verdict = Verdict::unknown;
    Plan plan;                // for yes: the tiles to lay, in a legal order with the single cells in between
    std::uint32_t nodes = 0;  // positions looked at
};

/// Searches for legal layings of some of the tiles that leave no cell of the region open. Answers `unknown` once
/// `budget` positions were looked at in vain.
[[nodiscard]] Covering covering(const Region& region, const Pile& pile, std::uint32_t budget);

}  // namespace meadhall::odin
