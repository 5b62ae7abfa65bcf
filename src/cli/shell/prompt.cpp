#include "cli/shell/prompt.hpp"

#include <array>
#include <cerrno>

#include <unistd.h>

#include "cli/shell/interrupts.hpp"

namespace meadhall::cli {

namespace {

/// What is longer cannot be meant for us; the rest is read as further lines.
constexpr std::size_t longest_line = 65536;

}  // namespace

Prompt::Prompt(Terminal& terminal, const std::optional<std::filesystem::path>& history) : terminal_{terminal} {
    if (LineEditor::can_edit()) { editor_ = std::make_unique<LineEditor>(terminal, history); }
    if (editor_ && !editor_->is_ready()) { editor_.reset(); }
}

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

std::optional<std::string> Prompt::ask(const Line& question, const Sayings& sayings) {
    if (!editor_) { return next_line(question); }
    auto line = editor_->read(question, sayings);
    if (!line) { terminal_.write(""); }
    return line;
}

void Prompt::forget() {
    if (editor_) { editor_->forget(); }
}

std::optional<std::string> Prompt::next_line(const Line& question) {
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
