// Finds the numbers with the least surprise by trying a little more and a little less of each.
#pragma once

#include <functional>
#include <vector>

namespace meadhall::cli {

/// Begins with steps of a fifth of each number and ends with steps of a hundredth. The same beginning and the same
/// surprises give the same end. `tell` is called with how many of `fit_rounds` are done.
inline constexpr int fit_rounds = 6;
[[nodiscard]] std::vector<double> fitted(std::vector<double> numbers,
                                         const std::function<double(const std::vector<double>&)>& surprise,
                                         const std::function<void(int done)>& tell);

}  // namespace meadhall::cli
