// Text as a terminal shows it: how wide it is, where it wraps, and how it looks where only ASCII can be shown.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace meadhall::cli {

/// The code points of UTF-8 text; every broken byte becomes U+FFFD.
[[nodiscard]] std::u32string code_points(std::string_view utf8);
[[nodiscard]] std::string utf8(std::u32string_view text);

/// How many columns the text takes: our own signs one each, a Chinese one two, an accent over another none.
[[nodiscard]] std::size_t width(std::string_view utf8);
/// The text with blanks up to `columns`.
[[nodiscard]] std::string padded(std::string_view text, std::size_t columns);
/// The text in lines of at most `columns`, broken at blanks where there are any. Newlines in it are kept.
[[nodiscard]] std::vector<std::string> wrapped(std::string_view text, std::size_t columns);

/// What can be shown without UTF-8: umlauts in two letters, lines as - | +, whatever is unknown as a question mark.
[[nodiscard]] std::string ascii(std::string_view utf8);
/// The text without anything that could command a terminal: what commands or reorders becomes a question mark.
[[nodiscard]] std::string harmless(std::string_view utf8);

[[nodiscard]] std::string_view trimmed(std::string_view text);
[[nodiscard]] std::vector<std::string> words_of(std::string_view line);
[[nodiscard]] std::vector<std::string> split(std::string_view text, char at);
/// ASCII letters in lower case, all else as it is.
[[nodiscard]] std::string lower(std::string_view text);
[[nodiscard]] std::string joined(const std::vector<std::string>& parts, std::string_view between);

}  // namespace meadhall::cli
