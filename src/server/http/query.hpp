// The small languages of HTTP: queries, cookies, and which language somebody would like to read.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/words.hpp"

namespace meadhall::server {

using Query = std::vector<std::pair<std::string, std::string>>;

/// "phase=over&name=%C3%85da+B" as pairs; nothing if it is malformed.
[[nodiscard]] std::optional<Query> query_of(std::string_view text);

/// The value of a cookie in "a=1; b=2"; empty if there is none.
[[nodiscard]] std::string cookie_in(std::string_view cookies, std::string_view name);

/// Of "de-AT, en;q=0.5" the language that we speak and that is liked best; otherwise English.
[[nodiscard]] Language language_in(std::string_view languages);
/// The one that the query names, or else the one above.
[[nodiscard]] Language language_for(std::string_view languages, std::string_view query);

}  // namespace meadhall::server
