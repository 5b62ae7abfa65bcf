// Reading files whole, and the one careful writer: a crash leaves the old content or the new, never half of it.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>

#include "core/refusal.hpp"

namespace meadhall::cli {

/// The content of a file of at most 16 MiB; "-" is the standard input.
[[nodiscard]] Result<std::string> read_file(const std::string& path);

/// A regular file, or one that is not there yet, is replaced whole: written beside, synced, renamed; its mode stays, a
/// link to it stays a link, and what a killed save left behind is removed. A device or a pipe is written as it is.
[[nodiscard]] Result<void> write_file(const std::string& path, std::string_view content);

/// Removes whatever killed saves left behind in a folder, whichever file they were to become; not what is being
/// written.
void remove_leftovers(const std::filesystem::path& folder);

/// Who may read a file that was not there before.
enum class Readers : std::uint8_t { usual, owner };
using LineSink = std::function<Result<void>(std::string_view piece)>;
/// Hands everything that is to be written to the sink, piece by piece; a refusal of its own leaves the old file.
using LineSource = std::function<Result<void>(const LineSink& put)>;
/// The same care for what is too long to be held in memory.
[[nodiscard]] Result<void> write_lines(const std::string& path, Readers readers, const LineSource& source);

/// What a person types for a file: "~/x" lies in the home folder.
[[nodiscard]] std::string path_typed(std::string_view text, std::string_view home);

}  // namespace meadhall::cli
