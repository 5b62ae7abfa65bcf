// Mead Horn in the catalogue: its tables and its bots.
#include "fourth_game/game/opinions.hpp"
#include "match/entry.hpp"

template const meadhall::GameEntry& meadhall::entry_of<meadhall::toy::Game>();
template std::span<const meadhall::BotMaker<meadhall::toy::Game>> meadhall::bots<meadhall::toy::Game>();
