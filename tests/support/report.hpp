// What a conformance campaign found: how much was looked at, and which laws were broken where.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace meadhall::conformance {

/// A broken law, with the first place where it was seen.
struct Breach {
    std::string_view law;
    std::uint64_t seed = 0;
    int ply = 0;
    std::string detail;
    std::int64_t times = 1;
};

struct Report {
    std::int64_t games = 0;
    std::int64_t plies = 0;
    std::int64_t world_pairs = 0;     // compared with what one viewer may know
    std::int64_t distinct_pairs = 0;  // of these, how many differed in something hidden
    std::int64_t illegal_moves = 0;   // put to `why`
    std::vector<Breach> breaches{};   // one per law

    void add(Breach breach);
    /// The broken laws in the order of their discovery.
    [[nodiscard]] std::vector<std::string_view> broken_laws() const;
    /// For people: every breach with what it takes to see it again.
    [[nodiscard]] std::string text() const;
};

}  // namespace meadhall::conformance
