// How the program ends, and how it says why it could not do what was asked.
#pragma once

#include "core/refusal.hpp"
#include "core/words.hpp"

namespace meadhall::cli {

inline constexpr int fine = 0;
inline constexpr int refused_code = 1;  // a bad record, a game that does not verify, a file that cannot be read
inline constexpr int usage_code = 2;    // the command line cannot be followed

/// Whether something that was printed did not arrive: the disk is full.
[[nodiscard]] bool is_output_lost();

/// Says on the standard error why, and returns the code to end with.
int complain(const Refusal& refusal, Language language, int code);

}  // namespace meadhall::cli
