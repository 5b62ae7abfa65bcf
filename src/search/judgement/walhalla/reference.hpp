// The yardstick of Walhalla: flat Monte Carlo, 256 playouts for every legal move. Frozen.
#pragma once

#include "games/walhalla/game.hpp"
#include "search/flat_bot.hpp"
#include "search/judgement/walhalla/judgement.hpp"
#include "search/reference.hpp"

namespace meadhall {

template <>
struct Reference<walhalla::Game> {
    [[nodiscard]] static std::unique_ptr<Bot<walhalla::Game>> make() {
        return std::make_unique<FlatBot<walhalla::Game>>(256);
    }
};

}  // namespace meadhall
