// Mead Horn over a real server: guests talk to it over WebSockets as the page does, bots think in it or in a worker.
#include <algorithm>
#include <atomic>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

#include <doctest/doctest.h>
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli/program.hpp"
#include "server/bus/bus.hpp"
#include "server/bus/notes.hpp"
#include "server/support/asking.hpp"
#include "server/support/talk.hpp"
#include "support/places.hpp"

namespace meadhall::server {

namespace {

using cli::testing::Folder;
using testing::comes_true;
using testing::Program;
using testing::Talk;

/// The program with Mead Horn lies next to that of the tests.
std::string program_with_horn() {
    const auto folder = std::filesystem::read_symlink("/proc/self/exe").parent_path();
    setenv("MEADHALL_BINARY", (folder / "meadhall_fourth_game").c_str(), 1);
    return test::program_path();
}

/// `serve` with a page of its own, and no bounds that a quick guest would meet.
Program::Wish wish(const Folder& folder, const std::vector<std::string>& more = {}) {
    std::ofstream{folder / "index.html"} << "<p>served</p>";
    std::vector<std::string> words = {"--folder", folder.path().string(), "--limit", "messages=100000",
                                      "--limit",  "burst=100000"};
    words.insert(words.end(), more.begin(), more.end());
    return {.words = words};
}

/// Another program, silent and gone with the test.
class Helper {
  public:
    explicit Helper(std::vector<std::string> words) : child_{fork()} {
        if (child_ != 0) { return; }
        const int silence = open("/dev/null", O_WRONLY | O_CLOEXEC);
        dup2(silence, STDOUT_FILENO);
        dup2(silence, STDERR_FILENO);
        std::vector<char*> arguments;
        for (std::string& word : words) { arguments.push_back(word.data()); }
        arguments.push_back(nullptr);
        execv(arguments.front(), arguments.data());
        _exit(127);
    }
    Helper(const Helper&) = delete;
    Helper& operator=(const Helper&) = delete;
    ~Helper() {
        kill(child_, SIGKILL);
        waitpid(child_, nullptr, 0);
    }

  private:
    pid_t child_;
};

/// Whoever of these may move does, always the last move on offer, until the game is over; true if it came so far.
bool play_to_the_end(const std::vector<Talk*>& guests, const std::string& table) {
    for (int moves = 0; moves < 200;) {
        Json screen;
        for (Talk* guest : guests) {
            screen = guest->result("screen", {{"table", table}});
            if (!screen["moves"].empty()) {
                guest->result("play", {{"table", table}, {"move", screen["moves"].back()["code"]}});
                ++moves;
                break;
            }
        }
        if (screen["to_act"].contains("over")) { return true; }
        if (screen["moves"].empty() && guests.front()->hear().empty()) { return false; }  // a bot's move is told
    }
    return false;
}

}  // namespace

TEST_CASE("Guests play the fourth game over a server, against a bot that thinks in it, and its record is kept") {
    program_with_horn();
    const Folder folder;
    Program program{wish(folder)};
    Talk ada{program.port()};
    Talk bo{program.port()};
    ada.result("hello", {{"name", "Ada"}});
    bo.result("hello", {{"name", "Bo"}});
    const Json made = ada.result(
        "create",
        {{"game", "horn"}, {"seats", 3}, {"sit", 0}, {"bots", Json::array({{{"seat", 2}, {"bot", "farmer"}}})}});
    const std::string table = made["table"];
    bo.result("sit", {{"table", table}, {"link", made["links"][0]["link"]}});
    CHECK(play_to_the_end({&ada, &bo}, table));
    const std::string record = bo.result("record", {{"table", table}})["record"];
    CHECK(cli::testing::has(record, "[Game \"horn\"]"));
    CHECK(cli::testing::has(record, "[Seed "));
    CHECK(program.stop(SIGTERM) == 0);
}

TEST_CASE("A worker thinks about the fourth game for a server") {
    const std::string meadhall = program_with_horn();
    const std::string port = std::to_string(testing::free_port());
    const std::string place = "nats://127.0.0.1:" + port;
    const Helper nats{{"/usr/sbin/nats-server", "-a", "127.0.0.1", "-p", port}};
    // The answers to a server all go to one subject, known from the first task that it calls out. Until the bus is gone
    // somebody may be heard.
    std::atomic<bool> is_listening = false;
    std::atomic<int> found = 0;
    const auto bus = open_bus(place);
    REQUIRE(bus.has_value());
    REQUIRE(comes_true([&] { return (*bus)->figures().is_connected; }));
    (*bus)->subscribe(std::string{subjects::think}, [&](const Message& task) {
        if (is_listening.exchange(true)) { return; }
        (*bus)->subscribe(task.reply_to, [&](const Message& answer) {
            const auto finding = finding_of(answer.text);
            found += finding && !finding->move.empty() ? 1 : 0;
        });
    });
    const Helper worker{{meadhall, "worker", "--bus", place, "--thinkers", "1"}};
    const Folder folder;
    Program program{wish(folder, {"--bus", place})};
    Talk ada{program.port()};
    ada.result("hello", {{"name", "Ada"}});
    const Json bots = {{{"seat", 1}, {"bot", "random"}}, {{"seat", 2}, {"bot", "farmer"}}};
    const std::string table =
        ada.result("create", {{"game", "horn"}, {"seats", 3}, {"sit", 0}, {"bots", bots}})["table"];
    CHECK(play_to_the_end({&ada}, table));
    CHECK(comes_true([&] { return found > 0; }));
    CHECK(program.stop(SIGTERM) == 0);
    (*bus)->close();
}

}  // namespace meadhall::server
