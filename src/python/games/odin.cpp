// Ein Fest für Odin in Python.
#include "python/actions/odin.hpp"

#include "games/odin/game.hpp"
#include "python/game_of.hpp"

template std::shared_ptr<meadhall::python::AnyGame> meadhall::python::make_game<meadhall::odin::Game>(
    const GameSource& source);
