// Any described value as a row of small whole numbers, always of the same length: what networks read. The description
// of the fields is the only source; a field that is added there is in the row and in its table of contents.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "core/fields.hpp"
#include "core/seat.hpp"
#include "match/json/kinds.hpp"

namespace meadhall::python {

using Number = std::int16_t;

/// A line of the table of contents. `path` has [] for every list; `repeats` says how often and at which distance each
/// of them repeats, the outermost first.
struct Entry {
    std::string path;
    std::size_t first = 0;
    std::size_t size = 1;
    std::string kind;                 // number, flag, choice, set, count, present, which
    std::vector<std::string> values;  // what a choice or the members of a set are called, where they have names
    std::vector<std::pair<std::size_t, std::size_t>> repeats;
};

/// The table of contents while it is being written.
struct Contents {
    std::vector<Entry> entries;
    std::vector<std::pair<std::size_t, std::size_t>> repeats;

    void add(const std::string& path, std::size_t first, std::size_t size, std::string_view kind,
             std::vector<std::string> values = {}) {
        entries.push_back({path, first, size, std::string{kind}, std::move(values), repeats});
    }
};

namespace detail {

template <class E>
[[nodiscard]] std::vector<std::string> names_of_all() {
    std::vector<std::string> all;
    if constexpr (NamedEnum<E>) {
        for (const std::string_view name : names(E{})) { all.emplace_back(name); }
    }
    return all;
}

/// Eight bits as eight numbers.
inline constexpr auto spread_bits = [] {
    std::array<std::array<Number, 8>, 256> all{};
    for (std::size_t byte = 0; byte < 256; ++byte) {
        for (std::size_t bit = 0; bit < 8; ++bit) { all[byte][bit] = static_cast<Number>((byte >> bit) & 1U); }
    }
    return all;
}();

/// The lowest `bits` bits, a multiple of eight or fewer than eight, one number each.
inline Number* write_bits(Number* out, std::uint64_t word, std::size_t bits) {
    for (; bits >= 8; bits -= 8, word >>= 8U, out += 8) {
        std::memcpy(out, spread_bits[word & 255U].data(), 8 * sizeof(Number));
    }
    for (; bits > 0; --bits, word >>= 1U) { *out++ = static_cast<Number>(word & 1U); }
    return out;
}

}  // namespace detail

/// How many numbers a kind of value takes, how they are written and what they are called.
template <class T>
struct Tensor;

namespace detail {

/// A byte that is a number of its own.
template <class T>
concept PlainByte = sizeof(T) == 1 && (std::same_as<T, std::uint8_t> || Numbered<T> ||
                                       (std::is_enum_v<T> && std::is_unsigned_v<std::underlying_type_t<T>>));

/// Whether the bytes of a value count up from `next` in the order in which its fields are described.
template <class T>
constexpr bool counts_up(const T& value, std::uint8_t& next) {
    if constexpr (requires { value.number; }) {
        return value.number == next++;
    } else if constexpr (PlainByte<T>) {
        return static_cast<std::uint8_t>(value) == next++;
    } else {
        return T::fields()([&](auto... fields) { return (counts_up(value.*(fields.member), next) && ...); });
    }
}

/// Nothing but plain bytes, described in the order in which they lie: a hand of cards, a plot of land.
template <class T>
[[nodiscard]] consteval bool are_plain_bytes() {
    if constexpr (PlainByte<T>) {
        return true;
    } else if constexpr (Described<T> && !OfManyKinds<T>) {
        constexpr bool has_nothing_else = T::fields()([](auto... fields) {
            return (are_plain_bytes<std::remove_cvref_t<decltype(std::declval<T>().*(fields.member))>>() && ...);
        });
        if constexpr (has_nothing_else && sizeof(T) == Tensor<T>::width && sizeof(T) < 256) {
            std::array<std::uint8_t, sizeof(T)> bytes{};
            for (std::size_t i = 0; i < sizeof(T); ++i) { bytes[i] = static_cast<std::uint8_t>(i); }
            std::uint8_t next = 0;
            return counts_up(std::bit_cast<T>(bytes), next);
        }
        return false;
    } else {
        return false;
    }
}
template <class T>
concept PlainBytes = are_plain_bytes<T>();

/// Several of them, byte by byte: a loop that becomes a few wide instructions.
template <PlainBytes T>
Number* write_bytes(Number* __restrict out, const T* from, std::size_t count) {
    const auto* const __restrict bytes = reinterpret_cast<const unsigned char*>(from);  // NOLINT: bytes may be read
    for (std::size_t i = 0; i < count * sizeof(T); ++i) { out[i] = bytes[i]; }
    return out + count * sizeof(T);
}

}  // namespace detail

template <class T>
    requires std::same_as<T, bool>
struct Tensor<T> {
    static constexpr std::size_t width = 1;
    static Number* write(Number* out, T value) {
        *out = value ? 1 : 0;
        return out + 1;
    }
    static void list(Contents& contents, const std::string& path, std::size_t first) {
        contents.add(path, first, 1, "flag");
    }
};

template <WholeNumber T>
    requires(sizeof(T) <= 2)
struct Tensor<T> {
    static constexpr std::size_t width = 1;
    static Number* write(Number* out, T value) {
        if constexpr (sizeof(T) == 1 || std::is_signed_v<T>) {
            *out = static_cast<Number>(value);
        } else {
            *out = static_cast<Number>(std::min<T>(value, std::numeric_limits<Number>::max()));
        }
        return out + 1;
    }
    static void list(Contents& contents, const std::string& path, std::size_t first) {
        contents.add(path, first, 1, "number");
    }
};

/// The games keep only sets of kinds in words of four bytes.
template <>
struct Tensor<std::uint32_t> {
    static constexpr std::size_t width = 32;
    static Number* write(Number* out, std::uint32_t value) { return detail::write_bits(out, value, width); }
    static void list(Contents& contents, const std::string& path, std::size_t first) {
        contents.add(path, first, width, "set");
    }
};

template <class T>
    requires std::is_enum_v<T>
struct Tensor<T> {
    static constexpr std::size_t width = 1;
    static Number* write(Number* out, T value) {
        *out = static_cast<Number>(value);
        return out + 1;
    }
    static void list(Contents& contents, const std::string& path, std::size_t first) {
        contents.add(path, first, 1, "choice", detail::names_of_all<T>());
    }
};

template <Numbered T>
struct Tensor<T> {
    static constexpr std::size_t width = 1;
    static Number* write(Number* out, T value) {
        *out = value.number;
        return out + 1;
    }
    static void list(Contents& contents, const std::string& path, std::size_t first) {
        contents.add(path, first, 1, "number");
    }
};

template <MemberSet T>
struct Tensor<T> {
    static constexpr std::size_t width = static_cast<std::size_t>(T::limit);
    static Number* write(Number* out, const T& value) {
        std::size_t left = width;
        for (const auto word : value.words()) {
            const std::size_t bits = std::min(left, 8 * sizeof(word));
            out = detail::write_bits(out, word, bits);
            left -= bits;
        }
        return out;
    }
    static void list(Contents& contents, const std::string& path, std::size_t first) {
        contents.add(path, first, width, "set", detail::names_of_all<typename T::value_type>());
    }
};

namespace detail {

template <class T>
void list_repeated(Contents& contents, const std::string& path, std::size_t first, std::size_t n) {
    constexpr std::size_t width = Tensor<T>::width;
    if constexpr (width == 1 && !Described<T>) {  // a row of plain numbers is one line
        Tensor<T>::list(contents, path, first);
        contents.entries.back().size = n;
    } else {
        contents.repeats.emplace_back(n, width);
        Tensor<T>::list(contents, path + "[]", first);
        contents.repeats.pop_back();
    }
}

}  // namespace detail

template <class T, std::size_t n>
struct Tensor<std::array<T, n>> {
    static constexpr std::size_t width = n * Tensor<T>::width;
    static Number* write(Number* out, const std::array<T, n>& values) {
        if constexpr (detail::PlainBytes<T>) { return detail::write_bytes(out, values.data(), n); }
        for (const T& value : values) { out = Tensor<T>::write(out, value); }
        return out;
    }
    static void list(Contents& contents, const std::string& path, std::size_t first) {
        detail::list_repeated<T>(contents, path, first, n);
    }
};

/// How many there are, then their places; those beyond are zero.
template <class T, std::size_t n>
struct Tensor<InplaceVector<T, n>> {
    static constexpr std::size_t width = 1 + n * Tensor<T>::width;
    static Number* write(Number* out, const InplaceVector<T, n>& values) {
        Number* const end = out + width;
        *out++ = static_cast<Number>(values.size());
        if constexpr (detail::PlainBytes<T>) {
            std::fill(out, end, Number{0});  // all of them, since their number is a constant
            detail::write_bytes(out, values.data(), values.size());
        } else {
            for (const T& value : values) { out = Tensor<T>::write(out, value); }
            std::fill(out, end, Number{0});
        }
        return end;
    }
    static void list(Contents& contents, const std::string& path, std::size_t first) {
        contents.add(path, first, 1, "count");
        detail::list_repeated<T>(contents, path, first + 1, n);
    }
};

template <class T>
struct Tensor<std::optional<T>> {
    static constexpr std::size_t width = 1 + Tensor<T>::width;
    static Number* write(Number* out, const std::optional<T>& value) {
        *out++ = value ? 1 : 0;
        return value ? Tensor<T>::write(out, *value) : std::fill_n(out, Tensor<T>::width, Number{0});
    }
    static void list(Contents& contents, const std::string& path, std::size_t first) {
        contents.add(path, first, 1, "present");
        Tensor<T>::list(contents, path, first + 1);
    }
};

namespace detail {

template <class T>
Number* write(Number* out, const T& value) {
    return Tensor<T>::write(out, value);
}

}  // namespace detail

template <Described T>
struct Tensor<T> {
    static constexpr std::size_t width = T::fields()([](auto... fields) {
        return (std::size_t{0} + ... +
                Tensor<std::remove_cvref_t<decltype(std::declval<T>().*(fields.member))>>::width);
    });
    static Number* write(Number* out, const T& value) {
        if constexpr (detail::PlainBytes<T>) {
            return detail::write_bytes(out, &value, 1);
        } else {
            static constexpr auto description = T::fields();  // a constant: a long one would be put together every time
            description([&](auto... fields) { ((out = detail::write(out, value.*(fields.member))), ...); });
            return out;
        }
    }
    static void list(Contents& contents, const std::string& path, std::size_t first) {
        for_each_field(T{}, [&]<class Member>(std::string_view name, const Member& /*member*/) {
            Tensor<std::remove_const_t<Member>>::list(
                contents, path.empty() ? std::string{name} : path + "." + std::string{name}, first);
            first += Tensor<std::remove_const_t<Member>>::width;
        });
    }
};

/// Which kind it is, what all kinds share, then the fields of that kind; all kinds begin at the same number.
template <OfManyKinds T>
struct Tensor<T> {
  private:
    template <class... Kinds>
    static constexpr std::size_t widest(const std::variant<Kinds...>* /*of*/) {
        return std::max({Tensor<Kinds>::width...});
    }
    template <class... Kinds>
    static void list_kinds(Contents& contents, const std::string& path, std::size_t first,
                           const std::variant<Kinds...>* /*of*/) {
        (Tensor<Kinds>::list(contents, path + "<" + std::string{Kinds::name} + ">", first), ...);
    }
    template <class... Kinds>
    static std::vector<std::string> kind_names(const std::variant<Kinds...>* /*of*/) {
        return {std::string{Kinds::name}...};
    }
    using Variant = decltype(T::kind);
    static constexpr const Variant* no_kind = nullptr;
    static constexpr std::size_t shared = T::fields()([](auto... fields) {
        return (std::size_t{0} + ... +
                Tensor<std::remove_cvref_t<decltype(std::declval<T>().*(fields.member))>>::width);
    });

  public:
    static constexpr std::size_t width = 1 + shared + widest(no_kind);
    static Number* write(Number* out, const T& value) {
        Number* const end = out + width;
        *out++ = static_cast<Number>(value.kind.index());
        for_each_field(value, [&]<class Member>(std::string_view /*name*/, const Member& member) {
            out = Tensor<Member>::write(out, member);
        });
        std::visit([&]<class Kind>(const Kind& kind) { out = Tensor<Kind>::write(out, kind); }, value.kind);
        return std::fill_n(out, end - out, Number{0});
    }
    static void list(Contents& contents, const std::string& path, std::size_t first) {
        contents.add(path + "." + std::string{T::tag}, first++, 1, "which", kind_names(no_kind));
        for_each_field(T{}, [&]<class Member>(std::string_view name, const Member& /*member*/) {
            Tensor<std::remove_const_t<Member>>::list(contents, path + "." + std::string{name}, first);
            first += Tensor<std::remove_const_t<Member>>::width;
        });
        list_kinds(contents, path, first, no_kind);
    }
};

}  // namespace meadhall::python
