#include "server/edge/webhook.hpp"

#include <utility>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>

#include "server/place.hpp"
#include "server/reasons.hpp"

namespace meadhall::server {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
using asio::ip::tcp;

constexpr std::size_t longest_answer = 65536;  // of its head; nobody reads the rest

/// One attempt, from the name of the host to the status of the answer. Whatever goes wrong is an exception.
asio::awaitable<void> attempt(const HookAddress& address, const std::string& text, Manner::Time patience, int& status) {
    const auto executor = co_await asio::this_coro::executor;
    tcp::resolver resolver{executor};
    const auto places = co_await resolver.async_resolve(address.host, address.port, asio::use_awaitable);
    beast::tcp_stream stream{executor};
    stream.expires_after(patience);
    co_await stream.async_connect(places, asio::use_awaitable);
    beast::http::request<beast::http::string_body> request{beast::http::verb::post, address.target, 11};
    request.set(beast::http::field::host, address.host + ":" + address.port);
    request.set(beast::http::field::content_type, "application/json");
    request.keep_alive(false);
    request.body() = text;
    request.prepare_payload();
    co_await beast::http::async_write(stream, request, asio::use_awaitable);
    beast::flat_buffer buffer{longest_answer};
    beast::http::response_parser<beast::http::empty_body> answer;
    co_await beast::http::async_read_header(stream, buffer, answer, asio::use_awaitable);
    status = static_cast<int>(answer.get().result_int());
}

/// Who is called at all often stands behind the host, and whoever knows it may call too.
std::string shown_hook(const std::string& url) {
    const std::string shown = without_password(url);
    const auto scheme = shown.find("://");
    const auto path = shown.find('/', scheme == std::string::npos ? 0 : scheme + 3);
    return path == std::string::npos ? shown : shown.substr(0, path) + "/…";
}

}  // namespace

Result<HookAddress> hook_address(const std::string& url) {
    constexpr std::string_view scheme = "http://";
    if (!url.starts_with(scheme)) { return refused(reasons::bad_webhook, shown_hook(url)); }
    const std::string rest = url.substr(scheme.size());
    const std::string authority = rest.substr(0, rest.find('/'));
    const auto colon = authority.rfind(':');
    HookAddress address{.host = authority.substr(0, colon),
                        .port = colon == std::string::npos ? "80" : authority.substr(colon + 1),
                        .target = authority.size() == rest.size() ? "/" : rest.substr(authority.size())};
    const bool is_odd = url.find_first_of(" \t\r\n#@") != std::string::npos || address.host.empty() ||
                        address.port.empty() || address.port.find_first_not_of("0123456789") != std::string::npos;
    return is_odd ? Result<HookAddress>{refused(reasons::bad_webhook, shown_hook(url))} : address;
}

Webhook::Webhook(HookAddress address, Manner manner)
    : address_{std::move(address)}, manner_{manner}, thread_{[this] { work(); }} {}

Webhook::~Webhook() {
    {
        const std::scoped_lock lock{mutex_};
        ends_ = true;
    }
    changed_.notify_all();
    thread_.join();
}

void Webhook::post(std::string text) {
    const std::scoped_lock lock{mutex_};
    if (waiting_.size() >= manner_.most) {
        ++counts_.dropped;
        return;
    }
    waiting_.push_back(std::move(text));
    changed_.notify_all();
}

Webhook::Counts Webhook::counts() const {
    const std::scoped_lock lock{mutex_};
    return counts_;
}

/// False if the end came first.
bool Webhook::waits(server::Manner::Time time) {
    std::unique_lock lock{mutex_};
    return !changed_.wait_for(lock, time, [&] { return ends_; });
}

void Webhook::work() {
    while (true) {
        std::unique_lock lock{mutex_};
        changed_.wait(lock, [&] { return ends_ || !waiting_.empty(); });
        if (ends_) { return; }
        const std::string text = std::move(waiting_.front());
        waiting_.pop_front();
        lock.unlock();
        bool is_sent = deliver(text);
        auto pause = manner_.pause;
        for (int i = 1; i < manner_.attempts && !is_sent; ++i) {
            if (!waits(pause)) { return; }
            pause *= 2;
            is_sent = deliver(text);
        }
        lock.lock();
        ++(is_sent ? counts_.sent : counts_.failed);
    }
}

bool Webhook::deliver(const std::string& text) {
    asio::io_context io{1};
    int status = 0;
    asio::co_spawn(io, attempt(address_, text, manner_.patience, status), [](const std::exception_ptr&) {});
    io.run_for(manner_.patience + manner_.patience);
    return status >= 200 && status < 300;
}

}  // namespace meadhall::server
