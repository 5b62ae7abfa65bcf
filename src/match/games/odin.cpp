// Ein Fest für Odin in the catalogue: its tables and its bots.
#include "games/odin/examples.hpp"
#include "games/odin/game.hpp"
#include "match/entry.hpp"
#include "search/judgement/odin/levels.hpp"
#include "search/judgement/odin/reference.hpp"

template const meadhall::GameEntry& meadhall::entry_of<meadhall::odin::Game>();
template std::span<const meadhall::BotMaker<meadhall::odin::Game>> meadhall::bots<meadhall::odin::Game>();
