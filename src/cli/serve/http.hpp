// As much of HTTP/1.1 as a page needs: reading the head of a request, and the answer to it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "cli/serve/site.hpp"

namespace meadhall::cli {

/// A head that is longer is refused.
inline constexpr std::size_t longest_head = 16384;

struct Request {
    std::string method;
    std::string path;  // without the query, with %20 and the like resolved
    std::string if_none_match;
    bool takes_gzip = false;
    bool keeps_open = true;
};

/// What goes wrong before anything can be looked up.
enum class Fault : int { bad_request = 400, too_slow = 408, head_too_large = 431, other_version = 505 };

/// The head of a request is everything before the first empty line.
struct Head {
    std::optional<Request> request;
    Fault fault = Fault::bad_request;  // if there is no request
};
[[nodiscard]] Head read_head(std::string_view head);

/// Head and body of an answer. The body is part of the site.
struct Answer {
    std::string head;
    std::string text;       // a short body made for this answer …
    std::string_view body;  // … or a file
    bool keeps_open = true;

    [[nodiscard]] std::string_view content() const { return text.empty() ? body : std::string_view{text}; }
};
[[nodiscard]] Answer answer_to(const Request& request, const Site& site);
[[nodiscard]] Answer answer_to(Fault fault);

}  // namespace meadhall::cli
