// Private to server/load: one guest over one connection, and a table of them.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>

#include "core/rng.hpp"
#include "match/json/read.hpp"

namespace meadhall::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
using Tcp = asio::ip::tcp;
using Clock = std::chrono::steady_clock;

/// What all guests have seen together.
struct LoadTally {
    std::uint64_t moves = 0;
    std::uint64_t events = 0;
    std::uint64_t refused = 0;
    std::uint64_t lost = 0;
    std::string first_refusal;
    std::vector<float> delays;
};

class LoadGuest {
  public:
    LoadGuest(asio::io_context& io, const Tcp::endpoint& place, LoadTally& tally)
        : place_{place}, tally_{tally}, stream_{io}, answered_{io} {}

    /// Connects and says hello. Afterwards it is open, or there was no way in.
    asio::awaitable<void> come(std::string name);
    [[nodiscard]] bool is_open() const { return is_open_; }
    /// Hears everything until the connection ends.
    asio::awaitable<void> listen();
    /// The result of a request, while somebody listens; null if it was refused or the connection ended.
    asio::awaitable<Json> ask(std::string method, Json params);
    /// The same for a move: the answer is counted, and how long it took.
    asio::awaitable<Json> ask_timed(std::string method, Json params);
    void hang_up();

  private:
    asio::awaitable<void> send(const std::string& text);
    asio::awaitable<bool> hears_one();
    void take(std::string_view text);

    Tcp::endpoint place_;
    LoadTally& tally_;
    beast::websocket::stream<Tcp::socket> stream_;
    asio::steady_timer answered_;  // cut short when the answer comes
    beast::flat_buffer heard_;
    std::optional<Json> answer_;
    bool is_open_ = false;
    bool is_leaving_ = false;
};

/// The guests of one table, who make one move after the other.
class LoadTable {
  public:
    LoadTable(std::span<const std::unique_ptr<LoadGuest>> guests, std::string game, std::uint64_t seed)
        : guests_{guests}, game_{std::move(game)}, rng_{seed} {}

    /// A new game, and everybody seated. False if that was refused.
    asio::awaitable<bool> set_up();
    /// One move of whoever is to act; false when the game is over, or cannot go on.
    asio::awaitable<bool> play_one();

  private:
    [[nodiscard]] LoadGuest& guest(std::size_t seat) { return *guests_[seat]; }
    asio::awaitable<std::optional<Json>> moves();
    [[nodiscard]] Json of_table() const;

    std::span<const std::unique_ptr<LoadGuest>> guests_;
    std::string game_;
    Rng rng_;
    std::string table_;
    std::size_t to_act_ = 0;
    std::uint64_t played_ = 0;
};

/// How many bytes the server says that it uses; 0 if it does not say.
[[nodiscard]] std::uint64_t memory_of(const Tcp::endpoint& place);

}  // namespace meadhall::server
