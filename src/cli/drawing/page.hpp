// A screen of play: the board with its panel, what is new, and what is asked.
#pragma once

#include <optional>
#include <string>

#include "cli/boards/art.hpp"
#include "cli/play/session.hpp"
#include "cli/shell/terminal.hpp"

namespace meadhall::cli {

/// Whether players are asked wherever the rules let them do something, or only where something useful can be done.
enum class Asking : std::uint8_t { where_useful, always };

/// What a player prefers to see.
struct Manners {
    Language language = Language::en;
    std::optional<Density> density{};  // by the room there is, if not said
    Asking asking = Asking::where_useful;
};

/// Lines that stay free below the board, and how many of them a long panel may take if it has to.
struct Kept {
    int rows = 0;
    int spare = 0;
};

/// The board of a table with its panel, as large as the screen allows.
[[nodiscard]] Lines board_and_panel(const Table& table, const BoardArt& art, Drawing drawing, const Manners& manners,
                                    Size screen, Kept kept);

/// The whole screen. `notice` is something to say in passing; with `chosen`, legal moves are marked and listed.
[[nodiscard]] Lines page_of(const Session& session, const Manners& manners, Size screen, const std::string& notice,
                            const std::optional<std::string>& chosen);

/// Who has how many points so far, and what for.
[[nodiscard]] Lines score_table(const Table& table, const BoardArt& art, Language language);

/// How a finished game ended, and the scores.
[[nodiscard]] Lines result_lines(const Table& table, const BoardArt& art, Language language);

}  // namespace meadhall::cli
