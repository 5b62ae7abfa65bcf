#include "server/http/head.hpp"

#include <algorithm>

#include <boost/beast/http/error.hpp>
#include <boost/beast/http/rfc7230.hpp>

#include "server/http/view_of.hpp"

namespace meadhall::server {

namespace {

namespace beast = boost::beast;
namespace http = beast::http;

bool excludes(const http::param_list& params) {
    return std::ranges::any_of(params, [](const auto& param) {
        return beast::iequals(param.first, "q") &&
               view_of(param.second).find_first_of("123456789") == std::string::npos;
    });
}

/// Whether a list such as "br;q=1, gzip" names something and does not exclude it by ";q=0".
bool accepts(beast::string_view list, beast::string_view wanted) {
    for (const auto& entry : http::ext_list{list}) {
        if (beast::iequals(entry.first, wanted)) { return !excludes(entry.second); }
    }
    return false;
}

/// Exactly one, as HTTP/1.1 asks for, and one that can be a host: a folded line ends up in its value.
bool has_fitting_host(const ReadHead& head) {
    const auto hosts = head.count(http::field::host);
    if (hosts == 0) { return head.version() == 10; }
    return hosts == 1 && !head[http::field::host].contains(' ') && !head[http::field::host].contains('\t');
}

/// "GET / HTTP/2.0": three words, and the last is a version.
bool names_a_version(std::string_view head) {
    const std::string_view line = head.substr(0, head.find('\r'));
    return std::ranges::count(line, ' ') == 2 && line.substr(line.rfind(' ') + 1).starts_with("HTTP/");
}

/// A body is of no use here; instead of reading past it, the connection ends after the answer.
bool brings_a_body(const HeadParser& parser) { return parser.chunked() || parser.content_length().value_or(0) > 0; }

std::string query_in(std::string_view target) {
    target = target.substr(0, target.find('#'));
    const auto mark = target.find('?');
    return mark == std::string_view::npos ? std::string{} : std::string{target.substr(mark + 1)};
}

}  // namespace

std::variant<Request, Fault> request_of(const HeadParser& parser) {
    const ReadHead& head = parser.get();
    if (head.version() != 10 && head.version() != 11) { return Fault::other_version; }
    auto path = path_of(view_of(head.target()));
    if (!path || !has_fitting_host(head)) { return Fault::bad_request; }
    return Request{
        .method = std::string{view_of(head.method_string())},
        .path = std::move(*path),
        .if_none_match = std::string{view_of(head[http::field::if_none_match])},
        .query = query_in(view_of(head.target())),
        .takes_gzip = accepts(head[http::field::accept_encoding], "gzip"),
        .keeps_open = head.keep_alive() && !brings_a_body(parser),
    };
}

Fault fault_of(const beast::error_code& error, std::string_view head) {
    if (error == http::error::header_limit) { return Fault::head_too_large; }
    const bool is_other = error == http::error::bad_version && names_a_version(head);
    return is_other ? Fault::other_version : Fault::bad_request;
}

Response response_of(const Answer& answer) {
    Response response{static_cast<http::status>(answer.status), 11};
    for (const auto& [name, value] : answer.fields) { response.insert(name, value); }
    if (answer.status != 304) { response.content_length(answer.length); }
    response.keep_alive(answer.keeps_open);
    const std::string_view content = answer.content();
    response.body() = {content.data(), content.size()};
    return response;
}

}  // namespace meadhall::server
