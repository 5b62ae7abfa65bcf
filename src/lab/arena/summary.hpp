// What the games of the arena come to: who is how strong, how surely, and how long everybody thought.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "lab/arena/plan.hpp"
#include "lab/arena/results.hpp"
#include "lab/statistics.hpp"

namespace meadhall::lab {

/// How the test of a meeting stands.
struct TestSummary {
    double llr = 0;
    Verdict verdict = Verdict::open;
};

/// Two bots that met, from the first one's side.
struct MeetingSummary {
    std::size_t first = 0;
    std::size_t second = 0;
    std::size_t blocks = 0;
    std::size_t games = 0;
    std::size_t won = 0;     // alone or with allies
    std::size_t shared = 0;  // with others, or by nobody
    Estimate share{};        // over all games of a block
    double fair = 0;         // what that share is between equals
    // With more than two sides: the share of one alone against the other in all other seats, between equals 1/sides.
    std::optional<Estimate> first_alone{};
    std::optional<Estimate> second_alone{};
    Estimate elo{};
    double first_points = 0;  // the mean score of a seat
    double second_points = 0;
    double plies = 0;  // of a game
    std::optional<TestSummary> test{};
};

/// A bot of the field.
struct BotSummary {
    std::size_t bot = 0;             // its place in the plan
    Estimate worth{};                // its Elo in this field, 0 on average; alone at the table the mean score
    std::optional<Estimate> lead{};  // over the next one below
    std::size_t games = 0;           // played; one for each seat it sat at
    Thinking thinking{};             // in all of them
    double spread = 0;               // alone at the table: the deviation of a single score, the least and the most
    int least = 0;
    int most = 0;
};

/// Two bots alone at their tables: how much more the first one scored with the same seed.
struct DifferenceSummary {
    std::size_t first = 0;
    std::size_t second = 0;
    Estimate points{};
};

struct ArenaSummary {
    bool is_solo = false;
    std::size_t games = 0;
    double plies = 0;                              // of a game
    std::vector<BotSummary> bots;                  // the best first
    std::vector<MeetingSummary> meetings;          // in the plan's order
    std::vector<DifferenceSummary> differences{};  // of every pair, in the bots' order
};

[[nodiscard]] ArenaSummary summary_of(const ArenaPlan& plan, const ArenaResults& results);

/// As a JSON object. What cannot be known (the Elo of somebody who won everything) is null. Times are the only part
/// that is not the same every time.
[[nodiscard]] std::string summary_json(const ArenaPlan& plan, const ArenaSummary& summary);

}  // namespace meadhall::lab
