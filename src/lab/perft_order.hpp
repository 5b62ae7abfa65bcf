// What is ordered of a count of lines, and what comes of it and of a signature.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>

namespace meadhall::lab {

/// Whether the last ply of a line is carried out or only counted.
enum class Leaves : std::uint8_t { counted, made };

/// What to count, and from where.
struct PerftOrder {
    int depth = 1;
    Leaves leaves = Leaves::counted;
    std::uint64_t seed = 0;  // of the random plies that come first
    int after = 0;           // how many of them
};

/// The lines behind each first move.
struct PerftShare {
    std::string move;
    std::uint64_t lines = 0;
};

using Progress = std::function<void(std::size_t done, std::size_t all)>;

/// One number over many fixed random games; see signature.hpp.
struct Signature {
    std::uint64_t value = 0;
    int option_sets = 0;  // that could be played, counted for every number of seats
    int games = 0;
    std::uint64_t plies = 0;
};

}  // namespace meadhall::lab
