// Tables for the laboratory to work at: the usual beginning of a game, outcomes entered by hand.
#pragma once

#include <memory>
#include <string_view>

#include <doctest/doctest.h>

#include "match/catalogue.hpp"

namespace meadhall::lab::testing {

/// With the least number of seats, if none is said.
inline std::unique_ptr<Table> laid_out(std::string_view game, int seats = 0) {
    const GameEntry& entry = *find_game(catalogue(), game);
    auto table = entry.open({.seats = seats > 0 ? seats : entry.min_seats, .chance = Chance::manual});
    REQUIRE(table.has_value());
    return std::move(*table);
}

}  // namespace meadhall::lab::testing
