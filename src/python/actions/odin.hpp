// The ids of Ein Fest für Odin, read off the verbs: every field of a verb is a block as large as there are things of
// its kind. So a tile is laid in four small decisions: which tile, on which board, over which cell, in which pose.
#pragma once

#include <array>
#include <string_view>
#include <utility>

#include "games/odin/game.hpp"
#include "python/word.hpp"

namespace meadhall::python {

namespace odin_ids {

inline constexpr int first_of_seats = static_cast<int>(odin::Verb::die) + 1;

/// Calls `visit(block)` for every field of a verb, or once for a verb that is about nothing.
template <class Visit>
constexpr void each_block(int verb, Visit&& visit) {
    odin::Move{static_cast<odin::Verb>(verb)}.visit([&]<class Phrase>(Phrase phrase) {
        int fields = 0;
        for_each_field(phrase, [&]<class Thing>(std::string_view name, const Thing& /*thing*/) {
            visit(Block{Phrase::name, name, odin::limit_of(Thing{}), 0});
            ++fields;
        });
        if (fields == 0) { visit(Block{Phrase::name, "", 1, 0}); }
    });
}

template <int from, int to>
inline constexpr std::size_t block_count = [] {
    std::size_t blocks = 0;
    for (int verb = from; verb < to; ++verb) {
        each_block(verb, [&](const Block& /*block*/) { ++blocks; });
    }
    return blocks;
}();

template <int from, int to>
[[nodiscard]] consteval auto listed() {
    std::array<Block, block_count<from, to>> blocks{};
    std::size_t next = 0;
    for (int verb = from; verb < to; ++verb) {
        each_block(verb, [&](const Block& block) { blocks[next++] = block; });
    }
    return in_a_row(blocks);
}

/// The blocks of the verbs of seats and of chance.
inline constexpr auto of_seats = listed<first_of_seats, odin::verb_count>();
inline constexpr auto of_chance = listed<0, first_of_seats>();

/// Where the blocks of a verb begin, and how many it has.
struct Beginning {
    std::array<std::uint16_t, 2> first{};
    std::uint8_t fields = 0;
};
inline constexpr auto beginnings = [] {
    std::array<Beginning, odin::verb_count> all{};
    std::size_t next = 0;
    for (int verb = first_of_seats; verb < odin::verb_count; ++verb) {
        Beginning& one = all[static_cast<std::size_t>(verb)];
        each_block(verb, [&](const Block& /*block*/) {
            one.first[one.fields++] = static_cast<std::uint16_t>(of_seats[next++].first);
        });
    }
    return all;
}();

}  // namespace odin_ids

template <>
struct Actions<odin::Game> {
    static constexpr auto blocks = odin_ids::of_seats;
    static constexpr auto outcomes = odin_ids::of_chance;
    static constexpr std::size_t longest = 2;

    [[nodiscard]] static Word word(odin::Move move) {
        const odin_ids::Beginning& verb = odin_ids::beginnings[static_cast<std::size_t>(move.verb())];
        const std::uint64_t code = move.code();
        const auto one = static_cast<std::uint16_t>(verb.first[0] + ((code >> 8U) & 255U));
        if (verb.fields < 2) { return {one}; }
        return {one, static_cast<std::uint16_t>(verb.first[1] + (code & 255U))};
    }
    /// Every verb of chance is about one thing.
    [[nodiscard]] static int outcome(odin::Move move) {
        return outcomes[static_cast<std::size_t>(move.verb())].first + static_cast<int>((move.code() >> 8U) & 255U);
    }
};

}  // namespace meadhall::python
