// Overseas trading, the special sale and the forge (O-5.11, O-5.18, O-5.19).
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "core/fields.hpp"
#include "games/odin/components/goods.hpp"

namespace meadhall::odin::ask {

/// O-5.18: which green good is turned.
struct Overseas {
    static constexpr std::string_view name = "overseas";

    std::optional<Good> last{};  // the good turned last: they come in their order
    BoxColumns turned_columns{};

    static constexpr auto fields() {
        return described(field("last", &Overseas::last), field("turnedColumns", &Overseas::turned_columns));
    }
    friend constexpr bool operator==(const Overseas&, const Overseas&) = default;
};

/// O-5.19: which special tile is bought.
struct SpecialSale {
    static constexpr std::string_view name = "specialSale";

    std::uint8_t tiles_left = 0;
    std::uint8_t paid = 0;          // in this sale, before cards lower it (#2)
    std::optional<Special> last{};  // the tile bought last: they come in their order

    static constexpr auto fields() {
        return described(field("tilesLeft", &SpecialSale::tiles_left), field("paid", &SpecialSale::paid),
                         field("last", &SpecialSale::last));
    }
    friend constexpr bool operator==(const SpecialSale&, const SpecialSale&) = default;
};

/// O-5.11: what is forged.
struct Forge {
    static constexpr std::string_view name = "forge";
    static constexpr auto fields() { return described(); }
    friend constexpr bool operator==(const Forge&, const Forge&) = default;
};

}  // namespace meadhall::odin::ask
