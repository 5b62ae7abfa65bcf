// A small, fast, seeded generator; the same numbers on every machine and in every door.
#pragma once

#include <bit>
#include <cstdint>

namespace meadhall {

/// Scrambles a word; also the way to derive independent seeds from one.
[[nodiscard]] constexpr std::uint64_t scrambled(std::uint64_t word) {
    word += 0x9E3779B97F4A7C15U;
    word = (word ^ (word >> 30U)) * 0xBF58476D1CE4E5B9U;
    word = (word ^ (word >> 27U)) * 0x94D049BB133111EBU;
    return word ^ (word >> 31U);
}

/// xoshiro256++ with the state filled from one word. Not for secrets: the dealer of a table derives its own streams.
class Rng {
  public:
    constexpr explicit Rng(std::uint64_t seed) {
        for (std::uint64_t& word : words_) {
            seed = scrambled(seed);
            word = seed;
        }
    }

    constexpr std::uint64_t operator()() {
        const std::uint64_t drawn = std::rotl(words_[0] + words_[3], 23) + words_[0];
        const std::uint64_t shifted = words_[1] << 17U;
        words_[2] ^= words_[0];
        words_[3] ^= words_[1];
        words_[1] ^= words_[2];
        words_[0] ^= words_[3];
        words_[2] ^= shifted;
        words_[3] = std::rotl(words_[3], 45);
        return drawn;
    }

    /// A number in 0 … bound − 1, every one equally likely. Precondition: bound > 0.
    constexpr std::uint32_t below(std::uint32_t bound) {
        std::uint64_t product = (*this)() % (std::uint64_t{1} << 32U) * bound;
        if (static_cast<std::uint32_t>(product) < bound) {
            const std::uint32_t threshold = (0U - bound) % bound;
            while (static_cast<std::uint32_t>(product) < threshold) {
                product = (*this)() % (std::uint64_t{1} << 32U) * bound;
            }
        }
        return static_cast<std::uint32_t>(product >> 32U);
    }

    // What the standard algorithms ask of a generator.
    using result_type = std::uint64_t;
    static constexpr result_type min() { return 0; }
    static constexpr result_type max() { return ~std::uint64_t{0}; }

  private:
    std::uint64_t words_[4] = {};
};

}  // namespace meadhall
