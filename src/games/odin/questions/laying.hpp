// Where pieces are laid, and which lapse unless they are laid at once (O-9).
#pragma once

#include <cstdint>
#include <string_view>

#include "core/fields.hpp"
#include "games/odin/components/areas/place.hpp"
#include "games/odin/components/item.hpp"

namespace meadhall::odin::ask {

/// O-9: where on its place the piece goes.
struct Laying {
    static constexpr std::string_view name = "laying";

    Item item{};
    Place place{};

    static constexpr auto fields() { return described(field("item", &Laying::item), field("place", &Laying::place)); }
    friend constexpr bool operator==(const Laying&, const Laying&) = default;
};

/// Ore that lapses unless it is laid at once.
struct OreLaying {
    static constexpr std::string_view name = "oreLaying";

    std::uint8_t left = 0;

    static constexpr auto fields() { return described(field("left", &OreLaying::left)); }
    friend constexpr bool operator==(const OreLaying&, const OreLaying&) = default;
};

/// Stockfish from the banquet table that lapses unless it is laid in houses.
struct FishLaying {
    static constexpr std::string_view name = "fishLaying";

    std::uint8_t left = 0;

    static constexpr auto fields() { return described(field("left", &FishLaying::left)); }
    friend constexpr bool operator==(const FishLaying&, const FishLaying&) = default;
};

}  // namespace meadhall::odin::ask
