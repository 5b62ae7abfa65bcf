// One move of every verb and one of every event, for the schema of what the game says.
#pragma once

#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "games/odin/event.hpp"
#include "games/odin/move.hpp"

namespace meadhall::odin {

[[nodiscard]] inline std::vector<Move> examples(const Move& /*of*/) {
    std::vector<Move> all;
    for (int i = 0; i < verb_count; ++i) { all.emplace_back(static_cast<Verb>(i)); }
    constexpr verb::Via with_all_on_imitation = verb::Via::with_all + 1;  // what may be absent is shown too
    all.emplace_back(verb::Place{.via = with_all_on_imitation});
    all.emplace_back(verb::Recall{.via = with_all_on_imitation});
    return all;
}

/// So that what may be absent is shown too.
template <Happening T>
void fill_in_optional(T& kind) {
    for_each_field(kind, []<class Value>(std::string_view /*name*/, Value& value) {
        if constexpr (requires { value.has_value(); }) { value.emplace(); }
    });
}

[[nodiscard]] inline std::vector<Event> examples(const Event& /*of*/) {
    std::vector<Event> all;
    [&]<std::size_t... i>(std::index_sequence<i...>) {
        (all.push_back(Event{std::in_place_index<i>}), ...);
    }(std::make_index_sequence<std::variant_size_v<Event>>{});
    for (Event& event : all) {
        std::visit([](auto& kind) { fill_in_optional(kind); }, event);
    }
    return all;
}

}  // namespace meadhall::odin
