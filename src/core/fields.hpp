// The one place where a struct names its fields. JSON, hashing, equality reports and schemas are all read off this
// description, so a field added here is saved, hashed and compared without another line.
//
//     struct Placement {
//         Part part; int row;
//         static constexpr auto fields() {
//             return described(field("part", &Placement::part), field("row", &Placement::row));
//         }
//     };
//
// An enumeration names its enumerators, which must count up from 0, in a function found by argument-dependent lookup:
//
//     constexpr auto names(Phase) { return std::array<std::string_view, 2>{"settlement", "brawl"}; }
//
// A value of one of many kinds says under which name JSON calls its kind and what all kinds share; what only one kind
// has is a struct of its own, with a name:
//
//     struct Mountain { static constexpr std::string_view name = "mountain"; int allowance; … fields() … };
//     struct Question {
//         Seat seat;
//         std::variant<Turn, Mountain> kind;
//         static constexpr std::string_view tag = "ask";
//         static constexpr auto fields() { return described(field("seat", &Question::seat)); }
//     };
//
// In JSON: {"ask": "mountain", "seat": 0, "allowance": 3}. What does not apply is not there.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <optional>
#include <string_view>
#include <tuple>
#include <type_traits>

namespace meadhall {

template <class Owner, class Member>
struct Field {
    std::string_view name;
    Member Owner::* member;
};

template <class Owner, class Member>
[[nodiscard]] constexpr Field<Owner, Member> field(std::string_view name, Member Owner::* member) {
    return {name, member};
}

/// The fields of a struct, in order, as a value that hands them all to a function: `fields()([](auto... each) { … })`.
/// Not a std::tuple: every file that includes a game reads hundreds of descriptions, and tuples were a third of its
/// time.
template <class... Fields>
[[nodiscard]] constexpr auto described(Fields... fields) {
    return [=](auto&& look) -> decltype(auto) { return look(fields...); };
}

/// The fields of two descriptions, one after the other.
template <class First, class Second>
[[nodiscard]] constexpr auto together(First first, Second second) {
    return first([&](auto... before) { return second([&](auto... after) { return described(before..., after...); }); });
}

/// A struct that describes its fields.
template <class T>
concept Described = requires { std::remove_cvref_t<T>::fields(); };

/// A value of one of many kinds, each with a name and fields of its own besides those that all share.
template <class T>
concept OfManyKinds = Described<T> && requires(const T& value) {
    std::string_view{std::remove_cvref_t<T>::tag};
    value.kind.index();
};

/// An enumeration that names its enumerators.
template <class E>
concept NamedEnum = std::is_enum_v<E> && requires(E e) { names(e).size(); };

/// Calls `visit(name, value)` for every field in order.
template <Described T, class Visit>
constexpr void for_each_field(T&& object, Visit&& visit) {
    std::remove_cvref_t<T>::fields()([&](auto... fields) { (visit(fields.name, object.*(fields.member)), ...); });
}

template <NamedEnum E>
[[nodiscard]] constexpr std::string_view name_of(E value) {
    return names(value)[static_cast<std::size_t>(value)];
}

template <NamedEnum E>
[[nodiscard]] constexpr std::optional<E> enum_named(std::string_view name) {
    const auto all = names(E{});
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i] == name) { return static_cast<E>(i); }
    }
    return std::nullopt;
}

}  // namespace meadhall
