// What would have fitted, in the words of an error message. English, because it speaks about data; the sentence
// around it is translated.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "core/fields.hpp"
#include "match/json/kinds.hpp"

namespace meadhall {

[[nodiscard]] std::string number_between(auto least, auto most) {
    return "a whole number from " + std::to_string(least) + " to " + std::to_string(most);
}

[[nodiscard]] std::string list_of(std::size_t least, std::size_t most);

/// ".name" as part of a path; names may come from outside, so long ones are cut.
[[nodiscard]] std::string member_path(std::string_view name);

template <class T>
struct Expectation {
    static std::string text() {
        if constexpr (std::same_as<T, bool>) { return "true or false"; }
        if constexpr (WholeNumber<T> || std::same_as<T, Seat>) { return "a number"; }
        if constexpr (std::same_as<T, std::string>) { return "a text"; }
        if constexpr (List<T>) { return "a list"; }
        if constexpr (NumberedThing<T>) { return "a name or number"; }
        return "an object";
    }
};

template <class T>
[[nodiscard]] std::string expectation() {
    return Expectation<T>::text();
}

template <NamedEnum E>
struct Expectation<E> {
    static std::string text() {
        std::string all;
        for (std::string_view name : names(E{})) {
            all += all.empty() ? "one of \"" : ", \"";
            all += name;
            all += '"';
        }
        return all;
    }
};

/// The names of kinds, as those of enumerators.
template <class... Kinds>
[[nodiscard]] std::string one_of_names(const std::variant<Kinds...>* /*kinds*/) {
    std::string all;
    ((all += (all.empty() ? "one of \"" : ", \"") + std::string{Kinds::name} + '"'), ...);
    return all;
}

template <class T>
struct Expectation<std::optional<T>> {
    static std::string text() { return expectation<T>() + " or null"; }
};

template <class... Ts>
struct Expectation<std::variant<Ts...>> {
    static std::string text() {
        std::string all;
        (add(all, expectation<Ts>()), ...);
        return all;
    }

  private:
    static void add(std::string& all, const std::string& one) {
        if (all.ends_with(one)) { return; }
        all += all.empty() ? one : " or " + one;
    }
};

template <Described T>
[[nodiscard]] bool is_field(std::string_view name) {
    return T::fields()([&](const auto&... fields) { return ((fields.name == name) || ...); });
}

/// The least and greatest value a struct allows in a field of whole numbers, where it says so with
/// `static std::optional<std::pair<int, int>> range(std::string_view field)`.
template <Described T>
[[nodiscard]] std::optional<std::pair<int, int>> range_of(std::string_view name) {
    if constexpr (requires { T::range(name); }) {
        return T::range(name);
    } else {
        return std::nullopt;
    }
}

}  // namespace meadhall
