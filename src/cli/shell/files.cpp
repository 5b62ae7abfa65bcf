#include "cli/shell/files.hpp"

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <system_error>

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include "cli/shell/reasons.hpp"

namespace meadhall::cli {

namespace {

constexpr std::size_t largest = std::size_t{16} << 20U;

/// A file that is open until this goes out of scope.
class Descriptor {
  public:
    explicit Descriptor(int number) : number_{number} {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() {
        if (number_ > STDERR_FILENO) { ::close(number_); }
    }
    [[nodiscard]] int number() const { return number_; }
    [[nodiscard]] bool is_open() const { return number_ >= 0; }

  private:
    int number_;
};

std::unexpected<Refusal> failed(const Reason& reason, const std::string& path) {
    return refused(reason, path + ": " + std::strerror(errno));
}

bool write_all(int file, std::string_view content) {
    while (!content.empty()) {
        const ssize_t written = ::write(file, content.data(), content.size());
        if (written < 0 && errno == EINTR) { continue; }
        if (written < 0) { return false; }
        content.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

/// The file that is meant: what a link points to, so that the link stays.
std::filesystem::path behind_links(const std::filesystem::path& path) {
    std::error_code trouble;
    const auto meant = std::filesystem::canonical(path, trouble);
    return trouble ? path : meant;
}

/// A rename survives a crash only once the folder itself is on the disk.
void settle_folder(const std::filesystem::path& folder) {
    const Descriptor opened{::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)};
    if (opened.is_open()) { ::fsync(opened.number()); }
}

}  // namespace

Result<std::string> read_file(const std::string& path) {
    const Descriptor file{path == "-" ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC)};
    if (!file.is_open()) { return failed(reasons::cannot_read, path); }
    std::string content;
    std::array<char, 65536> piece;
    while (true) {
        const ssize_t got = ::read(file.number(), piece.data(), piece.size());
        if (got < 0 && errno == EINTR) { continue; }
        if (got < 0) { return failed(reasons::cannot_read, path); }
        if (got == 0) { return content; }
        content.append(piece.data(), static_cast<std::size_t>(got));
        if (content.size() > largest) { return refused(reasons::too_large, path); }
    }
}

Result<void> write_file(const std::string& path, std::string_view content) {
    const std::filesystem::path target = behind_links(path);
    const std::filesystem::path folder = target.has_parent_path() ? target.parent_path() : std::filesystem::path{"."};
    const std::string beside = (folder / fmt::format(".{}.{}", target.filename().string(), ::getpid())).string();
    const Descriptor file{::open(beside.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0666)};
    if (!file.is_open()) { return failed(reasons::cannot_write, path); }
    const bool is_safe = write_all(file.number(), content) && ::fsync(file.number()) == 0 &&
                         ::rename(beside.c_str(), target.c_str()) == 0;
    if (!is_safe) {
        auto refusal = failed(reasons::cannot_write, path);
        ::unlink(beside.c_str());
        return refusal;
    }
    settle_folder(folder);
    return {};
}

}  // namespace meadhall::cli
