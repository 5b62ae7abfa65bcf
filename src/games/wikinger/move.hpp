// The verbs of the game. A move is four bytes; its code reads the same in every position of a game.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/fields.hpp"
#include "games/wikinger/state.hpp"

namespace meadhall::wikinger {

enum class Verb : std::uint8_t {
    start,    // chance: the seat of this colour begins (W-4.1)
    settle,   // a Viking of this colour goes ashore (W-4.1)
    remove,   // the brawl takes the enemy Viking on a point (W-5.1)
    march,    // a Viking goes by a step or a jump sequence; the path does not matter (W-6.2)
    tower,    // a tower goes up on a point (W-5.4, W-8.1, W-8.4)
    decline,  // no tower now
    stop,     // the chain of captures ends here (W-7.5)
    pass,     // no Viking can move (W-6.4)
};
constexpr auto names(Verb /*of*/) {
    return std::array<std::string_view, 8>{"start", "settle", "remove", "march", "tower", "decline", "stop", "pass"};
}

struct Move {
    Verb verb = Verb::pass;
    Colour colour = Colour::red;  // start, settle
    Point from{};                 // march
    Point to{};                   // settle, remove, march, tower

    [[nodiscard]] static constexpr Move start(Colour colour) { return {Verb::start, colour, {}, {}}; }
    [[nodiscard]] static constexpr Move settle(Colour colour, Point at) { return {Verb::settle, colour, {}, at}; }
    [[nodiscard]] static constexpr Move remove(Point at) { return {Verb::remove, {}, {}, at}; }
    [[nodiscard]] static constexpr Move march(Point from, Point to) { return {Verb::march, {}, from, to}; }
    [[nodiscard]] static constexpr Move tower(Point at) { return {Verb::tower, {}, {}, at}; }
    [[nodiscard]] static constexpr Move decline() { return {Verb::decline, {}, {}, {}}; }
    [[nodiscard]] static constexpr Move stop() { return {Verb::stop, {}, {}, {}}; }
    [[nodiscard]] static constexpr Move pass() { return {Verb::pass, {}, {}, {}}; }

    friend constexpr bool operator==(Move, Move) = default;
};

[[nodiscard]] constexpr bool has_colour(Verb verb) { return verb == Verb::start || verb == Verb::settle; }
[[nodiscard]] constexpr bool has_target(Verb verb) {
    return verb == Verb::settle || verb == Verb::remove || verb == Verb::march || verb == Verb::tower;
}

/// verb, colour, from and to in 3 + 2 + 7 + 7 bits.
[[nodiscard]] constexpr std::uint64_t code_of(Move move) {
    return (static_cast<std::uint64_t>(move.verb) << 16U) | (static_cast<std::uint64_t>(move.colour) << 14U) |
           (static_cast<std::uint64_t>(move.from.number) << 7U) | move.to.number;
}

/// The move of a code; nothing if a field that its verb does not use is set.
[[nodiscard]] constexpr std::optional<Move> move_of_code(std::uint64_t code) {
    if (code >> 19U != 0) { return std::nullopt; }
    const Move move{static_cast<Verb>(code >> 16U), static_cast<Colour>((code >> 14U) & 3U),
                    point(static_cast<int>((code >> 7U) & 127U)), point(static_cast<int>(code & 127U))};
    if (!has_colour(move.verb) && move.colour != Colour::red) { return std::nullopt; }
    if (move.verb != Verb::march && move.from != Point{}) { return std::nullopt; }
    if (!has_target(move.verb) && move.to != Point{}) { return std::nullopt; }
    return move;
}

/// One move of every verb, for the schema.
[[nodiscard]] inline std::vector<Move> examples(const Move& /*of*/) {
    std::vector<Move> all;
    for (std::size_t i = 0; i < names(Verb{}).size(); ++i) { all.push_back({static_cast<Verb>(i), {}, {}, {}}); }
    return all;
}

template <class Sink>
void describe(const Move& move, Sink&& sink) {
    sink("verb", name_of(move.verb));
    if (has_colour(move.verb)) { sink("colour", move.colour); }
    if (move.verb == Verb::march) { sink("from", move.from); }
    if (has_target(move.verb)) { sink("to", move.to); }
}

}  // namespace meadhall::wikinger
