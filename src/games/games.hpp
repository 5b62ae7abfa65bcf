// The list of games, written out: whoever must know them all walks this one.
#pragma once

#include "games/odin/game.hpp"
#include "games/walhalla/game.hpp"
#include "games/wikinger/game.hpp"

namespace meadhall {

/// Calls `visit.operator()<G>()` for every game of the hall.
template <class Visit>
void for_each_game(Visit&& visit) {
    visit.template operator()<wikinger::Game>();
    visit.template operator()<walhalla::Game>();
    visit.template operator()<odin::Game>();
}

}  // namespace meadhall
