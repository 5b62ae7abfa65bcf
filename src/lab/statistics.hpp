// What the results of many games say, and how surely: shares with Wilson's intervals, Elo, a sequential test, ratings
// of a whole field, and means of scores. A block (one seed, every seating) is the unit: its games are not independent.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <vector>

namespace meadhall::lab {

struct Interval {
    double low = 0;
    double high = 0;
};

/// A number with its 95 % interval.
struct Estimate {
    double value = 0;
    Interval interval{};
};

/// Wilson's 95 % interval for a share of `games` games. Without games anything is possible.
[[nodiscard]] Interval wilson(double share, double games);

/// The mean of the blocks' shares. The interval is Wilson's for as many independent games as the scatter between the
/// blocks speaks for: fewer than were played if the games of a block go together, more if they make up for each other.
[[nodiscard]] Estimate share_estimate(std::span<const double> blocks, int games_per_block);

/// The mean of some numbers with Student's interval; fewer than two of them say nothing about it.
[[nodiscard]] Estimate mean_estimate(std::span<const double> values);
/// The deviation of a single number from the mean; 0 if there are fewer than two.
[[nodiscard]] double deviation(std::span<const double> values);

/// Who sits where in the games of a block, as far as strength is concerned: of `sides` parties the first bot plays
/// `held[i]` in game i, the second bot the others.
struct Roles {
    int sides = 2;
    std::vector<int> held{1, 1};
};

/// The first bot's mean share over a block if it is stronger by so many Elo. By Luce's rule each side wins in
/// proportion to 10^(Elo/400); for two sides that is the usual Elo formula.
[[nodiscard]] double expected_share(const Roles& roles, double elo);
/// How fast that share grows, per Elo.
[[nodiscard]] double share_slope(const Roles& roles, double elo);
/// The Elo difference that explains a share: the inverse of `expected_share`. Infinite for 0 and 1.
[[nodiscard]] double elo_of(const Roles& roles, double share);
/// The same for an estimate and its interval.
[[nodiscard]] Estimate elo_of(const Roles& roles, const Estimate& share);

/// A sequential test between two claims about the Elo difference, each wrongly believed in at most 5 % of the cases.
struct SprtBounds {
    double elo0 = 0;
    double elo1 = 0;
    friend bool operator==(const SprtBounds&, const SprtBounds&) = default;
};

enum class Verdict : std::uint8_t { open, elo0, elo1 };

/// ln(0.95 / 0.05)
inline constexpr double sprt_limit = 2.9444389791664403;

/// The test as it goes: a generalised likelihood ratio over all distributions that a block's share may have.
class Sprt {
  public:
    Sprt(const Roles& roles, const SprtBounds& bounds);

    /// The next block's share. Once the test has ended, what comes later does not count.
    void add(double share);

    /// How much better the blocks agree with `elo1` than with `elo0`, as a logarithm.
    [[nodiscard]] double llr() const { return llr_; }
    [[nodiscard]] Verdict verdict() const { return verdict_; }
    /// How many blocks were needed so far.
    [[nodiscard]] std::size_t blocks() const { return blocks_; }

  private:
    double share0_;  // what the claims expect of a block
    double share1_;
    std::map<double, double> counts_;  // how often blocks had a share
    double llr_ = 0;
    Verdict verdict_ = Verdict::open;
    std::size_t blocks_ = 0;
};

/// What is known of two bots of a field.
struct Meeting {
    std::size_t first = 0;
    std::size_t second = 0;
    std::span<const double> blocks{};  // the first one's mean shares
};

/// A field's ratings, 0 on average, and what is needed for the intervals of differences.
class Ratings {
  public:
    /// Precondition: every bot is linked to every other by meetings. One drawn block is added to each meeting, so that
    /// a bot that won all its games has a rating too.
    Ratings(std::size_t bots, const Roles& roles, std::span<const Meeting> meetings);

    [[nodiscard]] Estimate rating(std::size_t bot) const;
    [[nodiscard]] Estimate lead(std::size_t bot, std::size_t other) const;

  private:
    [[nodiscard]] double covariance(std::size_t bot, std::size_t other) const {
        return covariance_[bot * ratings_.size() + other];
    }

    std::vector<double> ratings_;
    std::vector<double> covariance_;  // of each with each
};

}  // namespace meadhall::lab
