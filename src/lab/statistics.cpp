#include "lab/statistics.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <numbers>

#include <Eigen/Dense>
#include <boost/math/distributions/normal.hpp>
#include <boost/math/distributions/students_t.hpp>
#include <boost/math/tools/toms748_solve.hpp>

namespace meadhall::lab {

namespace {

constexpr double upper_tail = 0.975;  // of an interval that holds 95 %
double z95() { return boost::math::quantile(boost::math::normal{}, upper_tail); }
constexpr double elo_scale = std::numbers::ln10 / 400;
constexpr double infinity = std::numeric_limits<double>::infinity();

Eigen::Map<const Eigen::ArrayXd> column(std::span<const double> values) {
    return {values.data(), static_cast<Eigen::Index>(values.size())};
}

double mean_of(std::span<const double> values) { return values.empty() ? 0 : column(values).mean(); }

/// Where a falling or rising function crosses zero between two places of different sign.
template <class Function>
double crossing(double low, double high, const Function& function) {
    std::uintmax_t steps = 200;
    const boost::math::tools::eps_tolerance<double> exact;
    const auto [below, above] = boost::math::tools::toms748_solve(function, low, high, exact, steps);
    return (below + above) / 2;
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
    const double square = z95() * z95();
    const double centre = (share + square / (2 * games)) / (1 + square / games);
    const double half =
        z95() / (1 + square / games) * std::sqrt(share * (1 - share) / games + square / (4 * games * games));
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
    const Eigen::Map<const Eigen::ArrayXd> all = column(values);
    return std::sqrt((all - all.mean()).square().sum() / static_cast<double>(values.size() - 1));
}

Estimate mean_estimate(std::span<const double> values) {
    const double mean = mean_of(values);
    if (values.size() < 2) { return {mean, {-infinity, infinity}}; }
    const auto count = static_cast<double>(values.size());
    const double student95 = boost::math::quantile(boost::math::students_t{count - 1}, upper_tail);
    const double half = student95 * deviation(values) / std::sqrt(count);
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

namespace {

/// A meeting, with one drawn block besides those that were played.
struct Tie {
    Eigen::Index first;
    Eigen::Index second;
    double blocks;
    double share;     // the first one's
    double variance;  // of the share
};

Tie tie_of(const Meeting& meeting, const Roles& roles) {
    std::vector<double> blocks{meeting.blocks.begin(), meeting.blocks.end()};
    blocks.push_back(expected_share(roles, 0));
    const double share = mean_of(blocks);
    const double variance = block_variance(blocks, share * (1 - share), static_cast<double>(roles.held.size()));
    const auto count = static_cast<double>(blocks.size());
    return {static_cast<Eigen::Index>(meeting.first), static_cast<Eigen::Index>(meeting.second), count, share,
            variance / count};
}

class Field {
  public:
    Field(std::size_t bots, const Roles& roles, std::span<const Meeting> meetings)
        : roles_{roles}, ratings_{Eigen::VectorXd::Zero(static_cast<Eigen::Index>(bots))} {
        for (const Meeting& meeting : meetings) { ties_.push_back(tie_of(meeting, roles)); }
        fit();
    }

    [[nodiscard]] const Eigen::VectorXd& ratings() const { return ratings_; }

    /// How the ratings scatter: each meeting moves them by its own scatter, as far as they answer to it.
    [[nodiscard]] Eigen::MatrixXd covariance() const {
        const Eigen::MatrixXd answer = slopes().inverse();
        Eigen::MatrixXd covariance = Eigen::MatrixXd::Zero(ratings_.size(), ratings_.size());
        for (const Tie& tie : ties_) {
            const Eigen::VectorXd effect = tie.blocks * (answer.col(tie.first) - answer.col(tie.second));
            covariance += tie.variance * effect * effect.transpose();
        }
        return covariance;
    }

  private:
    /// By Newton's steps, none of them too bold.
    void fit() {
        constexpr int most_steps = 2000;
        constexpr double boldest = 200;
        constexpr double still = 1e-9;
        double moved = 1;
        for (int i = 0; i < most_steps && moved > still; ++i) {
            Eigen::VectorXd step = slopes().ldlt().solve(surplus());
            moved = step.cwiseAbs().maxCoeff();
            ratings_ += step * std::min(1.0, boldest / std::max(moved, still));
        }
        ratings_.array() -= ratings_.mean();
    }
    [[nodiscard]] double lead(const Tie& tie) const { return ratings_(tie.first) - ratings_(tie.second); }

    /// What each bot won beyond what its rating predicts.
    [[nodiscard]] Eigen::VectorXd surplus() const {
        Eigen::VectorXd surplus = Eigen::VectorXd::Zero(ratings_.size());
        for (const Tie& tie : ties_) {
            const double more = tie.blocks * (tie.share - expected_share(roles_, lead(tie)));
            surplus(tie.first) += more;
            surplus(tie.second) -= more;
        }
        return surplus;
    }
    /// How what is predicted grows with the ratings. Slopes alone fix only differences; what is added to them fixes the
    /// mean, and drops out of every difference.
    [[nodiscard]] Eigen::MatrixXd slopes() const {
        const Eigen::Index n = ratings_.size();
        Eigen::MatrixXd matrix = Eigen::MatrixXd::Zero(n, n);
        double steepest = 0;
        for (const Tie& tie : ties_) {
            const double slope = tie.blocks * share_slope(roles_, lead(tie));
            steepest = std::max(steepest, slope);
            matrix(tie.first, tie.first) += slope;
            matrix(tie.second, tie.second) += slope;
            matrix(tie.first, tie.second) -= slope;
            matrix(tie.second, tie.first) -= slope;
        }
        return matrix.array() + steepest / static_cast<double>(n);
    }

    const Roles& roles_;
    std::vector<Tie> ties_;
    Eigen::VectorXd ratings_;
};

Estimate around(double value, double variance) {
    const double half = z95() * std::sqrt(variance);
    return {value, {value - half, value + half}};
}

}  // namespace

Ratings::Ratings(std::size_t bots, const Roles& roles, std::span<const Meeting> meetings) {
    const Field field{bots, roles, meetings};
    const Eigen::MatrixXd covariance = field.covariance();
    ratings_.assign(field.ratings().begin(), field.ratings().end());
    covariance_.assign(covariance.reshaped().begin(), covariance.reshaped().end());
}

Estimate Ratings::rating(std::size_t bot) const { return around(ratings_[bot], covariance(bot, bot)); }

Estimate Ratings::lead(std::size_t bot, std::size_t other) const {
    const double variance = covariance(bot, bot) + covariance(other, other) - 2 * covariance(bot, other);
    return around(ratings_[bot] - ratings_[other], std::max(0.0, variance));
}

}  // namespace meadhall::lab
