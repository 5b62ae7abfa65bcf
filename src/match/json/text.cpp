#include "match/json/text.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <vector>

namespace meadhall {

namespace {

constexpr std::string_view replacement = "\xEF\xBF\xBD";

constexpr unsigned char byte(char c) { return static_cast<unsigned char>(c); }

constexpr bool is_plain(char c) { return byte(c) >= 0x20 && byte(c) < 0x80 && c != '"' && c != '\\'; }

/// The smallest and largest second byte after `lead`: rules out overlong forms, surrogates and what lies above
/// U+10FFFF.
struct SecondByte {
    unsigned char least = 0x80;
    unsigned char most = 0xBF;
};

constexpr SecondByte second_byte(unsigned char lead) {
    switch (lead) {
        case 0xE0: return {0xA0, 0xBF};
        case 0xED: return {0x80, 0x9F};
        case 0xF0: return {0x90, 0xBF};
        case 0xF4: return {0x80, 0x8F};
        default: return {};
    }
}

constexpr std::size_t sequence_length(unsigned char lead) {
    if (lead >= 0xC2 && lead <= 0xDF) { return 2; }
    if (lead >= 0xE0 && lead <= 0xEF) { return 3; }
    if (lead >= 0xF0 && lead <= 0xF4) { return 4; }
    return 0;
}

/// How many bytes at the front of `text` are one well-formed character beyond ASCII; 0 if none is.
std::size_t wide_character(std::string_view text) {
    const unsigned char lead = byte(text[0]);
    const std::size_t length = sequence_length(lead);
    if (length == 0 || text.size() < length) { return 0; }
    const SecondByte second = second_byte(lead);
    if (byte(text[1]) < second.least || byte(text[1]) > second.most) { return 0; }
    for (std::size_t i = 2; i < length; ++i) {
        if ((byte(text[i]) & 0xC0U) != 0x80U) { return 0; }
    }
    return length;
}

void append_escaped(std::string& out, char c) {
    constexpr std::string_view hexadecimal = "0123456789abcdef";
    switch (c) {
        case '"': out += "\\\""; return;
        case '\\': out += "\\\\"; return;
        case '\n': out += "\\n"; return;
        case '\r': out += "\\r"; return;
        case '\t': out += "\\t"; return;
        case '\b': out += "\\b"; return;
        case '\f': out += "\\f"; return;
        default: break;
    }
    out += "\\u00";
    out += hexadecimal[byte(c) >> 4U];
    out += hexadecimal[byte(c) & 15U];
}

/// Writes the first character of `text`, which is not plain, and tells how many bytes it took.
std::size_t append_special(std::string& out, std::string_view text) {
    if (byte(text[0]) < 0x80) {
        append_escaped(out, text[0]);
        return 1;
    }
    const std::size_t length = wide_character(text);
    out += length == 0 ? replacement : text.substr(0, length);
    return length == 0 ? 1 : length;
}

/// Where the string begins that ends with the quotation mark at `end`: its quotation marks stand after a backslash.
std::size_t opening_quote(std::string_view text, std::size_t end) {
    std::size_t at = end;
    while (true) {
        at = text.rfind('"', at - 1);
        std::size_t backslashes = 0;
        while (backslashes < at && text[at - 1 - backslashes] == '\\') { ++backslashes; }
        if (backslashes % 2 == 0) { return at; }
    }
}

}  // namespace

bool has_distinct_keys(std::string_view text) {
    std::vector<std::string_view> keys;
    int depth = 0;
    for (std::size_t at = text.size(); at-- > 0;) {
        const char mark = text[at];
        if (mark == '}' || mark == ']') { ++depth; }
        if ((mark == '{' || mark == '[') && --depth == 0) { break; }
        if (mark != '"') { continue; }
        const std::size_t from = opening_quote(text, at);
        const bool is_key = depth == 1 && text[at + 1] == ':';
        if (is_key) { keys.push_back(text.substr(from, at - from)); }
        at = from;
    }
    std::ranges::sort(keys);
    return std::ranges::adjacent_find(keys) == keys.end();
}

void JsonText::string(std::string_view text) {
    separate();
    out_ += '"';
    while (!text.empty()) {
        std::size_t plain = 0;
        while (plain < text.size() && is_plain(text[plain])) { ++plain; }
        out_ += text.substr(0, plain);
        text.remove_prefix(plain);
        if (!text.empty()) { text.remove_prefix(append_special(out_, text)); }
    }
    out_ += '"';
}

void JsonText::real(double value) {
    if (!std::isfinite(value)) { return null(); }
    std::array<char, 32> digits{};
    const auto [end, error] =
        std::to_chars(digits.data(), digits.data() + digits.size(), value, std::chars_format::general, 6);
    literal({digits.data(), end});
}

}  // namespace meadhall
