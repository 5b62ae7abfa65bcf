// What only a game can write, as it stands in the messages of the protocol: JSON already, with the name of what it is.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/fields.hpp"

namespace meadhall {

/// Everything whose shape depends on the game, and schemas.
enum class Shape : std::uint8_t { options, components, scene, view, gauges, move, moves, event, schema };
constexpr auto names(Shape /*of*/) {
    return std::array<std::string_view, 9>{"options", "components", "scene", "view",  "gauges",
                                           "move",    "moves",      "event", "schema"};
}

template <Shape what>
struct Written {
    static constexpr Shape shape = what;
    std::string json;
};

}  // namespace meadhall
