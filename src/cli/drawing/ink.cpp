#include "cli/drawing/ink.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include <fmt/format.h>

#include "cli/drawing/text.hpp"

namespace meadhall::cli {

namespace {

constexpr std::string_view own_ink = "\x1b[0m";

/// The six steps that each component of the 256 colours' cube can take.
constexpr std::array<int, 6> cube_steps = {0, 95, 135, 175, 215, 255};

int nearest_step(int value) {
    int best = 0;
    for (int i = 1; i < 6; ++i) {
        const auto distance = [&](int step) { return std::abs(cube_steps[static_cast<std::size_t>(step)] - value); };
        if (distance(i) < distance(best)) { best = i; }
    }
    return best;
}

int distance(const Paint& paint, int red, int green, int blue) {
    const auto square = [](int n) { return n * n; };
    return square(paint.red - red) + square(paint.green - green) + square(paint.blue - blue);
}

/// The parameters that select a paint as text (base 30) or ground (base 40).
std::string parameters(const std::optional<Paint>& paint, int base, Depth depth) {
    if (!paint) { return {}; }
    if (depth == Depth::full) { return fmt::format(";{};2;{};{};{}", base + 8, paint->red, paint->green, paint->blue); }
    if (depth == Depth::indexed) { return fmt::format(";{};5;{}", base + 8, indexed_colour(*paint)); }
    if (paint->basic == Paint::left_out) { return {}; }
    return fmt::format(";{}", paint->basic < 8 ? base + paint->basic : base + 60 + paint->basic - 8);
}

}  // namespace

std::size_t width(const Line& line) {
    std::size_t columns = 0;
    for (const Run& run : line) { columns += width(run.text); }
    return columns;
}

int indexed_colour(const Paint& paint) {
    const int red = nearest_step(paint.red);
    const int green = nearest_step(paint.green);
    const int blue = nearest_step(paint.blue);
    const auto step = [](int i) { return cube_steps[static_cast<std::size_t>(i)]; };
    const int grey = std::clamp(((paint.red + paint.green + paint.blue) / 3 - 3) / 10, 0, 23);
    const int shade = 8 + 10 * grey;
    const bool is_grey = distance(paint, shade, shade, shade) < distance(paint, step(red), step(green), step(blue));
    return is_grey ? 232 + grey : 16 + 36 * red + 6 * green + blue;
}

std::string switch_to(const Ink& ink, Depth depth) {
    if (depth == Depth::none) { return {}; }
    std::string sequence = "\x1b[0";
    if (ink.bold) { sequence += ";1"; }
    return sequence + parameters(ink.text, 30, depth) + parameters(ink.ground, 40, depth) + "m";
}

std::string painted(const Line& line, Depth depth) {
    std::string out;
    Ink ink{};
    for (const Run& run : line) {
        if (run.ink != ink) { out += switch_to(run.ink, depth); }
        ink = run.ink;
        out += harmless(run.text);
    }
    if (ink != Ink{} && depth != Depth::none) { out += own_ink; }
    return out;
}

Lines beside(const Lines& left, const Lines& right, std::size_t gap) {
    std::size_t columns = 0;
    for (const Line& line : left) { columns = std::max(columns, width(line)); }
    Lines both = left;
    both.resize(std::max(left.size(), right.size()));
    for (std::size_t i = 0; i < right.size(); ++i) {
        if (right[i].empty()) { continue; }
        both[i].push_back({std::string(columns - width(both[i]) + gap, ' '), {}});
        both[i].insert(both[i].end(), right[i].begin(), right[i].end());
    }
    return both;
}

}  // namespace meadhall::cli
