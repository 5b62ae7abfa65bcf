// Any described value as JSON. The game is asked for the names of its numbered things.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>

#include "core/fields.hpp"
#include "core/seat.hpp"
#include "match/json/kinds.hpp"
#include "match/json/text.hpp"

namespace meadhall {

template <class Game>
class JsonWriter {
  public:
    JsonWriter(std::string& out, const Game& game, Empty empty = Empty::is_null)
        : json_{out}, game_{game}, empty_{empty} {}

    void write(std::same_as<bool> auto value) { json_.boolean(value); }
    void write(WholeNumber auto value) { json_.integer(value); }
    void write(std::same_as<double> auto value) { json_.real(value); }
    void write(std::true_type) { json_.boolean(true); }
    void write(const WrittenJson auto& value) { json_.literal(value.json); }
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
        for_each_field(value, [&](std::string_view name, const auto& member) {
            if (!is_left_out(member)) { field(name, member); }
        });
        json_.end_object();
    }
    template <OfManyKinds T>
    void write(const T& value) {
        const auto member = [&](std::string_view name, const auto& held) { field(name, held); };
        json_.begin_object();
        std::visit(
            [&](const auto& kind) {
                field(T::tag, kind.name);
                for_each_field(value, member);
                for_each_field(kind, member);
            },
            value.kind);
        json_.end_object();
    }
    /// One member of an object that is being written.
    void field(std::string_view name, const auto& value) {
        json_.key(name);
        write(value);
    }

  private:
    template <class T>
    [[nodiscard]] bool is_left_out(const T& member) const {
        if constexpr (is_optional<T>) {
            return empty_ == Empty::is_left_out && !member;
        } else {
            return false;
        }
    }
    void write_all(const auto& values) {
        json_.begin_array();
        for (const auto& value : values) { write(value); }
        json_.end_array();
    }

    JsonText json_;
    const Game& game_;
    Empty empty_;
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

/// A message of the protocol: what is empty is left out.
[[nodiscard]] std::string message_json(const auto& message) {
    std::string out;
    JsonWriter<NoGame>{out, no_game, Empty::is_left_out}.write(message);
    return out;
}

}  // namespace meadhall
