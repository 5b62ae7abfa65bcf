// The 64-bit hash of a state: the same in native code, WebAssembly and Python, because it is computed from the values
// of the fields in their described order and never from bytes in memory.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>
#include <variant>

#include "core/fields.hpp"
#include "core/index_set.hpp"
#include "core/inplace_vector.hpp"
#include "core/rng.hpp"
#include "core/seat.hpp"

namespace meadhall {

class Hasher {
  public:
    constexpr void add(std::uint64_t word) {
        value_ = std::rotl(value_ ^ scrambled(word), 27) * 0x9FB21C651E98DF25U + 1;
    }
    [[nodiscard]] constexpr std::uint64_t value() const { return scrambled(value_); }

  private:
    std::uint64_t value_ = 0x6D65616468616C6CU;  // "meadhall"
};

/// Letter by letter: the way from a seed that a person chose to a number.
[[nodiscard]] constexpr std::uint64_t hash_of_text(std::string_view text) {
    Hasher hasher;
    for (char letter : text) { hasher.add(static_cast<unsigned char>(letter)); }
    return hasher.value();
}

/// How one kind of value is hashed; structs with `fields()` need nothing of their own.
template <class T>
struct Hash;

template <class T>
constexpr void hash_into(Hasher& hasher, const T& value) {
    Hash<T>::into(hasher, value);
}

template <class T>
[[nodiscard]] constexpr std::uint64_t hash_of(const T& value) {
    Hasher hasher;
    hash_into(hasher, value);
    return hasher.value();
}

template <class T>
    requires std::integral<T> || std::is_enum_v<T>
struct Hash<T> {
    static constexpr void into(Hasher& hasher, T value) { hasher.add(static_cast<std::uint64_t>(value)); }
};

template <Described T>
struct Hash<T> {
    static constexpr void into(Hasher& hasher, const T& value) {
        for_each_field(value, [&](std::string_view, const auto& member) { hash_into(hasher, member); });
    }
};

template <OfManyKinds T>
struct Hash<T> {
    static constexpr void into(Hasher& hasher, const T& value) {
        for_each_field(value, [&](std::string_view, const auto& member) { hash_into(hasher, member); });
        hash_into(hasher, value.kind);
    }
};

template <>
struct Hash<Seat> {
    static constexpr void into(Hasher& hasher, Seat value) { hasher.add(value.number); }
};

template <class Member, int room>
struct Hash<IndexSet<Member, room>> {
    static constexpr void into(Hasher& hasher, const IndexSet<Member, room>& value) {
        for (const auto word : value.words()) { hasher.add(word); }
    }
};

template <class T, std::size_t n>
struct Hash<std::array<T, n>> {
    static constexpr void into(Hasher& hasher, const std::array<T, n>& values) {
        for (const T& value : values) { hash_into(hasher, value); }
    }
};

template <class T, std::size_t n>
struct Hash<InplaceVector<T, n>> {
    static constexpr void into(Hasher& hasher, const InplaceVector<T, n>& values) {
        hasher.add(values.size());
        for (const T& value : values) { hash_into(hasher, value); }
    }
};

template <class T>
struct Hash<std::optional<T>> {
    static constexpr void into(Hasher& hasher, const std::optional<T>& value) {
        hasher.add(value.has_value() ? 1 : 0);
        if (value) { hash_into(hasher, *value); }
    }
};

template <class... Ts>
struct Hash<std::variant<Ts...>> {
    static constexpr void into(Hasher& hasher, const std::variant<Ts...>& value) {
        hasher.add(value.index());
        std::visit([&](const auto& held) { hash_into(hasher, held); }, value);
    }
};

/// A strong number (`struct Point { std::uint8_t number; }`) hashes as its number.
template <class T>
concept Numbered = !Described<T> && std::is_class_v<T> && sizeof(T) == 1 && requires(T t) {
    { t.number } -> std::same_as<std::uint8_t&>;
};

template <Numbered T>
    requires(!std::same_as<T, Seat>)
struct Hash<T> {
    static constexpr void into(Hasher& hasher, T value) { hasher.add(value.number); }
};

}  // namespace meadhall
