// Reading files whole, and the one careful writer: a crash leaves the old content or the new, never half of it.
#pragma once

#include <string>
#include <string_view>

#include "core/refusal.hpp"

namespace meadhall::cli {

/// The content of a file of at most 16 MiB; "-" is the standard input.
[[nodiscard]] Result<std::string> read_file(const std::string& path);

/// A regular file, or one that is not there yet, is replaced whole: written beside, synced, renamed; its mode stays, a
/// link to it stays a link, and what a killed save left behind is removed. A device or a pipe is written as it is.
[[nodiscard]] Result<void> write_file(const std::string& path, std::string_view content);

/// What a person types for a file: "~/x" lies in the home folder.
[[nodiscard]] std::string path_typed(std::string_view text, std::string_view home);

}  // namespace meadhall::cli
