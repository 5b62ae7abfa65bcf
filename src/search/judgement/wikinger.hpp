// What a position of Die Wikinger kommen! is worth: towers, Vikings, regions in reach, figures in danger.
#pragma once

#include "core/seat.hpp"
#include "games/wikinger/game.hpp"
#include "search/judgement/judgement.hpp"

namespace meadhall {

template <>
struct Judgement<wikinger::Game> {
    [[nodiscard]] static double worth(const wikinger::Game& game, const wikinger::State& state, Seat seat);
};

}  // namespace meadhall
