// What a position of Ein Fest für Odin is worth: the points so far, and what boards, goods, Vikings and feasts to come
// promise.
#pragma once

#include "core/seat.hpp"
#include "games/odin/game.hpp"
#include "search/judgement/judgement.hpp"
#include "search/judgement/tactics.hpp"

namespace meadhall {

template <>
struct Judgement<odin::Game> {
    /// Alone at the table nobody can lose: there it is how good the score looks, rising with every point.
    [[nodiscard]] static double worth(const odin::Game& game, const odin::State& state, Seat seat);
};

/// Chance and hidden cards: nothing to search exactly.
template <>
struct Tactics<odin::Game> : None {};

}  // namespace meadhall
