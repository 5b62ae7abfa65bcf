// Lines that came in and wait for their turn, while the one before them is answered.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace meadhall::cli {

/// One thread puts lines in, another takes them out; neither waits for ever.
class Inbox {
  public:
    struct Letter {
        enum class Size : std::uint8_t { fits, too_long };

        std::string line;
        std::vector<std::string> halted;  // tables whose thoughts it ends
        Size size = Size::fits;
    };

    /// Waits while too much lies there already.
    void put(Letter letter);
    /// Nothing more will come.
    void end();
    /// Waits for the next one; nothing when all were taken and no more will come.
    [[nodiscard]] std::optional<Letter> take();

    /// Whether a line that waits ends thoughts at this table, or nobody seems to wait for them any more: some time
    /// after the end of the input.
    [[nodiscard]] bool halts(std::string_view table) const;

  private:
    using Clock = std::chrono::steady_clock;

    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Letter> letters_;
    std::size_t bytes_ = 0;
    std::optional<Clock::time_point> ended_;
};

}  // namespace meadhall::cli
