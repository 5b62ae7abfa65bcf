// Ein Fest für Odin in the laboratory.
#include "lab/bench/measures/odin.hpp"

#include "games/odin/game.hpp"
#include "lab/kit_for.hpp"
#include "search/judgement/odin/levels.hpp"
#include "search/judgement/odin/reference.hpp"

template meadhall::lab::Kit meadhall::lab::kit_for<meadhall::odin::Game>();
