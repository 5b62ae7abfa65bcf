// The levels of Walhalla. A few decisions at random and then the judgement tell more than random play to the end of the
// game, and sooner.
#pragma once

#include "games/walhalla/game.hpp"
#include "search/judgement/walhalla.hpp"
#include "search/levels.hpp"

namespace meadhall {

template <>
struct Levels<walhalla::Game> {
    static constexpr TreeSearchSettings tree{.exploration = 0.4, .horizon = 12};

    static constexpr std::array<LevelRow, level_count> rows = {{
        {{.playouts = 24, .error = 0.16, .oversight = 0.35, .tree = tree}, 24},
        {{.playouts = 70, .error = 0.085, .oversight = 0.14, .tree = tree}, 70},
        {{.playouts = 320, .error = 0.035, .oversight = 0.04, .tree = tree}, 320},
        {{.playouts = 2'000, .tree = tree}, 2'000},
        {{.tree = tree}, 60'000},
    }};
};

}  // namespace meadhall
