// Die Wikinger kommen! in Python.
#include "python/actions/wikinger.hpp"

#include "games/wikinger/game.hpp"
#include "python/game_of.hpp"

template std::shared_ptr<meadhall::python::AnyGame> meadhall::python::make_game<meadhall::wikinger::Game>(
    const GameSource& source);
