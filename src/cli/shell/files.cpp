#include "cli/shell/files.hpp"

#include <array>
#include <cerrno>
#include <cstring>

#include <fcntl.h>

#include "cli/shell/descriptor.hpp"
#include "cli/shell/reasons.hpp"

namespace meadhall::cli {

namespace {

constexpr std::size_t largest = std::size_t{16} << 20U;

std::unexpected<Refusal> cannot_read(const std::string& path) {
    return refused(reasons::cannot_read, path + ": " + std::strerror(errno));
}

}  // namespace

Result<std::string> read_file(const std::string& path) {
    const Descriptor file{path == "-" ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC)};
    if (!file.is_open()) { return cannot_read(path); }
    std::string content;
    std::array<char, 65536> piece;
    while (true) {
        const ssize_t got = ::read(file.number(), piece.data(), piece.size());
        if (got < 0 && errno == EINTR) { continue; }
        if (got < 0) { return cannot_read(path); }
        if (got == 0) { return content; }
        content.append(piece.data(), static_cast<std::size_t>(got));
        if (content.size() > largest) { return refused(reasons::too_large, path); }
    }
}

std::string path_typed(std::string_view text, std::string_view home) {
    const bool is_at_home = text == "~" || text.starts_with("~/");
    return is_at_home && !home.empty() ? std::string{home} + std::string{text.substr(1)} : std::string{text};
}

}  // namespace meadhall::cli
