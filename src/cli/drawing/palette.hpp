// The colours of the hall, as far as a terminal has them.
#pragma once

#include "cli/drawing/ink.hpp"

namespace meadhall::cli::palette {

inline constexpr Paint parchment{0xF4, 0xED, 0xE0, 15};
inline constexpr Paint ink{0x1F, 0x2A, 0x33, 0};
inline constexpr Paint sea{0xA9, 0xC6, 0xCF};
inline constexpr Paint wave{0x4E, 0x7C, 0x8C, 6};
inline constexpr Paint wood{0x6B, 0x4A, 0x2F, 3};
inline constexpr Paint legal{0x2F, 0x7F, 0x6F, 2};

// On the terminal's own ground, light or dark.
inline constexpr Ink plain{};
inline constexpr Ink strong{.bold = true};
inline constexpr Ink accent{.text = Paint{0xC9, 0x5B, 0x3F, 9}, .bold = true};
inline constexpr Ink warn{.text = Paint{0xC7, 0x8A, 0x2B, 11}, .bold = true};
inline constexpr Ink faint{.text = Paint{0x83, 0x88, 0x8C, 8}};

}  // namespace meadhall::cli::palette
