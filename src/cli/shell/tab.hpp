// What the Tab key does: it goes on with what was typed as far as only one thing can be meant.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace meadhall::cli {

/// What Tab adds to a line, and what it shows where several things could follow.
struct Completion {
    std::string added;
    std::vector<std::string> choices;  // sorted; empty unless there are several

    friend bool operator==(const Completion&, const Completion&) = default;
};

/// Completes the last part of a line, that behind the last semicolon, piece by piece: a piece ends with a blank or a
/// hyphen. `sayings` is all that can be typed there; capitals do not matter.
[[nodiscard]] Completion completion(std::string_view line, const std::vector<std::string>& sayings);

/// The part of a line that Tab completes.
[[nodiscard]] std::string_view last_part(std::string_view line);

}  // namespace meadhall::cli
