// The list of games: whoever must know them all derives from this one.
#pragma once

#include "core/game_list.hpp"
#include "games/odin/game.hpp"
#include "games/walhalla/game.hpp"
#include "games/wikinger/game.hpp"

namespace meadhall {

using Games = GameList<wikinger::Game, walhalla::Game, odin::Game>;

}  // namespace meadhall
