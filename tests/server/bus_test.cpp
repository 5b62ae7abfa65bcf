// The bus over a real NATS: who hears what, and that it comes back by itself.
#include <array>
#include <atomic>
#include <csignal>
#include <deque>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "match/catalogue.hpp"
#include "server/bus/bus.hpp"
#include "server/bus/exchange.hpp"
#include "server/room/workshop.hpp"
#include "server/support/asking.hpp"

namespace meadhall::server {

namespace {

using testing::comes_true;
using testing::free_port;

/// A NATS server on this machine, as long as this lives.
class Nats {
  public:
    explicit Nats(int port, const std::vector<std::string>& more = {}) : child_{fork()} {
        if (child_ != 0) { return; }
        const int silence = open("/dev/null", O_WRONLY | O_CLOEXEC);
        dup2(silence, STDOUT_FILENO);
        dup2(silence, STDERR_FILENO);
        std::vector<std::string> words = {"nats-server", "-a", "127.0.0.1", "-p", std::to_string(port)};
        words.insert(words.end(), more.begin(), more.end());
        std::vector<char*> arguments;
        for (std::string& word : words) { arguments.push_back(word.data()); }
        arguments.push_back(nullptr);
        execv("/usr/sbin/nats-server", arguments.data());
        _exit(127);
    }
    Nats(const Nats&) = delete;
    Nats& operator=(const Nats&) = delete;
    ~Nats() {
        kill(child_, SIGKILL);
        waitpid(child_, nullptr, 0);
    }

  private:
    pid_t child_;
};

std::unique_ptr<Bus> bus_at(int port, const std::string& user = {}) {
    auto bus = open_bus("nats://" + user + "127.0.0.1:" + std::to_string(port));
    REQUIRE(bus.has_value());
    return std::move(*bus);
}

}  // namespace

TEST_CASE("Over NATS everybody who subscribes hears a message, of those who take one does, and nobody is noticed") {
    const int port = free_port();
    const Nats nats{port};
    std::atomic<int> heard = 0;
    std::atomic<int> taken = 0;
    std::atomic<int> unanswered = 0;
    const auto one = bus_at(port);
    const auto two = bus_at(port);
    for (Bus* bus : {one.get(), two.get()}) {
        bus->subscribe("news", [&](const Message&) { ++heard; });
        bus->take("work", [&](const Message& message) { taken += message.reply_to == "back" ? 1 : 0; });
    }
    const std::string own = one->own_subject();
    CHECK(own != two->own_subject());
    one->subscribe(own + ".*", [&](const Message& message) { unanswered += message.text.empty() ? 1 : 0; });
    REQUIRE(comes_true([&] { return one->figures().is_connected && two->figures().is_connected; }));
    // What was subscribed to is known to NATS a moment later.
    REQUIRE(comes_true([&] { return two->publish({"news", "a word"}) && heard >= 2; }));
    const int before = heard;
    CHECK(one->publish({"news", "another"}));
    CHECK(comes_true([&] { return heard >= before + 2; }));
    for (int i = 0; i < 10; ++i) { CHECK(two->publish({"work", "a task", "back"})); }
    CHECK(comes_true([&] { return taken == 10; }));
    CHECK(one->publish({"nobody.does.this", "a task", own + ".table"}));
    CHECK(comes_true([&] { return unanswered == 1; }));
    one->close();
    CHECK_FALSE(one->publish({"news", "too late"}));
    CHECK(one->figures().unsent >= 1);
}

TEST_CASE("A bus may be opened before there is one, and comes back when NATS does") {
    const int port = free_port();
    const auto bus = bus_at(port);
    std::atomic<int> heard = 0;
    bus->subscribe("news", [&](const Message&) { ++heard; });
    CHECK_FALSE(bus->publish({"news", "nobody is there"}));
    for (int i = 0; i < 2; ++i) {
        const Nats nats{port};
        REQUIRE(comes_true([&] { return bus->figures().is_connected; }));
        const int before = heard;
        CHECK(comes_true([&] { return bus->publish({"news", "here"}) && heard > before; }));
    }
    CHECK(comes_true([&] { return !bus->figures().is_connected; }));
    CHECK_FALSE(bus->publish({"news", "gone"}));
}

TEST_CASE("A password of a bus is written as it is") {
    const int port = free_port();
    const Nats nats{port, {"--user", "hall", "--pass", "s@c/r%40t"}};
    const auto bus = bus_at(port, "hall:s@c/r%40t@");
    const auto stranger = bus_at(port, "hall:s%40c%2Fr%2540t@");
    CHECK(comes_true([&] { return bus->figures().is_connected; }));
    CHECK_FALSE(stranger->figures().is_connected);
}

TEST_CASE("Over NATS the worker that has thought for a table is asked again, and another one when it is gone") {
    const int port = free_port();
    const Nats nats{port};
    // Until the bus is gone somebody may be heard.
    std::mutex mutex;
    std::deque<Message> heard;
    std::atomic<int> unanswered = 0;
    const auto own = bus_at(port);
    Exchange exchange{*own, 60'000};
    exchange.listen([&](Message message) {
        const std::scoped_lock lock{mutex};
        heard.push_back(std::move(message));
    });
    std::array<std::unique_ptr<Bus>, 2> buses = {bus_at(port), bus_at(port)};
    std::array<std::unique_ptr<Workshop>, 2> workers;
    for (std::size_t i = 0; i < workers.size(); ++i) {
        workers[i] = std::make_unique<Workshop>(catalogue(), *buses[i], 1, 0);
    }
    const auto all_are_there = [&] {
        return own->figures().is_connected && buses[0]->figures().is_connected && buses[1]->figures().is_connected;
    };
    REQUIRE(comes_true(all_are_there));
    entries::Created setup;
    setup.game = "wikinger";
    setup.seats = 2;
    setup.options = "{}";
    setup.seed = "gudrun";
    // Whose answer was it? Where there is nobody yet, the bot would think at home; here it is asked anew.
    const auto thinks = [&]() -> std::string {
        const auto ask = [&] {
            Outbox out;
            out.tasks = {{.table = "t", .seat = {}, .bot = "random", .setup = setup, .players = {}, .steps = {}}};
            CHECK(exchange.post(out, 0).empty());
        };
        std::string by;
        ask();
        REQUIRE(comes_true([&] {
            const std::scoped_lock lock{mutex};
            for (; !heard.empty() && by.empty(); heard.pop_front()) {
                const Exchange::Meaning meaning = exchange.read(heard.front());
                if (!meaning.heard.empty()) { by = heard.front().reply_to; }
                if (!meaning.at_home.empty()) { ask(); }
            }
            return !by.empty();
        }));
        return by;
    };
    const std::string first = thinks();
    CHECK_FALSE(first.empty());
    for (int i = 0; i < 10; ++i) { CHECK(thinks() == first); }
    const std::size_t asked = buses[0]->figures().heard > buses[1]->figures().heard ? 0 : 1;
    workers[asked].reset();
    // NATS hears of it a moment later; until then what goes to that desk is lost without a word.
    const std::string probe = own->own_subject();
    own->subscribe(probe, [&](const Message& message) { unanswered += message.text.empty() ? 1 : 0; });
    REQUIRE(comes_true([&] { return own->publish({first, "", probe}) && unanswered > 0; }));
    const std::string second = thinks();
    CHECK(second != first);
    CHECK(thinks() == second);
}

TEST_CASE("What is no address of a bus is refused") {
    CHECK(open_bus("").error().code() == "E-BUS");
    CHECK(open_bus("http://127.0.0.1:4222").error().code() == "E-BUS");
    CHECK(open_bus("nats://127.0.0.1:no").error().code() == "E-BUS");
}

}  // namespace meadhall::server
