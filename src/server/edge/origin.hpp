// Which pages may talk to the server. A browser lets any page open a WebSocket anywhere; only the server can say no.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace meadhall::server {

/// `origin` is what the browser says about the page ("" where no browser asks), `host` what it was asked for. A page of
/// our own is at the host it asks; a host must be a number, localhost or one of the origins that the owner has named:
/// otherwise a stranger could let a name of his own point here.
[[nodiscard]] bool may_talk(std::string_view origin, std::string_view host, const std::vector<std::string>& origins);

}  // namespace meadhall::server
