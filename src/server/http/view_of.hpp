// Beast's texts as the standard library's.
#pragma once

#include <string_view>

#include <boost/beast/core/string.hpp>

namespace meadhall::server {

[[nodiscard]] inline std::string_view view_of(boost::beast::string_view text) { return {text.data(), text.size()}; }

}  // namespace meadhall::server
