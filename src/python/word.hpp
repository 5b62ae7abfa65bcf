// How a move is said in numbers: a word of a few ids, each of which means the same in every position of a game.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/inplace_vector.hpp"

namespace meadhall::python {

/// No move needs more ids than Walhalla's "these cards, face down": one for each of eight kinds, and "that is all".
inline constexpr std::size_t longest_word = 9;

/// The ids of one move, in the order in which they are decided. No word is the beginning of another, and no two moves
/// have the same one.
using Word = InplaceVector<std::uint16_t, longest_word>;

/// Some neighbouring ids that answer one question: id `first` + i says that `field` of `verb` is number i.
/// A verb that is about nothing has a single id and no field.
struct Block {
    std::string_view verb;
    std::string_view field;
    int size = 1;
    int first = 0;  // worked out by `in_a_row`
};

/// The blocks one behind the other, from id 0 on.
template <std::size_t n>
[[nodiscard]] consteval std::array<Block, n> in_a_row(std::array<Block, n> blocks) {
    int next = 0;
    for (Block& block : blocks) {
        block.first = next;
        next += block.size;
    }
    return blocks;
}

/// How many ids they have together.
template <std::size_t n>
[[nodiscard]] consteval int ids_of(const std::array<Block, n>& blocks) {
    return blocks.back().first + blocks.back().size;
}

/// How a game's moves are said: `blocks` and `word(move)` for those of seats, `outcomes` and `outcome(move)` for those
/// of chance, whose ids are counted apart. One specialisation per game, in python/actions.
template <class G>
struct Actions;

}  // namespace meadhall::python
