// What only effects of cards ask (O-8).
#pragma once

#include <cstdint>
#include <string_view>

#include "core/fields.hpp"
#include "games/odin/components/effect.hpp"
#include "games/odin/components/item.hpp"

namespace meadhall::odin::ask {

/// O-8.7, D-35: the effects that wait, one after the other.
struct Triggers {
    static constexpr std::string_view name = "triggers";

    std::uint8_t count = 0;  // the last so many of those that wait

    static constexpr auto fields() { return described(field("count", &Triggers::count)); }
    friend constexpr bool operator==(const Triggers&, const Triggers&) = default;
};

/// From which space Vikings come back.
struct Recall {
    static constexpr std::string_view name = "recall";

    std::uint8_t vikings = 0;

    static constexpr auto fields() { return described(field("vikings", &Recall::vikings)); }
    friend constexpr bool operator==(const Recall&, const Recall&) = default;
};

/// O-4.18: which space without Vikings.
struct Visit {
    static constexpr std::string_view name = "visit";

    odin::Visit where{};

    static constexpr auto fields() { return described(field("where", &Visit::where)); }
    friend constexpr bool operator==(const Visit&, const Visit&) = default;
};

/// Which goods are turned to their other side.
struct Flip {
    static constexpr std::string_view name = "flip";

    std::uint8_t left = 0;  // so many may still be
    Good first{};           // that may still be turned: they come in their order

    static constexpr auto fields() { return described(field("left", &Flip::left), field("first", &Flip::first)); }
    friend constexpr bool operator==(const Flip&, const Flip&) = default;
};

/// A good of which there are three.
struct Copy {
    static constexpr std::string_view name = "copy";
    static constexpr auto fields() { return described(); }
    friend constexpr bool operator==(const Copy&, const Copy&) = default;
};

}  // namespace meadhall::odin::ask
