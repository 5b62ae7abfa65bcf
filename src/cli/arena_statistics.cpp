#include "cli/arena_statistics.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <numeric>

namespace meadhall::cli {

namespace {

constexpr double z95 = 1.959963984540054;
constexpr double elo_scale = std::numbers::ln10 / 400;
constexpr double infinity = std::numeric_limits<double>::infinity();

double mean_of(std::span<const double> values) {
    if (values.empty()) { return 0; }
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

/// Student's 97.5 % quantile, by Hill's expansion around the normal one; exact for one and two degrees of freedom.
double student95(double freedom) {
    if (freedom < 1.5) { return 12.706204736432095; }
    if (freedom < 2.5) { return 4.302652729911275; }
    const double z = z95;
    const double z2 = z * z;
    return z + z * (z2 + 1) / (4 * freedom) + z * ((5 * z2 + 16) * z2 + 3) / (96 * freedom * freedom) +
           z * (((3 * z2 + 19) * z2 + 17) * z2 - 15) / (384 * freedom * freedom * freedom) +
           z * ((((79 * z2 + 776) * z2 + 1482) * z2 - 1920) * z2 - 945) / (92160 * std::pow(freedom, 4));
}

/// Where a falling or rising function crosses zero between two places of different sign.
template <class Function>
double crossing(double low, double high, Function&& function) {
    constexpr int halvings = 80;
    const bool is_rising = function(low) < 0;
    for (int i = 0; i < halvings; ++i) {
        const double middle = (low + high) / 2;
        ((function(middle) < 0) == is_rising ? low : high) = middle;
    }
    return (low + high) / 2;
}

/// How much the share of a block scatters: as the blocks say, and as ten more blocks would say whose games are
/// independent, with the variance `spread` each. Few blocks that happen to be alike prove little.
double block_variance(std::span<const double> blocks, double spread, double games_per_block) {
    constexpr double cautious = 10;
    const double scatter = deviation(blocks);
    const double known = blocks.empty() ? 0 : static_cast<double>(blocks.size() - 1);
    return (known * scatter * scatter + cautious * spread / games_per_block) / (known + cautious);
}

/// The share of a bot with `held` of the sides.
double luce(int held, int sides, double elo) {
    const double strength = held * std::exp(elo_scale * elo);
    return strength / (strength + (sides - held));
}

using Counts = std::map<double, double>;

/// The tilt that gives the likeliest distribution of this mean: every weight divided by 1 + tilt · (share − mean).
double tilt_to(const Counts& counts, double mean) {
    constexpr double inside = 1 - 1e-12;
    const auto surplus = [&](double tilt) {
        double sum = 0;
        for (const auto& [share, count] : counts) { sum += count * (share - mean) / (1 + tilt * (share - mean)); }
        return sum;
    };
    return crossing(-inside / (1 - mean), inside / mean, surplus);
}

/// Both ends of the scale count a little even if they were never seen, so that every mean stays possible.
double log_likelihood_ratio(Counts counts, double share0, double share1) {
    constexpr double trace = 1e-3;
    counts.try_emplace(0, trace);
    counts.try_emplace(1, trace);
    const double tilt0 = tilt_to(counts, share0);
    const double tilt1 = tilt_to(counts, share1);
    double ratio = 0;
    for (const auto& [share, count] : counts) {
        ratio += count * (std::log1p(tilt0 * (share - share0)) - std::log1p(tilt1 * (share - share1)));
    }
    return ratio;
}

}  // namespace

Interval wilson(double share, double games) {
    if (games <= 0) { return {0, 1}; }
    const double square = z95 * z95;
    const double centre = (share + square / (2 * games)) / (1 + square / games);
    const double half =
        z95 / (1 + square / games) * std::sqrt(share * (1 - share) / games + square / (4 * games * games));
    return {std::max(0.0, centre - half), std::min(1.0, centre + half)};
}

Estimate share_estimate(std::span<const double> blocks, int games_per_block) {
    const double share = mean_of(blocks);
    const double spread = share * (1 - share);
    const double variance = block_variance(blocks, spread, games_per_block);
    const auto count = static_cast<double>(blocks.size());
    const double games = variance > 0 ? spread / variance * count : games_per_block * count;
    return {share, wilson(share, games)};
}

double deviation(std::span<const double> values) {
    if (values.size() < 2) { return 0; }
    const double mean = mean_of(values);
    double sum = 0;
    for (double value : values) { sum += (value - mean) * (value - mean); }
    return std::sqrt(sum / static_cast<double>(values.size() - 1));
}

Estimate mean_estimate(std::span<const double> values) {
    const double mean = mean_of(values);
    if (values.size() < 2) { return {mean, {-infinity, infinity}}; }
    const auto count = static_cast<double>(values.size());
    const double half = student95(count - 1) * deviation(values) / std::sqrt(count);
    return {mean, {mean - half, mean + half}};
}

double expected_share(const Roles& roles, double elo) {
    double sum = 0;
    for (int held : roles.held) { sum += luce(held, roles.sides, elo); }
    return sum / static_cast<double>(roles.held.size());
}

double share_slope(const Roles& roles, double elo) {
    double sum = 0;
    for (int held : roles.held) {
        const double share = luce(held, roles.sides, elo);
        sum += share * (1 - share);
    }
    return elo_scale * sum / static_cast<double>(roles.held.size());
}

double elo_of(const Roles& roles, double share) {
    constexpr double farthest = 6000;
    if (share <= expected_share(roles, -farthest)) { return -infinity; }
    if (share >= expected_share(roles, farthest)) { return infinity; }
    return crossing(-farthest, farthest, [&](double elo) { return expected_share(roles, elo) - share; });
}

Estimate elo_of(const Roles& roles, const Estimate& share) {
    return {elo_of(roles, share.value), {elo_of(roles, share.interval.low), elo_of(roles, share.interval.high)}};
}

Sprt::Sprt(const Roles& roles, const SprtBounds& bounds)
    : share0_{expected_share(roles, bounds.elo0)}, share1_{expected_share(roles, bounds.elo1)} {}

void Sprt::add(double share) {
    constexpr double grain = 1e9;  // sums of thirds in another order are the same share
    if (verdict_ != Verdict::open) { return; }
    counts_[std::round(share * grain) / grain] += 1;
    ++blocks_;
    llr_ = log_likelihood_ratio(counts_, share0_, share1_);
    if (llr_ >= sprt_limit) { verdict_ = Verdict::elo1; }
    if (llr_ <= -sprt_limit) { verdict_ = Verdict::elo0; }
}

// Ratings solve: every bot has won as much as its rating predicts. Their intervals follow from how the shares scatter
// (the sandwich of the slope matrix and the variances), with each meeting independent of the others.

Ratings::Ratings(std::size_t bots, const Roles& roles, std::span<const Meeting> meetings)
    : roles_{roles}, ratings_(bots, 0.0), inverse_(bots, std::vector<double>(bots, 0.0)) {
    for (const Meeting& meeting : meetings) { add(meeting); }
    fit();
    invert();
}

void Ratings::add(const Meeting& meeting) {
    std::vector<double> blocks{meeting.blocks.begin(), meeting.blocks.end()};
    blocks.push_back(expected_share(roles_, 0));
    const double share = mean_of(blocks);
    const double variance = block_variance(blocks, share * (1 - share), static_cast<double>(roles_.held.size()));
    const auto count = static_cast<double>(blocks.size());
    ties_.push_back({meeting.first, meeting.second, count, share, variance / count});
}

double Ratings::slope(const Tie& tie) const {
    return tie.blocks * share_slope(roles_, ratings_[tie.first] - ratings_[tie.second]);
}

void Ratings::fit() {
    constexpr int rounds = 2000;
    constexpr double largest_step = 200;
    for (int round = 0; round < rounds; ++round) {
        double moved = 0;
        for (std::size_t bot = 0; bot < ratings_.size(); ++bot) {
            double surplus = 0;
            double steepness = 0;
            for (const Tie& tie : ties_) {
                if (tie.first != bot && tie.second != bot) { continue; }
                const double more = tie.share - expected_share(roles_, ratings_[tie.first] - ratings_[tie.second]);
                surplus += tie.blocks * (tie.first == bot ? more : -more);
                steepness += slope(tie);
            }
            if (steepness <= 0) { continue; }
            const double step = std::clamp(surplus / steepness, -largest_step, largest_step);
            ratings_[bot] += step;
            moved = std::max(moved, std::abs(step));
        }
        if (moved < 1e-7) { break; }
    }
    const double mean = mean_of(ratings_);
    for (double& rating : ratings_) { rating -= mean; }
}

/// Gauss and Jordan. The slopes alone fix only differences; the ones added to them fix the mean, and drop out again in
/// `influence`.
void Ratings::invert() {
    const std::size_t n = ratings_.size();
    double scale = 0;
    for (const Tie& tie : ties_) { scale = std::max(scale, slope(tie)); }
    std::vector<std::vector<double>> matrix(n, std::vector<double>(n, scale / static_cast<double>(n)));
    for (const Tie& tie : ties_) {
        matrix[tie.first][tie.first] += slope(tie);
        matrix[tie.second][tie.second] += slope(tie);
        matrix[tie.first][tie.second] -= slope(tie);
        matrix[tie.second][tie.first] -= slope(tie);
    }
    for (std::size_t i = 0; i < n; ++i) { inverse_[i][i] = 1; }
    for (std::size_t pivot = 0; pivot < n; ++pivot) {
        const double by = matrix[pivot][pivot];  // positive: the matrix is positive definite
        for (std::size_t column = 0; column < n; ++column) {
            matrix[pivot][column] /= by;
            inverse_[pivot][column] /= by;
        }
        for (std::size_t row = 0; row < n; ++row) {
            if (row == pivot) { continue; }
            const double factor = matrix[row][pivot];
            for (std::size_t column = 0; column < n; ++column) {
                matrix[row][column] -= factor * matrix[pivot][column];
                inverse_[row][column] -= factor * inverse_[pivot][column];
            }
        }
    }
}

/// How far a rating rises with one block more won in this meeting.
double Ratings::influence(std::size_t bot, const Tie& tie) const {
    return inverse_[bot][tie.first] - inverse_[bot][tie.second];
}

double Ratings::deviation_of(std::span<const double> effect) const {
    double variance = 0;
    for (std::size_t i = 0; i < ties_.size(); ++i) {
        variance += ties_[i].blocks * ties_[i].blocks * ties_[i].variance * effect[i] * effect[i];
    }
    return std::sqrt(variance);
}

Estimate Ratings::rating(std::size_t bot) const {
    std::vector<double> effect;
    for (const Tie& tie : ties_) { effect.push_back(influence(bot, tie)); }
    const double half = z95 * deviation_of(effect);
    return {ratings_[bot], {ratings_[bot] - half, ratings_[bot] + half}};
}

Estimate Ratings::lead(std::size_t bot, std::size_t other) const {
    std::vector<double> effect;
    for (const Tie& tie : ties_) { effect.push_back(influence(bot, tie) - influence(other, tie)); }
    const double half = z95 * deviation_of(effect);
    const double ahead = ratings_[bot] - ratings_[other];
    return {ahead, {ahead - half, ahead + half}};
}

}  // namespace meadhall::cli
