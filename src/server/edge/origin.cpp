#include "server/edge/origin.hpp"

#include <algorithm>

namespace meadhall::server {

namespace {

/// "hall.example:8080" of "https://hall.example:8080"; all of it where there is no scheme.
std::string_view authority_of(std::string_view origin) {
    const auto scheme = origin.find("://");
    return scheme == std::string_view::npos ? origin : origin.substr(scheme + 3);
}

std::string_view without_port(std::string_view host) {
    if (host.starts_with('[')) { return host.substr(0, host.find(']') + 1); }
    return host.substr(0, host.rfind(':'));
}

bool is_number(std::string_view host) {
    if (host.starts_with('[')) { return true; }
    return host.find_first_not_of("0123456789.") == std::string_view::npos && std::ranges::count(host, '.') == 3;
}

bool names_nobody(std::string_view host) { return host == "localhost" || is_number(host); }

}  // namespace

bool may_talk(std::string_view origin, std::string_view host, const std::vector<std::string>& origins) {
    const auto is_named = [&](std::string_view authority) {
        return std::ranges::any_of(origins, [&](const std::string& each) { return authority_of(each) == authority; });
    };
    if (origin.empty()) { return true; }  // no browser: whoever it is could say anything
    if (std::ranges::find(origins, origin) != origins.end()) { return true; }
    return authority_of(origin) == host && (names_nobody(without_port(host)) || is_named(host));
}

}  // namespace meadhall::server
