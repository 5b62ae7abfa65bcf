// A table as the command line describes it.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/refusal.hpp"
#include "match/catalogue.hpp"
#include "match/record/record.hpp"
#include "match/table.hpp"

namespace meadhall::cli {

/// What was said about a table; empty and 0 where nothing was.
struct TableOrder {
    std::string game{};
    int seats = 0;                       // the game's least
    std::string options{};               // a JSON object, or the name of a file with one
    std::vector<std::string> changes{};  // NAME=VALUE, after the options
    std::string island{};                // short for the change island=…
    std::string position{};              // the game's notation, or JSON
    std::string seed{};                  // a fresh one
};

/// The game that is meant: the one of this name, or the first of the hall if there is no name.
[[nodiscard]] Result<const GameEntry*> game_of(const TableOrder& order);

/// All that was said about options as one JSON object.
[[nodiscard]] Result<std::string> options_of(const GameEntry& game, const TableOrder& order);

/// How to open the table. Precondition: the order is for this game.
[[nodiscard]] Result<Opening> opening_of(const GameEntry& game, const TableOrder& order);

/// Reads a file and what it records.
[[nodiscard]] Result<Record> record_in(const std::string& path);

/// The position of an order for looking at; nothing is dealt.
[[nodiscard]] Result<std::unique_ptr<Table>> laid_out(const TableOrder& order);

}  // namespace meadhall::cli
