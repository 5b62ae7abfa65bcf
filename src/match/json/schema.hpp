// JSON Schema of any described value, read off the same description as its JSON: a game's options, from which a form
// can be drawn; its views and positions; the messages of the protocol.
//
// A struct may say more about a field: `static Words meaning(std::string_view field)` becomes its description, and
// `static std::optional<std::pair<int, int>> range(std::string_view field)` its bounds, which the reader enforces too.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

#include "core/fields.hpp"
#include "core/seat.hpp"
#include "core/words.hpp"
#include "match/json/expected.hpp"
#include "match/json/kinds.hpp"
#include "match/json/read.hpp"
#include "match/json/text.hpp"
#include "match/json/write.hpp"

namespace meadhall {

/// What the members of an object promise.
enum class Members : std::uint8_t {
    have_defaults,  // options: each may be missing, and then has the value that is named
    are_complete,   // positions: each is there, and what is empty is null
    may_be_absent,  // messages: each is there, except optional ones that are empty
};

/// Writes the members of one schema object: what may stand where a `T` is expected. The game is asked which of its
/// numbered things have names.
template <Members promise, class Game = NoGame>
class SchemaWriter {
  public:
    explicit SchemaWriter(std::string& out, Language language = Language::en)
        : out_{out}, json_{out}, language_{language} {}

    template <class T>
    void schema() {
        json_.begin_object();
        members(std::type_identity<T>{});
        json_.end_object();
    }

  private:
    using Bounds = std::optional<std::pair<int, int>>;

    void members(std::type_identity<bool>) { type("boolean"); }
    void members(std::type_identity<double>) { type("number"); }
    void members(std::type_identity<std::string>) { type("string"); }
    void members(std::type_identity<std::string_view>) { type("string"); }
    void members(std::type_identity<std::monostate>) { type("null"); }
    void members(std::type_identity<const Json*>) { type("object"); }
    void members(std::type_identity<Seat>) { integer(std::pair{0, max_seats - 1}); }
    void members(std::type_identity<std::true_type>) {
        json_.key("const");
        json_.boolean(true);
    }

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
        if constexpr (NamedBy<T, Game>) {
            type("string");
        } else {
            members(std::type_identity<decltype(T::number)>{});
        }
    }
    template <NamedEnum E>
    void members(std::type_identity<E>) {
        json_.key("enum");
        json_.begin_array();
        for (std::string_view name : names(E{})) { json_.string(name); }
        json_.end_array();
    }
    template <WrittenJson T>
    void members(std::type_identity<T>) {
        json_.key("$ref");
        json_.string("#/$defs/" + std::string{name_of(T::shape)});
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
        if constexpr (promise == Members::may_be_absent) {
            members(std::type_identity<T>{});
        } else {
            any_of<T, std::monostate>();
        }
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
        T::fields()([&](const auto&... fields) { (property<T>(fields, usual), ...); });
        json_.end_object();
        if constexpr (promise != Members::have_defaults) { required<T>(); }
        json_.key("additionalProperties");
        json_.boolean(false);
    }

    template <OfManyKinds T>
    void members(std::type_identity<T>) {
        any_kind_of<T>(static_cast<const decltype(T::kind)*>(nullptr));
    }
    template <class T, class... Kinds>
    void any_kind_of(const std::variant<Kinds...>* /*kinds*/) {
        json_.key("anyOf");
        json_.begin_array();
        (kind_schema<T, Kinds>(), ...);
        json_.end_array();
    }
    template <class T, class Kind>
    void kind_schema() {
        const T usual{};
        const Kind usual_kind{};
        json_.begin_object();
        type("object");
        json_.key("properties");
        json_.begin_object();
        json_.key(T::tag);
        json_.begin_object();
        json_.key("const");
        json_.string(Kind::name);
        json_.end_object();
        T::fields()([&](const auto&... fields) { (property<T>(fields, usual), ...); });
        Kind::fields()([&](const auto&... fields) { (property<Kind>(fields, usual_kind), ...); });
        json_.end_object();
        if constexpr (promise != Members::have_defaults) { required<T, Kind>(T::tag); }
        json_.key("additionalProperties");
        json_.boolean(false);
        json_.end_object();
    }

    template <class Owner, class Base, class Member>
    void property(const Field<Base, Member>& field, [[maybe_unused]] const Owner& usual) {
        json_.key(field.name);
        json_.begin_object();
        if constexpr (requires { Owner::meaning(field.name); }) { describe(Owner::meaning(field.name)); }
        bounds_ = range_of<Owner>(field.name);
        members(std::type_identity<Member>{});
        bounds_.reset();
        if constexpr (promise == Members::have_defaults) {
            json_.key("default");
            append_json(out_, no_game, usual.*(field.member));
        }
        json_.end_object();
    }
    /// All members of these structs that must be there, after a tag if there is one.
    template <Described... Ts>
    void required(std::string_view tag = {}) {
        json_.key("required");
        json_.begin_array();
        if (!tag.empty()) { json_.string(tag); }
        (Ts::fields()([&](const auto&... fields) { (require(fields), ...); }), ...);
        json_.end_array();
    }
    template <class Owner, class Member>
    void require(const Field<Owner, Member>& field) {
        if (promise == Members::are_complete || !is_optional<Member>) { json_.string(field.name); }
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

template <class T, Members promise, class Game = NoGame>
[[nodiscard]] std::string schema_of(Language language = Language::en) {
    std::string out;
    SchemaWriter<promise, Game>{out, language}.template schema<T>();
    return out;
}

template <Described Options>
[[nodiscard]] std::string options_schema(Language language) {
    return schema_of<Options, Members::have_defaults>(language);
}

}  // namespace meadhall
