// A game between bots as the arena orders it and gets it back; play.hpp plays it.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <string>
#include <vector>

#include "core/seat.hpp"
#include "match/table.hpp"

namespace meadhall::lab {

/// Who plays a seat: a bot of the catalogue with its budget, and where its own dice come from.
struct ArenaSeat {
    ThinkRequest request;
    std::uint64_t dice = 0;
};

struct ArenaSeating {
    std::string seed;  // of chance
    std::vector<ArenaSeat> seats;
    const std::atomic<bool>* is_cancelled = nullptr;  // then the game is left where it stands
};

/// How much somebody thought. A ply without a choice is no decision.
struct Thinking {
    std::uint64_t decisions = 0;
    double seconds = 0;
    double longest = 0;

    void add(const Thinking& other) {
        decisions += other.decisions;
        seconds += other.seconds;
        longest = other.longest > longest ? other.longest : longest;
    }
};

/// A game that was played to its end.
struct ArenaGame {
    Standing standing{};
    int plies = 0;
    std::array<Thinking, max_seats> thinking{};  // by seat
};

/// A game that is not over by then counts as drawn.
inline constexpr int most_arena_plies = 100'000;

}  // namespace meadhall::lab
