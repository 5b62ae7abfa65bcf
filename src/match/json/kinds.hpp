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

/// What an optional value that is not there becomes in an object: null, as in positions, or nothing at all, as in the
/// messages of the protocol.
enum class Empty : std::uint8_t { is_null, is_left_out };

/// Whether a value is an optional one, and of what.
template <class T>
inline constexpr bool is_optional = false;
template <class T>
inline constexpr bool is_optional<std::optional<T>> = true;

/// Text that is JSON already, written by somebody who knows more; `shape` says what it is, for the schema.
template <class T>
concept WrittenJson = requires(const T& written) {
    { written.json } -> std::convertible_to<std::string_view>;
    T::shape;
};

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

/// A set of numbered things or of enumerators with names: `IndexSet`, or one that a game has built on it.
template <class T>
concept MemberSet = (Numbered<typename T::value_type> || NamedEnum<typename T::value_type>) &&
                    requires(T& set, typename T::value_type member) {
                        set.insert(member);
                        { set.contains(member) } -> std::same_as<bool>;
                        { T::limit } -> std::convertible_to<int>;
                    };

}  // namespace meadhall
