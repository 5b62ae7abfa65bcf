// The levels of Die Wikinger kommen!. For two sides an exact search; for three players a tree that asks the judgement,
// because random play tells little about a march.
#pragma once

#include "games/wikinger/game.hpp"
#include "search/judgement/wikinger/judgement.hpp"
#include "search/judgement/wikinger/tactics.hpp"
#include "search/levels.hpp"

namespace meadhall {

/// A search that looks so many changes of side ahead and knows what every move is worth there.
constexpr AlphaBetaSettings looking(int depth, bool follows_captures) {
    return {.max_depth = depth,
            .quiescence = follows_captures,
            .judges_every_move = true,
            .table_entries = std::size_t{1} << 14U};
}

template <>
struct Levels<wikinger::Game> {
    static constexpr TreeSearchSettings tree{.exploration = 0.15, .horizon = 0, .widening = 1.5};

    static constexpr std::array<LevelRow, level_count> rows = {{
        {{.playouts = 200, .error = 0.12, .oversight = 0.35, .tree = tree, .exact = looking(1, false)}, 200},
        {{.playouts = 400, .error = 0.042, .oversight = 0.09, .tree = tree, .exact = looking(1, true)}, 400},
        {{.playouts = 2'000, .error = 0.03, .oversight = 0.04, .tree = tree, .exact = looking(2, true)}, 2'000},
        {{.playouts = 4'000, .tree = tree, .exact = {.max_depth = 2}}, 4'000},
        {{.tree = tree}, 20'000},
    }};
};

}  // namespace meadhall
