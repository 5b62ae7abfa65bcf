#include "server/ladder/rating.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <vector>

namespace meadhall::server {

// Names as in R. C. Weng and C.-J. Lin, A Bayesian Approximation Method for Online Ranking, JMLR 12 (2011), algorithm
// 4, for sides of one player each.
void rate(std::span<Rating> ratings, std::span<const int> ranks) {
    assert(ratings.size() == ranks.size());
    const std::size_t n = ratings.size();
    double squares = 0;
    for (const Rating& rating : ratings) { squares += rating.sigma * rating.sigma + rating_beta * rating_beta; }
    const double c = std::sqrt(squares);
    std::vector<double> strength(n);
    for (std::size_t i = 0; i < n; ++i) { strength[i] = std::exp(ratings[i].mu / c); }
    // For each q: the strength of all who did not do better, and how many did exactly as well.
    std::vector<double> field(n);
    std::vector<double> equals(n);
    for (std::size_t q = 0; q < n; ++q) {
        for (std::size_t s = 0; s < n; ++s) { field[q] += ranks[s] >= ranks[q] ? strength[s] : 0; }
        equals[q] = static_cast<double>(std::ranges::count(ranks, ranks[q]));
    }
    std::vector<Rating> after(ratings.begin(), ratings.end());
    for (std::size_t i = 0; i < n; ++i) {
        double omega = 0;
        double delta = 0;
        for (std::size_t q = 0; q < n; ++q) {
            if (ranks[q] > ranks[i]) { continue; }
            const double share = strength[i] / field[q];
            omega += ((i == q ? 1 : 0) - share) / equals[q];
            delta += share * (1 - share) / equals[q];
        }
        const double variance = ratings[i].sigma * ratings[i].sigma;
        const double gamma = ratings[i].sigma / c;
        after[i].mu += variance / c * omega;
        after[i].sigma = std::sqrt(variance * std::max(1 - gamma * variance / (c * c) * delta, rating_kappa));
    }
    std::ranges::copy(after, ratings.begin());
}

}  // namespace meadhall::server
