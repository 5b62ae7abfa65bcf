// The levels of Walhalla. A few decisions at random and then the judgement tell more than random play to the end of the
// game; the more playouts, the further it pays to look.
#pragma once

#include "games/walhalla/game.hpp"
#include "search/judgement/walhalla/judgement.hpp"
#include "search/levels.hpp"

namespace meadhall {

template <>
struct Levels<walhalla::Game> {
    static constexpr TreeSearchSettings near{.exploration = 0.4, .horizon = 12};
    static constexpr TreeSearchSettings far{.exploration = 0.45, .horizon = 40};

    static constexpr std::array<LevelRow, level_count> rows = {{
        {{.playouts = 24, .error = 0.19, .oversight = 0.38, .tree = near}, 24},
        {{.playouts = 60, .error = 0.085, .oversight = 0.14, .tree = near}, 60},
        {{.playouts = 240, .error = 0.04, .oversight = 0.05, .tree = near}, 240},
        {{.playouts = 1'500, .tree = far}, 1'500},
        {{.tree = far}, 40'000},
    }};
};

}  // namespace meadhall
