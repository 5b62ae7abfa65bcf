// The levels of Ein Fest für Odin. All see what the steward sees; the weaker ones misjudge it or overlook some of it,
// the stronger ones play their candidates to the end of the game.
#pragma once

#include "games/odin/game.hpp"
#include "search/judgement/odin/judgement.hpp"
#include "search/judgement/odin/steward.hpp"
#include "search/levels.hpp"

namespace meadhall {

template <>
struct Levels<odin::Game> {
    static constexpr PlannerSettings steward{.candidates = 1, .care = 20};
    static constexpr PlannerSettings planner{.candidates = 8, .care = 20};
    static constexpr PlannerSettings thorough{.candidates = 12, .care = 100};

    static constexpr std::array<LevelRow, level_count> rows = {{
        {{.playouts = 1, .error = 0.012, .oversight = 0.09, .plan = steward}, 1},
        {{.playouts = 1, .error = 0.004, .oversight = 0.03, .plan = steward}, 1},
        {{.playouts = 1, .plan = steward}, 1},
        {{.playouts = 60, .plan = planner}, 60},
        {{.plan = thorough}, 800},
    }};
};

}  // namespace meadhall
