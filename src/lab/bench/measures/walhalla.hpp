// How quickly a bot thinks in Walhalla.
#pragma once

#include "games/walhalla/game.hpp"
#include "lab/bench/measures/own.hpp"
#include "match/bots/side_by_side.hpp"
#include "search/chance.hpp"
#include "search/council.hpp"
#include "search/judgement/walhalla/levels.hpp"
#include "search/tree_search.hpp"

namespace meadhall::lab {

namespace detail {

/// The first decision of a game.
inline walhalla::State first_decision(const walhalla::Game& game, Rng& rng) {
    walhalla::State state = game.initial();
    play_out_chance(game, state, rng);
    return state;
}

/// Bots ask their judgement sooner; what is measured here is the whole way.
inline constexpr TreeSearchSettings to_the_end{.exploration = 0.6};

/// Iterations of the tree from the first decision of a game, each played to the end.
inline double grow_a_tree(const Sample<walhalla::Game>& sample, std::size_t turn, double /*seconds*/) {
    constexpr std::uint32_t playouts = 4'000;
    Rng rng{turn};
    const walhalla::State state = first_decision(sample.game, rng);
    const Seat me = walhalla::Game::to_act(state).seat();
    TreeSearch<walhalla::Game> search{to_the_end};
    return search.think(sample.game, walhalla::Game::view(state, me), me, {.playouts = playouts}, rng).playouts;
}

/// The same with two threads that pool what they find, each with as many.
inline double grow_two_trees(const Sample<walhalla::Game>& sample, std::size_t turn, double /*seconds*/) {
    constexpr std::uint32_t playouts = 8'000;
    Rng rng{turn};
    const walhalla::State state = first_decision(sample.game, rng);
    const Seat me = walhalla::Game::to_act(state).seat();
    const auto make = +[]() -> std::unique_ptr<Bot<walhalla::Game>> {
        return std::make_unique<TreeSearchBot<walhalla::Game>>(to_the_end);
    };
    Council<walhalla::Game> council{make, 2, &side_by_side};
    return council.think(sample.game, walhalla::Game::view(state, me), me, {.playouts = playouts}, rng).playouts;
}

}  // namespace detail

template <>
inline constexpr std::array own_measures<walhalla::Game> = {
    OwnMeasure<walhalla::Game>{"tree search from the start", "iterations/s", Shown::per_second, &detail::grow_a_tree},
    OwnMeasure<walhalla::Game>{"tree search with two threads", "iterations/s", Shown::per_second,
                               &detail::grow_two_trees, nullptr, true},
};

}  // namespace meadhall::lab
