// A list of games as types, in the order in which they are offered. The doors make all they know of games from one.
#pragma once

namespace meadhall {

template <class... Games>
struct GameList {};

}  // namespace meadhall
