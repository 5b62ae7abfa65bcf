#include "server/load/load_guest.hpp"

#include <charconv>
#include <utility>

#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>

namespace meadhall::server {

namespace {

constexpr auto patience = std::chrono::seconds{30};
/// Events need not be understood, only counted.
constexpr std::string_view beginning_of_events = R"({"jsonrpc":"2.0","method":"event")";
constexpr std::string_view memory_figure = "\nprocess_resident_memory_bytes ";

std::string host_of(const Tcp::endpoint& place) {
    return place.address().to_string() + ":" + std::to_string(place.port());
}

// Messages are made outside of coroutines: GCC 12 cannot keep their braces in a frame.

std::string request(const std::string& method, const Json& params) {
    return Json{{"jsonrpc", "2.0"}, {"id", 1}, {"method", method}, {"params", params}}.dump();
}
Json with(const char* name, const Json& value, Json params = Json::object()) {
    params[name] = value;
    return params;
}

}  // namespace

asio::awaitable<void> LoadGuest::come(std::string name) {
    beast::error_code error;
    auto token = asio::redirect_error(asio::use_awaitable, error);
    co_await stream_.next_layer().async_connect(place_, token);
    if (!error) {
        stream_.next_layer().set_option(Tcp::no_delay{true}, error);
        co_await stream_.async_handshake(host_of(place_), "/hall", token);
    }
    if (error) { co_return; }
    is_open_ = true;
    stream_.text(true);
    const std::string hello = request("hello", with("name", name));
    co_await send(hello);
    co_await hears_one();
    answer_.reset();
}

asio::awaitable<void> LoadGuest::send(const std::string& text) {
    beast::error_code error;
    auto token = asio::redirect_error(asio::use_awaitable, error);
    co_await stream_.async_write(asio::buffer(text), token);
}

asio::awaitable<bool> LoadGuest::hears_one() {
    beast::error_code error;
    auto token = asio::redirect_error(asio::use_awaitable, error);
    co_await stream_.async_read(heard_, token);
    if (error) {
        tally_.lost += is_leaving_ ? 0U : 1U;
        is_open_ = false;
        answered_.cancel();
        co_return false;
    }
    take({static_cast<const char*>(heard_.data().data()), heard_.size()});
    heard_.clear();
    co_return true;
}

asio::awaitable<void> LoadGuest::listen() {
    bool goes_on = true;
    while (goes_on) { goes_on = co_await hears_one(); }
}

void LoadGuest::take(std::string_view text) {
    if (text.starts_with(beginning_of_events)) {
        ++tally_.events;
        return;
    }
    answer_ = parse_json(text).value_or(nullptr);
    answered_.cancel();
}

asio::awaitable<Json> LoadGuest::ask(std::string method, Json params) {
    answer_.reset();
    if (!is_open_) { co_return nullptr; }
    const std::string text = request(method, params);
    co_await send(text);
    if (!answer_ && is_open_) {
        beast::error_code ignored;
        answered_.expires_after(patience);
        auto token = asio::redirect_error(asio::use_awaitable, ignored);
        co_await answered_.async_wait(token);
    }
    const Json answer = std::exchange(answer_, std::nullopt).value_or(nullptr);
    if (answer.is_object() && answer.contains("result")) { co_return answer["result"]; }
    if (answer.is_object() && tally_.refused++ == 0) { tally_.first_refusal = answer.dump(); }
    co_return nullptr;
}

asio::awaitable<Json> LoadGuest::ask_timed(std::string method, Json params) {
    const auto begin = Clock::now();
    const Json answer = co_await ask(std::move(method), std::move(params));
    if (!answer.is_null()) {
        ++tally_.moves;
        tally_.delays.push_back(std::chrono::duration<float, std::milli>(Clock::now() - begin).count());
    }
    co_return answer;
}

void LoadGuest::hang_up() {
    is_leaving_ = true;
    is_open_ = false;
    beast::error_code ignored;
    stream_.next_layer().shutdown(Tcp::socket::shutdown_both, ignored);
    stream_.next_layer().close(ignored);
    answered_.cancel();
}

asio::awaitable<bool> LoadTable::set_up() {
    Json wish = with("game", game_, with("seats", guests_.size(), with("sit", 0)));
    const Json made = co_await guest(0).ask("create", std::move(wish));
    if (made.is_null()) { co_return false; }
    table_ = made["table"].get<std::string>();
    for (std::size_t i = 1; i < guests_.size(); ++i) {
        Json seat = with("link", made["links"][i - 1]["link"], of_table());
        const Json sat = co_await guest(i).ask("sit", std::move(seat));
        if (sat.is_null()) { co_return false; }
    }
    to_act_ = 0;
    co_return true;
}

Json LoadTable::of_table() const { return with("table", table_); }

/// Those of whoever is to act. Who that is at the beginning of a game is found by asking around.
asio::awaitable<std::optional<Json>> LoadTable::moves() {
    for (std::size_t i = 0; i < guests_.size(); ++i) {
        const Json answer = co_await guest(to_act_).ask("moves", of_table());
        if (answer.is_null()) { co_return std::nullopt; }
        if (!answer["moves"].empty()) { co_return answer; }
        to_act_ = (to_act_ + 1) % guests_.size();
    }
    co_return std::nullopt;
}

asio::awaitable<bool> LoadTable::play_one() {
    const std::optional<Json> answer = co_await moves();
    if (!answer) { co_return false; }
    const Json& all = (*answer)["moves"];
    const Json& move = all[rng_.below(static_cast<std::uint32_t>(all.size()))];
    Json params = with("move", move["code"], with("revision", (*answer)["revision"], of_table()));
    params["key"] = std::to_string(++played_);
    const Json played = co_await guest(to_act_).ask_timed("play", std::move(params));
    if (played.is_null() || !played["to_act"].contains("seat")) { co_return false; }
    to_act_ = played["to_act"]["seat"].get<std::size_t>();
    co_return true;
}

std::uint64_t memory_of(const Tcp::endpoint& place) {
    namespace http = beast::http;
    asio::io_context io;
    Tcp::socket socket{io};
    beast::error_code error;
    socket.connect(place, error);
    http::request<http::empty_body> request{http::verb::get, "/metrics", 11};
    request.set(http::field::host, host_of(place));
    request.set(http::field::connection, "close");
    if (!error) { http::write(socket, request, error); }
    beast::flat_buffer buffer;
    http::response<http::string_body> response;
    if (!error) { http::read(socket, buffer, response, error); }
    const std::string& text = response.body();
    const auto at = text.find(memory_figure);
    if (error || at == std::string::npos) { return 0; }
    std::uint64_t bytes = 0;
    std::from_chars(text.data() + at + memory_figure.size(), text.data() + text.size(), bytes);
    return bytes;
}

}  // namespace meadhall::server
