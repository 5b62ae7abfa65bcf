// Any described value as JSON. The game is asked for the names of its numbered things.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "core/fields.hpp"
#include "core/seat.hpp"
#include "match/json_kinds.hpp"
#include "match/json_text.hpp"

namespace meadhall {

template <class Game>
class JsonWriter {
  public:
    JsonWriter(std::string& out, const Game& game) : json_{out}, game_{game} {}

    void write(std::same_as<bool> auto value) { json_.boolean(value); }
    void write(WholeNumber auto value) { json_.integer(value); }
    void write(std::string_view value) { json_.string(value); }
    void write(Seat value) { json_.integer(value.number); }
    void write(std::monostate) { json_.null(); }

    template <NamedEnum E>
    void write(E value) {
        json_.string(name_of(value));
    }
    template <NumberedThing T>
    void write(T value) {
        if constexpr (NamedBy<T, Game>) {
            json_.string(game_.name(value));
        } else {
            json_.integer(value.number);
        }
    }
    void write(SeatSet value) {
        json_.begin_array();
        for (int i = 0; i < max_seats; ++i) {
            if (value.contains(seat(i))) { json_.integer(i); }
        }
        json_.end_array();
    }
    template <MemberSet T>
    void write(const T& value) {
        write_all(value);
    }
    template <List T>
    void write(const T& values) {
        write_all(values);
    }
    template <class T>
    void write(const std::optional<T>& value) {
        if (value) {
            write(*value);
        } else {
            json_.null();
        }
    }
    template <class... Ts>
    void write(const std::variant<Ts...>& value) {
        std::visit([&](const auto& held) { write(held); }, value);
    }
    template <Described T>
    void write(const T& value) {
        json_.begin_object();
        for_each_field(value, [&](std::string_view name, const auto& member) { field(name, member); });
        json_.end_object();
    }
    /// One member of an object that is being written.
    void field(std::string_view name, const auto& value) {
        json_.key(name);
        write(value);
    }

  private:
    void write_all(const auto& values) {
        json_.begin_array();
        for (const auto& value : values) { write(value); }
        json_.end_array();
    }

    JsonText json_;
    const Game& game_;
};

template <class Game>
void append_json(std::string& out, const Game& game, const auto& value) {
    JsonWriter<Game>{out, game}.write(value);
}

template <class Game>
[[nodiscard]] std::string json_of(const Game& game, const auto& value) {
    std::string out;
    append_json(out, game, value);
    return out;
}

}  // namespace meadhall
