// The verbs of the game. A move is four bytes: a verb and what it is about; these are also its code, which means the
// same in every position.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/fields.hpp"
#include "core/seat.hpp"
#include "games/walhalla/state.hpp"

namespace meadhall::walhalla {

enum class Verb : std::uint8_t {
    tile,      // chance: a tile, the field nearer the coast first (WH-3.1)
    inner,     // chance: the inner headlands of tongues 1, 2, 3 (WH-3.2)
    outer,     // chance: the outer headlands (WH-3.2)
    card,      // chance: a card for the seat that draws (WH-3.5, WH-6.8)
    start,     // chance: who begins (WH-3.5)
    ship,      // chance: the ship that is drawn (WH-5.1)
    board,     // Vikings on these seats of the ship (WH-5.2)
    ride,      // the passenger sails (WH-5.3)
    stay,      // the passenger does not
    sell,      // a card for a Viking from Asgard (WH-5.5)
    moor,      // a fjord, and which end of the ship goes in first (WH-5.6)
    land,      // left or right (WH-6.4)
    attack,    // play attack (WH-6.6 a)
    fight,     // fight without it
    lose,      // the defender loses (WH-6.6 c)
    win,       // the defender wins (WH-6.6 d)
    shield,    // the defender plays shield and wins (WH-6.6 e)
    hunt,      // play hunt (WH-6.8)
    forage,    // take the forest's points without it
    lay,       // cards face down (WH-7.2)
    walhalla,  // play the Walhalla card at the resupply (WH-8.3)
    keep,      // do not
};
constexpr auto names(Verb /*of*/) {
    return std::array<std::string_view, 22>{"tile",   "inner", "outer",  "card", "start",    "ship",  "board", "ride",
                                            "stay",   "sell",  "moor",   "land", "attack",   "fight", "lose",  "win",
                                            "shield", "hunt",  "forage", "lay",  "walhalla", "keep"};
}
inline constexpr std::uint32_t verb_count = 22;

/// Which end of the ship goes in first; the bow is the end of seat 1.
enum class Way : std::uint8_t { bow_in, stern_in };
constexpr auto names(Way /*of*/) { return std::array<std::string_view, 2>{"bow-in", "stern-in"}; }

/// Some of a ship's seats, one bit each.
using ShipSeats = std::uint8_t;
[[nodiscard]] constexpr bool has_seat(ShipSeats seats, int seat) { return ((unsigned{seats} >> seat) & 1U) != 0; }

/// The headlands of tongues 1, 2 and 3.
using Headlands = std::array<std::uint8_t, tongue_count>;
/// Whether each of three headlands lies at one of the tongues; `of` is sorted.
[[nodiscard]] bool is_arrangement(Headlands values, const Headlands& of);

class Move {
  public:
    constexpr Move() = default;

    [[nodiscard]] static constexpr Move tile(Terrain near, Terrain far) {
        return tile(kind_of(Tile{near, far}), near > far);
    }
    /// A tile by its kind, as `tiles_by_kind` has it or turned round.
    [[nodiscard]] static constexpr Move tile(std::size_t kind, bool turned) {
        return {Verb::tile, static_cast<std::uint32_t>((kind << 1U) | (turned ? 1U : 0U))};
    }
    [[nodiscard]] static constexpr Move inner(Headlands values) { return {Verb::inner, packed(values)}; }
    [[nodiscard]] static constexpr Move outer(Headlands values) { return {Verb::outer, packed(values)}; }
    [[nodiscard]] static constexpr Move card(Card card) { return {Verb::card, packed(card)}; }
    [[nodiscard]] static constexpr Move start(Seat seat) { return {Verb::start, seat.number}; }
    [[nodiscard]] static constexpr Move ship(Ship ship) { return {Verb::ship, static_cast<std::uint32_t>(ship)}; }
    [[nodiscard]] static constexpr Move board(ShipSeats seats) { return {Verb::board, seats}; }
    [[nodiscard]] static constexpr Move sell(Card card) { return {Verb::sell, packed(card)}; }
    [[nodiscard]] static constexpr Move moor(int fjord, Way way) {
        return {Verb::moor, static_cast<std::uint32_t>(fjord) | (static_cast<std::uint32_t>(way) << 4U)};
    }
    [[nodiscard]] static constexpr Move land(Side side) { return {Verb::land, static_cast<std::uint32_t>(side)}; }
    [[nodiscard]] static Move lay(const Cards& cards) { return {Verb::lay, packed(cards)}; }
    /// A verb that says everything: ride, stay, attack, fight, …
    [[nodiscard]] static constexpr Move of(Verb verb) { return {verb, 0}; }

    [[nodiscard]] constexpr Verb verb() const { return static_cast<Verb>(bits_ >> shift); }
    [[nodiscard]] constexpr std::uint32_t argument() const { return bits_ & ((1U << shift) - 1U); }

    // What the verb is about. Precondition for each: the verb has one.
    [[nodiscard]] constexpr std::size_t tile_kind() const { return argument() >> 1U; }
    [[nodiscard]] constexpr Tile tile() const {
        const Tile tile = tiles_by_kind[tile_kind()];
        return (argument() & 1U) == 0 ? tile : Tile{tile.second, tile.first};
    }
    [[nodiscard]] constexpr Headlands headlands() const {
        return {static_cast<std::uint8_t>(argument() & 15U), static_cast<std::uint8_t>((argument() >> 4U) & 15U),
                static_cast<std::uint8_t>(argument() >> 8U)};
    }
    [[nodiscard]] constexpr Card card() const { return static_cast<Card>(argument()); }
    [[nodiscard]] constexpr Seat seat() const { return Seat{static_cast<std::uint8_t>(argument())}; }
    [[nodiscard]] constexpr Ship ship() const { return static_cast<Ship>(argument()); }
    [[nodiscard]] constexpr ShipSeats seats() const { return static_cast<ShipSeats>(argument()); }
    [[nodiscard]] constexpr int fjord() const { return static_cast<int>(argument() & 15U); }
    [[nodiscard]] constexpr Way way() const { return static_cast<Way>(argument() >> 4U); }
    [[nodiscard]] constexpr Side side() const { return static_cast<Side>(argument()); }
    [[nodiscard]] Cards cards() const;
    /// The same set of cards to lay, with so many of a kind that it did not have.
    [[nodiscard]] constexpr Move with(std::size_t kind, int number) const;

    [[nodiscard]] constexpr std::uint64_t code() const { return bits_; }
    /// The move of a code; nothing if no move has it.
    [[nodiscard]] static std::optional<Move> of_code(std::uint64_t code);

    friend constexpr bool operator==(Move, Move) = default;

  private:
    static constexpr unsigned shift = 24;

    constexpr Move(Verb verb, std::uint32_t argument) : bits_{(static_cast<std::uint32_t>(verb) << shift) | argument} {}
    [[nodiscard]] static constexpr std::uint32_t packed(Card card) { return static_cast<std::uint32_t>(card); }
    [[nodiscard]] static constexpr std::uint32_t packed(Headlands values) {
        return values[0] | (static_cast<std::uint32_t>(values[1]) << 4U) |
               (static_cast<std::uint32_t>(values[2]) << 8U);
    }
    [[nodiscard]] static std::uint32_t packed(const Cards& cards);

    std::uint32_t bits_ = 0;
};

/// Where the count of a raid-end card stands in the argument of `lay`: as many bits as the box has of it at most.
struct LayBits {
    unsigned from;
    unsigned width;
};
inline constexpr std::array<LayBits, raid_end_kinds> lay_bits = {
    {{0, 3}, {3, 3}, {6, 3}, {9, 3}, {12, 2}, {14, 2}, {16, 2}, {18, 1}}};

constexpr Move Move::with(std::size_t kind, int number) const {
    return {verb(), argument() | (static_cast<std::uint32_t>(number) << lay_bits[kind].from)};
}

inline std::uint32_t Move::packed(const Cards& cards) {
    std::uint32_t bits = 0;
    for (std::size_t kind = 0; kind < raid_end_kinds; ++kind) {
        bits |= static_cast<std::uint32_t>(count(cards, kind)) << lay_bits[kind].from;
    }
    return bits;
}

inline Cards Move::cards() const {
    Cards cards;
    for (std::size_t kind = 0; kind < raid_end_kinds; ++kind) {
        const std::uint32_t mask = (1U << lay_bits[kind].width) - 1U;
        count(cards, kind) = static_cast<std::uint8_t>((argument() >> lay_bits[kind].from) & mask);
    }
    return cards;
}

/// The seats of a ship as people count them: 1, 2, 3.
[[nodiscard]] inline InplaceVector<std::uint8_t, ship_seats> seat_numbers(ShipSeats seats) {
    InplaceVector<std::uint8_t, ship_seats> numbers;
    for (int i = 0; i < ship_seats; ++i) {
        if (has_seat(seats, i)) { numbers.push_back(static_cast<std::uint8_t>(i + 1)); }
    }
    return numbers;
}

/// One move of every verb, for the schema.
[[nodiscard]] inline std::vector<Move> examples(const Move& /*of*/) {
    std::vector<Move> all;
    for (std::uint32_t i = 0; i < verb_count; ++i) { all.push_back(Move::of(static_cast<Verb>(i))); }
    return all;
}

template <class Sink>
void describe(const Move& move, Sink&& sink) {
    sink("verb", name_of(move.verb()));
    switch (move.verb()) {
        case Verb::tile:
            sink("near", move.tile().first);
            sink("far", move.tile().second);
            break;
        case Verb::inner:
        case Verb::outer: sink("values", move.headlands()); break;
        case Verb::card:
        case Verb::sell: sink("card", move.card()); break;
        case Verb::start: sink("seat", move.seat()); break;
        case Verb::ship: sink("ship", move.ship()); break;
        case Verb::board: sink("seats", seat_numbers(move.seats())); break;
        case Verb::moor:
            sink("fjord", move.fjord() + 1);
            sink("way", move.way());
            break;
        case Verb::land: sink("side", move.side()); break;
        case Verb::lay: sink("cards", move.cards()); break;
        case Verb::ride:
        case Verb::stay:
        case Verb::attack:
        case Verb::fight:
        case Verb::lose:
        case Verb::win:
        case Verb::shield:
        case Verb::hunt:
        case Verb::forage:
        case Verb::walhalla:
        case Verb::keep: break;
    }
}

}  // namespace meadhall::walhalla
