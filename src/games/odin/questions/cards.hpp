// What is asked about occupations and weapons: which are drawn, which are played (O-3.7, O-4.12, O-8).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/fields.hpp"

namespace meadhall::odin {

/// O-4.12: when the card of column 4 is played.
enum class CardTime : std::uint8_t { before_action, after_action };
constexpr auto names(CardTime /*of*/) { return std::array<std::string_view, 2>{"beforeAction", "afterAction"}; }

namespace ask {

/// O-3.7: weapons for the seat.
struct Weapon {
    static constexpr std::string_view name = "weapon";

    std::uint8_t left = 0;

    static constexpr auto fields() { return described(field("left", &Weapon::left)); }
    friend constexpr bool operator==(const Weapon&, const Weapon&) = default;
};

/// O-8.2: dark cards for the seat.
struct Occupation {
    static constexpr std::string_view name = "occupation";

    std::uint8_t left = 0;

    static constexpr auto fields() { return described(field("left", &Occupation::left)); }
    friend constexpr bool operator==(const Occupation&, const Occupation&) = default;
};

/// O-8.3: which card is played.
struct Occupations {
    static constexpr std::string_view name = "occupations";

    std::uint8_t left = 0;  // so many may still be

    static constexpr auto fields() { return described(field("left", &Occupations::left)); }
    friend constexpr bool operator==(const Occupations&, const Occupations&) = default;
};

/// O-4.12: a card before the action or after it.
struct Column4 {
    static constexpr std::string_view name = "column4";

    CardTime when{};

    static constexpr auto fields() { return described(field("when", &Column4::when)); }
    friend constexpr bool operator==(const Column4&, const Column4&) = default;
};

}  // namespace ask

}  // namespace meadhall::odin
