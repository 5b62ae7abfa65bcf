// A line that says who is thinking and how far the thought has come, while a person waits.
#pragma once

#include <chrono>
#include <string>

#include "cli/play/session.hpp"
#include "cli/shell/progress.hpp"

namespace meadhall::cli {

class ThinkingLine {
  public:
    /// `says` is what is shown before the percentage.
    explicit ThinkingLine(std::string says) : says_{std::move(says)} {}

    /// Ends the thought when the program is asked to end. The line outlives its onlooker.
    [[nodiscard]] Onlooker onlooker();
    void clear() { line_.clear(); }

  private:
    using Clock = std::chrono::steady_clock;

    void show(const ThinkProgress& progress);

    std::string says_;
    ProgressLine line_;
    Clock::time_point shown_ = Clock::now();
};

}  // namespace meadhall::cli
