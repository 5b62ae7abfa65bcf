// What a move brought about, for the log, the animation and the screen reader.
#pragma once

#include <concepts>
#include <string_view>
#include <variant>

#include "core/fields.hpp"
#include "games/odin/event_kinds.hpp"

namespace meadhall::odin {

using Event =
    std::variant<Begins, ImitatedColumns, CardHidden, CardSeen, StripRevealed, StripGone, RoundBegins, Harvest,
                 BoardTurned, WeaponDrawn, VikingsPlaced, Passes, CardPlayed, Chooses, SetsOut, Receives, Pays, Takes,
                 Upgrades, Rolls, Succeeds, Fails, VikingsReturn, Explores, Emigrates, Lifts, Lays, Stores, Buys, Arms,
                 Earns, Breeds, Serves, Penalties, TakesTheLead, CardWorks, Unloads, VisitsSpace, Over, Wins>;

template <class T>
concept Happening = Described<T> && requires {
    { T::name } -> std::convertible_to<std::string_view>;
};

template <Happening T>
[[nodiscard]] constexpr bool operator==(const T& a, const T& b) {
    return T::fields()([&](auto... fields) { return (... && (a.*(fields.member) == b.*(fields.member))); });
}

/// Calls `visit(name, value)` for every field that applies.
template <Happening T, class Visit>
constexpr void for_each_detail(const T& kind, Visit&& visit) {
    for_each_field(kind, [&](std::string_view name, const auto& value) {
        if constexpr (requires { value.has_value(); }) {
            if (value) { visit(name, *value); }
        } else {
            visit(name, value);
        }
    });
}

template <class Sink>
void describe(const Event& event, Sink&& sink) {
    std::visit(
        [&](const auto& kind) {
            sink("event", kind.name);
            for_each_detail(kind, sink);
        },
        event);
}

}  // namespace meadhall::odin
