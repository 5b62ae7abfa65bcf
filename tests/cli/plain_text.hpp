// What a drawn line says, whatever its ink.
#pragma once

#include <string>

#include "cli/drawing/ink.hpp"

namespace meadhall::cli {

[[nodiscard]] inline std::string plain_text(const Line& line) {
    std::string text;
    for (const Run& run : line) { text += run.text; }
    return text;
}

}  // namespace meadhall::cli
