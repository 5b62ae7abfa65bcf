// A table at which one game is played: what every door (terminal, server, browser, Python) sees of it, whatever the
// game. `TableOf<G>` does the work; `catalogue.hpp` opens tables by the name of the game.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/listener.hpp"
#include "core/refusal.hpp"
#include "core/rules.hpp"
#include "core/seat.hpp"
#include "core/words.hpp"
#include "match/caller.hpp"
#include "match/record/record.hpp"

namespace meadhall {

struct GameEntry;

/// Who brings about the outcomes of chance: the table, from its seed, or whoever calls, as moves.
enum class Chance : std::uint8_t { dealt, manual };

[[nodiscard]] constexpr auto names(Chance /*of*/) { return std::array<std::string_view, 2>{"dealt", "manual"}; }

/// Whether a record shows the seed before the game is over. Whoever knows the seed knows every coming draw.
enum class Seeds : std::uint8_t { when_over, shown };

/// How to open a table.
struct Opening {
    int seats = 2;
    std::string options = "{}";  // JSON object; what it leaves out has the game's default
    std::string state{};         // JSON object: a position to begin from; empty for the usual beginning
    Chance chance = Chance::dealt;
    std::string seed{};  // any text; `fresh_seed()` gives a good one. Unused when chance is manual
    // For the record.
    std::vector<std::string> players{};  // names; empty, or one per seat
    std::string date{};                  // 2025-01-31
    std::string commitment{};            // of a record whose seed is not known; otherwise worked out from the seed
};

/// A move as callers name it: its code, or its text in the game's notation.
using MoveName = std::variant<std::uint64_t, std::string>;

/// A legal move, for menus.
struct MoveChoice {
    std::uint64_t code = 0;
    std::string text;
};

/// Something that happened, as one caller learns of it.
struct Happening {
    int ply = 0;           // the ply that brought it about, counted from 1
    std::string json;      // {"event":"captured", …}
    std::string sentence;  // in the language asked for; empty if not worth one
};

/// What moves would bring about, as far as the caller can know it now. Nothing is drawn for it, and what only others
/// know does not enter: it is worked out in worlds that the caller cannot rule out, and told as far as they agree.
struct Preview {
    std::vector<Happening> events;
    /// Whether something comes to light that is not known yet: an outcome of chance, or what somebody hides. The rest
    /// is told up to there.
    bool reveals = false;
    std::optional<Actor> next{};             // who would act then, if that is known
    std::optional<Standing> standing{};      // how everybody would stand, if that is known
    std::optional<std::string> gauges{};     // JSON, as `Table::gauges`
    std::optional<std::string> only_move{};  // JSON: what the same seat would have to do next, where it has no choice
};

/// How far a bot has come with its thought.
struct ThinkProgress {
    double done = 0;  // of what it was granted, from 0 to 1
    std::uint32_t playouts = 0;
    MoveChoice move{};  // what it would choose now
    double value = 0;   // the share of the win it expects of that
};

/// What to ask of a bot.
struct ThinkRequest {
    std::string bot;
    std::uint32_t playouts = 0;      // 0: as many as the bot usually needs, or as the clock allows
    std::uint32_t milliseconds = 0;  // 0: no clock, so that the same requests at the same table find the same
    std::optional<std::uint64_t> seed{};
    int threads = 1;                                   // most at once; the answer depends on the number
    std::function<void(const ThinkProgress&)> tell{};  // hears now and then how far it has come
    std::function<bool()> stop{};                      // asked now and then, by several threads: true ends the thought
};

/// How many playouts a request grants a bot that usually has so many.
[[nodiscard]] constexpr std::uint32_t playouts_for(const ThinkRequest& request, std::uint32_t usual) {
    if (request.playouts > 0) { return request.playouts; }
    return request.milliseconds > 0 ? std::numeric_limits<std::uint32_t>::max() : usual;
}

/// What a bot found. `value` and the lines' values are shares of the win, 0 to 1.
struct ThinkAnswer {
    struct Line {
        MoveChoice move;
        std::uint32_t visits = 0;
        double value = 0;
        std::optional<double> points{};  // the score it leads to, where a bot plays on alone and counts it
    };

    MoveChoice move;
    std::array<double, max_seats> value{};
    std::vector<Line> lines;
    std::size_t choices = 0;  // how many moves there were; where there is one, nobody thinks
    std::uint32_t playouts = 0;
    std::uint32_t milliseconds = 0;
};

/// A refused request changes nothing: position, line of play and revision stay.
///
/// The table keeps one line of play and a cursor in it. `ply()` plies lie behind the cursor; `undo` and `go_to` move
/// it back and keep what lies ahead for `redo`, until another move is played there.
///
/// Where chance is dealt the table plays the chance plies itself, right after opening and after every act; taking a
/// move back and playing it again draws the same outcomes.
class Table {
  public:
    Table() = default;
    Table(const Table&) = delete;
    Table& operator=(const Table&) = delete;
    virtual ~Table() = default;

    // What never changes.
    [[nodiscard]] virtual const GameEntry& game() const = 0;
    [[nodiscard]] virtual int seats() const = 0;
    [[nodiscard]] virtual Chance chance() const = 0;
    /// The options in full, as a JSON object.
    [[nodiscard]] virtual std::string options() const = 0;
    /// What a board draws besides the view (an island, who leads which colour), as a JSON object.
    [[nodiscard]] virtual std::string scene() const = 0;
    [[nodiscard]] virtual const std::vector<std::string>& players() const = 0;
    /// The promise about the seed, published before the first move; empty when outcomes are entered by hand.
    [[nodiscard]] virtual const std::string& commitment() const = 0;

    // Where the game stands, at the cursor.
    /// Rises with every change, also when the cursor moves back.
    [[nodiscard]] virtual std::uint64_t revision() const = 0;
    [[nodiscard]] virtual int ply() const = 0;
    /// Where `redo` can lead at most.
    [[nodiscard]] virtual int last_ply() const = 0;
    [[nodiscard]] virtual Actor to_act() const = 0;
    /// What chance is asked for: "start player". Precondition: `actor.is_chance()`.
    [[nodiscard]] virtual std::string_view purpose(Actor actor) const = 0;
    [[nodiscard]] virtual Standing standing() const = 0;
    [[nodiscard]] virtual std::vector<ScoreItem> breakdown(Seat seat) const = 0;
    /// For the owner the hash of the state, as in the record; for others the hash of what they see, because the hash
    /// of the state would let them test guesses about hidden cards. In a game without secrets the two are one.
    [[nodiscard]] virtual std::uint64_t hash(Caller caller) const = 0;
    /// The earliest ply to which a seat may take its own acts back: behind the last chance outcome, the last act of
    /// another, and the last own act that showed the seat something new. For the owner: the barrier of the seat that
    /// acted last; so for a spectator too, unless the game has secrets, because what was new to a seat is one of them.
    /// Equal to `ply()` when nothing can be taken back.
    [[nodiscard]] virtual int barrier(Caller caller) const = 0;

    // Reading. The functions that take `out` append JSON to it.
    virtual void view_json(std::string& out, Caller caller) const = 0;
    /// What can be counted on the board but is not part of the position, as a JSON object; empty where a game has none.
    [[nodiscard]] virtual std::string gauges(Caller caller) const = 0;
    /// What whoever is to act is asked, in a sentence for this caller; empty where nobody is or the game has no words.
    [[nodiscard]] virtual std::string question(Caller caller, const Listener& listener) const = 0;
    /// Legal moves as [{"code", "text", "verb", …}]; `filter` is a JSON object of fields that must match, or empty.
    /// A seat that is not to act, and a spectator, get an empty list.
    [[nodiscard]] Result<void> moves_json(std::string& out, Caller caller, std::string_view filter) const {
        return moves_json_after(out, {}, caller, filter);
    }
    /// The same as if these moves of the seat had been made. Refuses the first that is not legal there.
    [[nodiscard]] virtual Result<void> moves_json_after(std::string& out, std::span<const MoveName> made, Caller caller,
                                                        std::string_view filter) const = 0;
    [[nodiscard]] virtual std::vector<MoveChoice> moves(Caller caller) const = 0;
    /// What plies `from` + 1 … `to` brought about. Precondition: 0 ≤ from ≤ to ≤ last_ply().
    [[nodiscard]] virtual std::vector<Happening> happenings(int from, int to, Caller caller,
                                                            const Listener& listener) const = 0;
    /// Why this move cannot be made by this caller now; nothing if it can.
    [[nodiscard]] std::optional<Refusal> why(const MoveName& move, Caller caller) const {
        return why_after({}, move, caller);
    }
    /// The same as if these moves of the seat had been made.
    [[nodiscard]] virtual std::optional<Refusal> why_after(std::span<const MoveName> made, const MoveName& move,
                                                           Caller caller) const = 0;
    /// What these moves of one seat would bring about, one after the other. Refuses the first that is not legal there.
    [[nodiscard]] virtual Result<Preview> preview(std::span<const MoveName> moves, Caller caller,
                                                  const Listener& listener) const = 0;
    /// The line of play up to the cursor.
    [[nodiscard]] virtual Record record(Seeds seeds) const = 0;
    /// The same game from this position, at a table of its own where this seed deals.
    [[nodiscard]] virtual std::unique_ptr<Table> another(std::string seed) const = 0;

    /// The same position as this seat may imagine it, with something that could be true in place of all that is hidden
    /// from it, at a table of its own where outcomes are entered by hand.
    [[nodiscard]] virtual std::unique_ptr<Table> imagined(Seat seat) const = 0;

    // Thinking.
    /// What a bot would do for the seat to act, from that seat's view alone. The bot sits down at the seat and stays
    /// until the game is over or another is asked there: what it thought before helps it now, where it fits the
    /// position. The first answer at a table depends only on view, seed, playouts and threads, a later one also on what
    /// this seat's bot was asked before.
    [[nodiscard]] virtual Result<ThinkAnswer> think(const ThinkRequest& request, Caller caller) = 0;

    // Changing.
    [[nodiscard]] virtual Result<void> play(const MoveName& move, Caller caller) = 0;
    /// Back to `ply`, or to the last decision of a seat. A seat may go no further than its barrier.
    [[nodiscard]] virtual Result<void> undo(std::optional<int> ply, Caller caller) = 0;
    /// Forward again to `ply`, or to the next decision of a seat.
    [[nodiscard]] virtual Result<void> redo(std::optional<int> ply, Caller caller) = 0;
    /// To any ply of the line, for looking at it; as `undo` and `redo` for a seat.
    [[nodiscard]] virtual Result<void> go_to(int ply, Caller caller) = 0;
};

}  // namespace meadhall
