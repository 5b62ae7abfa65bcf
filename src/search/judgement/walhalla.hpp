// What a position of Walhalla is worth: the points if the raid ended now, and what Vikings, heroes and cards promise.
#pragma once

#include "core/seat.hpp"
#include "games/walhalla/game.hpp"
#include "search/judgement/judgement.hpp"

namespace meadhall {

template <>
struct Judgement<walhalla::Game> {
    [[nodiscard]] static Shares shares(const walhalla::Game& game, const walhalla::State& state);
    [[nodiscard]] static double worth(const walhalla::Game& game, const walhalla::State& state, Seat seat) {
        return shares(game, state)[seat.number];
    }
};

}  // namespace meadhall
