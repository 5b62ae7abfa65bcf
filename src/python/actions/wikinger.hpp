// The ids of Die Wikinger kommen!: a settlement is a colour and a point, a march is where from and where to.
#pragma once

#include "games/wikinger/game.hpp"
#include "python/word.hpp"

namespace meadhall::python {

template <>
struct Actions<wikinger::Game> {
    static constexpr auto blocks = in_a_row(std::array<Block, 9>{{
        {"settle", "colour", wikinger::colours},
        {"settle", "to", wikinger::max_points},
        {"remove", "to", wikinger::max_points},
        {"march", "from", wikinger::max_points},
        {"march", "to", wikinger::max_points},
        {"tower", "to", wikinger::max_points},
        {"decline", ""},
        {"stop", ""},
        {"pass", ""},
    }});
    static constexpr auto outcomes = in_a_row(std::array<Block, 1>{{{"start", "colour", wikinger::colours}}});
    static constexpr std::size_t longest = 2;

    [[nodiscard]] static Word word(wikinger::Move move) {
        switch (move.verb) {
            case wikinger::Verb::settle: return {id(0, static_cast<int>(move.colour)), id(1, move.to.number)};
            case wikinger::Verb::remove: return {id(2, move.to.number)};
            case wikinger::Verb::march: return {id(3, move.from.number), id(4, move.to.number)};
            case wikinger::Verb::tower: return {id(5, move.to.number)};
            case wikinger::Verb::decline: return {id(6, 0)};
            case wikinger::Verb::stop: return {id(7, 0)};
            case wikinger::Verb::start:
            case wikinger::Verb::pass: break;
        }
        return {id(8, 0)};
    }
    [[nodiscard]] static int outcome(wikinger::Move move) { return static_cast<int>(move.colour); }

  private:
    [[nodiscard]] static constexpr std::uint16_t id(std::size_t block, int number) {
        return static_cast<std::uint16_t>(blocks[block].first + number);
    }
};

}  // namespace meadhall::python
