// How a game looks in a terminal and how it speaks to the player. The play loop knows no game: each brings its own art,
// and its kit in `house()` brings it here.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/drawing/ink.hpp"
#include "core/refusal.hpp"
#include "core/seat.hpp"
#include "core/words.hpp"
#include "match/table.hpp"

namespace meadhall::cli {

/// A roomy board has a line of its own for borders; a compact one fits on small screens.
enum class Density : std::uint8_t { compact, roomy };

/// What a drawing shows besides the position itself.
struct Drawing {
    Language language = Language::en;
    Density density = Density::compact;
    Viewer viewer = Viewer::spectator();  // whose hands may be seen
    int since = 0;                        // what later plies changed is marked as new; table.ply() if nothing is
    // Whose legal moves are marked: of one point or piece, as typed; of all if empty; none if absent.
    std::optional<std::string> chosen{};
    std::vector<std::string> sitters{};  // who plays each seat, for the panel; may be empty
    std::size_t columns = 80;            // of the whole screen
    std::size_t panel_columns = 40;      // room beside the board, or below it …
    std::size_t panel_rows = 16;         // … and how many lines it has …
    std::size_t panel_most = 18;         // … or takes at most, if what happened is left out
    bool looks_back = false;             // what the plies since `since` changed matters, not what is asked next
};

/// What a seat is asked to decide: one sentence, how to type an answer, what presses, if anything does, and what the
/// answers cost and bring.
struct Question {
    std::string sentence;
    std::string typing;
    std::string warning{};
    std::vector<std::string> facts{};
};

/// Something that a move may change besides points: "income" is "3".
struct Gauge {
    std::string name;
    std::string value;
};

class BoardArt {
  public:
    BoardArt() = default;
    BoardArt(const BoardArt&) = delete;
    BoardArt& operator=(const BoardArt&) = delete;
    virtual ~BoardArt() = default;

    [[nodiscard]] virtual std::string seat_name(const Table& table, Seat seat, Language language) const = 0;
    [[nodiscard]] virtual Lines board(const Table& table, const Drawing& drawing) const = 0;
    /// What stands beside the board: the seats, their towers or points, and what must be watched.
    [[nodiscard]] virtual Lines panel(const Table& table, const Drawing& drawing) const = 0;
    /// Precondition: a seat is to act.
    [[nodiscard]] virtual Question question(const Table& table, Language language) const = 0;
    /// The legal moves in a few lines; with `chosen` (a point, a piece) only those that begin there. Empty if none do.
    [[nodiscard]] virtual std::vector<std::string> choices(const Table& table, std::string_view chosen,
                                                           Language language) const = 0;
    /// The moves that a typed line means now: where points are asked for, "c4 d5" is two.
    [[nodiscard]] virtual std::vector<std::string> moves_in(const Table& table, std::string_view line) const = 0;
    /// Why a line that means several moves cannot be played, where the first of them alone could; nothing is played
    /// then.
    [[nodiscard]] virtual std::optional<Refusal> objection(const Table& /*table*/, std::string_view /*line*/,
                                                           Language /*language*/) const {
        return std::nullopt;
    }
    /// What somebody should know before such a line is played, where it is legal and hardly meant.
    [[nodiscard]] virtual std::optional<std::string> caution(const Table& /*table*/, std::string_view /*line*/,
                                                             Language /*language*/) const {
        return std::nullopt;
    }
    /// The move that goes on where a player is asked and nothing useful can be done.
    [[nodiscard]] virtual std::optional<std::string> idle_move(const Table& /*table*/) const { return std::nullopt; }
    /// What can be typed now, for completion.
    [[nodiscard]] virtual std::vector<std::string> sayings(const Table& table, Language language) const {
        std::vector<std::string> all;
        for (const MoveChoice& choice : table.moves(Caller::owner())) {
            const std::string said = spelled(table, choice.text, language);
            all.push_back(said.substr(0, said.find(" (")));
        }
        return all;
    }
    /// A legal move as a player would type it.
    [[nodiscard]] virtual std::string spelled(const Table& /*table*/, const std::string& move,
                                              Language /*language*/) const {
        return move;
    }
    /// What a move is about, in a sentence, where its name does not say it.
    [[nodiscard]] virtual std::string explained(const Table& /*table*/, const std::string& /*move*/,
                                                Language /*language*/) const {
        return {};
    }
    /// The part of the game that a bot may finish for a player (settlement, brawl); nothing if only this turn.
    [[nodiscard]] virtual std::optional<int> stretch(const Table& table) const = 0;
    /// The game taught on one screen.
    [[nodiscard]] virtual std::string lesson(const Table& table, Language language) const = 0;

    /// What else can be drawn when asked for by name, for games that do not show everything at once.
    [[nodiscard]] virtual std::vector<std::string> sheets(const Table& /*table*/, Language /*language*/) const {
        return {};
    }
    /// What can be looked up besides the sheets: "a space (4m), a card".
    [[nodiscard]] virtual std::string lookups(Language /*language*/) const { return {}; }
    [[nodiscard]] virtual std::optional<Lines> sheet(const Table& /*table*/, std::string_view /*name*/,
                                                     const Drawing& /*drawing*/) const {
        return std::nullopt;
    }
    /// What is compared when a move is tried out, besides points; always the same names in the same order.
    [[nodiscard]] virtual std::vector<Gauge> gauges(const Table& /*table*/, Seat /*seat*/,
                                                    Language /*language*/) const {
        return {};
    }
};

}  // namespace meadhall::cli
