// Private to server: a request for something below /api/ as the room gets it, and what the room says as an answer.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <boost/beast/http/string_body.hpp>

#include "core/refusal.hpp"
#include "server/edge/guest_room.hpp"
#include "server/http/answer.hpp"
#include "server/http/head.hpp"

namespace meadhall::server {

/// Everything below it is asked of the room.
inline constexpr std::string_view inquiries = "/api/";
/// The cookie by which a browser shows that it is logged in.
inline constexpr std::string_view session_cookie = "meadhall";

using BodyParser = boost::beast::http::request_parser<boost::beast::http::string_body>;

/// The token in the cookie; empty if there is none.
[[nodiscard]] std::string session_in(const ReadHead& head);
/// Who is at the other end of a connection. A server in front of us says who asks.
struct Peer {
    std::string address;
    bool is_proxy = false;
};
[[nodiscard]] Inquiry inquiry_of(const ReadHead& head, const Request& request, const Peer& peer);

/// Why nobody looks at what a request says that would change something: it must come from a page that may talk to us,
/// and bring JSON, which no page from elsewhere can send without asking first.
struct Objection {
    int status;
    Refusal refusal;
};
[[nodiscard]] std::optional<Objection> objection_to(const ReadHead& head, const Request& request, bool may_talk);

[[nodiscard]] Answer answer_of(const Request& request, const Objection& objection, Language language);
/// `encrypted`: the cookie goes over TLS alone.
[[nodiscard]] Answer answer_of(const Request& request, const Reply& reply, bool encrypted);

}  // namespace meadhall::server
