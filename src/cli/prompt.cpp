#include "cli/prompt.hpp"

#include <array>
#include <cerrno>

#include <unistd.h>

#include "cli/interrupts.hpp"

namespace meadhall::cli {

namespace {

/// What is longer cannot be meant for us; the rest is read as further lines.
constexpr std::size_t longest_line = 65536;

}  // namespace

bool Prompt::is_interactive() { return isatty(STDIN_FILENO) == 1; }

bool Prompt::read_more() {
    std::array<char, 4096> piece;
    while (Interrupts::signal() == 0) {
        const ssize_t got = ::read(STDIN_FILENO, piece.data(), piece.size());
        if (got > 0) {
            pending_.append(piece.data(), static_cast<std::size_t>(got));
            return true;
        }
        if (got == 0 || errno != EINTR) { break; }
    }
    is_closed_ = true;
    return false;
}

std::optional<std::string> Prompt::ask(const Line& question) {
    terminal_.write_open(question);
    std::size_t end = pending_.find('\n');
    while (end == std::string::npos && pending_.size() < longest_line && !is_closed_ && read_more()) {
        end = pending_.find('\n');
    }
    if (Interrupts::signal() != 0 || (end == std::string::npos && pending_.empty())) {
        terminal_.write("");
        return std::nullopt;
    }
    std::string line = pending_.substr(0, end);
    pending_.erase(0, end == std::string::npos ? line.size() : end + 1);
    if (!is_interactive()) { terminal_.write(line); }
    return line;
}

}  // namespace meadhall::cli
