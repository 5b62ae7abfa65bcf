// Counts how often the program asks for memory, to prove that playing does not.
#pragma once

#include <cstdint>

namespace meadhall::lab {

/// Allocations by operator new since the program began.
[[nodiscard]] std::uint64_t allocations();

}  // namespace meadhall::lab
