// What a turn asks: where to place Vikings, which alternative, which exchange; and anytime actions between turns (O-4,
// O-9.2).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/fields.hpp"

namespace meadhall::odin {

/// ENG-5: where anytime actions are offered outside one's own action.
enum class Window : std::uint8_t { income, breeding, bonus, round, scoring, others_turn, own_action };
constexpr auto names(Window /*of*/) {
    return std::array<std::string_view, 7>{"income",  "breeding",   "bonus",    "round",
                                           "scoring", "othersTurn", "ownAction"};
}

namespace ask {

/// O-4.2: where to place Vikings, or whether to pass.
struct Turn {
    static constexpr std::string_view name = "turn";
    static constexpr auto fields() { return described(); }
    friend constexpr bool operator==(const Turn&, const Turn&) = default;
};

/// O-4.13, step 10: anytime actions before the turn ends.
struct TurnEnd {
    static constexpr std::string_view name = "turnEnd";
    static constexpr auto fields() { return described(); }
    friend constexpr bool operator==(const TurnEnd&, const TurnEnd&) = default;
};

/// O-9.2: anytime actions.
struct Window {
    static constexpr std::string_view name = "window";

    odin::Window when{};

    static constexpr auto fields() { return described(field("when", &Window::when)); }
    friend constexpr bool operator==(const Window&, const Window&) = default;
};

/// O-4.10: which alternative of the action below.
struct Alternative {
    static constexpr std::string_view name = "alternative";
    static constexpr auto fields() { return described(); }
    friend constexpr bool operator==(const Alternative&, const Alternative&) = default;
};

/// O-4.10: the exchange at hand of the action below, or not.
struct Exchange {
    static constexpr std::string_view name = "exchange";
    static constexpr auto fields() { return described(); }
    friend constexpr bool operator==(const Exchange&, const Exchange&) = default;
};

}  // namespace ask

}  // namespace meadhall::odin
