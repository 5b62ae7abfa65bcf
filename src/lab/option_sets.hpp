// The option sets of a game worth trying: the usual ones, and every option changed alone to each of its other values.
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "core/fields.hpp"

namespace meadhall::lab {

/// The other values that an option's value is tried with. Lists and texts are left as they are.
template <class T>
[[nodiscard]] std::vector<T> other_values(const T& value) {
    if constexpr (std::same_as<T, bool>) {
        return {!value};
    } else if constexpr (NamedEnum<T>) {
        std::vector<T> others;
        for (std::size_t i = 0; i < names(T{}).size(); ++i) {
            if (static_cast<T>(i) != value) { others.push_back(static_cast<T>(i)); }
        }
        return others;
    } else if constexpr (std::integral<T>) {
        return {static_cast<T>(value - 2), static_cast<T>(value - 1), static_cast<T>(value + 1)};
    } else {
        return {};
    }
}

template <class T>
[[nodiscard]] std::vector<std::optional<T>> other_values(const std::optional<T>& value) {
    return value ? std::vector<std::optional<T>>{std::nullopt} : std::vector<std::optional<T>>{};
}

template <class... Ts>
[[nodiscard]] std::vector<std::variant<Ts...>> other_values(const std::variant<Ts...>& value) {
    return std::visit(
        [](const auto& held) {
            std::vector<std::variant<Ts...>> others;
            for (const auto& other : other_values(held)) { others.emplace_back(other); }
            return others;
        },
        value);
}

/// The usual options first. Some of the others may be refused by `G::make`, for some or all numbers of seats.
template <Described Options>
[[nodiscard]] std::vector<Options> option_sets() {
    std::vector<Options> sets = {Options{}};
    const auto vary = [&](const auto& field) {
        for (auto&& other : other_values(Options{}.*(field.member))) {
            Options options{};
            options.*(field.member) = other;
            sets.push_back(std::move(options));
        }
    };
    Options::fields()([&](const auto&... fields) { (vary(fields), ...); });
    return sets;
}

}  // namespace meadhall::lab
