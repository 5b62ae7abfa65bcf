#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <functional>
#include <optional>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>

#include "cli/shell/descriptor.hpp"
#include "cli/shell/files.hpp"
#include "cli/shell/reasons.hpp"

namespace meadhall::cli {

namespace {

namespace fs = std::filesystem;

std::unexpected<Refusal> cannot_write(const std::string& path) {
    return refused(reasons::cannot_write, path + ": " + std::strerror(errno));
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

std::optional<struct stat> status_of(const fs::path& path) {
    struct stat found{};
    return ::stat(path.c_str(), &found) == 0 ? std::optional{found} : std::nullopt;
}

// Devices and pipes.

/// While this lives a reader who goes away is an error and not the end of the program.
class UnbrokenPipe {
  public:
    UnbrokenPipe() {
        struct sigaction ignored{};
        ignored.sa_handler = SIG_IGN;
        ::sigaction(SIGPIPE, &ignored, &former_);
    }
    UnbrokenPipe(const UnbrokenPipe&) = delete;
    UnbrokenPipe& operator=(const UnbrokenPipe&) = delete;
    ~UnbrokenPipe() { ::sigaction(SIGPIPE, &former_, nullptr); }

  private:
    struct sigaction former_{};
};

/// What is written, to a file that has been opened.
using Content = std::function<Result<void>(int file)>;

/// Nobody waits for a pipe that nobody reads: opening it without blocking fails at once, and only then it may block.
Result<void> write_in_place(const std::string& path, const Content& content) {
    const UnbrokenPipe unbroken;
    const Descriptor file{::open(path.c_str(), O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)};
    if (!file.is_open()) { return cannot_write(path); }
    ::fcntl(file.number(), F_SETFL, ::fcntl(file.number(), F_GETFL) & ~O_NONBLOCK);
    if (auto written = content(file.number()); !written) { return written; }
    const bool is_settled = ::fsync(file.number()) == 0 || errno == EINVAL || errno == EROFS || errno == ENOTSUP;
    return is_settled ? Result<void>{} : cannot_write(path);
}

// Regular files.

/// The file that is meant: what a link points to, so that the link stays, even where there is nothing yet.
fs::path behind_links(fs::path path) {
    constexpr int most = 40;
    std::error_code trouble;
    for (int i = 0; i < most && fs::is_symlink(path, trouble); ++i) {
        const fs::path next = fs::read_symlink(path, trouble);
        if (trouble) { break; }
        path = next.is_absolute() ? next : path.parent_path() / next;
    }
    return path;
}

/// What files beside the target begin with; a number follows. Names may be as long as the file system has room for.
std::string prefix_of(const fs::path& target) {
    constexpr std::size_t most = 200;
    return "." + target.filename().string().substr(0, most) + ".";
}

bool is_beside(std::string_view name, std::string_view prefix) {
    return name.starts_with(prefix) && name.size() > prefix.size() &&
           std::ranges::all_of(name.substr(prefix.size()), [](char c) { return c >= '0' && c <= '9'; });
}
/// The same for any target.
bool is_beside_something(std::string_view name) {
    const std::size_t dot = name.rfind('.');
    return dot != std::string_view::npos && dot > 1 && name.starts_with('.') &&
           is_beside(name, name.substr(0, dot + 1));
}

/// Whoever writes beside holds a lock on its file until it is killed: what can be locked was left behind.
void remove_leftovers_if(const fs::path& folder, const std::function<bool(std::string_view name)>& is_ours) {
    std::error_code trouble;
    for (const fs::directory_entry& entry : fs::directory_iterator{folder, trouble}) {
        if (!is_ours(entry.path().filename().string())) { continue; }
        const Descriptor file{::open(entry.path().c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)};
        struct stat found{};
        const bool is_file = file.is_open() && ::fstat(file.number(), &found) == 0 && S_ISREG(found.st_mode);
        if (is_file && ::flock(file.number(), LOCK_EX | LOCK_NB) == 0) { ::unlink(entry.path().c_str()); }
    }
}

/// A new, locked file; closed if there can be none. Before it was locked somebody may have taken it for left behind.
Descriptor locked_file(const std::string& path) {
    constexpr int attempts = 8;
    for (int i = 0; i < attempts; ++i) {
        Descriptor file{::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600)};
        if (!file.is_open()) { return file; }
        struct stat found{};
        ::flock(file.number(), LOCK_EX | LOCK_NB);
        if (::fstat(file.number(), &found) == 0 && found.st_nlink > 0) { return file; }
    }
    return Descriptor{-1};
}

/// What a file gets that was not there before.
mode_t usual_mode() {
    const mode_t mask = ::umask(0);
    ::umask(mask);
    return 0666 & ~mask;
}

/// Owner and mode of the file that is replaced. Giving a file away is for root alone; anybody else's stays theirs.
bool take_after(int file, const std::optional<struct stat>& old, Readers readers) {
    constexpr mode_t permissions = 07777;
    constexpr mode_t owners = 0600;
    if (old && ::fchown(file, old->st_uid, old->st_gid) != 0) { errno = 0; }
    const mode_t fresh = readers == Readers::owner ? owners : usual_mode();
    return ::fchmod(file, old ? old->st_mode & permissions : fresh) == 0;
}

/// A rename survives a crash only once the folder itself is on the disk.
void settle_folder(const fs::path& folder) {
    const Descriptor opened{::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)};
    if (opened.is_open()) { ::fsync(opened.number()); }
}

Result<void> replace(const std::string& path, const std::optional<struct stat>& old, const Content& content,
                     Readers readers) {
    if (old && ::access(path.c_str(), W_OK) != 0) { return cannot_write(path); }
    const fs::path target = behind_links(path);
    const fs::path folder = target.has_parent_path() ? target.parent_path() : fs::path{"."};
    const std::string prefix = prefix_of(target);
    remove_leftovers_if(folder, [&](std::string_view name) { return is_beside(name, prefix); });
    const std::string beside = (folder / fmt::format("{}{}", prefix, ::getpid())).string();
    const Descriptor file = locked_file(beside);
    if (!file.is_open()) { return cannot_write(path); }
    Result<void> written = take_after(file.number(), old, readers) ? content(file.number()) : cannot_write(path);
    const auto is_safe = [&] { return ::fsync(file.number()) == 0 && ::rename(beside.c_str(), target.c_str()) == 0; };
    if (written && !is_safe()) { written = cannot_write(path); }
    if (!written) {
        ::unlink(beside.c_str());
        return written;
    }
    settle_folder(folder);
    return {};
}

Result<void> write_with_care(const std::string& path, const Content& content, Readers readers) {
    const auto old = status_of(path);
    return old && !S_ISREG(old->st_mode) ? write_in_place(path, content) : replace(path, old, content, readers);
}

}  // namespace

void remove_leftovers(const std::filesystem::path& folder) { remove_leftovers_if(folder, is_beside_something); }

Result<void> write_file(const std::string& path, std::string_view content) {
    return write_lines(path, Readers::usual, [&](const LineSink& put) { return put(content); });
}

Result<void> write_lines(const std::string& path, Readers readers, const LineSource& source) {
    constexpr std::size_t enough = std::size_t{1} << 20U;
    return write_with_care(
        path,
        [&](int file) -> Result<void> {
            std::string waiting;
            const auto settle = [&]() -> Result<void> {
                return write_all(file, std::exchange(waiting, {})) ? Result<void>{} : cannot_write(path);
            };
            auto written = source([&](std::string_view piece) -> Result<void> {
                waiting += piece;
                return waiting.size() < enough ? Result<void>{} : settle();
            });
            return written ? settle() : written;
        },
        readers);
}

}  // namespace meadhall::cli
