// What this program is, and what it runs on.
#pragma once

#include <string>

namespace meadhall::lab {

/// "0.1.0"
[[nodiscard]] std::string version();
/// "GNU 12.2.0, -O3 -DNDEBUG"
[[nodiscard]] std::string compiler();
/// "Intel(R) …, 2 cores"
[[nodiscard]] std::string machine_name();

}  // namespace meadhall::lab
