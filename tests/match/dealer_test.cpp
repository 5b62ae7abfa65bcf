// Expected draws were worked out by another implementation of the dealer (Python's hashlib).
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "match/draws/dealer.hpp"
#include "match/draws/seed.hpp"

using namespace meadhall;

namespace {

using Codes = std::vector<std::uint64_t>;

Codes draws(const Dealer& dealer, std::string_view purpose, std::uint64_t count, const std::vector<Outcome>& outcomes) {
    Codes codes;
    for (std::uint64_t k = 0; k < count; ++k) {
        std::vector<Outcome> offered = outcomes;
        codes.push_back(dealer.draw(purpose, k, offered));
    }
    return codes;
}

const std::vector<Outcome> uneven = {{11, 1}, {12, 2}, {13, 3}};
const std::vector<Outcome> even = {{1, 1}, {2, 1}, {3, 1}, {4, 1}};

}  // namespace

TEST_CASE("A seed gives the same draws in every implementation") {
    const Dealer dealer{"seed of the day"};
    CHECK(draws(dealer, "cards", 12, uneven) == Codes{13, 13, 13, 13, 12, 11, 12, 12, 13, 13, 13, 13});
    CHECK(draws(dealer, "start player", 12, even) == Codes{4, 1, 3, 3, 3, 4, 2, 3, 2, 4, 3, 2});
}

TEST_CASE("A commitment is the same in every implementation") {
    CHECK(commitment_to("seed of the day") == "a9e0cae91a4bfc149c919fb0d46db9ef746b4aefbac30b46496eaf70a8ba3951");
}

TEST_CASE("A draw does not depend on the order in which outcomes are offered") {
    const Dealer dealer{"x"};
    std::vector<Outcome> backwards = uneven;
    std::ranges::reverse(backwards);
    CHECK(draws(dealer, "cards", 100, uneven) == draws(dealer, "cards", 100, backwards));
}

TEST_CASE("Every purpose and every seed is a stream of its own") {
    const Dealer dealer{"x"};
    CHECK(draws(dealer, "cards", 50, even) != draws(dealer, "ships", 50, even));
    CHECK(draws(dealer, "cards", 50, even) != draws(Dealer{"y"}, "cards", 50, even));
}

TEST_CASE("Outcomes are drawn as often as their weights say") {
    const Dealer dealer{"fair"};
    constexpr std::uint64_t count = 60'000;
    std::map<std::uint64_t, double> seen;
    for (const std::uint64_t code : draws(dealer, "cards", count, uneven)) { ++seen[code]; }
    for (const Outcome& outcome : uneven) {
        const double share = outcome.weight / 6.0;
        const double deviation = std::sqrt(count * share * (1 - share));
        CHECK(std::abs(seen[outcome.code] - count * share) < 4 * deviation);
    }
}

TEST_CASE("The heaviest weights still fit") {
    const Dealer dealer{"heavy"};
    std::array<Outcome, 3> outcomes = {{{1, 0xFFFFFFFF}, {2, 0xFFFFFFFF}, {3, 0xFFFFFFFF}}};
    std::map<std::uint64_t, int> seen;
    for (std::uint64_t k = 0; k < 300; ++k) { ++seen[dealer.draw("cards", k, outcomes)]; }
    CHECK(seen.size() == 3);
}

TEST_CASE("Fresh seeds are long and differ") {
    const std::string seed = fresh_seed();
    CHECK(seed.size() == 32);
    CHECK(seed != fresh_seed());
}
