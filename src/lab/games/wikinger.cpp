// Die Wikinger kommen! in the laboratory.
#include "lab/bench/measures/wikinger.hpp"

#include "games/wikinger/game.hpp"
#include "lab/kit_for.hpp"
#include "search/judgement/wikinger/levels.hpp"
#include "search/judgement/wikinger/reference.hpp"

template meadhall::lab::Kit meadhall::lab::kit_for<meadhall::wikinger::Game>();
