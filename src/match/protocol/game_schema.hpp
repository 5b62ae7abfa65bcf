// What one game says, as JSON Schema: its options, scene, views, gauges, positions, moves and events.
#pragma once

#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/rules.hpp"
#include "match/json/schema.hpp"
#include "match/json/text.hpp"
#include "match/protocol/kinds.hpp"

namespace meadhall {

namespace detail {

inline constexpr std::string_view empty_object = R"({"type":"object","properties":{},"additionalProperties":false})";

template <Rules G>
std::string scene_schema() {
    if constexpr (HasScene<G>) {
        using Scene = std::remove_cvref_t<decltype(std::declval<const G&>().scene())>;
        return schema_of<Scene, Members::are_complete, G>();
    } else {
        return std::string{empty_object};
    }
}

template <Rules G>
std::string gauges_schema() {
    if constexpr (HasGauges<G>) {
        using Gauges =
            std::remove_cvref_t<decltype(std::declval<const G&>().gauges(std::declval<const typename G::View&>()))>;
        return schema_of<Gauges, Members::are_complete, G>();
    } else {
        return std::string{empty_object};
    }
}

template <Rules G>
std::string components_schema() {
    if constexpr (HasComponents<G>) {
        return schema_of<std::remove_cvref_t<decltype(G::components())>, Members::are_complete>();
    } else {
        return std::string{empty_object};
    }
}

}  // namespace detail

/// What `TableOf` writes besides a move's own fields and an event's own; a `seen` of 0 means that it may be missing.
[[nodiscard]] inline std::vector<KindSchema::Member> move_members() {
    const std::string number = schema_of<std::uint64_t, Members::are_complete>();
    return {{"code", number, 1}, {"text", schema_of<std::string, Members::are_complete>(), 1}, {"weight", number, 0}};
}
[[nodiscard]] inline std::vector<KindSchema::Member> event_members() {
    return {{"ply", schema_of<int, Members::are_complete>(), 1},
            {"text", schema_of<std::string, Members::are_complete>(), 0}};
}

/// {"options", "components", "scene", "view", "gauges", "state", "move", "event"}
template <Rules G>
[[nodiscard]] std::string game_schema(Language language) {
    const std::pair<std::string_view, std::string> parts[] = {
        {"options", options_schema<typename G::Options>(language)},
        {"components", detail::components_schema<G>()},
        {"scene", detail::scene_schema<G>()},
        {"view", schema_of<typename G::View, Members::are_complete, G>()},
        {"gauges", detail::gauges_schema<G>()},
        {"state", schema_of<typename G::State, Members::are_complete, G>()},
        {"move", one_of(Kinds<G, typename G::Move>::all(), move_members())},
        {"event", one_of(Kinds<G, typename G::Event>::all(), event_members())},
    };
    std::string out;
    JsonText json{out};
    json.begin_object();
    for (const auto& [name, schema] : parts) {
        json.key(name);
        json.literal(schema);
    }
    json.end_object();
    return out;
}

}  // namespace meadhall
