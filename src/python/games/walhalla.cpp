// Walhalla in Python.
#include "python/actions/walhalla.hpp"

#include "games/walhalla/game.hpp"
#include "python/game_of.hpp"

template std::shared_ptr<meadhall::python::AnyGame> meadhall::python::make_game<meadhall::walhalla::Game>(
    const GameSource& source);
