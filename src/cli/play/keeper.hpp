// Keeps games from getting lost: the unfinished ones for `play --continue`, and the last finished one.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "cli/shell/terminal.hpp"
#include "core/refusal.hpp"
#include "match/table.hpp"

namespace meadhall::cli {

/// Where games are kept: $XDG_STATE_HOME/meadhall, or ~/.local/state/meadhall. Nothing if neither is known.
[[nodiscard]] std::optional<std::filesystem::path> state_folder(const Variables& variables);

/// A game as `save` writes it: with its seed, so that it can go on.
[[nodiscard]] std::string saga_of(const Table& table);

class Keeper {
  public:
    explicit Keeper(std::optional<std::filesystem::path> folder) : folder_{std::move(folder)} {}

    /// Writes an unfinished game down, or a finished one in its place.
    [[nodiscard]] Result<void> keep(const Table& table);
    /// The unfinished games, the one that was played last first.
    [[nodiscard]] std::vector<std::filesystem::path> waiting() const;
    [[nodiscard]] std::filesystem::path finished() const { return folder_.value_or("") / "finished.saga"; }
    /// From now on this file is the game's, because it was continued from there.
    void adopt(const std::filesystem::path& file) { own_ = file; }
    /// Another game begins; it gets a file of its own.
    void begin_another() { own_.clear(); }

  private:
    [[nodiscard]] std::filesystem::path unfinished() const { return *folder_ / "unfinished"; }
    [[nodiscard]] std::filesystem::path own_file(const Table& table);
    void forget_oldest() const;

    std::optional<std::filesystem::path> folder_;
    std::filesystem::path own_;
};

}  // namespace meadhall::cli
