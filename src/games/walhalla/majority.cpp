#include "games/walhalla/majority.hpp"

#include <algorithm>

namespace meadhall::walhalla {
namespace {

constexpr int nobody = -1;

/// The points of each of `sharers`, rounded up; all of them for one, and for none.
int share(int points, int sharers) { return (points + std::max(sharers, 1) - 1) / std::max(sharers, 1); }

int count_of(const PerSeat<int>& strengths, int strength) {
    int count = 0;
    for (int each : strengths) { count += each == strength ? 1 : 0; }
    return count;
}

/// The greatest strength below `limit`, or `nobody`.
int greatest_below(const PerSeat<int>& strengths, int limit) {
    int greatest = nobody;
    for (int each : strengths) { greatest = std::max(greatest, each < limit ? each : nobody); }
    return greatest;
}

}  // namespace

PerSeat<int> shares(PerSeat<int> strengths, int seats, Prizes prizes, ZeroStrength zero) {
    const int least = zero == ZeroStrength::scores ? 0 : 1;
    for (int i = 0; i < max_seats; ++i) {
        int& strength = strengths[static_cast<std::size_t>(i)];
        strength = i < seats && strength >= least ? strength : nobody;
    }
    const int first = *std::ranges::max_element(strengths);
    const int second = greatest_below(strengths, first);
    const int leaders = count_of(strengths, first);
    const int for_first = leaders > 1 ? share(prizes.first + prizes.second, leaders) : prizes.first;
    const int for_second = leaders > 1 ? 0 : share(prizes.second, count_of(strengths, second));

    PerSeat<int> points{};
    for (std::size_t i = 0; i < max_seats; ++i) {
        const int earned = strengths[i] == first ? for_first : strengths[i] == second ? for_second : 0;
        points[i] = strengths[i] == nobody ? 0 : earned;
    }
    return points;
}

PerSeat<int> dense_ranks(const PerSeat<int>& strengths, int seats) {
    PerSeat<int> ranks{};
    const auto players = static_cast<std::size_t>(seats);
    int level = *std::max_element(strengths.begin(), strengths.begin() + seats);
    for (int rank = 0; rank < seats; ++rank) {
        int next = nobody;
        for (std::size_t i = 0; i < players; ++i) {
            if (strengths[i] == level) { ranks[i] = rank; }
            if (strengths[i] < level) { next = std::max(next, strengths[i]); }
        }
        level = next;
    }
    return ranks;
}

}  // namespace meadhall::walhalla
