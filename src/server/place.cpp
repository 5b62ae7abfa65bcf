#include "server/place.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>

#include "core/number.hpp"

namespace meadhall::server {

namespace {

constexpr auto nowhere = std::string_view::npos;
constexpr std::string_view hidden = "…";

/// Where a password begins that is written as PostgreSQL also has it: "host=db user=hall password = …".
std::size_t at_password(std::string_view text) {
    constexpr std::string_view word = "password";
    for (auto at = text.find(word); at != nowhere; at = text.find(word, at + 1)) {
        const auto next = text.find_first_not_of(" \t\r\n\v\f", at + word.size());
        if (next != nowhere && text[next] == '=') { return at; }
    }
    return nowhere;
}

/// Where what comes behind "postgres://" begins; 0 if there is nothing of the kind.
std::size_t behind_scheme(std::string_view place) {
    const auto end = place.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+.-");
    return end != nowhere && place.substr(end).starts_with("://") ? end + 3 : 0;
}

/// Where what comes behind the host and the path begins.
std::size_t end_of_path(std::string_view place) {
    return std::min(place.find_first_of("? \t\r\n", behind_scheme(place)), place.size());
}

bool is_file(std::string_view place) {
    const std::size_t at = place.rfind('@');
    return behind_scheme(place) == 0 && (at == nowhere || place.find(':') > at) && at_password(place) == nowhere;
}

/// Every % begins a letter that is written as two digits.
bool is_well_escaped(std::string_view text) {
    for (auto at = text.find('%'); at != nowhere; at = text.find('%', at + 1)) {
        const std::string_view digits = text.substr(at + 1, 2);
        if (digits.size() != 2 || !number_in<unsigned>(digits, 16)) { return false; }
    }
    return true;
}

std::string replaced(std::string_view text, std::string_view old, std::string_view fresh) {
    std::string all;
    for (auto at = text.find(old); !old.empty() && at != nowhere; at = text.find(old)) {
        all += text.substr(0, at);
        all += fresh;
        text.remove_prefix(at + old.size());
    }
    return all + std::string{text};
}

/// What nobody may see of an address: the password before the host, and all that comes behind the path.
std::string secrets_of(const std::string& address) {
    const std::size_t begin = behind_scheme(address);
    const std::size_t at = address.rfind('@');
    const std::size_t colon = address.find(':', begin);
    const std::string before = at != nowhere && colon < at ? address.substr(colon + 1, at - colon - 1) : "";
    return before + "\n" + address.substr(end_of_path(address));
}

}  // namespace

std::string without_password(const std::string& address) {
    const std::size_t begin = behind_scheme(address);
    const std::size_t at = address.rfind('@');
    const std::size_t from = at == nowhere ? begin : at + 1;
    const std::size_t end = end_of_path(address);
    const bool is_in_doubt = end < from || at_password(address) < end;  // what is between may belong to a password
    return address.substr(0, begin) + (is_in_doubt ? std::string{hidden} : address.substr(from, end - from));
}

std::string shown_store(const std::string& place) { return is_file(place) ? place : without_password(place); }

std::string shown_words(std::string_view typed) {
    std::string shown;
    while (!typed.empty()) {
        const std::string_view word = typed.substr(0, std::min(typed.find(' '), typed.size()));
        // A password may go on behind a blank.
        if (at_password(typed) < word.size()) { return shown + std::string{hidden}; }
        shown += word.contains('@') && word.contains(':') ? without_password(std::string{word}) : word;
        typed.remove_prefix(word.size());
        const std::size_t blanks = std::min(typed.find_first_not_of(' '), typed.size());
        shown += typed.substr(0, blanks);
        typed.remove_prefix(blanks);
    }
    return shown;
}

std::string shown_trouble(std::string_view said, const std::string& address) {
    const std::string secrets = secrets_of(address);
    const std::string careful = replaced(said, address, shown_store(address));  // it may be quoted as a whole
    said = careful;
    std::string shown;
    while (!said.empty()) {
        const auto open = said.find('"');
        const auto close = open == nowhere ? nowhere : said.find('"', open + 1);
        if (close == nowhere) { break; }
        const std::string_view quoted = said.substr(open + 1, close - open - 1);
        shown += said.substr(0, open + 1);
        shown += secrets.contains(quoted) && !without_password(address).contains(quoted) ? hidden : quoted;
        shown += '"';
        said.remove_prefix(close + 1);
    }
    return shown + std::string{said};
}

bool is_clear(const std::string& place) {
    const std::size_t begin = behind_scheme(place);
    if (begin == 0) { return at_password(place) == nowhere; }
    const std::string_view rest = std::string_view{place}.substr(begin);
    const std::string_view before = rest.substr(0, rest.find('?'));
    const std::size_t at = before.rfind('@');
    const bool has_clear_host = at == nowhere || (before.find('@') == at && before.find('/') > at);
    return has_clear_host && is_well_escaped(rest) && rest.find_first_of(" \t\r\n") == nowhere;
}

}  // namespace meadhall::server
