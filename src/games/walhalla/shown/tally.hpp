// How many of each kind: a hand of cards, a pile of ships, the tiles still face down. A shuffled pile is a tally, not
// a sequence: drawing from it is a move of chance.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <concepts>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <type_traits>

#include "core/fields.hpp"
#include "games/walhalla/components.hpp"

namespace meadhall::walhalla {

/// A struct of nothing but counts, one byte each, in the order of its enumeration.
template <class T>
concept Tally = Described<T> && std::is_trivially_copyable_v<T> && std::is_standard_layout_v<T> && sizeof(T) <= 24 &&
                T::fields()([](auto... fields) { return sizeof...(fields); }) == sizeof(T);

/// The count of kind number `kind`. The bytes of a tally may be read and written as bytes.
template <Tally T>
[[nodiscard]] inline std::uint8_t& count(T& tally, std::size_t kind) {
    return reinterpret_cast<std::uint8_t*>(&tally)[kind];  // NOLINT: see above
}
template <Tally T>
[[nodiscard]] inline std::uint8_t count(const T& tally, std::size_t kind) {
    return reinterpret_cast<const std::uint8_t*>(&tally)[kind];  // NOLINT: see above
}

namespace detail {

static_assert(std::endian::native == std::endian::little, "kind 0 is the lowest byte of the first word");

/// The counts as three words of eight bytes.
struct TallyWords {
    std::uint64_t words[3] = {0, 0, 0};

    template <Tally T>
    explicit TallyWords(const T& tally) {
        std::memcpy(words, &tally, sizeof(T));
    }
};

constexpr std::uint64_t low_bits = 0x0101010101010101U;
constexpr std::uint64_t high_bits = low_bits << 7U;

/// One bit for every byte that is not zero.
[[nodiscard]] constexpr std::uint32_t bytes_in_use(std::uint64_t word) {
    const std::uint64_t marks = (((word & ~high_bits) + ~high_bits) | word) & high_bits;
    return static_cast<std::uint32_t>(((marks >> 7U) * 0x0102040810204080U) >> 56U);
}

}  // namespace detail

/// How many things there are of all kinds together; at most 255.
template <Tally T>
[[nodiscard]] inline int total(const T& tally) {
    const detail::TallyWords all{tally};
    return static_cast<int>(((all.words[0] + all.words[1] + all.words[2]) * detail::low_bits) >> 56U);
}

/// One bit for every kind of which there is at least one.
template <Tally T>
[[nodiscard]] inline std::uint32_t kinds_in(const T& tally) {
    const detail::TallyWords all{tally};
    std::uint32_t kinds = detail::bytes_in_use(all.words[0]) | (detail::bytes_in_use(all.words[1]) << 8U);
    if constexpr (sizeof(T) > 16) { kinds |= detail::bytes_in_use(all.words[2]) << 16U; }
    return kinds;
}

/// Calls `visit(kind)` for every kind of which there is at least one, in order.
template <Tally T, std::invocable<std::size_t> Visit>
inline void for_each_kind(const T& tally, Visit&& visit) {
    for (std::uint32_t kinds = kinds_in(tally); kinds != 0; kinds &= kinds - 1) {
        visit(static_cast<std::size_t>(std::countr_zero(kinds)));
    }
}

/// A thing picked from a tally.
struct Pick {
    std::size_t kind;
    int before;  // things of the kinds before it
};

/// The kind of thing number `ticket` when all are laid out in order. Precondition: there are more than that, at most
/// 127.
template <Tally T>
[[nodiscard]] inline Pick thing_at(const T& tally, int ticket) {
    const detail::TallyWords all{tally};
    Pick pick{0, 0};
    std::uint64_t word = all.words[0];
    // The product counts up: byte i of it is the sum of the first i + 1 counts.
    for (std::size_t i = 1; i < (sizeof(T) + 7) / 8; ++i) {
        const int sum = static_cast<int>((word * detail::low_bits) >> 56U);
        if (ticket < pick.before + sum) { break; }
        pick = {8 * i, pick.before + sum};
        word = all.words[i];
    }
    const std::uint64_t sums = word * detail::low_bits;
    const std::uint64_t wanted = static_cast<std::uint64_t>(ticket - pick.before + 1) * detail::low_bits;
    const std::uint64_t reached = ((sums | detail::high_bits) - wanted) & detail::high_bits;
    const auto kind = static_cast<std::size_t>(std::countr_zero(reached)) >> 3U;
    const std::uint64_t below = kind == 0 ? 0 : (sums >> (8U * (kind - 1U))) & 255U;
    return {pick.kind + kind, pick.before + static_cast<int>(below)};
}

template <Tally T>
inline void add(T& to, const T& more) {
    for (std::size_t kind = 0; kind < sizeof(T); ++kind) {
        count(to, kind) = static_cast<std::uint8_t>(count(to, kind) + count(more, kind));
    }
}
/// Precondition: there are that many of each kind.
template <Tally T>
inline void take(T& from, const T& fewer) {
    for (std::size_t kind = 0; kind < sizeof(T); ++kind) {
        count(from, kind) = static_cast<std::uint8_t>(count(from, kind) - count(fewer, kind));
    }
}
/// As many of each kind as there are.
template <Tally T>
inline void take_at_most(T& from, const T& fewer) {
    for (std::size_t kind = 0; kind < sizeof(T); ++kind) {
        count(from, kind) =
            static_cast<std::uint8_t>(count(from, kind) - std::min(count(from, kind), count(fewer, kind)));
    }
}
template <Tally T>
[[nodiscard]] inline bool contains(const T& all, const T& some) {
    for (std::size_t kind = 0; kind < sizeof(T); ++kind) {
        if (count(all, kind) < count(some, kind)) { return false; }
    }
    return true;
}

/// Action cards: a hand, the draw pile, the discards.
struct Cards {
    std::uint8_t forest = 0;
    std::uint8_t wheat = 0;
    std::uint8_t cult = 0;
    std::uint8_t village = 0;
    std::uint8_t tongue6 = 0;
    std::uint8_t tongue7 = 0;
    std::uint8_t tongue8 = 0;
    std::uint8_t walhalla = 0;
    std::uint8_t hunt = 0;
    std::uint8_t attack = 0;
    std::uint8_t shield = 0;

    [[nodiscard]] std::uint8_t& operator[](Card card);
    [[nodiscard]] std::uint8_t operator[](Card card) const;

    static constexpr auto fields() {
        return described(field("forest+", &Cards::forest), field("wheat+", &Cards::wheat), field("cult+", &Cards::cult),
                         field("village+", &Cards::village), field("tongue6", &Cards::tongue6),
                         field("tongue7", &Cards::tongue7), field("tongue8", &Cards::tongue8),
                         field("walhalla", &Cards::walhalla), field("hunt", &Cards::hunt),
                         field("attack", &Cards::attack), field("shield", &Cards::shield));
    }
    friend constexpr bool operator==(const Cards&, const Cards&) = default;
};
static_assert(Tally<Cards> && sizeof(Cards) == card_kinds);
inline std::uint8_t& Cards::operator[](Card card) { return count(*this, index(card)); }
inline std::uint8_t Cards::operator[](Card card) const { return count(*this, index(card)); }

/// Ships face down.
struct Fleet {
    std::uint8_t red_0 = 0;
    std::uint8_t red_1 = 0;
    std::uint8_t red_2 = 0;
    std::uint8_t blue_0 = 0;
    std::uint8_t blue_1 = 0;
    std::uint8_t blue_2 = 0;
    std::uint8_t yellow_0 = 0;
    std::uint8_t yellow_1 = 0;
    std::uint8_t yellow_2 = 0;
    std::uint8_t black_0 = 0;
    std::uint8_t black_1 = 0;
    std::uint8_t black_2 = 0;

    /// Precondition for both: a ship.
    [[nodiscard]] std::uint8_t& operator[](Ship ship);
    [[nodiscard]] std::uint8_t operator[](Ship ship) const;

    static constexpr auto fields() {
        return described(field("red-0", &Fleet::red_0), field("red-1", &Fleet::red_1), field("red-2", &Fleet::red_2),
                         field("blue-0", &Fleet::blue_0), field("blue-1", &Fleet::blue_1),
                         field("blue-2", &Fleet::blue_2), field("yellow-0", &Fleet::yellow_0),
                         field("yellow-1", &Fleet::yellow_1), field("yellow-2", &Fleet::yellow_2),
                         field("black-0", &Fleet::black_0), field("black-1", &Fleet::black_1),
                         field("black-2", &Fleet::black_2));
    }
    friend constexpr bool operator==(const Fleet&, const Fleet&) = default;
};
static_assert(Tally<Fleet> && sizeof(Fleet) == ship_kinds);
inline std::uint8_t& Fleet::operator[](Ship ship) { return count(*this, static_cast<std::size_t>(number_of(ship))); }
inline std::uint8_t Fleet::operator[](Ship ship) const {
    return count(*this, static_cast<std::size_t>(number_of(ship)));
}

/// Tiles face down. A tile has no front: the pair of its fields is its kind, whichever is named first.
struct Tiles {
    std::uint8_t cult_cult = 0;
    std::uint8_t cult_forest2 = 0;
    std::uint8_t cult_forest3 = 0;
    std::uint8_t cult_village1 = 0;
    std::uint8_t cult_village2 = 0;
    std::uint8_t cult_wheat = 0;
    std::uint8_t forest2_forest2 = 0;
    std::uint8_t forest2_forest3 = 0;
    std::uint8_t forest2_village1 = 0;
    std::uint8_t forest2_village2 = 0;
    std::uint8_t forest2_wheat = 0;
    std::uint8_t forest3_forest3 = 0;
    std::uint8_t forest3_village1 = 0;
    std::uint8_t forest3_village2 = 0;
    std::uint8_t forest3_wheat = 0;
    std::uint8_t village1_village1 = 0;
    std::uint8_t village1_village2 = 0;
    std::uint8_t village1_wheat = 0;
    std::uint8_t village2_village2 = 0;
    std::uint8_t village2_wheat = 0;
    std::uint8_t wheat_wheat = 0;

    [[nodiscard]] std::uint8_t& operator[](Tile tile);
    [[nodiscard]] std::uint8_t operator[](Tile tile) const;

    static constexpr auto fields() {
        return described(field("CC", &Tiles::cult_cult), field("Cf", &Tiles::cult_forest2),
                         field("CF", &Tiles::cult_forest3), field("Cv", &Tiles::cult_village1),
                         field("CV", &Tiles::cult_village2), field("CW", &Tiles::cult_wheat),
                         field("ff", &Tiles::forest2_forest2), field("fF", &Tiles::forest2_forest3),
                         field("fv", &Tiles::forest2_village1), field("fV", &Tiles::forest2_village2),
                         field("fW", &Tiles::forest2_wheat), field("FF", &Tiles::forest3_forest3),
                         field("Fv", &Tiles::forest3_village1), field("FV", &Tiles::forest3_village2),
                         field("FW", &Tiles::forest3_wheat), field("vv", &Tiles::village1_village1),
                         field("vV", &Tiles::village1_village2), field("vW", &Tiles::village1_wheat),
                         field("VV", &Tiles::village2_village2), field("VW", &Tiles::village2_wheat),
                         field("WW", &Tiles::wheat_wheat));
    }
    friend constexpr bool operator==(const Tiles&, const Tiles&) = default;
};
inline constexpr int tile_kinds = terrains * (terrains + 1) / 2;
static_assert(Tally<Tiles> && sizeof(Tiles) == tile_kinds);

/// The pairs of terrains in the order of `Tiles`.
inline constexpr std::array<Tile, tile_kinds> tiles_by_kind = [] {
    std::array<Tile, tile_kinds> tiles{};
    std::size_t kind = 0;
    for (int first = 0; first < terrains; ++first) {
        for (int second = first; second < terrains; ++second) {
            tiles[kind++] = {static_cast<Terrain>(first), static_cast<Terrain>(second)};
        }
    }
    return tiles;
}();

[[nodiscard]] constexpr bool has_equal_fields(std::size_t kind) {
    return tiles_by_kind[kind].first == tiles_by_kind[kind].second;
}

inline constexpr std::array<std::array<std::uint8_t, terrains>, terrains> kinds_of_tiles = [] {
    std::array<std::array<std::uint8_t, terrains>, terrains> kinds{};
    for (std::size_t kind = 0; kind < tiles_by_kind.size(); ++kind) {
        const Tile tile = tiles_by_kind[kind];
        kinds[index(tile.first)][index(tile.second)] = static_cast<std::uint8_t>(kind);
        kinds[index(tile.second)][index(tile.first)] = static_cast<std::uint8_t>(kind);
    }
    return kinds;
}();

/// The kind of a tile, whichever way round it is held.
[[nodiscard]] constexpr std::size_t kind_of(Tile tile) { return kinds_of_tiles[index(tile.first)][index(tile.second)]; }

inline std::uint8_t& Tiles::operator[](Tile tile) { return count(*this, kind_of(tile)); }
inline std::uint8_t Tiles::operator[](Tile tile) const { return count(*this, kind_of(tile)); }

}  // namespace meadhall::walhalla
