// Ships that sail away: exploration, the boat swapped for a knarr, emigration (O-5.20, O-5.21, O-7).
#pragma once

#include <string_view>

#include "core/fields.hpp"
#include "games/odin/components/exploration.hpp"

namespace meadhall::odin::ask {

/// O-7: which board.
struct Exploration {
    static constexpr std::string_view name = "exploration";

    Voyage voyage{};

    static constexpr auto fields() { return described(field("voyage", &Exploration::voyage)); }
    friend constexpr bool operator==(const Exploration&, const Exploration&) = default;
};

/// O-5.21: a boat for a knarr, or not.
struct BoatSwap {
    static constexpr std::string_view name = "boatSwap";
    static constexpr auto fields() { return described(); }
    friend constexpr bool operator==(const BoatSwap&, const BoatSwap&) = default;
};

/// O-5.20: which ship leaves.
struct Emigration {
    static constexpr std::string_view name = "emigration";
    static constexpr auto fields() { return described(); }
    friend constexpr bool operator==(const Emigration&, const Emigration&) = default;
};

}  // namespace meadhall::odin::ask
