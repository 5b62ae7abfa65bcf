#include "search/judgement/walhalla/judgement.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "games/walhalla/majority.hpp"

namespace meadhall {
namespace {

using namespace walhalla;  // NOLINT(google-build-using-namespace): an opinion speaks the language of its game

using Weights = Judgement<Game>::Weights;

/// Between 0 and 1: how much of the raid is over, by ships.
double raid_done(const State& state) { return 1.0 - state.ships_left / static_cast<double>(ship_count); }

/// Between 0 and 1: how much of the game is over.
double game_done(const State& state) {
    return state.raid == 0 ? 0 : (state.raid - 1 + raid_done(state)) / static_cast<double>(raids);
}

/// A tongue as it would be scored now, and as its strengths would share it in the long run: the later, the more the
/// former.
PerSeat<double> tongue_points(const Game& game, const State& state, const Census& census, const Weights& weights) {
    PerSeat<double> points{};
    const double now = raid_done(state);
    for (std::size_t tongue = 0; tongue < tongue_count; ++tongue) {
        PerSeat<int> strengths{};
        for (std::size_t i = 0; std::cmp_less(i, game.seats()); ++i) {
            strengths[i] = census.strength(tongue, state.players[i].colour);
        }
        const Prizes prizes{state.tongues[tongue].outer, state.tongues[tongue].inner};
        const PerSeat<int> won = shares(strengths, game.seats(), prizes, ZeroStrength::scores_nothing);
        const double all =
            1 + weights.rivals_to_come * state.ships_left + strengths[0] + strengths[1] + strengths[2] + strengths[3];
        for (std::size_t i = 0; i < max_seats; ++i) {
            points[i] += now * won[i] + (1 - now) * (prizes.first + prizes.second) * strengths[i] / all;
        }
    }
    return points;
}

/// The wheat of this raid, and of the next ones as far as it lasts.
double wheat_value(const State& state, int fields, const Weights& weights) {
    double value = 0;
    double left = fields;
    for (int raid = state.raid; raid >= 1 && raid <= raids; ++raid, left *= weights.wheat_that_stays) {
        value += left * wheat_points[static_cast<std::size_t>(raid - 1)];
    }
    return value;
}

/// Cards in hand are worth something until the last raid ends; a terrain card that lies is worth what it will score.
double card_value(const State& state, const Census& census, std::size_t seat, const Weights& weights) {
    const bool is_last = state.raid == raids && state.step == Step::lay;
    double value = is_last ? 0 : weights.card_in_hand * total(state.hands[seat]);
    for (int land = 0; land < land_kinds; ++land) {
        const int fields = census.fields(static_cast<Land>(land), state.players[seat].colour);
        value += state.laid[seat][terrain_card(land)] * fields;
    }
    const Cards& laid = state.laid[seat];
    return value + 2 * (laid.tongue6 + laid.tongue7 + laid.tongue8 + laid.walhalla);
}

/// Vikings that are ready or on their way.
double viking_value(const State& state, const Player& player, const Weights& weights) {
    const double ready = std::min<double>(player.midgard, state.ships_left);
    const auto aboard = std::ranges::count(state.crew, player.colour);
    return weights.viking_in_midgard * ready + weights.viking_aboard * static_cast<double>(aboard);
}

PerSeat<double> hero_points(const Game& game, const State& state, const Weights& weights) {
    PerSeat<int> heroes{};
    for (std::size_t i = 0; i < max_seats; ++i) { heroes[i] = state.players[i].walhalla; }
    const Prizes prizes{final_walhalla_first, game.rulings().final_walhalla_second};
    const PerSeat<int> prize = shares(heroes, game.seats(), prizes, ZeroStrength::scores_nothing);
    PerSeat<double> points{};
    const double counts = state.raid == raids ? 1.0 : 0.2;
    for (std::size_t i = 0; i < max_seats; ++i) {
        // The first hero is worth most: it wins a fight. The fifth hardly changes the ranking.
        points[i] = counts * prize[i] + weights.first_hero * std::sqrt(static_cast<double>(heroes[i]));
    }
    return points;
}

/// What a seat may expect to score in all.
PerSeat<double> expectations(const Game& game, const State& state, const Weights& weights) {
    const Census census{state};
    const PerSeat<double> tongues = tongue_points(game, state, census, weights);
    const PerSeat<double> heroes = hero_points(game, state, weights);
    PerSeat<double> expected{};
    for (std::size_t i = 0; std::cmp_less(i, game.seats()); ++i) {
        const Player& player = state.players[i];
        const double fields = state.raid == raids ? field_points * census.fields(player.colour) : 0;
        expected[i] = player.points.sum() + tongues[i] + heroes[i] + fields + viking_value(state, player, weights) +
                      wheat_value(state, census.fields(Land::wheat, player.colour), weights) +
                      card_value(state, census, i, weights);
    }
    return expected;
}

}  // namespace

// meadhall tune walhalla --seats 4 --bot trader --games 1000 --seed tune --match 800 --match-bot greedy
const Judgement<Game>::Weights Judgement<Game>::tuned{.viking_in_midgard = 3.17,
                                                      .viking_aboard = 4.11,
                                                      .first_hero = 2,
                                                      .card_in_hand = 2.45,
                                                      .wheat_that_stays = 0.93,
                                                      .rivals_to_come = 0.941,
                                                      .doubt_at_the_end = 4.31,
                                                      .doubt_at_first = 10.5};

Shares Judgement<Game>::shares(const Game& game, const State& state, const Weights& weights) {
    Shares shares{};
    const auto seats = static_cast<std::size_t>(game.seats());
    if (const Standing standing = game.standing(state); standing.over) {
        for (std::size_t i = 0; i < seats; ++i) {
            const bool has_won = standing.winners.contains(seat(static_cast<int>(i)));
            shares[i] = has_won ? 1.0 / standing.winners.size() : 0.0;
        }
        return shares;
    }
    const PerSeat<double> expected = expectations(game, state, weights);
    const double doubt =
        weights.doubt_at_the_end + (weights.doubt_at_first - weights.doubt_at_the_end) * (1 - game_done(state));
    double all = 0;
    for (std::size_t i = 0; i < seats; ++i) { all += shares[i] = std::exp((expected[i] - expected[0]) / doubt); }
    for (double& share : shares) { share /= all; }
    return shares;
}

}  // namespace meadhall
