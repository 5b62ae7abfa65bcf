#include "cli/drawing/text.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include <utf8proc.h>

namespace meadhall::cli {

namespace {

constexpr char32_t replacement = 0xFFFD;

/// The code point that the text begins with; `text` loses its bytes.
char32_t take_point(std::string_view& text) {
    const auto* bytes = reinterpret_cast<const utf8proc_uint8_t*>(text.data());
    utf8proc_int32_t point = 0;
    const utf8proc_ssize_t length = utf8proc_iterate(bytes, static_cast<utf8proc_ssize_t>(text.size()), &point);
    text.remove_prefix(length > 0 ? static_cast<std::size_t>(length) : 1);
    return length > 0 ? static_cast<char32_t>(point) : replacement;
}

void append_utf8(std::string& out, char32_t point) {
    std::array<utf8proc_uint8_t, 4> bytes{};
    const utf8proc_ssize_t length = utf8proc_encode_char(static_cast<utf8proc_int32_t>(point), bytes.data());
    for (std::size_t i = 0; std::cmp_less(i, length); ++i) { out += static_cast<char>(bytes[i]); }
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
    Substitute{U'→', ">"},  Substitute{U'↑', "^"},  Substitute{U'−', "-"},
};

/// Whatever commands a terminal or turns the order of what is read around instead of showing something: controls, marks
/// of direction, invisible and private signs, line separators.
bool is_command(char32_t point) {
    constexpr std::array commanding = {UTF8PROC_CATEGORY_CC, UTF8PROC_CATEGORY_CF, UTF8PROC_CATEGORY_CS,
                                       UTF8PROC_CATEGORY_CO, UTF8PROC_CATEGORY_CN, UTF8PROC_CATEGORY_ZL,
                                       UTF8PROC_CATEGORY_ZP};
    return std::ranges::find(commanding, utf8proc_category(static_cast<utf8proc_int32_t>(point))) != commanding.end();
}

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

std::size_t width(std::string_view text) {
    int columns = 0;
    for (char32_t point : code_points(text)) { columns += utf8proc_charwidth(static_cast<utf8proc_int32_t>(point)); }
    return static_cast<std::size_t>(columns);
}

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
    for (char32_t point : code_points(text)) { append_utf8(out, is_command(point) ? U'?' : point); }
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
