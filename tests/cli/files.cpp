#include "cli/shell/files.hpp"

#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <thread>

#include <doctest/doctest.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "program.hpp"

namespace meadhall::cli {

namespace {

namespace fs = std::filesystem;
using testing::content_of;
using testing::Folder;
using testing::refusal_code;

std::ptrdiff_t files_in(const Folder& folder) { return std::distance(fs::directory_iterator{folder.path()}, {}); }

mode_t mode_of(const std::string& file) {
    struct stat found{};
    REQUIRE(::stat(file.c_str(), &found) == 0);
    return found.st_mode & 07777U;
}

}  // namespace

TEST_CASE("A file is replaced whole, and nothing is left beside it") {
    const Folder folder;
    const std::string file = folder / "game.saga";
    REQUIRE(write_file(file, "old").has_value());
    REQUIRE(write_file(file, "new content").has_value());
    CHECK(read_file(file).value_or("") == "new content");
    CHECK(files_in(folder) == 1);
    CHECK(refusal_code(write_file(folder / "missing/game.saga", "x")) == "E-WRITE");
    CHECK(refusal_code(write_file(folder.path().string(), "x")) == "E-WRITE");
    CHECK(refusal_code(read_file(folder / "nothing")) == "E-READ");
}

TEST_CASE("What a link points to is written, and the link stays, even one that points to nothing yet") {
    const Folder folder;
    REQUIRE(write_file(folder / "real.saga", "old").has_value());
    fs::create_symlink("real.saga", folder.path() / "link.saga");
    fs::create_symlink("later.saga", folder.path() / "dangling.saga");
    REQUIRE(write_file(folder / "link.saga", "new").has_value());
    REQUIRE(write_file(folder / "dangling.saga", "first").has_value());
    CHECK(fs::is_symlink(folder.path() / "link.saga"));
    CHECK(fs::is_symlink(folder.path() / "dangling.saga"));
    CHECK(content_of(folder.path() / "real.saga") == "new");
    CHECK(content_of(folder.path() / "later.saga") == "first");
}

TEST_CASE("A file keeps its mode, and a new one gets what the mask leaves") {
    const Folder folder;
    const std::string file = folder / "secret.saga";
    REQUIRE(write_file(file, "old").has_value());
    const mode_t mask = ::umask(0);
    ::umask(mask);
    CHECK(mode_of(file) == (0666 & ~mask));
    for (const mode_t mode : {0600U, 0640U, 0755U}) {
        REQUIRE(::chmod(file.c_str(), mode) == 0);
        REQUIRE(write_file(file, "new").has_value());
        CHECK(mode_of(file) == mode);
    }
}

TEST_CASE("A pipe is written as it is and stays a pipe") {
    const Folder folder;
    const std::string pipe = folder / "pipe";
    REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
    CHECK(refusal_code(write_file(pipe, "nobody reads")) == "E-WRITE");
    const int reader = ::open(pipe.c_str(), O_RDONLY | O_NONBLOCK);
    REQUIRE(reader >= 0);
    REQUIRE(write_file(pipe, "a game").has_value());
    std::string got(16, '\0');
    got.resize(static_cast<std::size_t>(std::max(ssize_t{0}, ::read(reader, got.data(), got.size()))));
    CHECK(got == "a game");
    CHECK(fs::is_fifo(pipe));
    ::close(reader);
    CHECK(files_in(folder) == 1);
}

TEST_CASE("A reader who goes away while a pipe is written does not end the program") {
    const Folder folder;
    const std::string pipe = folder / "pipe";
    REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
    const int reader = ::open(pipe.c_str(), O_RDONLY | O_NONBLOCK);
    REQUIRE(reader >= 0);
    std::thread leaving{[&] {
        std::this_thread::sleep_for(std::chrono::milliseconds{50});
        ::close(reader);
    }};
    CHECK(refusal_code(write_file(pipe, std::string(1'000'000, 'x'))) == "E-WRITE");
    leaving.join();
}

TEST_CASE("Devices are written as they are, and a full one says so") {
    CHECK(write_file("/dev/null", "gone").has_value());
    CHECK(refusal_code(write_file("/dev/full", "no room")) == "E-WRITE");
    CHECK(fs::is_character_file("/dev/null"));
    CHECK(fs::is_character_file("/dev/full"));
}

TEST_CASE("What a killed save left behind is removed by the next one; what is being written is not") {
    const Folder folder;
    std::ofstream{folder / ".game.saga.4711"} << "half a game";
    std::ofstream{folder / ".game.saga.bak"} << "somebody else's";
    std::ofstream{folder / ".other.saga.4711"} << "somebody else's";
    const std::string busy = folder / ".game.saga.4712";
    const int writing = ::open(busy.c_str(), O_WRONLY | O_CREAT, 0600);
    REQUIRE(::flock(writing, LOCK_EX) == 0);
    REQUIRE(write_file(folder / "game.saga", "whole").has_value());
    CHECK(!fs::exists(folder.path() / ".game.saga.4711"));
    CHECK(fs::exists(folder.path() / ".game.saga.bak"));
    CHECK(fs::exists(folder.path() / ".other.saga.4711"));
    CHECK(fs::exists(busy));
    ::close(writing);
}

TEST_CASE("What killed saves of any file left behind in a folder can be removed together") {
    const Folder folder;
    for (const char* name : {".game.saga.4711", ".other.saga.12", ".game.saga.bak", ".4711", "game.4711"}) {
        std::ofstream{folder / name} << "half a game";
    }
    const std::string busy = folder / ".game.saga.4712";
    const int writing = ::open(busy.c_str(), O_WRONLY | O_CREAT, 0600);
    REQUIRE(::flock(writing, LOCK_EX) == 0);
    remove_leftovers(folder.path());
    CHECK(!fs::exists(folder.path() / ".game.saga.4711"));
    CHECK(!fs::exists(folder.path() / ".other.saga.12"));
    CHECK(files_in(folder) == 4);
    CHECK(fs::exists(busy));
    ::close(writing);
}

TEST_CASE("A writer that is killed again and again leaves the old content or the new, and the next save cleans up") {
    const Folder folder;
    const std::string file = folder / "game.saga";
    const std::string old_content(300'000, 'a');
    const std::string new_content(300'000, 'b');
    REQUIRE(write_file(file, old_content).has_value());
    REQUIRE(::chmod(file.c_str(), 0600) == 0);
    for (int i = 0; i < 40; ++i) {
        const pid_t child = ::fork();
        if (child == 0) {
            while (true) {
                if (!write_file(file, new_content) || !write_file(file, old_content)) { ::_exit(1); }
            }
        }
        std::this_thread::sleep_for(std::chrono::microseconds{500 * i});
        REQUIRE(::kill(child, SIGKILL) == 0);
        int status = 0;
        ::waitpid(child, &status, 0);
        CHECK(WIFSIGNALED(status));
        const std::string now = content_of(file);
        CHECK((now == old_content || now == new_content));
        CHECK(mode_of(file) == 0600);
    }
    REQUIRE(write_file(file, new_content).has_value());
    CHECK(files_in(folder) == 1);
}

TEST_CASE("A file name of the greatest length can be written") {
    const Folder folder;
    const std::string file = folder / std::string(255, 'n');
    REQUIRE(write_file(file, "x").has_value());
    CHECK(files_in(folder) == 1);
}

TEST_CASE("A tilde is the home folder") {
    CHECK(path_typed("~/game.saga", "/home/hilda") == "/home/hilda/game.saga");
    CHECK(path_typed("~", "/home/hilda") == "/home/hilda");
    CHECK(path_typed("~olaf/x", "/home/hilda") == "~olaf/x");
    CHECK(path_typed("~/x", "") == "~/x");
    CHECK(path_typed("a/~/x", "/home/hilda") == "a/~/x");
}

}  // namespace meadhall::cli
