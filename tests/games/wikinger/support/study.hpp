// A rule as a study: an island drawn in rows, a position and moves in notation, and questions about what came of it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/wikinger/game.hpp"

namespace meadhall::wikinger {

/// "ab/ab" as two rows.
[[nodiscard]] std::vector<std::string> rows(std::string_view drawn);

struct Setting {
    std::string_view position;  // as Game::parse_position reads it; empty: the game before the lot
    int seats = 2;
    std::string_view island{};  // rows parted by '/'; empty: that of the options if it is not the usual one,
                                // else one region as large as the position
    Options options{};
};

class Study {
  public:
    /// Precondition, checked: the setting is possible.
    explicit Study(const Setting& setting);

    /// Plays moves parted by commas or one by one; each must be legal.
    Study& play(std::string_view moves);
    /// Plays the first move of the menu for as long as this phase lasts.
    Study& play_through(Phase phase);
    /// Takes `count` Vikings of a colour off the island, wherever they stand.
    Study& take(Colour colour, int count);

    /// The figures alone: "..R/.B.".
    [[nodiscard]] std::string figures() const;
    /// The texts of all legal moves, in rising order, one blank between them.
    [[nodiscard]] std::string menu() const;
    [[nodiscard]] bool offers(std::string_view move) const;
    /// The reason code for which a move is refused, by the reader or by the rules; empty if it is legal.
    [[nodiscard]] std::string refusal(std::string_view move) const;
    /// The colour by which the seat to act is called.
    [[nodiscard]] std::string turn() const;
    /// The colours of the winning seats, "" while nobody has won.
    [[nodiscard]] std::string winners() const;
    /// What is told about a move that is then played, one sentence per line, in English.
    [[nodiscard]] std::string told(std::string_view move);
    [[nodiscard]] Duty duty() const { return game.duty(state); }
    [[nodiscard]] int vikings(Colour colour) const { return state.vikings[static_cast<std::size_t>(colour)].size(); }
    [[nodiscard]] int towers(Colour colour) const { return state.towers[static_cast<std::size_t>(colour)].size(); }
    [[nodiscard]] int idle(int seat) const { return state.idle[static_cast<std::size_t>(seat)]; }

    Game game;
    State state;
};

/// Why a game cannot be made, or a position not be set up; empty if it can.
[[nodiscard]] std::string refusal_of(const Setting& setting);

/// A table where all have settled, row by row, and red begins the brawl.
[[nodiscard]] Study settled(int seats, const Options& options = {});

}  // namespace meadhall::wikinger
