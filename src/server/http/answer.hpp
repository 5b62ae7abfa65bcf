// What a visitor of the page asks for, and what is given: plain values, so that nothing here knows a socket.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/site/site.hpp"

namespace meadhall::server {

struct Request {
    std::string method;
    std::string path;  // without the query, with %20 and the like resolved
    std::string if_none_match;
    std::string query{};  // "a=1&b=%20", as it came
    bool takes_gzip = false;
    bool keeps_open = true;
};

/// What goes wrong before anything can be looked up, or instead of it.
enum class Fault : int {
    bad_request = 400,
    forbidden = 403,
    too_slow = 408,
    upgrade_required = 426,
    head_too_large = 431,
    full = 503,
    other_version = 505,
};

/// The answer to one request. The content is part of the site, or a short text made for this answer.
struct Answer {
    int status = 200;
    std::vector<std::pair<std::string, std::string>> fields;
    std::string text;
    std::string_view body;
    std::size_t length = 0;  // of the content, also where only the head was asked for
    bool keeps_open = true;

    [[nodiscard]] std::string_view content() const { return text.empty() ? body : std::string_view{text}; }
};

/// The path of a target such as "/rules%20x?y=z"; nothing if it is malformed.
[[nodiscard]] std::optional<std::string> path_of(std::string_view target);

[[nodiscard]] Answer answer_to(const Request& request, const Site& site);
[[nodiscard]] Answer answer_to(Fault fault);
/// A text that is made anew for everybody who asks, such as the state of the server.
[[nodiscard]] Answer fresh_answer(const Request& request, int status, std::string_view type, std::string text);

}  // namespace meadhall::server
