// What bots think of Mead Horn: a lead counts, cards in hand count a little, and nothing more is known.
#pragma once

#include "core/none.hpp"
#include "search/flat_bot.hpp"
#include "search/judgement/judgement.hpp"
#include "search/judgement/tactics.hpp"
#include "search/levels.hpp"
#include "search/planner.hpp"
#include "search/reference.hpp"
#include "support/toy.hpp"

namespace meadhall {

template <>
struct Judgement<toy::Game> {
    /// Points over all points, everybody with one to begin with.
    static double worth(const toy::Game& game, const toy::State& state, Seat seat) {
        const Standing standing = game.standing(state);
        if (standing.over) { return standing.winners.contains(seat) ? 1.0 / standing.winners.size() : 0; }
        double own = 0;
        double all = 0;
        for (int i = 0; i < game.seats(); ++i) {
            const toy::Drinker& drinker = state.drinkers[static_cast<std::size_t>(i)];
            const double strength = 4 + drinker.points() + 0.25 * static_cast<double>(drinker.hand.size());
            all += strength;
            own += i == seat.index() ? strength : 0;
        }
        return own / all;
    }
};

template <>
struct Tactics<toy::Game> : None {};
template <>
struct QuickPlayer<toy::Game> : None {};

template <>
struct Reference<toy::Game> {
    [[nodiscard]] static std::unique_ptr<Bot<toy::Game>> make() { return std::make_unique<FlatBot<toy::Game>>(16); }
};

template <>
struct Levels<toy::Game> {
    static constexpr std::array<LevelRow, level_count> rows = {{
        {{.playouts = 8, .error = 0.2, .oversight = 0.3}, 8},
        {{.playouts = 16, .error = 0.1, .oversight = 0.1}, 16},
        {{.playouts = 32, .error = 0.05}, 32},
        {{.playouts = 64}, 64},
        {{}, 200},
    }};
};

}  // namespace meadhall
