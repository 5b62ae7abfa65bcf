#include "search/judgement/wikinger/judgement.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "games/wikinger/front.hpp"
#include "search/judgement/wikinger/tactics.hpp"

namespace meadhall {
namespace {

using wikinger::Front;
using wikinger::Game;
using wikinger::Phase;
using wikinger::Point;
using wikinger::PointSet;
using wikinger::Side;
using wikinger::State;

Side side(int number) { return Side{static_cast<std::uint8_t>(number)}; }

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
double danger(const Game& game, const State& state, Side own, const Judgement<Game>::Weights& weights) {
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

const Judgement<Game>::Weights Judgement<Game>::tuned{.danger = 0.6, .doubt = 4.0};

double Judgement<Game>::worth(const Game& game, const State& state, Seat seat,
                              const Judgement<Game>::Weights& weights) {
    if (state.phase == Phase::over) { return verdict(game, state, seat); }
    constexpr double viking = 100;
    const Side own = game.side(seat);
    int best_rival = std::numeric_limits<int>::min();
    for (int i = 0; i < game.sides(); ++i) {
        if (side(i) != own) { best_rival = std::max(best_rival, Tactics<Game>::strength(game, state, side(i))); }
    }
    const double lead = (Tactics<Game>::strength(game, state, own) - best_rival) / viking;
    return 1 / (1 + std::exp(-(lead - danger(game, state, own, weights)) / weights.doubt));
}

}  // namespace meadhall
