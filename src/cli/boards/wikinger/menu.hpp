// The legal moves of Die Wikinger kommen! as people want to see them: by where they begin, and what they capture.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/boards/wikinger/map.hpp"
#include "core/words.hpp"
#include "games/wikinger/game.hpp"

namespace meadhall::cli {

/// The legal moves of a position.
class WikingerMenu {
  public:
    WikingerMenu(const wikinger::Game& game, const wikinger::View& seen);

    [[nodiscard]] const std::vector<wikinger::Move>& moves() const { return moves_; }
    [[nodiscard]] bool has(wikinger::Verb verb) const;
    /// "c4: c5 d4 e6×", one line per beginning; with `chosen` (a point, a region's letter) only its line.
    [[nodiscard]] std::vector<std::string> lines(std::string_view chosen, Language language) const;
    /// Where a figure may be chosen or may go; with a Viking's point as `chosen`, where that Viking may go.
    [[nodiscard]] IslandMarks marks(std::string_view chosen) const;
    /// Something legal to type, as short as it gets; up to `count` points in a row. Precondition: there are moves.
    [[nodiscard]] std::string example(int count, Language language) const;

  private:
    [[nodiscard]] std::string beginning(const wikinger::Move& move) const;
    [[nodiscard]] std::string ending(const wikinger::Move& move) const;
    [[nodiscard]] bool captures(const wikinger::Move& move) const;

    const wikinger::Game& game_;
    wikinger::View seen_;
    std::vector<wikinger::Move> moves_;
};

}  // namespace meadhall::cli
