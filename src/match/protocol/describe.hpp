// Moves and events as JSON objects, from the game's `describe`, and the filter that picks moves by their fields.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "match/json/kinds.hpp"
#include "match/json/write.hpp"

namespace meadhall {

/// Calls the game's description, wherever it is written: in the game or beside the value.
template <class G, class Value, class Sink>
void describe_with(const Value& value, Sink&& sink) {
    if constexpr (requires { G::describe(value, sink); }) {
        G::describe(value, sink);
    } else {
        describe(value, sink);
    }
}

/// Appends the described fields as members of an object that is being written.
template <class G, class Value>
void append_description(JsonWriter<G>& json, const Value& value) {
    describe_with<G>(value, [&](std::string_view name, const auto& member) { json.field(name, member); });
}

/// What a caller wants to see of a long menu: moves that have all of these fields with these values.
class MoveFilter {
  public:
    /// From a JSON object, or nothing at all; false if it is something else.
    [[nodiscard]] bool read(std::string_view json);
    [[nodiscard]] bool is_empty() const { return wanted_.empty(); }

    template <class G>
    [[nodiscard]] bool admits(const G& game, const typename G::Move& move) const {
        std::size_t matches = 0;
        describe_with<G>(move, [&](std::string_view name, const auto& member) {
            const Wanted* wanted = find(name);
            if (wanted != nullptr && json_of(game, member) == wanted->json) { ++matches; }
        });
        return matches == wanted_.size();
    }

  private:
    struct Wanted {
        std::string name;
        std::string json;
    };
    [[nodiscard]] const Wanted* find(std::string_view name) const;

    std::vector<Wanted> wanted_;
};

}  // namespace meadhall
