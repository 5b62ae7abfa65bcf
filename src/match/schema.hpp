// The JSON Schema of a game's options, read off the same description as their JSON. A form can be drawn from it.
//
// Options may say more about a field: `static Words meaning(std::string_view field)` becomes its description, and
// `static std::optional<std::pair<int, int>> range(std::string_view field)` its bounds, which the reader enforces too.
#pragma once

#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>

#include "core/fields.hpp"
#include "core/seat.hpp"
#include "core/words.hpp"
#include "match/json_expected.hpp"
#include "match/json_kinds.hpp"
#include "match/json_text.hpp"
#include "match/json_write.hpp"

namespace meadhall {

/// Writes the members of one schema object: what may stand where a `T` is expected.
class SchemaWriter {
  public:
    SchemaWriter(std::string& out, Language language) : out_{out}, json_{out}, language_{language} {}

    template <class T>
    void schema() {
        json_.begin_object();
        members(std::type_identity<T>{});
        json_.end_object();
    }

  private:
    using Bounds = std::optional<std::pair<int, int>>;

    void members(std::type_identity<bool>) { type("boolean"); }
    void members(std::type_identity<std::string>) { type("string"); }
    void members(std::type_identity<std::monostate>) { type("null"); }
    void members(std::type_identity<Seat>) { integer(std::pair{0, max_seats - 1}); }
    void members(std::type_identity<SeatSet>) { list<Seat>(0, max_seats); }

    template <WholeNumber T>
    void members(std::type_identity<T>) {
        // The limits of a small type are meant; those of `int` only say that nobody thought of any.
        using Limits = std::numeric_limits<T>;
        if constexpr (sizeof(T) < sizeof(int)) {
            integer(bounds_.value_or(std::pair<int, int>{Limits::min(), Limits::max()}));
        } else {
            integer(bounds_);
        }
    }
    template <NumberedThing T>
    void members(std::type_identity<T>) {
        members(std::type_identity<decltype(T::number)>{});
    }
    template <NamedEnum E>
    void members(std::type_identity<E>) {
        json_.key("enum");
        json_.begin_array();
        for (std::string_view name : names(E{})) { json_.string(name); }
        json_.end_array();
    }
    template <MemberSet T>
    void members(std::type_identity<T>) {
        list<typename T::value_type>(0, T::limit);
    }
    template <List T>
    void members(std::type_identity<T>) {
        list<typename T::value_type>(ListKind<T>::least, ListKind<T>::most);
    }
    template <class T>
    void members(std::type_identity<std::optional<T>>) {
        any_of<T, std::monostate>();
    }
    template <class... Ts>
    void members(std::type_identity<std::variant<Ts...>>) {
        any_of<Ts...>();
    }
    template <Described T>
    void members(std::type_identity<T>) {
        type("object");
        json_.key("properties");
        json_.begin_object();
        const T usual{};
        std::apply([&](const auto&... fields) { (property(fields, usual), ...); }, T::fields());
        json_.end_object();
        json_.key("additionalProperties");
        json_.boolean(false);
    }

    template <class Owner, class Member>
    void property(const Field<Owner, Member>& field, const Owner& usual) {
        json_.key(field.name);
        json_.begin_object();
        if constexpr (requires { Owner::meaning(field.name); }) { describe(Owner::meaning(field.name)); }
        bounds_ = range_of<Owner>(field.name);
        members(std::type_identity<Member>{});
        bounds_.reset();
        json_.key("default");
        append_json(out_, no_game, usual.*(field.member));
        json_.end_object();
    }
    void describe(const Words& words) {
        if (words.in(language_).empty()) { return; }
        json_.key("description");
        json_.string(words.in(language_));
    }

    template <class... Ts>
    void any_of() {
        json_.key("anyOf");
        json_.begin_array();
        (schema<Ts>(), ...);
        json_.end_array();
    }
    template <class Item>
    void list(std::size_t least, std::size_t most) {
        type("array");
        json_.key("items");
        schema<Item>();
        if (least > 0) { number("minItems", least); }
        if (most != ~std::size_t{0}) { number("maxItems", most); }
    }
    void integer(const Bounds& bounds) {
        type("integer");
        if (!bounds) { return; }
        number("minimum", bounds->first);
        number("maximum", bounds->second);
    }
    void type(std::string_view name) {
        json_.key("type");
        json_.string(name);
    }
    void number(std::string_view name, auto value) {
        json_.key(name);
        json_.integer(value);
    }

    std::string& out_;
    JsonText json_;
    Language language_;
    Bounds bounds_;  // of the numbers in the field that is being written
};

template <Described Options>
[[nodiscard]] std::string options_schema(Language language) {
    std::string out;
    SchemaWriter{out, language}.schema<Options>();
    return out;
}

}  // namespace meadhall
