#include "cli/play/thinking_line.hpp"

#include <fmt/format.h>

#include "cli/shell/interrupts.hpp"

namespace meadhall::cli {

Onlooker ThinkingLine::onlooker() {
    return {.tell = [this](const ThinkProgress& progress) { show(progress); },
            .stop = [] { return Interrupts::signal() != 0; }};
}

/// Not at once, so that nothing flickers where bots are quick, and not too often.
void ThinkingLine::show(const ThinkProgress& progress) {
    constexpr auto pause = std::chrono::milliseconds{150};
    const auto now = Clock::now();
    if (now - shown_ < pause) { return; }
    shown_ = now;
    line_.show(fmt::format("{} {:.0f} %", says_, 100 * progress.done));
}

}  // namespace meadhall::cli
