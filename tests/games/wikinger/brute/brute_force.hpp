// A second implementation of Die Wikinger kommen!, written from docs/rules/wikinger.md alone: slow and obviously right.
// The island is a map from (row, column) to a region's letter, the position a map from (row, column) to a figure; every
// question is answered by looking at all points, every jump sequence is walked hop by hop. It shares only the
// vocabulary of the engine (options, colours, verbs), never its reasoning; brute_border.hpp translates positions.
#pragma once

#include <array>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "games/wikinger/brute/small_map.hpp"
#include "games/wikinger/island.hpp"
#include "games/wikinger/move.hpp"
#include "games/wikinger/options.hpp"

namespace meadhall::brute {

using wikinger::Colour;
using wikinger::Ending;
using wikinger::Options;
using wikinger::Phase;
using wikinger::Verb;

/// Row and column, counted from 0 at the upper left.
struct Spot {
    int row = 0;
    int col = 0;
    friend auto operator<=>(const Spot&, const Spot&) = default;
};
using Path = std::vector<Spot>;

struct Figure {
    Colour colour{};
    bool is_tower = false;
    friend bool operator==(const Figure&, const Figure&) = default;
};
using Board = SmallMap<Spot, Figure, wikinger::max_points>;

/// What a player or chance decides. Fields that a verb does not use keep their defaults.
struct Play {
    Verb verb{};
    Colour colour{};
    Spot from{};
    Spot to{};
    friend auto operator<=>(const Play&, const Play&) = default;
};

/// A walk of one Viking, remembered for the reading noShuttle of W-9.1.
struct Walk {
    Spot from{};
    Spot to{};
    bool undid_the_last = false;
};

/// What happened so far in the turn of one player.
struct Turn {
    bool captured = false;
    bool tower = false;
    std::set<char> bled{};  // regions in which an enemy Viking was captured
};

/// A capture made in the middle of a jump sequence (captureDuringJump) or at the end of a move.
struct Chain {
    Spot viking{};
    std::optional<Spot> sequence_began{};  // set while a jump sequence may go on
};

using ByColour = SmallMap<Colour, int, 4>;
template <class Value>
using BySeat = SmallMap<int, Value, 4>;

struct Position {
    Board board{};
    ByColour aboard{};
    ByColour fallen{};
    BySeat<int> removals_due{};
    BySeat<int> inactive{};  // turns running, up to two
    BySeat<Walk> walks{};
    int quiet_turns = 0;
    Phase phase = Phase::lot;
    Ending ending = Ending::none;
    int seat = 0;
    int starter = 0;
    int due = 0;  // Vikings to settle or to remove before the next seat
    Turn turn{};
    std::optional<Chain> chain{};
};

class Referee {
  public:
    Referee(int seats, const Options& options, const std::vector<std::string>& island);

    [[nodiscard]] std::vector<Play> plays(const Position& position) const;
    void carry_out(Position& position, const Play& play) const;
    [[nodiscard]] std::set<int> winners(const Position& position) const;

    /// All ways of the Viking on `from`: single steps and whole jump sequences.
    [[nodiscard]] std::vector<Path> journeys(const Board& board, Spot from) const;
    /// Whom the figure of `seat` on `at`, just arrived, captures.
    [[nodiscard]] std::vector<Spot> victims(const Board& board, int seat, Spot at) const;

  private:
    // Who is who.
    [[nodiscard]] std::vector<Colour> colours_in_play() const;
    [[nodiscard]] int seat_of(Colour colour) const;
    [[nodiscard]] int side_of(Colour colour) const;
    [[nodiscard]] int side_of_seat(int seat) const;
    [[nodiscard]] Colour first_colour(int seat) const;
    [[nodiscard]] bool is_enemy(int seat, Colour colour) const { return side_of(colour) != side_of_seat(seat); }
    [[nodiscard]] bool is_grand() const { return options_.mode == wikinger::Mode::grand; }
    [[nodiscard]] std::set<int> sides() const;
    [[nodiscard]] int goal() const;
    [[nodiscard]] std::vector<Spot> vikings(const Board& board, int seat) const;
    [[nodiscard]] int towers_of_side(const Board& board, int side) const;
    [[nodiscard]] int towers_of_colour(const Board& board, Colour colour) const;

    // Settlement and brawl.
    [[nodiscard]] std::vector<Play> settlements(const Position& position) const;
    [[nodiscard]] std::vector<Play> removals(const Position& position) const;
    [[nodiscard]] bool may_remove(const Position& position, Colour victim) const;
    [[nodiscard]] bool everybody_can_be_served(Position position) const;
    [[nodiscard]] bool split_serves(Position position, int seat, std::vector<Colour> enemies) const;
    [[nodiscard]] int can_still_lose(const Position& position, Colour colour) const;
    [[nodiscard]] int aboard(const Position& position, int seat) const;
    void settle(Position& position, const Play& play) const;
    void remove(Position& position, const Play& play) const;
    void begin_brawl(Position& position) const;
    [[nodiscard]] int removals_in_one_go(const Position& position) const;
    void begin_first_towers(Position& position) const;
    void next_first_towers(Position& position) const;

    // Moving and capturing.
    void hop_on(const Board& board, int seat, Path& path, std::vector<Path>& found) const;
    [[nodiscard]] std::vector<Play> marches(const Position& position) const;
    [[nodiscard]] std::vector<Play> marches_by_standstill(const Position& position, std::vector<Play> all) const;
    [[nodiscard]] std::vector<Play> chain_plays(const Position& position) const;
    [[nodiscard]] bool captures(const Position& position, const Play& march) const;
    [[nodiscard]] bool is_active_march(const Position& position, const Play& march) const;
    [[nodiscard]] bool is_shuttle(const Position& position, const Play& march) const;
    [[nodiscard]] bool can_capture_now(const Position& position) const;
    [[nodiscard]] bool owes_an_active_turn(const Position& position) const;
    void march(Position& position, const Play& play) const;
    void capture(Position& position, const std::vector<Spot>& caught) const;
    void begin_chain(Position& position, const Play& play) const;

    // Regions and towers.
    [[nodiscard]] char region_of(Spot spot) const { return island_.at(spot); }
    [[nodiscard]] std::vector<Spot> tower_spots(const Position& position) const;
    [[nodiscard]] std::vector<Spot> tower_spots_in(const Position& position, char region) const;
    [[nodiscard]] std::vector<Spot> free_spots(const Board& board, char region) const;
    [[nodiscard]] bool is_held_after_brawl(const Position& position, char region) const;
    [[nodiscard]] bool is_conquered(const Position& position, char region) const;
    [[nodiscard]] bool is_reconquered(const Position& position, char region, Colour owner) const;
    [[nodiscard]] std::optional<Spot> tower_in(const Board& board, char region) const;
    [[nodiscard]] int own_vikings_in(const Position& position, char region) const;
    [[nodiscard]] std::optional<Colour> tower_in_hand(const Position& position) const;
    [[nodiscard]] bool may_decline(const Position& position) const;
    [[nodiscard]] std::vector<Play> tower_plays(const Position& position) const;
    void put_up_by_choice(Position& position, Spot at) const;
    void raise(Position& position, Colour colour, Spot at) const;
    void convert(Position& position, Spot at) const;
    void no_more_towers(Position& position) const;

    // The turn and the end.
    void begin_turn(Position& position, int seat) const;
    void finish_move(Position& position) const;
    void end_turn(Position& position) const;
    void end_game(Position& position, Ending ending) const;
    void end_if_one_side_is_left(Position& position) const;

    int seats_;
    Options options_;
    std::vector<Colour> colours_;
    SmallMap<Spot, char, wikinger::max_points> island_;
    std::set<char> regions_;
};

}  // namespace meadhall::brute
