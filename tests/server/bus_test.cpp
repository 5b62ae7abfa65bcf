// The bus over a real NATS: who hears what, and that it comes back by itself.
#include <array>
#include <atomic>
#include <chrono>
#include <csignal>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <utility>

#include <arpa/inet.h>
#include <doctest/doctest.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "match/catalogue.hpp"
#include "server/bus/bus.hpp"
#include "server/bus/exchange.hpp"
#include "server/room/workshop.hpp"

namespace meadhall::server {

namespace {

/// Below the ports that the system gives to anybody, so that it is still free when NATS comes back.
int free_port() {
    for (int port = 20'000 + getpid() % 10'000;; ++port) {
        const int probe = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(static_cast<std::uint16_t>(port));
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        const bool is_free = bind(probe, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
        close(probe);
        if (is_free) { return port; }
    }
}

/// A NATS server on this machine, as long as this lives.
class Nats {
  public:
    explicit Nats(int port) : child_{fork()} {
        if (child_ != 0) { return; }
        const int silence = open("/dev/null", O_WRONLY | O_CLOEXEC);
        dup2(silence, STDOUT_FILENO);
        dup2(silence, STDERR_FILENO);
        execl("/usr/sbin/nats-server", "nats-server", "-a", "127.0.0.1", "-p", std::to_string(port).c_str(), nullptr);
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

bool comes_true(const std::function<bool()>& what) {
    for (int i = 0; i < 2000; ++i) {
        if (what()) { return true; }
        std::this_thread::sleep_for(std::chrono::milliseconds{10});
    }
    return false;
}

std::unique_ptr<Bus> bus_at(int port) {
    auto bus = open_bus("nats://127.0.0.1:" + std::to_string(port));
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

TEST_CASE("Over NATS the worker that has thought for a table is asked again, and another one when it is gone") {
    const int port = free_port();
    const Nats nats{port};
    const auto own = bus_at(port);
    std::mutex mutex;
    std::deque<Message> heard;
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
