// The one place where a struct names its fields. JSON, hashing, equality reports and schemas are all read off this
// description, so a field added here is saved, hashed and compared without another line.
//
//     struct Placement {
//         Part part; int row;
//         static constexpr auto fields() {
//             return std::tuple{field("part", &Placement::part), field("row", &Placement::row)};
//         }
//     };
//
// An enumeration names its enumerators, which must count up from 0, in a function found by argument-dependent lookup:
//
//     constexpr auto names(Phase) { return std::array<std::string_view, 2>{"settlement", "brawl"}; }
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

/// A struct that describes its fields.
template <class T>
concept Described = requires { std::remove_cvref_t<T>::fields(); };

/// An enumeration that names its enumerators.
template <class E>
concept NamedEnum = std::is_enum_v<E> && requires(E e) { names(e).size(); };

/// Calls `visit(name, value)` for every field in order.
template <Described T, class Visit>
constexpr void for_each_field(T&& object, Visit&& visit) {
    std::apply([&](auto... fields) { (visit(fields.name, object.*(fields.member)), ...); },
               std::remove_cvref_t<T>::fields());
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
