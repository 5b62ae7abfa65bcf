// Time for bots that may think for so many milliseconds: the only clock of the engine.
#pragma once

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
        return {.playouts = playouts, .stop = &has_run_out, .context = this};
    }

  private:
    using Clock = std::chrono::steady_clock;

    static bool has_run_out(const void* context) {
        const auto& self = *static_cast<const Stopwatch*>(context);
        return self.elapsed() >= self.limit_;
    }

    Clock::time_point start_ = Clock::now();
    std::uint32_t limit_;
};

}  // namespace meadhall
