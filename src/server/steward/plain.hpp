// What people may write: letters, not bytes, and nothing that cannot be seen.
#pragma once

#include <string>
#include <string_view>

namespace meadhall::server {

/// How many letters a text in UTF-8 has.
[[nodiscard]] inline int letters_in(std::string_view text) {
    int letters = 0;
    for (const char each : text) { letters += (static_cast<unsigned char>(each) & 0xC0U) != 0x80U ? 1 : 0; }
    return letters;
}

/// At least one letter that can be seen, at most so many, and no line ends or the like.
[[nodiscard]] inline bool is_plain(std::string_view text, int most) {
    for (const char each : text) {
        const auto byte = static_cast<unsigned char>(each);
        if (byte < 0x20 || byte == 0x7F) { return false; }
    }
    return letters_in(text) <= most && text.find_first_not_of(' ') != std::string_view::npos;
}

/// A name as those of accounts are compared: "Ada  Lovelace" and "ada lovelace" are one.
[[nodiscard]] std::string account_name(std::string_view name);

}  // namespace meadhall::server
