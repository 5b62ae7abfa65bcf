// Several pieces to be laid together: a plan, and the order in which the rules allow it.
#pragma once

#include "core/inplace_vector.hpp"
#include "games/odin/laying/laying.hpp"

namespace meadhall::odin {

/// One piece and where it goes.
struct Laying {
    Item item{};
    Placement placement{};

    friend constexpr bool operator==(Laying, Laying) = default;
};

/// A board has no more cells, so no more pieces.
using Plan = InplaceVector<Laying, 143>;

/// Puts the layings into an order in which each is legal when its turn comes; false where there is none. A piece that
/// covers a number must come after everything that lies left of and below that number (O-9.4), so two pieces can stand
/// in each other's way.
[[nodiscard]] bool put_in_legal_order(Plan& plan, Face face, const Cover& cover);

}  // namespace meadhall::odin
