// Finds the numbers with the least surprise by trying a little more and a little less of each.
#pragma once

#include <algorithm>
#include <cmath>
#include <functional>
#include <vector>

namespace meadhall::lab {

/// How large a number may be expected to be after tuning. What is near zero at first may still be worth something.
[[nodiscard]] inline double usual_size(double number) { return std::max(std::abs(number), 0.25); }

/// Begins with steps of a fifth of each number and ends with steps of a hundredth. The same beginning and the same
/// surprises give the same end. `tell` is called with how many of `fit_rounds` are done.
inline constexpr int fit_rounds = 6;
[[nodiscard]] std::vector<double> fitted(std::vector<double> numbers,
                                         const std::function<double(const std::vector<double>&)>& surprise,
                                         const std::function<void(int done)>& tell);

}  // namespace meadhall::lab
