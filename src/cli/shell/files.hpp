// Reading files whole, and writing them so that a crash leaves the old content or the new, never half of it.
#pragma once

#include <string>
#include <string_view>

#include "core/refusal.hpp"

namespace meadhall::cli {

/// The content of a file of at most 16 MiB; "-" is the standard input.
[[nodiscard]] Result<std::string> read_file(const std::string& path);

/// Writes beside the file, makes sure it is on the disk, and renames.
[[nodiscard]] Result<void> write_file(const std::string& path, std::string_view content);

}  // namespace meadhall::cli
