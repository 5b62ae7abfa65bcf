#include "search/judgement/wikinger.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "games/wikinger/front.hpp"

namespace meadhall {
namespace {

using wikinger::Front;
using wikinger::Game;
using wikinger::Phase;
using wikinger::Point;
using wikinger::PointSet;
using wikinger::Region;
using wikinger::Side;
using wikinger::State;

using Weights = Judgement<Game>::Weights;

Side side(int number) { return Side{static_cast<std::uint8_t>(number)}; }

/// How firmly a side stands in a region: everything counts for more when nobody else is there.
double foothold(const Game& game, const State& state, Side own, Region region) {
    const PointSet points = game.island().region(region);
    const int mine = (game.vikings(state, own) & points).size();
    const int all = (Game::figures(state) & points).size();
    if (mine == 0 || all == 0) { return 0; }
    const double share = static_cast<double>(mine) / all;
    return share * share;
}

bool is_guarded(const Game& game, const State& state, Side own, Point tower) {
    return game.vikings(state, own).intersects(game.island().region(game.island().region_of(tower)));
}

double tower_worth(const Game& game, const State& state, Side own, const Weights& weights) {
    double worth = weights.tower * game.towers_standing(state, own);
    for (Point tower : game.figures(state, own) - game.vikings(state, own)) {
        if (!is_guarded(game, state, own, tower)) { worth -= weights.lonely_tower; }
    }
    return worth;
}

double strength(const Game& game, const State& state, Side own, const Weights& weights) {
    double total = tower_worth(game, state, own, weights) + game.vikings(state, own).size();
    for (int i = 0; i < game.island().regions(); ++i) {
        total += weights.held_region * foothold(game, state, own, Region{static_cast<std::uint8_t>(i)});
    }
    return total;
}

/// The most figures that one move of `enemy` would take from `victim`'s side.
int hanging(const Game& game, const State& state, Side enemy, Side victim) {
    const Front front{game, state, enemy};
    const PointSet prey = game.figures(state, victim);
    int most = 0;
    for (Point from : game.vikings(state, enemy)) {
        for (Point to : front.targets(from)) { most = std::max(most, (front.victims(from, to) & prey).size()); }
    }
    return most;
}

bool is_battle(Phase phase) { return phase == Phase::dawn || phase == Phase::march || phase == Phase::dusk; }

/// What the side of the seat to move threatens to take; nobody else can strike before it.
double danger(const Game& game, const State& state, Side own, const Weights& weights) {
    if (!is_battle(state.phase)) { return 0; }
    const Side mover = game.side(state.turn);
    return mover == own ? 0 : weights.danger * hanging(game, state, mover, own);
}

double verdict(const Game& game, const State& state, Seat seat) {
    const SeatSet winners = game.standing(state).winners;
    if (winners.empty()) { return 0.5; }
    return winners.contains(seat) ? 1 : 0;
}

}  // namespace

const Judgement<Game>::Weights Judgement<Game>::tuned{
    .tower = 4.0, .held_region = 1.5, .lonely_tower = 1.0, .danger = 0.6, .doubt = 4.0};

double Judgement<Game>::worth(const Game& game, const State& state, Seat seat, const Weights& weights) {
    if (state.phase == Phase::over) { return verdict(game, state, seat); }
    const Side own = game.side(seat);
    double best_rival = -1'000;
    for (int i = 0; i < game.sides(); ++i) {
        if (side(i) != own) { best_rival = std::max(best_rival, strength(game, state, side(i), weights)); }
    }
    const double lead = strength(game, state, own, weights) - danger(game, state, own, weights) - best_rival;
    return 1 / (1 + std::exp(-lead / weights.doubt));
}

}  // namespace meadhall
