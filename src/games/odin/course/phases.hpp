// Private to games/odin: the course of a game, and the phases that cards can run too (O-3, O-8.11, O-11).
#pragma once

#include <cstdint>

#include "games/odin/act.hpp"

namespace meadhall::odin {

/// Goes on by itself until somebody must decide or the game is over.
void advance(const Act& act);
/// The colour of Vikings that acts: a seat, or in the solo game one of two that take turns (O-13.2).
[[nodiscard]] std::uint8_t colour_of_vikings(const Game& game, const Open& open, Seat seat);

void breed(const Act& act, Seat seat);
enum class Yielding : std::uint8_t { everything, home, houses };
/// O-11.5, O-11.6: phase 10 for everybody.
void pay_all_bonuses(const Act& act);
void pay_bonuses(const Act& act, Seat seat, Yielding which);

}  // namespace meadhall::odin
