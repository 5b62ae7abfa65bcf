#include "lab/statistics.hpp"

#include <cmath>
#include <vector>

#include <doctest/doctest.h>

namespace meadhall::lab {

namespace {

using doctest::Approx;

const Roles duel{};
const Roles alone_of_four{.sides = 4, .held = {1, 1, 1, 1}};
const Roles both_ways_of_four{.sides = 4, .held = {1, 1, 1, 1, 3, 3, 3, 3}};

/// Blocks of a repeating pattern.
std::vector<double> repeated(const std::vector<double>& pattern, std::size_t times) {
    std::vector<double> blocks;
    for (std::size_t i = 0; i < times; ++i) { blocks.insert(blocks.end(), pattern.begin(), pattern.end()); }
    return blocks;
}

Sprt tested(const std::vector<double>& blocks, const SprtBounds& bounds) {
    Sprt test{duel, bounds};
    for (double share : blocks) { test.add(share); }
    return test;
}

}  // namespace

TEST_CASE("Wilson's interval has its published values") {
    const Interval half = wilson(0.5, 100);
    CHECK(half.low == Approx(0.40383).epsilon(1e-5));
    CHECK(half.high == Approx(0.59617).epsilon(1e-5));
    const Interval all = wilson(1, 100);
    CHECK(all.low == Approx(0.96301).epsilon(1e-5));
    CHECK(all.high == Approx(1));
    const Interval few = wilson(0.1, 10);
    CHECK(few.low == Approx(0.01788).epsilon(1e-3));
    CHECK(few.high == Approx(0.40415).epsilon(1e-4));
    CHECK(wilson(0.3, 0).low == 0);
    CHECK(wilson(0.3, 0).high == 1);
}

TEST_CASE("Games of a block that go together count for less, those that make up for each other for more") {
    // Both games of every block end alike: fifty blocks say about as much as fifty games, not as a hundred.
    const Estimate together = share_estimate(repeated({1, 0}, 25), 2);
    CHECK(together.value == Approx(0.5));
    CHECK(together.interval.low > wilson(0.5, 50).low);
    CHECK(together.interval.low < wilson(0.5, 57).low);
    // The seat decides every game, so all blocks are even.
    const Estimate apart = share_estimate(repeated({0.5}, 50), 2);
    CHECK(apart.interval.low > wilson(0.5, 100).low);
    CHECK(apart.interval.high < wilson(0.5, 100).high);
    // Few blocks prove little, and not even the seat can decide games that are all won.
    const Estimate few = share_estimate(repeated({0.5}, 2), 2);
    CHECK(few.interval.low == Approx(wilson(0.5, 4).low).epsilon(0.2));
    const Estimate all = share_estimate(repeated({1}, 50), 2);
    CHECK(all.interval.low == Approx(wilson(1, 100).low));
    const Estimate none = share_estimate({}, 2);
    CHECK(none.interval.low == 0);
    CHECK(none.interval.high == 1);
}

TEST_CASE("Elo between two sides is the usual formula") {
    CHECK(elo_of(duel, 0.5) == Approx(0).scale(1));
    CHECK(elo_of(duel, 0.75) == Approx(190.8485).epsilon(1e-6));
    CHECK(elo_of(duel, 10.0 / 11) == Approx(400).epsilon(1e-9));
    CHECK(elo_of(duel, 0.25) == Approx(-190.8485).epsilon(1e-6));
    CHECK(std::isinf(elo_of(duel, 1.0)));
    CHECK(elo_of(duel, 0.0) < 0);
    CHECK(expected_share(duel, 100) == Approx(0.640065).epsilon(1e-6));
}

TEST_CASE("Elo among several sides: a fair share is 0, and the odds against the others grow tenfold in 400") {
    CHECK(elo_of(alone_of_four, 0.25) == Approx(0).scale(1));
    // 10 against 1 + 1 + 1
    CHECK(elo_of(alone_of_four, 10.0 / 13) == Approx(400).epsilon(1e-9));
    CHECK(elo_of(alone_of_four, 0.4) == Approx(400 * std::log10(2.0)).epsilon(1e-9));
    CHECK(expected_share(both_ways_of_four, 0) == Approx(0.5));
    // 10 of 13 alone, and 30 of 31 when the other is alone
    CHECK(elo_of(both_ways_of_four, (10.0 / 13 + 30.0 / 31) / 2) == Approx(400).epsilon(1e-9));
}

TEST_CASE("The slope of the expected share is its derivative") {
    for (const Roles& roles : {duel, alone_of_four, both_ways_of_four}) {
        for (double elo : {-300.0, 0.0, 150.0}) {
            const double difference = (expected_share(roles, elo + 0.01) - expected_share(roles, elo - 0.01)) / 0.02;
            CHECK(share_slope(roles, elo) == Approx(difference).epsilon(1e-6));
        }
    }
}

TEST_CASE("The sequential test follows its sequences to 2.94 on either side and stays there") {
    const std::vector<double> better = {1, 0.5, 1, 0, 0.5};  // 60 %
    const Sprt up = tested(repeated(better, 400), {0, 50});
    CHECK(up.verdict() == Verdict::elo1);
    CHECK(up.llr() >= sprt_limit);
    CHECK(up.llr() < sprt_limit + 0.5);
    CHECK(up.blocks() < 400);
    CHECK(up.blocks() == tested(repeated(better, 800), {0, 50}).blocks());

    const std::vector<double> even = {1, 0.5, 0, 0.5};
    const Sprt down = tested(repeated(even, 400), {0, 50});
    CHECK(down.verdict() == Verdict::elo0);
    CHECK(down.llr() <= -sprt_limit);

    const Sprt young = tested(repeated(even, 3), {0, 10});
    CHECK(young.verdict() == Verdict::open);
    CHECK(young.blocks() == 12);
}

TEST_CASE("The likelihood ratio is that of the normal law where that fits, and turns its sign with the claims") {
    // 100 blocks, mean 0.55, variance 0.1225: n (s1 − s0) (2 mean − s0 − s1) / (2 variance)
    const std::vector<double> blocks = repeated({0.5, 1, 0.5, 0, 0.5, 1, 0.5, 0, 0.5, 1}, 10);
    const double share1 = expected_share(duel, 10);
    const double normal = 100 * (share1 - 0.5) * (1.1 - 0.5 - share1) / (2 * 0.1225);
    const double llr = tested(blocks, {0, 10}).llr();
    CHECK(llr == Approx(normal).epsilon(0.03));
    CHECK(tested({}, {0, 10}).llr() == 0);
    std::vector<double> mirrored;
    for (double share : blocks) { mirrored.push_back(1 - share); }
    CHECK(tested(mirrored, {-10, 0}).llr() == Approx(-llr).epsilon(1e-6));
}

TEST_CASE("Winning everything ends a test too") {
    CHECK(tested(repeated({1}, 200), {0, 100}).verdict() == Verdict::elo1);
    CHECK(tested(repeated({0}, 200), {0, 100}).verdict() == Verdict::elo0);
}

TEST_CASE("Ratings of two are their Elo difference, and an interval narrows with the root of the games") {
    const std::vector<double> blocks = repeated({1, 0.5, 1, 0.5}, 250);
    const std::vector<Meeting> meetings = {{0, 1, blocks}};
    const Ratings ratings{2, duel, meetings};
    CHECK(ratings.rating(0).value == Approx(-ratings.rating(1).value));
    CHECK(ratings.lead(0, 1).value == Approx(190.85).epsilon(0.005));

    const std::vector<double> more = repeated({1, 0.5, 1, 0.5}, 1000);
    const std::vector<Meeting> more_meetings = {{0, 1, more}};
    const Ratings sharper{2, duel, more_meetings};
    const auto half = [](const Estimate& estimate) { return estimate.interval.high - estimate.value; };
    CHECK(half(sharper.lead(0, 1)) == Approx(half(ratings.lead(0, 1)) / 2).epsilon(0.01));
    // The usual error, 1.96 times the deviation of the mean, through the slope of the curve; a block scatters by 1/4.
    CHECK(half(ratings.lead(0, 1)) == Approx(1.96 * 0.25 / std::sqrt(1000) / share_slope(duel, 190.85)).epsilon(0.01));
}

TEST_CASE("Ratings of a field agree with all its meetings, whoever is named first") {
    const double upper = expected_share(duel, 100);
    const double lower = expected_share(duel, 200);
    const std::vector<double> a_b(2000, upper);
    const std::vector<double> c_b(2000, 1 - lower);
    const std::vector<double> a_c(2000, expected_share(duel, 300));
    const std::vector<Meeting> meetings = {{0, 1, a_b}, {2, 1, c_b}, {0, 2, a_c}};
    const Ratings ratings{3, duel, meetings};
    CHECK(ratings.rating(0).value + ratings.rating(1).value + ratings.rating(2).value == Approx(0).scale(1));
    CHECK(ratings.lead(0, 1).value == Approx(100).epsilon(0.01));
    CHECK(ratings.lead(1, 2).value == Approx(200).epsilon(0.01));
    CHECK(ratings.lead(0, 2).value == Approx(300).epsilon(0.01));
}

TEST_CASE("Who won everything has a finite rating and a wide interval") {
    const std::vector<double> blocks(50, 1.0);
    const std::vector<Meeting> meetings = {{0, 1, blocks}};
    const Estimate lead = Ratings{2, duel, meetings}.lead(0, 1);
    CHECK(lead.value == Approx(elo_of(duel, 50.5 / 51)).epsilon(1e-4));
    CHECK(lead.interval.low > 200);
    CHECK(lead.interval.low < elo_of(duel, wilson(1, 100).low));
    CHECK(std::isfinite(lead.interval.high));
}

TEST_CASE("Means have Student's interval") {
    const Estimate few = mean_estimate(std::vector<double>{1, 2, 3, 4, 5});
    CHECK(few.value == 3);
    CHECK(few.interval.low == Approx(3 - 2.77645 * std::sqrt(0.5)).epsilon(0.001));
    const Estimate two = mean_estimate(std::vector<double>{1, 3});
    CHECK(two.interval.high == Approx(2 + 12.7062).epsilon(1e-4));
    std::vector<double> many;
    for (int i = 0; i < 400; ++i) { many.push_back(i % 2 == 0 ? 90 : 110); }
    CHECK(mean_estimate(many).interval.high == Approx(100 + 1.966 * 10 / 20).epsilon(1e-4));
    CHECK(std::isinf(mean_estimate(std::vector<double>{7}).interval.high));
    CHECK(deviation(std::vector<double>{2, 4, 4, 4, 5, 5, 7, 9}) == Approx(2.13809).epsilon(1e-5));
}

}  // namespace meadhall::lab
