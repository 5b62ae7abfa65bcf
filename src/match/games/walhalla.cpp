// Walhalla in the catalogue: its tables and its bots.
#include "games/walhalla/game.hpp"
#include "match/entry.hpp"
#include "search/judgement/walhalla/levels.hpp"
#include "search/judgement/walhalla/reference.hpp"

template const meadhall::GameEntry& meadhall::entry_of<meadhall::walhalla::Game>();
template std::span<const meadhall::BotMaker<meadhall::walhalla::Game>> meadhall::bots<meadhall::walhalla::Game>();
