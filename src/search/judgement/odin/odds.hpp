// Dice by exact expectation: what a dice action promises when one always stands where standing is best.
#pragma once

#include <array>

namespace meadhall::odin_mind {

inline constexpr int most_sides = 12;

struct DiceChances {
    int sides = 8;
    /// What it brings to stand on this roll, paying for success or taking the comfort.
    std::array<double, most_sides + 1> stand{};
    /// Rolls on which one may not roll again (O-6.13).
    std::array<bool, most_sides + 1> must_stand{};
};

/// The expected value with so many rolls to come. Precondition: at least one.
[[nodiscard]] constexpr double hope(const DiceChances& chances, int rolls) {
    const double again = rolls > 1 ? hope(chances, rolls - 1) : 0;
    double sum = 0;
    for (std::size_t shown = 1; shown <= static_cast<std::size_t>(chances.sides); ++shown) {
        const bool stands = rolls == 1 || chances.must_stand[shown] || chances.stand[shown] >= again;
        sum += stands ? chances.stand[shown] : again;
    }
    return sum / chances.sides;
}

}  // namespace meadhall::odin_mind
