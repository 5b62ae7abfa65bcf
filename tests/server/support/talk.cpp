#include "server/support/talk.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <doctest/doctest.h>

namespace meadhall::server::testing {

namespace beast = boost::beast;
namespace asio = boost::asio;

struct Talk::Inside {
    asio::io_context io;
    beast::websocket::stream<asio::ip::tcp::socket> stream{io};
};

Talk::Talk(int port, const std::string& origin, const std::string& cookie) : inside_{std::make_unique<Inside>()} {
    beast::error_code error;
    const asio::ip::tcp::endpoint place{asio::ip::address_v4::loopback(), static_cast<std::uint16_t>(port)};
    inside_->stream.next_layer().connect(place, error);
    REQUIRE_FALSE(error);
    inside_->stream.set_option(beast::websocket::stream_base::decorator([&](beast::websocket::request_type& request) {
        if (!origin.empty()) { request.set(beast::http::field::origin, origin); }
        if (!cookie.empty()) { request.set(beast::http::field::cookie, cookie); }
    }));
    inside_->stream.handshake("127.0.0.1:" + std::to_string(port), "/hall", error);
    is_open_ = !error;
}
Talk::~Talk() = default;

void Talk::send(const std::string& text) {
    beast::error_code error;
    inside_->stream.write(asio::buffer(text), error);
    is_open_ = is_open_ && !error;
}

std::string Talk::hear() {
    beast::flat_buffer buffer;
    beast::error_code error;
    inside_->stream.read(buffer, error);
    is_open_ = is_open_ && !error;
    return error ? std::string{} : beast::buffers_to_string(buffer.data());
}

Json Talk::ask(const std::string& method, const Json& params) {
    const int id = ++asked_;
    send(Json{{"jsonrpc", "2.0"}, {"id", id}, {"method", method}, {"params", params}}.dump());
    while (is_open_) {
        const auto heard = parse_json(hear());
        if (!heard) { break; }
        if (heard->contains("id") && (*heard)["id"] == id) { return *heard; }
        if (heard->contains("method")) { events.push_back((*heard)["params"]); }
    }
    return nullptr;
}

Json Talk::result(const std::string& method, const Json& params) {
    const Json answer = ask(method, params);
    REQUIRE_MESSAGE((answer.is_object() && answer.contains("result")), method << ": " << answer.dump());
    return answer["result"];
}

}  // namespace meadhall::server::testing
