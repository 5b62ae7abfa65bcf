#include "server/http/query.hpp"

#include <charconv>

#include "core/fields.hpp"

namespace meadhall::server {

namespace {

/// What stands before the mark, which is taken out of the text together with it.
std::string_view up_to(std::string_view& text, char mark) {
    const auto end = text.find(mark);
    const std::string_view part = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    return part;
}

std::string_view without_blanks(std::string_view text) {
    const auto from = text.find_first_not_of(' ');
    if (from == std::string_view::npos) { return {}; }
    return text.substr(from, text.find_last_not_of(' ') - from + 1);
}

/// "%C3%85da+B" as it was meant.
std::optional<std::string> decoded(std::string_view text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '%') {
            plain += text[i] == '+' ? ' ' : text[i];
            continue;
        }
        unsigned value = 0;
        const std::string_view digits = text.substr(i + 1, 2);
        const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), value, 16);
        if (digits.size() != 2 || read.ptr != digits.data() + 2) { return std::nullopt; }
        plain += static_cast<char>(value);
        i += 2;
    }
    return plain;
}

/// "de-AT;q=0.5": how much it is liked, from 0 to 1000.
int liking(std::string_view parameters) {
    const std::string_view text = without_blanks(parameters);
    if (!text.starts_with("q=")) { return 1000; }
    if (text.starts_with("q=1")) { return 1000; }
    int value = 0;
    int weight = 100;
    for (const char digit : text.substr(std::min<std::size_t>(text.size(), 4))) {
        if (digit < '0' || digit > '9' || weight == 0) { break; }
        value += (digit - '0') * weight;
        weight /= 10;
    }
    return value;
}

}  // namespace

std::optional<Query> query_of(std::string_view text) {
    Query query;
    while (!text.empty()) {
        std::string_view pair = up_to(text, '&');
        if (pair.empty()) { continue; }
        const auto name = decoded(up_to(pair, '='));
        const auto value = decoded(pair);
        if (!name || !value) { return std::nullopt; }
        query.emplace_back(*name, *value);
    }
    return query;
}

std::string cookie_in(std::string_view cookies, std::string_view name) {
    while (!cookies.empty()) {
        std::string_view pair = without_blanks(up_to(cookies, ';'));
        if (up_to(pair, '=') == name) { return std::string{pair}; }
    }
    return {};
}

Language language_in(std::string_view languages) {
    Language best = Language::en;
    int most = 0;
    while (!languages.empty()) {
        std::string_view range = without_blanks(up_to(languages, ','));
        std::string_view tag = up_to(range, ';');
        const auto spoken = enum_named<Language>(without_blanks(up_to(tag, '-')));
        const int liked = liking(range);
        if (spoken && liked > most) {
            best = *spoken;
            most = liked;
        }
    }
    return best;
}

Language language_for(std::string_view languages, std::string_view query) {
    for (const auto& [name, value] : query_of(query).value_or(Query{})) {
        if (name != "language") { continue; }
        if (const auto named = enum_named<Language>(value)) { return *named; }
    }
    return language_in(languages);
}

}  // namespace meadhall::server
