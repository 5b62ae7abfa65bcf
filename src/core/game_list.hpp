// A list of games as types, in the order in which they are offered. The doors make all they know of games from one.
#pragma once

namespace meadhall {

template <class... Games>
struct GameList {};

/// Calls `visit.template operator()<G>()` for every game of a list.
template <class... Games, class Visit>
void for_each_game(GameList<Games...> /*games*/, Visit&& visit) {
    (visit.template operator()<Games>(), ...);
}

}  // namespace meadhall
