// Private to games/odin/answers: the rows of all questions.
#pragma once

#include "games/odin/answers/cards/card_effects.hpp"
#include "games/odin/answers/cards/cards.hpp"
#include "games/odin/answers/dice/dice.hpp"
#include "games/odin/answers/feast.hpp"
#include "games/odin/answers/laying.hpp"
#include "games/odin/answers/mountain.hpp"
#include "games/odin/answers/sailing.hpp"
#include "games/odin/answers/set_up.hpp"
#include "games/odin/answers/trade.hpp"
#include "games/odin/answers/turn.hpp"
#include "games/odin/answers/under_way.hpp"
#include "games/odin/answers/upgrade.hpp"
