#include "cli/shell/progress.hpp"

#include <cstdio>

#include <unistd.h>

#include "cli/drawing/text.hpp"

namespace meadhall::cli {

ProgressLine::ProgressLine() : is_watched_{isatty(STDERR_FILENO) == 1} {}

void ProgressLine::show(std::string_view text) {
    if (!is_watched_) { return; }
    std::fprintf(stderr, "\r\x1b[K%s", harmless(text).c_str());
    std::fflush(stderr);
    is_shown_ = true;
}

void ProgressLine::clear() {
    if (is_shown_) { std::fputs("\r\x1b[K", stderr); }
    is_shown_ = false;
}

}  // namespace meadhall::cli
