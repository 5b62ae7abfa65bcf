#include "server/support/databases.hpp"

#include <chrono>
#include <csignal>
#include <filesystem>
#include <thread>
#include <vector>

#include <doctest/doctest.h>
#include <fcntl.h>
#include <pwd.h>
#include <sys/wait.h>
#include <unistd.h>

namespace meadhall::server::testing {

namespace {

namespace fs = std::filesystem;

/// Debian keeps one folder per version.
std::string programs_folder() {
    for (const char* place : {"/usr/lib/postgresql", "/usr/local/pgsql"}) {
        std::error_code none;
        for (const auto& version : fs::directory_iterator{place, none}) {
            if (fs::exists(version.path() / "bin/postgres")) { return (version.path() / "bin").string(); }
        }
    }
    return {};
}

/// The process becomes the program, as nobody where it was root, and says nothing.
[[noreturn]] void become(const std::string& program, std::vector<std::string> words, const std::string& folder) {
    if (getuid() == 0) {
        const passwd* nobody = getpwnam("nobody");
        if (nobody == nullptr || setgid(nobody->pw_gid) != 0 || setuid(nobody->pw_uid) != 0) { _exit(126); }
    }
    const int silence = open((folder + "/log").c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
    dup2(silence, STDOUT_FILENO);
    dup2(silence, STDERR_FILENO);
    words.insert(words.begin(), program);
    std::vector<char*> arguments;
    for (std::string& word : words) { arguments.push_back(word.data()); }
    arguments.push_back(nullptr);
    std::string path = "PATH=/usr/bin:/bin";
    std::string locale = "LC_ALL=C.UTF-8";
    std::vector<char*> environment = {path.data(), locale.data(), nullptr};
    if (chdir(folder.c_str()) != 0) { _exit(125); }
    execve(program.c_str(), arguments.data(), environment.data());
    _exit(127);
}

pid_t start(const std::string& program, const std::vector<std::string>& words, const std::string& folder) {
    const pid_t child = fork();
    if (child == 0) { become(program, words, folder); }
    return child;
}

int code_of(pid_t child) {
    int code = -1;
    waitpid(child, &code, 0);
    return WIFEXITED(code) ? WEXITSTATUS(code) : -1;
}

}  // namespace

std::unique_ptr<Store> opened(const std::string& place) {
    auto store = open_store(place);
    REQUIRE_MESSAGE(store.has_value(), store.error().message(Language::en));
    return std::move(*store);
}

PostgreSql::PostgreSql() : programs_{programs_folder()} {
    REQUIRE_MESSAGE(!programs_.empty(), "PostgreSQL is not installed: tools/setup test");
    if (getuid() == 0) {
        const passwd* nobody = getpwnam("nobody");
        REQUIRE(chown(folder_.path().c_str(), nobody->pw_uid, nobody->pw_gid) == 0);
    }
    run("initdb", {"-D", folder_ / "data", "-U", "hall", "-A", "trust", "-E", "UTF8", "--no-sync"});
    server_ =
        start(programs_ + "/postgres",
              {"-D", folder_ / "data", "-k", folder_.path().string(), "-c", "listen_addresses=", "-c", "fsync=off"},
              folder_.path().string());
    for (int i = 0; i < 300; ++i) {
        const std::vector<std::string> words = {"-h", folder_.path().string(), "-U", "hall", "-q"};
        if (code_of(start(programs_ + "/pg_isready", words, folder_.path().string())) == 0) { return; }
        std::this_thread::sleep_for(std::chrono::milliseconds{100});
    }
    FAIL("PostgreSQL did not start: " << cli::testing::content_of(folder_ / "log"));
}

PostgreSql::~PostgreSql() {
    kill(server_, SIGQUIT);
    code_of(server_);
}

void PostgreSql::run(const std::string& program, const std::vector<std::string>& words) const {
    const int code = code_of(start(programs_ + "/" + program, words, folder_.path().string()));
    REQUIRE_MESSAGE(code == 0, program << ": " << cli::testing::content_of(folder_ / "log"));
}

std::string PostgreSql::place(const std::string& name) const {
    run("createdb", {"-h", folder_.path().string(), "-U", "hall", name});
    return "postgres:///" + name + "?host=" + folder_.path().string() + "&user=hall";
}

}  // namespace meadhall::server::testing
