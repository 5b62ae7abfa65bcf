// Private to server: the heads of requests and answers, as Beast reads and writes them.
#pragma once

#include <string_view>
#include <variant>

#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/span_body.hpp>

#include "server/http/answer.hpp"

namespace meadhall::server {

/// A head that is longer is refused.
inline constexpr std::uint32_t longest_head = 16384;

using HeadParser = boost::beast::http::request_parser<boost::beast::http::empty_body>;
using ReadHead = HeadParser::value_type;
using Response = boost::beast::http::response<boost::beast::http::span_body<const char>>;

/// What a whole head asks for, or what is wrong with it.
[[nodiscard]] std::variant<Request, Fault> request_of(const HeadParser& parser);
/// What is wrong with a head where Beast could not read on.
[[nodiscard]] Fault fault_of(const boost::beast::error_code& error, std::string_view head);
/// The answer must outlive what is made of it.
[[nodiscard]] Response response_of(const Answer& answer);

}  // namespace meadhall::server
