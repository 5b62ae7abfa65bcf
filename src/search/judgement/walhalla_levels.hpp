// The levels of Walhalla. Random playouts to the end of the game judge better than any formula of ours.
#pragma once

#include "games/walhalla/game.hpp"
#include "search/judgement/walhalla.hpp"
#include "search/levels.hpp"

namespace meadhall {

template <>
struct Levels<walhalla::Game> {
    static constexpr TreeSearchSettings tree{.exploration = 0.6};

    static constexpr std::array<LevelRow, level_count> rows = {{
        {{.playouts = 24, .error = 0.16, .oversight = 0.35, .tree = tree}, 24},
        {{.playouts = 90, .error = 0.075, .oversight = 0.12, .tree = tree}, 90},
        {{.playouts = 240, .error = 0.04, .oversight = 0.05, .tree = tree}, 240},
        {{.playouts = 2'000, .tree = tree}, 2'000},
        {{.tree = tree}, 20'000},
    }};
};

}  // namespace meadhall
