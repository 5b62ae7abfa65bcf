// Die Wikinger kommen! in the catalogue: its tables and its bots.
#include "games/wikinger/game.hpp"
#include "match/entry.hpp"
#include "search/judgement/wikinger/levels.hpp"
#include "search/judgement/wikinger/reference.hpp"

template const meadhall::GameEntry& meadhall::entry_of<meadhall::wikinger::Game>();
template std::span<const meadhall::BotMaker<meadhall::wikinger::Game>> meadhall::bots<meadhall::wikinger::Game>();
