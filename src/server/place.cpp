#include "server/place.hpp"

#include <cstddef>
#include <string_view>

namespace meadhall::server {

namespace {

constexpr auto nowhere = std::string::npos;

/// Where what comes behind "postgres://" begins; 0 if there is nothing of the kind.
std::size_t behind_scheme(std::string_view place) {
    const auto end = place.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+.-");
    return end != nowhere && place.substr(end).starts_with("://") ? end + 3 : 0;
}

}  // namespace

std::string without_password(const std::string& place) {
    const std::size_t begin = behind_scheme(place);
    const std::size_t at = place.rfind('@');
    const bool is_file = begin == 0 && (at == nowhere || place.find(':') > at);
    if (is_file) { return place; }
    const std::size_t question = place.find('?', begin);
    const bool is_doubtful = at != nowhere && question < at;  // either may belong to a password
    const std::size_t from = at == nowhere ? begin : at + 1;
    return place.substr(0, begin) + (is_doubtful ? "…" : place.substr(from, question - from));
}

bool is_clear(const std::string& place) {
    const std::string_view whole{place};
    const std::string_view rest = whole.substr(behind_scheme(place));
    const std::string_view before = rest.substr(0, rest.find('?'));
    const std::size_t at = before.rfind('@');
    return at == nowhere || (before.find('@') == at && before.find('/') > at);
}

}  // namespace meadhall::server
