// Private to games/walhalla: the chapters of the rulebook as functions on a position.
#pragma once

#include <array>

#include "core/scribe.hpp"
#include "games/walhalla/game.hpp"
#include "games/walhalla/majority.hpp"

namespace meadhall::walhalla {

using Scribe = meadhall::Scribe<Game>;

/// A move being carried out: the game, the position it changes, and the scribe.
struct Act {
    const Game& game;
    State& state;
    Scribe scribe;
};

// Set-up (WH-3).
void list_tiles(const State& state, MoveList<Game>& moves);
inline constexpr std::uint32_t headland_orders = 6;
/// One of the ways to share out the headlands that are to be set now, by its place in the menu.
[[nodiscard]] Move headlands_at(const State& state, std::uint32_t place);
void list_headlands(const State& state, MoveList<Game>& moves);
void lay_tile(const Act& act, Tile tile);
void set_headlands(const Act& act, Move move);
void begin(const Act& act, Seat starter);

// Drawing and boarding (WH-5.1 to WH-5.5).
void list_ships(const State& state, MoveList<Game>& moves);
void draw_ship(const Act& act, Ship ship);
/// The seats of the ship that are open to this player.
[[nodiscard]] ShipSeats open_seats(const Game& game, const Open& open, Seat seat);
/// How many Vikings this player could buy for cards and points (WH-5.5).
[[nodiscard]] int purchasable(const Game& game, const Player& player);
void list_boardings(const Game& game, const State& state, MoveList<Game>& moves);
void board(const Act& act, ShipSeats seats);
void ride(const Act& act);
void stay(const Act& act);
void list_cards_in_hand(const State& state, MoveList<Game>& moves);
void sell(const Act& act, Card card);

// Mooring (WH-5.6).
/// Whether turning the ship round changes nothing, so that both ways are one move.
[[nodiscard]] inline bool is_symmetrical(const Open& open) { return open.crew[0] == open.crew[2]; }
[[nodiscard]] bool has_free_berth(const Game& game, const Open& open, int fjord);
void list_moorings(const Game& game, const State& state, MoveList<Game>& moves);
void moor(const Act& act, int fjord, Way way);

// What lies beside what, counted from 0.
/// The row beside a seat of the ship in a berth (WH-2.3).
[[nodiscard]] constexpr int row_beside(int berth, int place) { return ship_seats * berth + place; }
/// The tongue on this side of a fjord; beyond the outer ones is the open sea.
[[nodiscard]] constexpr int tongue_beside(int fjord, Side side) { return side == Side::left ? fjord - 1 : fjord; }
[[nodiscard]] constexpr bool is_tongue(int tongue) { return tongue >= 0 && tongue < tongue_count; }

// Coming ashore (WH-6.1 to WH-6.5, WH-6.8).
/// The field beside the landing Viking on this shore, or nothing (WH-6.2).
[[nodiscard]] const Plot* field_beside(const Open& open, Side side);
/// The field on the chosen shore. Precondition: it exists.
[[nodiscard]] Plot& chosen_field(State& state);
/// Whether the landing Viking may go there: there is a field, and not with a Viking of its own colour on it.
[[nodiscard]] bool may_land(const Open& open, Side side);
/// Goes on with the Viking on seat `landing`, and with the next ones, until somebody is asked or all are ashore.
void disembark(const Act& act);
void land(const Act& act, Side side);
/// The Viking that has just taken the field uses it.
void use_field(const Act& act);
/// `answer` is hunt or forage.
void answer_hunt(const Act& act, Verb answer);

// Fights (WH-6.6).
void begin_fight(const Act& act);
/// `answer` is attack or fight.
void answer_attack(const Act& act, Verb answer);
[[nodiscard]] bool may_win(const Game& game, const Open& open);
/// Whether a shield could be played by whoever has one.
[[nodiscard]] bool may_shield(const Game& game, const Open& open);
void list_defences(const Game& game, const State& state, MoveList<Game>& moves);
/// `answer` is lose, win or shield.
void answer_defend(const Act& act, Verb answer);

// Cards (WH-6.9).
/// Asks chance for a card for this seat; false if there is none to be had.
[[nodiscard]] bool begin_draw(const Act& act, Seat seat);
void take_card(const Act& act, Card card);
/// From the hand of the asked seat to the discards.
void play_card(const Act& act, Card card);

// The end of a raid (WH-7).
/// WH-7.1: the twelfth ship is done, or nobody has a Viking in Midgard.
[[nodiscard]] bool is_raid_over(const State& state);
void end_turn(const Act& act);
void list_sets_to_lay(const Game& game, const State& state, MoveList<Game>& moves);
/// Whether this card is one of those laid face down under the game's rulings.
[[nodiscard]] bool is_laid_face_down(const Game& game, Card card);
void lay(const Act& act, const Cards& cards);

// Resupply and exodus (WH-8), final scoring (WH-9).
/// What follows the scoring of a raid. `honoured` has just played the Walhalla card, or is none; where the card is
/// played at the resupply, this asks for it first.
void begin_ranking(const Act& act, const Census& census, Colour honoured);
/// `answer` is walhalla or keep.
void answer_walhalla(const Act& act, Verb answer);
/// Vikings in Walhalla, with the Walhalla card (WH-8.3, WH-9.2).
[[nodiscard]] PerSeat<int> walhalla_strengths(const Game& game, const Open& open, Colour honoured);
void begin_next_raid(const Act& act, Colour honoured);
void score_finally(const Act& act, Colour honoured);

/// All that follows from a move.
void carry_out(const Act& act, Move move);

// Small readings of the table.
[[nodiscard]] inline Player& player(const Act& act, Seat seat) { return act.state.players[seat.number]; }
[[nodiscard]] inline Player& player(const Act& act, Colour colour) { return player(act, act.game.seat_of(colour)); }
[[nodiscard]] inline Colour landing_colour(const Open& open) { return open.crew[open.landing]; }
/// The Viking on the contested field.
[[nodiscard]] inline Colour defender_colour(const Open& open) { return field_beside(open, open.side)->viking; }
/// Asks a seat to decide.
inline void ask(const Act& act, Step step, Seat seat) {
    act.state.step = step;
    act.state.asked = seat;
}
[[nodiscard]] inline std::uint8_t byte(int number) { return static_cast<std::uint8_t>(number); }

}  // namespace meadhall::walhalla
