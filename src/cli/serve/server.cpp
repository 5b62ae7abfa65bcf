#include "cli/serve/server.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <utility>
#include <vector>

#include <arpa/inet.h>
#include <fmt/format.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include "cli/shell/reasons.hpp"

namespace meadhall::cli {

namespace {

constexpr int tick = 250;  // milliseconds after which deadlines and the wish to stop are looked at again

bool would_wait() { return errno == EAGAIN || errno == EINTR; }

int port_of(const Socket& socket) {
    sockaddr_in address{};
    socklen_t length = sizeof address;
    getsockname(socket.number(), reinterpret_cast<sockaddr*>(&address), &length);
    return ntohs(address.sin_port);
}

std::unexpected<Refusal> cannot_open(const std::string& host, int port) {
    return refused(reasons::cannot_serve, fmt::format("{}:{}: {}", host, port, std::strerror(errno)));
}

/// The end of the first head in what has arrived, empty line included; npos if it is not there yet.
std::size_t end_of_head(std::string_view text) {
    const auto with_returns = text.find("\r\n\r\n");
    const auto bare = text.find("\n\n");
    if (with_returns != std::string_view::npos && with_returns < bare) { return with_returns + 4; }
    return bare == std::string_view::npos ? bare : bare + 2;
}

}  // namespace

Socket::Socket(Socket&& other) noexcept : number_{std::exchange(other.number_, -1)} {}
Socket& Socket::operator=(Socket&& other) noexcept {
    std::swap(number_, other.number_);
    return *this;
}
Socket::~Socket() {
    if (is_open()) { ::close(number_); }
}

Result<Door> open_door(const std::string& host, int port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    if (inet_pton(AF_INET, host.c_str(), &address.sin_addr) != 1) { return refused(reasons::bad_host, host); }
    Socket socket{::socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0)};
    const int yes = 1;
    const bool is_ready = socket.is_open() &&
                          setsockopt(socket.number(), SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes) == 0 &&
                          bind(socket.number(), reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0 &&
                          listen(socket.number(), SOMAXCONN) == 0;
    if (!is_ready) { return cannot_open(host, port); }
    std::string shown = fmt::format("http://{}:{}/", host, port_of(socket));
    return Door{std::move(socket), std::move(shown)};
}

Server::Server(const Site& site, Door door, Manner manner) : site_{site}, door_{std::move(door)}, manner_{manner} {}

void Server::run(const std::function<bool()>& stops) {
    while (!stops()) {
        // Who finds the door closed waits outside, in the queue of the system; poll passes over a number below zero.
        const bool is_door_open = !std::exchange(is_door_resting_, false) && has_room();
        std::vector<pollfd> files = {{is_door_open ? door_.socket.number() : -1, POLLIN, 0}};
        for (const Visitor& visitor : visitors_) {
            const short wanted = visitor.is_answering ? POLLOUT : POLLIN;
            files.push_back({visitor.socket.number(), wanted, 0});
        }
        if (poll(files.data(), files.size(), tick) < 0) { continue; }  // a signal
        auto file = files.begin() + 1;
        for (auto visitor = visitors_.begin(); visitor != visitors_.end(); ++file) {
            const bool stays = file->revents == 0 || attend(*visitor, file->revents);
            visitor = stays ? std::next(visitor) : visitors_.erase(visitor);
        }
        if (files.front().revents != 0) { admit(); }
        drop_the_silent();
    }
}

bool Server::has_room() { return visitors_.size() < manner_.visitors || longest_silent() != visitors_.end(); }

std::list<Server::Visitor>::iterator Server::longest_silent() {
    const auto now = Clock::now();
    auto longest = visitors_.end();
    for (auto visitor = visitors_.begin(); visitor != visitors_.end(); ++visitor) {
        const bool is_silent = !visitor->is_answering && visitor->arrived.empty() && visitor->may_leave_from <= now;
        if (is_silent && (longest == visitors_.end() || visitor->until < longest->until)) { longest = visitor; }
    }
    return longest;
}

void Server::admit() {
    while (has_room()) {
        Socket socket{accept4(door_.socket.number(), nullptr, nullptr, SOCK_NONBLOCK | SOCK_CLOEXEC)};
        if (!socket.is_open()) {
            is_door_resting_ = !would_wait();
            if (is_door_resting_ && longest_silent() != visitors_.end()) { visitors_.erase(longest_silent()); }
            return;
        }
        const int yes = 1;
        setsockopt(socket.number(), IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
        if (visitors_.size() >= manner_.visitors) { visitors_.erase(longest_silent()); }
        const auto now = Clock::now();
        visitors_.push_back({std::move(socket), {}, {}, 0, false, now + manner_.patience, now + manner_.grace});
    }
}

// Who has begun a request is told that it took too long; who is merely silent is let go.
void Server::drop_the_silent() {
    const auto now = Clock::now();
    for (Visitor& visitor : visitors_) {
        if (visitor.until > now || visitor.is_answering || visitor.arrived.empty()) { continue; }
        visitor.arrived.clear();
        begin_answer(visitor, answer_to(Fault::too_slow));
    }
    std::erase_if(visitors_, [&](const Visitor& visitor) { return visitor.until <= now; });
}

bool Server::attend(Visitor& visitor, int events) {
    if ((events & (POLLERR | POLLNVAL)) != 0) { return false; }
    return visitor.is_answering ? speak_to(visitor) : listen_to(visitor);
}

bool Server::listen_to(Visitor& visitor) {
    std::array<char, 4096> piece;
    const ssize_t got = recv(visitor.socket.number(), piece.data(), piece.size(), 0);
    if (got < 0) { return would_wait(); }
    if (got == 0) { return false; }
    // The time for a request begins with its first letter and is not renewed by further ones.
    if (visitor.arrived.empty()) { visitor.until = Clock::now() + manner_.patience; }
    visitor.arrived.append(piece.data(), static_cast<std::size_t>(got));
    return !answer_next(visitor) || speak_to(visitor);
}

bool Server::answer_next(Visitor& visitor) {
    // Empty lines before a request are forgiven.
    visitor.arrived.erase(0, std::min(visitor.arrived.find_first_not_of("\r\n"), visitor.arrived.size()));
    const std::size_t end = end_of_head(visitor.arrived);
    if (std::min(end, visitor.arrived.size()) > longest_head) {
        begin_answer(visitor, answer_to(Fault::head_too_large));
        return true;
    }
    if (end == std::string::npos) { return false; }
    const Head head = read_head(std::string_view{visitor.arrived}.substr(0, end));
    visitor.arrived.erase(0, end);
    begin_answer(visitor, head.request ? answer_to(*head.request, site_) : answer_to(head.fault));
    return true;
}

void Server::begin_answer(Visitor& visitor, Answer answer) const {
    visitor.answer = std::move(answer);
    visitor.sent = 0;
    visitor.is_answering = true;
    visitor.until = Clock::now() + manner_.patience;
}

bool Server::speak_to(Visitor& visitor) {
    while (visitor.is_answering) {
        const std::string_view head = visitor.answer.head;
        const std::string_view rest = visitor.sent < head.size()
                                          ? head.substr(visitor.sent)
                                          : visitor.answer.content().substr(visitor.sent - head.size());
        if (rest.empty()) {
            if (!visitor.answer.keeps_open) { return false; }
            visitor.is_answering = false;
            visitor.may_leave_from = Clock::now();
            visitor.until = visitor.may_leave_from + manner_.leisure;
            answer_next(visitor);  // the next request may have come along already
            continue;
        }
        const ssize_t went = send(visitor.socket.number(), rest.data(), rest.size(), MSG_NOSIGNAL);
        if (went < 0) { return would_wait(); }
        visitor.sent += static_cast<std::size_t>(went);
        visitor.until = Clock::now() + manner_.patience;
    }
    return true;
}

}  // namespace meadhall::cli
