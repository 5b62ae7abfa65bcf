// From which mountain strip how much is taken (O-5.13, O-5.14).
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "core/fields.hpp"
#include "games/odin/components/resources.hpp"

namespace meadhall::odin::ask {

/// What was taken from a mountain strip.
struct Take {
    std::uint8_t strip = 0;
    std::uint8_t count = 0;

    static constexpr auto fields() { return described(field("strip", &Take::strip), field("count", &Take::count)); }
    friend constexpr bool operator==(const Take&, const Take&) = default;
};

/// O-5.13: from which strip, and how much.
struct Mountain {
    static constexpr std::string_view name = "mountain";

    std::uint8_t allowance = 0;      // how much may be taken now
    std::uint8_t place_in_list = 0;  // of this allowance among those of the space
    StripSet used_strips{};
    std::optional<Take> last{};

    static constexpr auto fields() {
        return described(field("allowance", &Mountain::allowance), field("placeInList", &Mountain::place_in_list),
                         field("usedStrips", &Mountain::used_strips), field("last", &Mountain::last));
    }
    friend constexpr bool operator==(const Mountain&, const Mountain&) = default;
};

}  // namespace meadhall::odin::ask
