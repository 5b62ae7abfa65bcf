// The border between the engine and the brute force: positions and moves translated, nothing decided.
#pragma once

#include "games/wikinger/brute/brute_force.hpp"
#include "games/wikinger/game.hpp"

namespace meadhall::brute {

[[nodiscard]] Referee referee_of(const wikinger::Game& game);
[[nodiscard]] Position from_engine(const wikinger::Game& game, const wikinger::State& state);
[[nodiscard]] wikinger::State to_engine(const wikinger::Game& game, const Position& position);
[[nodiscard]] wikinger::Move to_engine(const wikinger::Game& game, const Play& play);
[[nodiscard]] Play from_engine(const wikinger::Game& game, wikinger::Move move);

}  // namespace meadhall::brute
