// Private to games/wikinger: the chapters of the rulebook as functions on a position.
#pragma once

#include "core/scribe.hpp"
#include "games/wikinger/front.hpp"
#include "games/wikinger/game.hpp"

namespace meadhall::wikinger {

using Scribe = meadhall::Scribe<Game>;

/// A move being carried out: the game, the position it changes, and the scribe.
struct Act {
    const Game& game;
    State& state;
    Scribe scribe;
};

// Chapter B, settlement.
inline constexpr int settled_per_turn = 2;
void begin_settlement(Act act, Seat starter);
void list_settlements(const Game& game, const State& state, MoveList<Game>& moves);
void settle(Act act, Move move);

// Chapter C, the first brawl.
inline constexpr int brawl_cap = 4;
void begin_brawl(Act act);
/// Whether `seat` may take a Viking of this colour now: an enemy, within the cap and the quota (W-5.1 to W-5.3).
[[nodiscard]] const Reason* brawl_obstacle(const Game& game, const State& state, Colour victim);
void list_removals(const Game& game, const State& state, MoveList<Game>& moves);
void remove(Act act, Point victim);

// Chapters 3 and 4, regions and towers.
/// The colour of the tower that `seat` would put up: its own, or its partner's if it has none left (W-8.5).
[[nodiscard]] std::optional<Colour> tower_in_hand(const Game& game, const State& state, Seat seat);
/// What keeps the seat to move from conquering a region in this phase; nothing if it may.
[[nodiscard]] const Reason* conquest_obstacle(const Game& game, const State& state, Region region);
[[nodiscard]] bool may_decline(const Game& game, const State& state);
void list_towers(const Game& game, const State& state, MoveList<Game>& moves);
void put_up_tower(Act act, Point at);
void decline_tower(Act act);
/// Raises a tower on a point and all that follows from it: W-7.6, W-9.2.
void raise_tower(Act act, Colour colour, Point at);

// Chapter D 1 and 2, moving and capturing.
void list_marches(const Game& game, const State& state, MoveList<Game>& moves);
/// The standstill rule aside.
void list_every_march(const Game& game, const State& state, MoveList<Game>& moves);
void list_chain(const Game& game, const State& state, MoveList<Game>& moves);
/// Where the Viking of a chain may go on to (W-7.5).
[[nodiscard]] PointSet chain_targets(const Game& game, const State& state);
[[nodiscard]] bool may_stop(const Game& game, const State& state);
void march(Act act, Point from, Point to);
/// Takes off the victims of the figure that came to `by`; captured towers may change hands (W-7.3, W-8.4 ii).
void capture(Act act, Point by, PointSet victims);

// Chapter D 5, standstill.
/// Whether the seat to move has been idle for two turns and owes an active one (W-9.1).
[[nodiscard]] bool owes_activity(const Game& game, const State& state);
/// Strikes the marches that the standstill rule forbids from the list (W-9.1).
void obey_standstill(const Game& game, const State& state, MoveList<Game>& moves);
[[nodiscard]] bool is_active_so_far(const Game& game, const State& state);
void remember_activity(Act act);

// The turn and the end.
void carry_out(Act act, Move move);
/// The turn of this seat, or of the next one that still has Vikings (W-9.3).
void begin_turn(Act act, Seat seat);
void begin_march(Act act);
void begin_dusk(Act act);
void end_turn(Act act);
void finish(Act act, Ending ending);
void check_last_side(Act act);

[[nodiscard]] bool conquers_at_start(const Options& options);
[[nodiscard]] bool conquers_at_end(const Options& options);

[[nodiscard]] Colour colour_of_viking(const State& state, Point at);
[[nodiscard]] std::optional<Colour> colour_of_tower(const State& state, Point at);
[[nodiscard]] inline std::size_t index(Colour colour) { return static_cast<std::size_t>(colour); }
[[nodiscard]] inline Region region(int number) { return Region{static_cast<std::uint8_t>(number)}; }

}  // namespace meadhall::wikinger
