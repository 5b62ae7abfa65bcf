// What the set-up of the table asks, and the mountain strips that turn up later (O-2, O-3.9, O-13.5).
#pragma once

#include <cstdint>
#include <string_view>

#include "core/fields.hpp"

namespace meadhall::odin::ask {

/// O-2.10: who begins.
struct StartPlayer {
    static constexpr std::string_view name = "startPlayer";
    static constexpr auto fields() { return described(); }
    friend constexpr bool operator==(const StartPlayer&, const StartPlayer&) = default;
};

/// O-2.2: which columns can be imitated.
struct Imitation {
    static constexpr std::string_view name = "imitation";
    static constexpr auto fields() { return described(); }
    friend constexpr bool operator==(const Imitation&, const Imitation&) = default;
};

/// O-2.3: the starting occupation of the seat.
struct Starter {
    static constexpr std::string_view name = "starter";
    static constexpr auto fields() { return described(); }
    friend constexpr bool operator==(const Starter&, const Starter&) = default;
};

/// O-13.5: the starting occupation of one's choice.
struct ChooseStarter {
    static constexpr std::string_view name = "chooseStarter";
    static constexpr auto fields() { return described(); }
    friend constexpr bool operator==(const ChooseStarter&, const ChooseStarter&) = default;
};

/// O-2.7, O-3.9: the next mountain strip.
struct Strip {
    static constexpr std::string_view name = "strip";

    std::uint8_t left = 0;  // so many, this one included

    static constexpr auto fields() { return described(field("left", &Strip::left)); }
    friend constexpr bool operator==(const Strip&, const Strip&) = default;
};

}  // namespace meadhall::odin::ask
