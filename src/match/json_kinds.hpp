// What kinds of value JSON can carry; the writer, the reader, the schema and the diff all sort values by these.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/fields.hpp"
#include "core/hash.hpp"
#include "core/inplace_vector.hpp"
#include "core/seat.hpp"

namespace meadhall {

template <class T>
concept WholeNumber = std::integral<T> && !std::same_as<T, bool>;

/// `struct Point { std::uint8_t number; }` and its like, but not a seat, which is always written as its number.
template <class T>
concept NumberedThing = Numbered<T> && !std::same_as<T, Seat>;

/// A numbered thing for which the game has names people use: "c4".
template <class T, class Game>
concept NamedBy = NumberedThing<T> && requires(const Game& game, T thing, std::string_view name) {
    { game.name(thing) } -> std::convertible_to<std::string>;
    { game.find(thing, name) } -> std::same_as<std::optional<T>>;
};

/// For values that are read before there is a game: its options, the parameters of a request.
struct NoGame {};
inline constexpr NoGame no_game;

/// A list of exactly `n` values, of at most `n`, or of any number.
template <class T>
struct ListKind : std::false_type {};
template <class T, std::size_t n>
struct ListKind<std::array<T, n>> : std::true_type {
    static constexpr std::size_t least = n;
    static constexpr std::size_t most = n;
};
template <class T, std::size_t n>
struct ListKind<InplaceVector<T, n>> : std::true_type {
    static constexpr std::size_t least = 0;
    static constexpr std::size_t most = n;
};
template <class T>
struct ListKind<std::vector<T>> : std::true_type {
    static constexpr std::size_t least = 0;
    static constexpr std::size_t most = ~std::size_t{0};
};

template <class T>
concept List = ListKind<T>::value;

/// A set of numbered things: `IndexSet`, or a wider one that a game has made for itself.
template <class T>
concept MemberSet = NumberedThing<typename T::value_type> && requires(T& set, typename T::value_type member) {
    set.insert(member);
    { set.contains(member) } -> std::same_as<bool>;
    { T::limit } -> std::convertible_to<int>;
};

}  // namespace meadhall
