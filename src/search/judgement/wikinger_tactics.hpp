// Die Wikinger kommen! for exact searches: a quick balance of material, towers and regions.
#pragma once

#include "games/wikinger/game.hpp"
#include "search/judgement/tactics.hpp"

namespace meadhall {

template <>
struct Tactics<wikinger::Game> {
    using Game = wikinger::Game;
    using State = wikinger::State;
    using Move = wikinger::Move;

    [[nodiscard]] static bool has_two_sides(const Game& game) { return game.sides() == 2; }
    [[nodiscard]] static bool are_allies(const Game& game, Seat a, Seat b) { return game.side(a) == game.side(b); }
    /// In hundredths of a Viking.
    [[nodiscard]] static int balance(const Game& game, const State& state, Seat seat);
    [[nodiscard]] static double share(int balance);
    static bool noisy_moves(const Game& game, const State& state, MoveList<Game>& moves);
    [[nodiscard]] static int urgency(const Game& game, const State& state, Move move);
    /// Settlers and brawlers are chosen one by one from the whole island.
    [[nodiscard]] static bool counts(const Game& /*game*/, const State& state) {
        return state.phase == wikinger::Phase::settlement || state.phase == wikinger::Phase::brawl;
    }
    [[nodiscard]] static std::uint64_t key(const State& state);
};

}  // namespace meadhall
