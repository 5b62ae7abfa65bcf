// Private to server: one connection, from the first byte to the last.
#pragma once

#include <array>
#include <chrono>
#include <deque>
#include <list>
#include <memory>
#include <optional>
#include <string>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/serializer.hpp>
#include <boost/beast/websocket/stream.hpp>

#include "server/edge/server.hpp"
#include "server/http/answer.hpp"
#include "server/http/head.hpp"
#include "server/http/inquiry.hpp"

namespace meadhall::server {

namespace asio = boost::asio;
namespace beast = boost::beast;

using Tcp = asio::ip::tcp;
using Clock = std::chrono::steady_clock;

/// What all visitors share.
struct Household {
    const Site& site;
    Manner manner;
    GuestRoom* room = nullptr;
    bool is_closing = false;
};

/// Lives as long as somebody waits for something on its behalf.
class Visitor : public std::enable_shared_from_this<Visitor> {
  public:
    Visitor(Household& household, Tcp::socket socket, VisitId id)
        : household_{household},
          socket_{std::move(socket)},
          deadline_{socket_.get_executor()},
          replied_{socket_.get_executor()},
          id_{id} {}

    /// Everything that happens on this connection.
    asio::awaitable<void> attend();
    /// There is no room: the visitor is told so.
    asio::awaitable<void> turn_away();

    [[nodiscard]] VisitId id() const { return id_; }
    /// Waits for a request of which nothing has arrived yet.
    [[nodiscard]] bool is_silent() const { return is_silent_; }
    [[nodiscard]] Clock::time_point silent_since() const { return silent_since_; }
    /// Whoever is silent goes, whoever is being answered goes after that.
    void let_go();

    void send(Sent text);
    void reply(Reply reply);
    void dismiss(const std::string& reason);

  private:
    using Talk = beast::websocket::stream<Tcp::socket&>;

    asio::awaitable<std::optional<Answer>> next_answer(HeadParser& parser);
    asio::awaitable<bool> arrives(Manner::Time patience);
    asio::awaitable<bool> reads_head(HeadParser& parser, beast::error_code& error);
    asio::awaitable<bool> give(const Answer& answer);
    asio::awaitable<void> part();
    [[nodiscard]] Answer answered(const Request& request) const;
    asio::awaitable<std::optional<Answer>> inquire(HeadParser& parser, Request request);
    asio::awaitable<bool> reads_body(BodyParser& parser, beast::error_code& error);
    asio::awaitable<Answer> ask_the_room(Inquiry inquiry, const Request& request);
    [[nodiscard]] Peer peer() const;
    [[nodiscard]] std::optional<Answer> health(const Request& request) const;
    [[nodiscard]] bool may_talk(const ReadHead& head) const;
    asio::awaitable<void> talk(const HeadParser& parser);
    asio::awaitable<void> listen();
    void write_next();
    void wait_at_most(Manner::Time time);

    Household& household_;
    Tcp::socket socket_;
    asio::steady_timer deadline_;
    asio::steady_timer replied_;  // is cut short when the room has answered
    std::optional<Reply> reply_;
    beast::flat_buffer arrived_{longest_head * 2};
    VisitId id_;
    bool is_silent_ = false;
    bool must_go_ = false;
    bool is_late_ = false;
    Clock::time_point silent_since_{};
    std::optional<Talk> talk_;
    std::deque<Sent> waiting_;  // the first of them is being written
    std::size_t waiting_bytes_ = 0;
    std::string goodbye_;
    bool is_leaving_ = false;
};

}  // namespace meadhall::server
