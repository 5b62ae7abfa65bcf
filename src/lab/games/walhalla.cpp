// Walhalla in the laboratory.
#include "lab/bench/measures/walhalla.hpp"

#include "games/walhalla/game.hpp"
#include "lab/kit_for.hpp"
#include "search/judgement/walhalla/levels.hpp"
#include "search/judgement/walhalla/reference.hpp"

template meadhall::lab::Kit meadhall::lab::kit_for<meadhall::walhalla::Game>();
