// Colours and emphasis, and how they are told to a terminal that knows many colours, few, or none.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace meadhall::cli {

/// How many colours a terminal can show: none, 16, 256 or any.
enum class Depth : std::uint8_t { none, basic, indexed, full };

/// A colour: exactly, and which of the sixteen that every terminal has stands for it (8 and up are the bright ones).
struct Paint {
    static constexpr std::uint8_t left_out = 255;  // with only sixteen colours the terminal's own is better

    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;
    std::uint8_t basic = left_out;

    friend constexpr bool operator==(const Paint&, const Paint&) = default;
};

/// How a piece of text looks.
struct Ink {
    std::optional<Paint> text{};
    std::optional<Paint> ground{};
    bool bold = false;

    friend constexpr bool operator==(const Ink&, const Ink&) = default;
};

/// A piece of text in one ink; a line is made of such pieces.
struct Run {
    std::string text;
    Ink ink{};

    friend bool operator==(const Run&, const Run&) = default;
};
using Line = std::vector<Run>;
using Lines = std::vector<Line>;

[[nodiscard]] std::size_t width(const Line& line);

/// The escape sequence that switches to an ink, from whatever was before; empty where there are no colours.
[[nodiscard]] std::string switch_to(const Ink& ink, Depth depth);
/// A line with its escape sequences; it ends in the terminal's own ink. Control characters in it do no harm.
[[nodiscard]] std::string painted(const Line& line, Depth depth);
/// The nearest of the 256 colours that many terminals have.
[[nodiscard]] int indexed_colour(const Paint& paint);

/// Two blocks of lines next to each other, with a gap between them.
[[nodiscard]] Lines beside(const Lines& left, const Lines& right, std::size_t gap);

}  // namespace meadhall::cli
