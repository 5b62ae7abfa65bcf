#include "cli/text.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace meadhall::cli {

namespace {

constexpr char32_t replacement = 0xFFFD;

/// What a lead byte promises: how many bytes follow, and its own bits. Nothing promises a negative number.
struct Lead {
    int followers = -1;
    char32_t bits = 0;
};

Lead lead_of(unsigned char byte) {
    if (byte < 0x80) { return {0, byte}; }
    if (byte >= 0xC2 && byte < 0xE0) { return {1, byte & 0x1FU}; }
    if (byte >= 0xE0 && byte < 0xF0) { return {2, byte & 0x0FU}; }
    if (byte >= 0xF0 && byte < 0xF5) { return {3, byte & 0x07U}; }
    return {};
}

bool is_scalar(char32_t point, int followers) {
    constexpr std::array<char32_t, 4> least = {0, 0x80, 0x800, 0x10000};
    return point >= least[static_cast<std::size_t>(followers)] && point <= 0x10FFFF &&
           (point < 0xD800 || point > 0xDFFF);
}

/// The code point that the text begins with; `text` loses its bytes.
char32_t take_point(std::string_view& text) {
    const auto [followers, bits] = lead_of(static_cast<unsigned char>(text.front()));
    const auto length = static_cast<std::size_t>(followers + 1);
    char32_t point = bits;
    bool is_sound = followers >= 0 && text.size() >= length;
    for (std::size_t i = 1; is_sound && i < length; ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        is_sound = (byte & 0xC0U) == 0x80U;
        point = (point << 6U) | (byte & 0x3FU);
    }
    is_sound = is_sound && is_scalar(point, followers);
    text.remove_prefix(is_sound ? length : 1);
    return is_sound ? point : replacement;
}

void append_utf8(std::string& out, char32_t point) {
    const auto byte = [&](char32_t bits) { out += static_cast<char>(static_cast<unsigned char>(bits)); };
    if (point < 0x80) {
        byte(point);
    } else if (point < 0x800) {
        byte(0xC0U | (point >> 6U));
    } else if (point < 0x10000) {
        byte(0xE0U | (point >> 12U));
    } else {
        byte(0xF0U | (point >> 18U));
        byte(0x80U | ((point >> 12U) & 0x3FU));
    }
    if (point >= 0x800) { byte(0x80U | ((point >> 6U) & 0x3FU)); }
    if (point >= 0x80) { byte(0x80U | (point & 0x3FU)); }
}

struct Substitute {
    char32_t point;
    std::string_view plain;
};
constexpr std::array substitutes = {
    Substitute{U'ä', "ae"}, Substitute{U'ö', "oe"}, Substitute{U'ü', "ue"}, Substitute{U'Ä', "Ae"},
    Substitute{U'Ö', "Oe"}, Substitute{U'Ü', "Ue"}, Substitute{U'ß', "ss"}, Substitute{U'é', "e"},
    Substitute{U'ë', "e"},  Substitute{U'ï', "i"},  Substitute{U'è', "e"},  Substitute{U'á', "a"},
    Substitute{U'ó', "o"},  Substitute{U'–', "-"},  Substitute{U'—', "-"},  Substitute{U'…', "..."},
    Substitute{U'·', "."},  Substitute{U'×', "x"},  Substitute{U'▲', "^"},  Substitute{U'△', "."},
    Substitute{U'►', ">"},  Substitute{U'▁', "_"},  Substitute{U'„', "\""}, Substitute{U'“', "\""},
    Substitute{U'”', "\""}, Substitute{U'‘', "'"},  Substitute{U'’', "'"},  Substitute{U'µ', "u"},
    Substitute{U'→', ">"},
};

bool is_control(char32_t point) { return point < 0x20 || (point >= 0x7F && point < 0xA0); }

/// The lines of a box: those that run only across, only up and down, and all the corners.
std::string_view plain_box(char32_t point) {
    constexpr std::u32string_view across = U"─━╴╶╸╺╼╾";
    constexpr std::u32string_view upright = U"│┃╵╷╹╻╽╿";
    if (across.contains(point)) { return "-"; }
    return upright.contains(point) ? "|" : "+";
}

std::string_view plain(char32_t point) {
    const auto* known = std::ranges::find(substitutes, point, &Substitute::point);
    if (known != substitutes.end()) { return known->plain; }
    return point >= 0x2500 && point < 0x2580 ? plain_box(point) : "?";
}

/// Takes the words of one line apart and puts them into lines that are not too long.
void wrap_line(std::vector<std::string>& lines, std::string_view text, std::size_t columns) {
    lines.emplace_back();
    for (std::string word : words_of(text)) {
        std::string& line = lines.back();
        if (!line.empty() && width(line) + 1 + width(word) > columns) {
            lines.push_back(std::move(word));
        } else {
            line += (line.empty() ? "" : " ") + word;
        }
    }
}

}  // namespace

std::u32string code_points(std::string_view text) {
    std::u32string points;
    while (!text.empty()) { points += take_point(text); }
    return points;
}

std::string utf8(std::u32string_view text) {
    std::string out;
    for (char32_t point : text) { append_utf8(out, point); }
    return out;
}

std::size_t width(std::string_view text) { return code_points(text).size(); }

std::string padded(std::string_view text, std::size_t columns) {
    const std::size_t taken = width(text);
    return std::string{text} + std::string(taken < columns ? columns - taken : 0, ' ');
}

std::vector<std::string> wrapped(std::string_view text, std::size_t columns) {
    std::vector<std::string> lines;
    for (const std::string& line : split(text, '\n')) { wrap_line(lines, line, columns); }
    return lines;
}

std::string ascii(std::string_view text) {
    std::string out;
    for (char32_t point : code_points(text)) {
        if (point < 0x80) {
            out += static_cast<char>(point);
        } else {
            out += plain(point);
        }
    }
    return out;
}

std::string harmless(std::string_view text) {
    std::string out;
    for (char32_t point : code_points(text)) { append_utf8(out, is_control(point) ? U'?' : point); }
    return out;
}

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t\r\n";
    const auto first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) { return {}; }
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

std::vector<std::string> words_of(std::string_view line) {
    std::vector<std::string> words;
    for (std::string_view rest = trimmed(line); !rest.empty(); rest = trimmed(rest)) {
        const auto end = std::min(rest.find_first_of(" \t\r\n"), rest.size());
        words.emplace_back(rest.substr(0, end));
        rest.remove_prefix(end);
    }
    return words;
}

std::vector<std::string> split(std::string_view text, char at) {
    std::vector<std::string> parts;
    while (true) {
        const auto end = text.find(at);
        parts.emplace_back(text.substr(0, end));
        if (end == std::string_view::npos) { return parts; }
        text.remove_prefix(end + 1);
    }
}

std::string lower(std::string_view text) {
    std::string small{text};
    for (char& c : small) { c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }
    return small;
}

std::string joined(const std::vector<std::string>& parts, std::string_view between) {
    std::string all;
    for (const std::string& part : parts) {
        if (&part != &parts.front()) { all += between; }
        all += part;
    }
    return all;
}

}  // namespace meadhall::cli
