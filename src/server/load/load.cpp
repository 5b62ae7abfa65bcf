#include "server/load/load.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <memory>
#include <utility>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <sys/resource.h>

#include "server/load/load_guest.hpp"
#include "server/place.hpp"
#include "server/reasons.hpp"

namespace meadhall::server {

namespace {

constexpr int most_at_once = 64;  // who come in at the same time: a server has a queue before its door

void allow_many_connections() {
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) { return; }
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
}

class Load {
  public:
    Load(const LoadOrder& order, const LoadWatcher& watch)
        : order_{order}, watch_{watch}, place_{asio::ip::make_address_v4(order.host), port()} {}

    Result<LoadReport> run() {
        report_.memory_empty = memory_of(place_);
        if (!is_reachable()) { return refused(reasons::nobody_there, order_.host + ":" + std::to_string(port())); }
        const auto begin = Clock::now();
        for (int i = 0; i < all(); ++i) { guests_.push_back(std::make_unique<LoadGuest>(io_, place_, tally_)); }
        for (int i = 0; i < most_at_once; ++i) { spawn(come_in()); }
        io_.run();
        report_.connecting = seconds_since(begin);
        report_.connections = static_cast<int>(std::ranges::count_if(guests_, &LoadGuest::is_open));
        report_.memory_idle = memory_of(place_);
        if (report_.connections > 0) { play(); }
        return std::move(report_);
    }

  private:
    [[nodiscard]] std::uint16_t port() const { return static_cast<std::uint16_t>(order_.port); }
    [[nodiscard]] int tables() const { return order_.clients / order_.seats; }
    [[nodiscard]] int all() const { return tables() * order_.seats + order_.idle; }
    static double seconds_since(Clock::time_point begin) {
        return std::chrono::duration<double>(Clock::now() - begin).count();
    }
    void spawn(asio::awaitable<void> work) { asio::co_spawn(io_, std::move(work), asio::detached); }

    bool is_reachable() {
        beast::error_code error;
        Tcp::socket socket{io_};
        socket.connect(place_, error);
        return !error;
    }

    asio::awaitable<void> come_in() {
        while (next_ < guests_.size()) {
            LoadGuest& guest = *guests_[next_++];
            co_await guest.come("guest " + std::to_string(next_));
            watch_(static_cast<int>(next_), 0);
        }
    }

    /// Everybody listens, the tables are played at, until the time is over.
    void play() {
        io_.restart();
        for (const auto& guest : guests_) {
            if (guest->is_open()) { spawn(guest->listen()); }
        }
        const auto begin = Clock::now();
        until_ = begin + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(order_.seconds));
        for (int i = 0; i < tables(); ++i) { spawn(play_at(i)); }
        spawn(watch_the_clock());
        io_.run();
        report_.seconds = seconds_since(begin);
        report_.moves = tally_.moves;
        report_.events = tally_.events;
        report_.refused = tally_.refused;
        report_.lost = tally_.lost;
        report_.first_refusal = tally_.first_refusal;
        report_.delays = std::move(tally_.delays);
        std::ranges::sort(report_.delays);
    }

    asio::awaitable<void> watch_the_clock() {
        asio::steady_timer timer{io_};
        while (Clock::now() < until_) {
            timer.expires_after(std::chrono::milliseconds{200});
            co_await timer.async_wait(asio::use_awaitable);
            watch_(report_.connections, tally_.moves);
        }
        // In the middle of everything, as a crowd is.
        report_.memory_after = memory_of(place_);
        for (const auto& guest : guests_) { guest->hang_up(); }
    }

    /// One table after the other, with the same people.
    asio::awaitable<void> play_at(int number) {
        const auto first = static_cast<std::size_t>(number * order_.seats);
        LoadTable table{{guests_.data() + first, static_cast<std::size_t>(order_.seats)},
                        order_.game,
                        static_cast<std::uint64_t>(number)};
        const Clock::duration pause = pause_between_moves();
        asio::steady_timer timer{io_};
        auto next = Clock::now() + pause * number / std::max(tables(), 1);
        while (Clock::now() < until_) {
            const bool is_set = co_await table.set_up();
            if (!is_set) { co_return; }
            ++report_.games;
            bool goes_on = true;
            while (goes_on && Clock::now() < until_) {
                if (pause > Clock::duration::zero()) {
                    timer.expires_at(next);
                    co_await timer.async_wait(asio::use_awaitable);
                    next = std::max(next + pause, Clock::now());
                }
                goes_on = co_await table.play_one();
            }
        }
    }
    [[nodiscard]] Clock::duration pause_between_moves() const {
        if (order_.rate <= 0) { return Clock::duration::zero(); }
        return std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(tables() / order_.rate));
    }

    const LoadOrder& order_;
    const LoadWatcher& watch_;
    Tcp::endpoint place_;
    asio::io_context io_{1};
    LoadTally tally_;
    std::vector<std::unique_ptr<LoadGuest>> guests_;
    std::size_t next_ = 0;  // who has not come in yet
    Clock::time_point until_{};
    LoadReport report_;
};

}  // namespace

double LoadReport::delay(double hundredths) const {
    if (delays.empty()) { return 0; }
    const auto last = static_cast<double>(delays.size() - 1);
    return static_cast<double>(delays[static_cast<std::size_t>(std::ceil(last * hundredths / 100))]);
}

Result<void> set_address(const std::string& text, LoadOrder& order) {
    std::string rest = text.starts_with("http://") ? text.substr(7) : text;
    rest = rest.substr(0, rest.find('/'));
    const auto colon = rest.rfind(':');
    std::string host = rest.substr(0, colon);
    if (host == "localhost") { host = "127.0.0.1"; }
    beast::error_code error;
    asio::ip::make_address_v4(host, error);
    int port = 8080;
    if (colon != std::string::npos) {
        const std::string digits = rest.substr(colon + 1);
        const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), port);
        if (digits.empty() || read.ptr != digits.data() + digits.size()) { port = 0; }
    }
    if (error || port < 1 || port > 65535) { return refused(reasons::bad_address, without_password(text)); }
    order.host = host;
    order.port = port;
    return {};
}

bool is_loopback(const LoadOrder& order) { return asio::ip::make_address_v4(order.host).is_loopback(); }

Result<LoadReport> put_load_on(const LoadOrder& order, const LoadWatcher& watch) {
    allow_many_connections();
    return Load{order, watch}.run();
}

}  // namespace meadhall::server
