// What a bot or a person who lays tiles in Ein Fest für Odin waits for, what they leave on the table, and what the
// effects of cards cost.
#pragma once

#include "cli/measures/odin_laying.hpp"
#include "cli/measures/own.hpp"
#include "games/odin/cards/book.hpp"
#include "games/odin/covering.hpp"
#include "games/odin/game.hpp"
#include "games/odin/packing.hpp"
#include "search/chance.hpp"

namespace meadhall::cli {

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

inline odin::Pile usual_pile() {
    using odin::Good;
    odin::Pile pile;
    for (const Good good : {Good::jewelry, Good::spices, Good::spices, Good::chest, Good::silk, Good::rune_stone}) {
        pile.tiles.push_back(odin::Item{good});
    }
    pile.singles = 4;
    return pile;
}

/// Can these tiles cover the lower left corner of a home board?
inline double cover_corners(const Sample<odin::Game>& sample, std::size_t turn, double /*seconds*/) {
    constexpr std::uint32_t most = 100'000;
    const odin::State& state = sample.middles[turn % sample.middles.size()];
    const odin::Cells corner = odin::Cells::rectangle(odin::cell(0, 0), odin::cell(4, 4));
    const odin::Cover cover = state.players[0].home.cover();
    return odin::covering({odin::Face::home, cover, corner, corner}, usual_pile(), most).nodes > 0 ? 1 : 0;
}

/// The best way found to lay these tiles on a home board now, within a thousand positions.
inline double pack_boards(const Sample<odin::Game>& sample, std::size_t turn, double /*seconds*/) {
    const odin::State& state = sample.middles[turn % sample.middles.size()];
    const odin::Worth worth{.minus = 1, .income = 4};
    const odin::Cover cover = state.players[0].home.cover();
    return odin::best_packing(odin::Face::home, cover, usual_pile(), worth, 1'000).nodes > 0 ? 1 : 0;
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
    OwnMeasure<odin::Game>{"packing: can it be covered?", "queries/s", Shown::per_second, &detail::cover_corners},
    OwnMeasure<odin::Game>{"packing: best of 1000 positions", "queries/s", Shown::per_second, &detail::pack_boards},
    OwnMeasure<odin::Game>{"laying: left by the trader", "points", Shown::as_told, &detail::left_by_trader},
    OwnMeasure<odin::Game>{"laying: left by the jarl", "points", Shown::as_told, &detail::left_by_jarl},
    OwnMeasure<odin::Game>{"laying: left by plans alone", "points", Shown::as_told, &detail::left_by_plans},
    OwnMeasure<odin::Game>{"laying: proven to be best", "%", Shown::as_told, &detail::proven_layings},
};

}  // namespace meadhall::cli
