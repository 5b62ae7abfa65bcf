// What a bot or a person who lays tiles in Ein Fest für Odin waits for, what they leave on the table, and what the
// effects of cards cost.
#pragma once

#include "games/odin/cards/book.hpp"
#include "games/odin/game.hpp"
#include "games/odin/laying/laying.hpp"
#include "lab/bench/measures/odin_laying.hpp"
#include "lab/bench/measures/own.hpp"
#include "search/chance.hpp"

namespace meadhall::lab {

namespace detail {

/// All places for one tile on every home board of the course.
inline double place_tiles(const Sample<odin::Game>& sample, std::size_t turn, double /*seconds*/) {
    constexpr std::array tiles = {odin::Good::oil, odin::Good::robe, odin::Good::silk, odin::Good::silver_hoard};
    const odin::Item tile{tiles[turn % tiles.size()]};
    int found = 0;
    for (const odin::State& state : sample.course) {
        found += odin::placements(tile, odin::Face::home, state.players[0].home.cover()).count();
    }
    return found >= 0 ? static_cast<double>(sample.course.size()) : 0;
}

/// A random game in which occupations are drawn and played but do nothing: what their effects cost is the difference to
/// the games above.
inline double play_without_effects(const Sample<odin::Game>& sample, std::size_t turn, double /*seconds*/) {
    static const odin::CardBook blank;
    const odin::Game game = sample.game.with_cards(blank);
    Rng rng{turn};
    odin::State state = game.initial();
    play_at_random(game, state, rng, odin::Game::max_plies);
    return odin::Game::to_act(state).is_nobody() ? 1 : 0;
}

}  // namespace detail

template <>
inline constexpr std::array own_measures<odin::Game> = {
    OwnMeasure<odin::Game>{"random games, blank cards", "games/s", Shown::per_second, &detail::play_without_effects},
    OwnMeasure<odin::Game>{"all places for a tile", "ns", Shown::nanoseconds_each, &detail::place_tiles},
    OwnMeasure<odin::Game>{"laying: left by the trader", "points", Shown::as_told, &detail::left_by_trader},
    OwnMeasure<odin::Game>{"laying: left by the jarl", "points", Shown::as_told, &detail::left_by_jarl},
    OwnMeasure<odin::Game>{"laying: left by plans alone", "points", Shown::as_told, &detail::left_by_plans},
    OwnMeasure<odin::Game>{"laying: proven to be best", "%", Shown::as_told, &detail::proven_layings},
};

}  // namespace meadhall::lab
