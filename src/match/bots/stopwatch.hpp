// Time for bots that may think for so many milliseconds: the only clock of the engine.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>

#include "search/bot.hpp"

namespace meadhall {

class Stopwatch {
  public:
    /// Runs out after so many milliseconds; never if 0.
    explicit Stopwatch(std::uint32_t limit) : limit_{limit} {}

    [[nodiscard]] std::uint32_t elapsed() const {
        const auto passed = Clock::now() - start_;
        return static_cast<std::uint32_t>(std::chrono::duration_cast<std::chrono::milliseconds>(passed).count());
    }
    /// Precondition: the stopwatch outlives the budget.
    [[nodiscard]] Budget budget(std::uint32_t playouts) const {
        if (limit_ == 0) { return {.playouts = playouts}; }
        return {.playouts = playouts, .stop = &is_over, .context = this};
    }
    [[nodiscard]] bool has_run_out() const { return limit_ > 0 && elapsed() >= limit_; }
    /// From 0 to 1; always 0 without a limit.
    [[nodiscard]] double part_gone() const {
        return limit_ == 0 ? 0 : std::min(1.0, elapsed() / static_cast<double>(limit_));
    }

  private:
    using Clock = std::chrono::steady_clock;

    static bool is_over(const void* context) { return static_cast<const Stopwatch*>(context)->has_run_out(); }

    Clock::time_point start_ = Clock::now();
    std::uint32_t limit_;
};

}  // namespace meadhall
