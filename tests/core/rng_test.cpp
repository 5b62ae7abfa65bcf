// The generator: the same numbers everywhere, within their bounds, none preferred.
#include <algorithm>
#include <array>
#include <cmath>
#include <random>
#include <vector>

#include <doctest/doctest.h>

#include "core/rng.hpp"
#include "support/property.hpp"

using namespace meadhall;

namespace {

/// How far counts are from being equal; about as large as there are counts when all is well.
double chi_square(const std::vector<int>& counts) {
    double total = 0;
    for (const int count : counts) { total += count; }
    const double expected = total / static_cast<double>(counts.size());
    double sum = 0;
    for (const int count : counts) { sum += (count - expected) * (count - expected) / expected; }
    return sum;
}

std::vector<int> counts_of(std::uint32_t bound, int draws, std::uint64_t seed) {
    Rng rng{seed};
    std::vector<int> counts(bound);
    for (int i = 0; i < draws; ++i) { ++counts[rng.below(bound)]; }
    return counts;
}

static_assert(std::uniform_random_bit_generator<Rng>);

}  // namespace

TEST_CASE("Scrambling a word gives the published values of its function") {
    CHECK(scrambled(0) == 0xE220A8397B1DCDAFU);
    CHECK(scrambled(1) == 0x910A2DEC89025CC1U);
    CHECK(scrambled(~std::uint64_t{0}) == 0xE4D971771B652C20U);
}

TEST_CASE("The same seed gives the same numbers on every machine") {
    const auto first_four = [](std::uint64_t seed) {
        Rng rng{seed};
        return std::array{rng(), rng(), rng(), rng()};
    };
    CHECK(first_four(0) ==
          std::array{0x44339B21869F763DU, 0x95CF0253EE167D21U, 0xB7A578BE0561B430U, 0xE4F6DBDB82CCC59BU});
    CHECK(first_four(1) ==
          std::array{0x763BA63F94BC22A2U, 0x96606B4E465EDE1EU, 0xCB6595F841D565D9U, 0x1CDEC371E7B21B81U});
    CHECK(first_four(2026) ==
          std::array{0xFF287BED7EB1B576U, 0xAA0A234110B69458U, 0x94D6D9E4A19C659DU, 0xBAB0D459578091E2U});
}

TEST_CASE("A bounded draw takes the high half of the product with the low half of the word") {
    // Of 0x…869F763D, 0x…EE167D21 and 0x…0561B430 times 6, in units of 2^32.
    Rng rng{0};
    CHECK(rng.below(6) == 3);
    CHECK(rng.below(6) == 5);
    CHECK(rng.below(6) == 0);
}

TEST_CASE("A bounded draw stays below its bound") {
    check_property("below", [](std::uint64_t seed, std::uint32_t any) {
        const std::uint32_t bound = std::max(any, 1U);
        Rng rng{seed};
        for (int i = 0; i < 20; ++i) { RC_ASSERT(rng.below(bound) < bound); }
    });
    Rng rng{7};
    for (int i = 0; i < 100; ++i) { CHECK(rng.below(1) == 0); }
    for (int i = 0; i < 100; ++i) { CHECK(rng.below(~0U) < ~0U); }
}

TEST_CASE("A bounded draw prefers no number") {
    // With k + 1 counts the sum is about k, with a spread of sqrt(2k); six spreads do not happen by chance.
    for (const std::uint32_t bound : {2U, 3U, 6U, 10U, 64U, 100U}) {
        const double freedom = bound - 1.0;
        CHECK(chi_square(counts_of(bound, 100'000, bound)) < freedom + 6 * std::sqrt(2 * freedom));
    }
}

TEST_CASE("A bound just above a half of all words is fair too, thanks to the draws that are thrown away") {
    // Without them, the numbers of one residue would come twice as often as the others.
    constexpr std::uint32_t bound = 0xC0000000U;
    Rng rng{3};
    std::vector<int> thirds(3);
    for (int i = 0; i < 90'000; ++i) { ++thirds[rng.below(bound) % 3]; }
    CHECK(chi_square(thirds) < 20);
}

TEST_CASE("Neighbouring seeds give unrelated numbers") {
    std::vector<std::uint64_t> firsts;
    for (std::uint64_t seed = 0; seed < 1000; ++seed) { firsts.push_back(Rng{seed}()); }
    std::ranges::sort(firsts);
    CHECK(std::ranges::adjacent_find(firsts) == firsts.end());
    std::vector<int> sixteenths(16);
    for (const std::uint64_t first : firsts) { ++sixteenths[first >> 60U]; }
    CHECK(chi_square(sixteenths) < 48);
}

TEST_CASE("A copy of a generator draws the same numbers again") {
    Rng rng{11};
    rng();
    Rng copy = rng;
    CHECK(rng() == copy());
    CHECK(rng.below(1000) == copy.below(1000));
}
