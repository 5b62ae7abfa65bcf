#include "server/edge/server.hpp"

#include <algorithm>
#include <unordered_map>
#include <utility>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <fmt/format.h>
#include <sys/resource.h>

#include "server/edge/visitor.hpp"
#include "server/reasons.hpp"

namespace meadhall::server {

namespace {

/// Kept back of the descriptors a process may have: for files, the store, and those who are told that it is full.
constexpr std::size_t reserve = 64;
/// How many may be on their way out, beyond those for whom there is room.
constexpr std::size_t porch = 16;
constexpr Manner::Time moment = std::chrono::milliseconds{50};
constexpr Manner::Time last_call = std::chrono::seconds{5};

/// As many as the machine allows, and how many that leaves for visitors.
std::size_t descriptors() {
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) { return 1024; }
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
    getrlimit(RLIMIT_NOFILE, &limit);
    return limit.rlim_cur;
}
std::size_t room_for(std::size_t wanted) {
    const std::size_t all = descriptors();
    const std::size_t kept = std::min(reserve, all / 2);
    return std::clamp<std::size_t>(wanted, 1, std::max<std::size_t>(all - kept, 1));
}

std::unexpected<Refusal> cannot_open(const std::string& host, int port, const beast::error_code& error) {
    return refused(reasons::cannot_serve, fmt::format("{}:{}: {}", host, port, error.message()));
}

}  // namespace

bool Manner::is_encrypted() const {
    return std::ranges::any_of(origins, [](const std::string& origin) { return origin.starts_with("https://"); });
}

struct Door::Listening {
    asio::io_context io{1};
    Tcp::acceptor acceptor{io};
};

Result<Door> open_door(const std::string& host, int port) {
    beast::error_code error;
    const auto address = asio::ip::make_address_v4(host, error);
    if (error) { return refused(reasons::bad_host, host); }
    auto listening = std::make_shared<Door::Listening>();
    Tcp::acceptor& acceptor = listening->acceptor;
    const Tcp::endpoint place{address, static_cast<std::uint16_t>(port)};
    acceptor.open(Tcp::v4(), error);
    if (!error) { acceptor.set_option(Tcp::acceptor::reuse_address{true}, error); }
    if (!error) { acceptor.bind(place, error); }
    if (!error) { acceptor.listen(asio::socket_base::max_listen_connections, error); }
    if (error) { return cannot_open(host, port, error); }
    std::string shown = fmt::format("http://{}:{}/", host, acceptor.local_endpoint().port());
    return Door{std::move(listening), std::move(shown)};
}

struct Server::Inside {
    Inside(const Site& site, Door opened, Manner manner)
        : door{std::move(opened)},
          io{door.listening->io},
          household{site, std::move(manner)},
          signals{io},
          leaving{io},
          last{io} {
        household.manner.visitors = room_for(household.manner.visitors);
    }

    asio::awaitable<void> admit();
    asio::awaitable<Tcp::socket> next_socket(beast::error_code& error);
    asio::awaitable<void> pause();
    void welcome(Tcp::socket socket);
    void forget(VisitId id);
    bool makes_room();
    void close();
    void end_if_empty();

    Door door;
    asio::io_context& io;
    Household household;
    asio::signal_set signals;
    asio::steady_timer leaving;  // is cut short whenever a visitor leaves
    asio::steady_timer last;
    std::unordered_map<VisitId, std::shared_ptr<Visitor>> visitors;
    std::size_t turned_away = 0;  // of these, who only hear that there is no room
    VisitId visits = 0;
};

/// Lets visitors in for as long as there is room for one more who can be told that there is none; the others wait.
asio::awaitable<void> Server::Inside::admit() {
    while (!household.is_closing) {
        if (visitors.size() >= household.manner.visitors + porch) {
            co_await pause();
            continue;
        }
        beast::error_code error;
        Tcp::socket socket = co_await next_socket(error);
        if (error == asio::error::operation_aborted) { co_return; }
        if (error) {
            co_await pause();  // no descriptor is left, say: trying again at once would only burn time
        } else {
            welcome(std::move(socket));
        }
    }
}

asio::awaitable<Tcp::socket> Server::Inside::next_socket(beast::error_code& error) {
    auto token = asio::redirect_error(asio::use_awaitable, error);
    Tcp::socket socket = co_await door.listening->acceptor.async_accept(token);
    co_return socket;
}

asio::awaitable<void> Server::Inside::pause() {
    leaving.expires_after(moment);
    beast::error_code ignored;
    auto token = asio::redirect_error(asio::use_awaitable, ignored);
    co_await leaving.async_wait(token);
}

void Server::Inside::welcome(Tcp::socket socket) {
    beast::error_code ignored;
    socket.set_option(Tcp::no_delay{true}, ignored);
    const bool is_full = visitors.size() - turned_away >= household.manner.visitors && !makes_room();
    const VisitId id = ++visits;
    const auto visitor = std::make_shared<Visitor>(household, std::move(socket), id);
    visitors.emplace(id, visitor);
    turned_away += is_full ? 1U : 0U;
    asio::co_spawn(io, is_full ? visitor->turn_away() : visitor->attend(),
                   [this, id, is_full](const std::exception_ptr&) {
                       turned_away -= is_full ? 1U : 0U;
                       forget(id);
                   });
}

void Server::Inside::forget(VisitId id) {
    visitors.erase(id);
    leaving.cancel();
    end_if_empty();
}

/// Whoever has been silent longest goes, if anybody is.
bool Server::Inside::makes_room() {
    Visitor* longest = nullptr;
    for (const auto& [id, visitor] : visitors) {
        if (!visitor->is_silent() || visitor->silent_since() > Clock::now() - household.manner.grace) { continue; }
        if (longest == nullptr || visitor->silent_since() < longest->silent_since()) { longest = visitor.get(); }
    }
    if (longest != nullptr) { longest->let_go(); }
    return longest != nullptr;
}

void Server::Inside::close() {
    if (household.is_closing) { return; }
    household.is_closing = true;
    beast::error_code ignored;
    door.listening->acceptor.close(ignored);
    signals.cancel(ignored);
    leaving.cancel();
    for (const auto& [id, visitor] : visitors) { visitor->let_go(); }
    last.expires_after(last_call);
    last.async_wait([this](const beast::error_code& error) {
        if (!error) { io.stop(); }
    });
    end_if_empty();
}

void Server::Inside::end_if_empty() {
    if (household.is_closing && visitors.empty()) { last.cancel(); }
}

Server::Server(const Site& site, Door door, Manner manner)
    : inside_{std::make_unique<Inside>(site, std::move(door), std::move(manner))} {}
Server::~Server() = default;

void Server::lead_to(GuestRoom& room) { inside_->household.room = &room; }

void Server::end_on_signals() {
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) { inside_->signals.add(signal); }
    inside_->signals.async_wait([this](const beast::error_code& error, int) {
        if (!error) { inside_->close(); }
    });
}

void Server::run() {
    asio::co_spawn(inside_->io, inside_->admit(), asio::detached);
    inside_->io.run();
}

void Server::stop() {
    asio::post(inside_->io, [this] { inside_->close(); });
}

void Server::send(VisitId visit, Sent text) {
    asio::post(inside_->io, [this, visit, text = std::move(text)] {
        const auto found = inside_->visitors.find(visit);
        if (found != inside_->visitors.end()) { found->second->send(text); }
    });
}

void Server::reply(VisitId visit, Reply reply) {
    asio::post(inside_->io, [this, visit, reply = std::move(reply)]() mutable {
        const auto found = inside_->visitors.find(visit);
        if (found != inside_->visitors.end()) { found->second->reply(std::move(reply)); }
    });
}

void Server::dismiss(VisitId visit, const std::string& reason) {
    asio::post(inside_->io, [this, visit, reason] {
        const auto found = inside_->visitors.find(visit);
        if (found != inside_->visitors.end()) { found->second->dismiss(reason); }
    });
}

}  // namespace meadhall::server
