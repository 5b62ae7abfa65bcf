// What a position of Walhalla is worth: the points if the raid ended now, and what Vikings, heroes and cards promise.
#pragma once

#include "core/seat.hpp"
#include "games/walhalla/game.hpp"
#include "search/judgement/judgement.hpp"

namespace meadhall {

template <>
struct Judgement<walhalla::Game> {
    [[nodiscard]] static double worth(const walhalla::Game& game, const walhalla::State& state, Seat seat);
};

}  // namespace meadhall
