// A text that is a number and nothing else.
#pragma once

#include <charconv>
#include <concepts>
#include <optional>
#include <string_view>
#include <system_error>

namespace meadhall {

/// Nothing where anything else stands in the text, a blank or a plus included, or where the number does not fit.
template <std::integral T>
[[nodiscard]] std::optional<T> number_in(std::string_view text, int base = 10) {
    T number{};
    const auto [end, trouble] = std::from_chars(text.data(), text.data() + text.size(), number, base);
    if (trouble != std::errc{} || end != text.data() + text.size()) { return std::nullopt; }
    return number;
}
template <std::floating_point T>
[[nodiscard]] std::optional<T> number_in(std::string_view text) {
    T number{};
    const auto [end, trouble] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (trouble != std::errc{} || end != text.data() + text.size()) { return std::nullopt; }
    return number;
}

}  // namespace meadhall
