// The record of a game as far as one caller may know it.
#pragma once

#include "match/caller.hpp"
#include "match/catalogue.hpp"
#include "match/record/record.hpp"
#include "match/table.hpp"

namespace meadhall {

/// Once the game is over, or where nothing is ever hidden, that is all of it. Otherwise "?" stands for what others did
/// and for what was drawn, and the hashes are those of what the caller saw.
[[nodiscard]] Record known_record(Catalogue games, const Table& table, Caller caller);

}  // namespace meadhall
