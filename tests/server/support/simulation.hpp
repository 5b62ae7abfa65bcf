// A whole server in a storm, from one seed: guests who play, connections that are cut, messages that are delayed, a
// disk that fails with or without having written, and a program that is killed at any moment. Or several servers over
// one store, with workers, and a bus between them that loses, repeats and confuses what is called out.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "server/support/stormy_bus.hpp"

namespace meadhall::server::testing {

struct Storm {
    std::uint64_t seed = 0;
    int guests = 6;
    int tables = 3;
    int steps = 4000;           // then the storm is over, and everybody finishes in peace
    int faults_per_mille = 40;  // how likely something goes wrong at a step
    int nodes = 1;              // servers over the one store
    int workers = 0;
    BusWeather bus{};
};

struct Aftermath {
    std::uint64_t faults = 0;
    std::uint64_t crashes = 0;
    std::uint64_t acknowledged = 0;   // moves
    std::uint64_t repeated = 0;       // requests that were sent again
    std::uint64_t finished = 0;       // games
    std::uint64_t learnt = 0;         // lines that one server learnt from another
    std::uint64_t overtaken = 0;      // writes that another was faster with
    std::uint64_t taken_up = 0;       // tables that another did not go on with
    std::uint64_t found = 0;          // moves that workers found
    std::uint64_t thoughts = 0;       // of workers
    std::uint64_t strangers = 0;      // of these, by another worker than the last one for this table
    std::vector<std::string> wrongs;  // what must never happen, in words
};

[[nodiscard]] Aftermath weather(const Storm& storm);

}  // namespace meadhall::server::testing
