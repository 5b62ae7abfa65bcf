// Die Wikinger kommen! (Alex Randolph): the rules as one immutable object. Rule ids W-… are explained in
// docs/rules/wikinger.md; each chapter of the rulebook has its own source file.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/listener.hpp"
#include "core/rules.hpp"
#include "games/wikinger/event.hpp"
#include "games/wikinger/island.hpp"
#include "games/wikinger/move.hpp"
#include "games/wikinger/options.hpp"
#include "games/wikinger/scene.hpp"
#include "games/wikinger/state.hpp"

namespace meadhall::wikinger {

/// What the standstill rule asks of the march that is to be made, where that can be done (W-9.1).
enum class Duty : std::uint8_t { none, threaten, capture, no_shuttle };
constexpr auto names(Duty /*of*/) {
    return std::array<std::string_view, 4>{"none", "threaten", "capture", "noShuttle"};
}

/// A party that wins together: a player, a pair of allies, or both shades of a player in the grand battle (W-2.1).
struct Side {
    std::uint8_t number = 0;
    friend constexpr auto operator<=>(Side, Side) = default;
};

class Game {
  public:
    using Options = wikinger::Options;
    using State = wikinger::State;
    using Move = wikinger::Move;
    using View = wikinger::View;
    using Event = wikinger::Event;

    static constexpr std::string_view id = "wikinger";
    static constexpr std::string_view title = "Die Wikinger kommen!";
    static constexpr int rules_version = 1;
    static constexpr int oldest_replayable = 1;
    static constexpr int min_seats = 2;
    static constexpr int max_seats = 4;
    // A menu is longest in march: 36 Vikings in the grand battle, each with fewer targets than there are free points.
    static constexpr std::size_t max_moves = 2048;
    static constexpr std::size_t max_events = 96;
    static constexpr std::array<std::string_view, 1> purposes = {"start player"};

    // What it does without.
    static constexpr None odds{};
    static constexpr None gauges{};

    [[nodiscard]] static Result<Game> make(int seats, const Options& options);
    [[nodiscard]] int seats() const { return seats_; }
    [[nodiscard]] const Options& options() const { return options_; }
    [[nodiscard]] const Island& island() const { return island_; }

    // The course of the game.
    [[nodiscard]] std::optional<Refusal> startable() const;
    [[nodiscard]] State initial() const;
    [[nodiscard]] Actor to_act(const State& state) const;
    void legal_moves(const State& state, MoveList<Game>& moves) const;
    /// As many as `legal_moves` would list, without listing them.
    [[nodiscard]] std::uint32_t count_moves(const State& state) const;
    /// Those legal marches that capture. Precondition: the phase is `march`; the standstill rule is left aside.
    void capturing_moves(const State& state, MoveList<Game>& moves) const;
    [[nodiscard]] static std::uint32_t weight(const State&, Move) { return 1; }
    void apply(State& state, Move move) const;
    void apply(State& state, Move move, EventList<Game>& events) const;
    [[nodiscard]] Standing standing(const State& state) const;
    [[nodiscard]] std::vector<ScoreItem> breakdown(const State& state, Seat seat) const;
    [[nodiscard]] std::optional<Refusal> why(const State& state, Move move) const;
    [[nodiscard]] std::optional<Refusal> impossible(const State& state) const;

    // Nothing is hidden.
    [[nodiscard]] static View view(const State& state, Viewer) { return state; }
    [[nodiscard]] static State imagine(const View& seen, Rng&) { return seen; }
    [[nodiscard]] static Event witnessed(const Event& event, Viewer) { return event; }

    // Notation.
    [[nodiscard]] static std::uint64_t code(Move move) { return code_of(move); }
    [[nodiscard]] static std::optional<Move> move_of(std::uint64_t code) { return move_of_code(code); }
    [[nodiscard]] std::string text(const State& state, Move move) const;
    [[nodiscard]] Result<Move> parse(const State& state, std::string_view text) const;
    /// A whole position in one line, lossless; see docs/notation.md.
    [[nodiscard]] std::string position(const State& state) const;
    [[nodiscard]] Result<State> parse_position(std::string_view text) const;
    [[nodiscard]] std::string tell(const Event& event, const Listener& listener) const;
    /// Whether an event is about the figures or decisions of whoever is called "you".
    [[nodiscard]] bool concerns(const Event& event, const Listener& listener) const;
    /// What whoever is to act is asked. Precondition: a seat is to act.
    [[nodiscard]] std::string question(const View& seen, const Listener& listener) const;
    [[nodiscard]] std::string name(Point where) const { return where == water ? "-" : island_.name(where); }
    [[nodiscard]] std::optional<Point> find(Point, std::string_view name) const {
        return name == "-" ? std::optional{water} : island_.find(name);
    }

    // What a board draws besides the position.
    [[nodiscard]] Scene scene() const;
    [[nodiscard]] static Components components();

    // Who is who (W-1.1, W-2.1).
    /// The colour in which a seat's towers are drawn and by which it is called; its other shade in the grand battle.
    [[nodiscard]] Colour first_colour(Seat seat) const { return first_colour_[seat.number]; }
    [[nodiscard]] bool leads(Seat seat, Colour colour) const {
        return plays(colour) && leader_[static_cast<std::size_t>(colour)] == seat;
    }
    [[nodiscard]] bool plays(Colour colour) const { return in_play_[static_cast<std::size_t>(colour)]; }
    /// Precondition for both: the colour is in play.
    [[nodiscard]] Seat leader(Colour colour) const { return leader_[static_cast<std::size_t>(colour)]; }
    [[nodiscard]] Side side(Colour colour) const { return side_[static_cast<std::size_t>(colour)]; }
    [[nodiscard]] Side side(Seat seat) const { return side(first_colour(seat)); }
    [[nodiscard]] int sides() const { return sides_; }
    /// Towers that a side must have standing to win (W-2).
    [[nodiscard]] int goal() const { return goal_; }

    // Questions about a position that bots and boards ask too.
    [[nodiscard]] PointSet vikings(const State& state, Seat seat) const {
        return both(state.vikings, seat_shades_[seat.number]);
    }
    [[nodiscard]] PointSet vikings(const State& state, Side side) const {
        return both(state.vikings, side_shades_[side.number]);
    }
    [[nodiscard]] PointSet towers(const State& state, Side side) const {
        return both(state.towers, side_shades_[side.number]);
    }
    [[nodiscard]] PointSet figures(const State& state, Side side) const {
        return vikings(state, side) | towers(state, side);
    }
    [[nodiscard]] static PointSet all(const PerColour<PointSet>& sets) { return sets[0] | sets[1] | sets[2] | sets[3]; }
    [[nodiscard]] static PointSet figures(const State& state) { return all(state.vikings) | all(state.towers); }
    [[nodiscard]] int towers_standing(const State& state, Side side) const { return towers(state, side).size(); }
    /// Where the Viking on `from` may go by a step or a jump sequence, rules 7.5 and 9.1 aside.
    [[nodiscard]] PointSet reach(const State& state, Point from) const;
    /// Whom a Viking of `seat` coming from `from` captures by ending its move on `to` (W-7.1, W-7.2).
    [[nodiscard]] PointSet victims(const State& state, Seat seat, Point from, Point to) const;
    /// The points where `seat` may put up a tower now (W-8.1, W-8.4; W-5.4 in that phase).
    [[nodiscard]] PointSet tower_points(const State& state) const;
    [[nodiscard]] Duty duty(const State& state) const;
    /// One way to go from `from` to `to`, both ends included; empty if there is none.
    [[nodiscard]] std::vector<Point> path(const State& state, Point from, Point to) const;

  private:
    using Shades = std::array<Colour, 2>;  // one colour twice, or the two of a pair

    Game(int seats, Options options, const Island& island);
    void assign_colours();
    static PointSet both(const PerColour<PointSet>& sets, Shades shades) {
        return sets[static_cast<std::size_t>(shades[0])] | sets[static_cast<std::size_t>(shades[1])];
    }

    Options options_;
    Island island_;
    int seats_ = 2;
    int sides_ = 2;
    int goal_ = 3;
    PerSeat<Colour> first_colour_{};
    PerColour<Seat> leader_{};
    PerColour<Side> side_{};
    PerColour<bool> in_play_{};
    PerSeat<Shades> seat_shades_{};
    std::array<Shades, 3> side_shades_{};
};

}  // namespace meadhall::wikinger
