// How many points are left on the table at the end of Ein Fest für Odin, where nothing counts any more but how the last
// tiles lie: real ends of games, played on by a level and by a thorough search.
#pragma once

#include <limits>
#include <vector>

#include "games/odin/game.hpp"
#include "lab/bench/measures/own.hpp"
#include "match/bots/stopwatch.hpp"
#include "search/chance.hpp"
#include "search/judgement/odin/laying/exact_layout.hpp"
#include "search/judgement/odin/levels.hpp"
#include "search/judgement/odin/steward.hpp"

namespace meadhall::lab::detail {

inline constexpr int laying_care = 20;  // of those who play up to the last laying

/// How many positions: a quick look at whether the benchmarks work is not kept waiting.
inline std::size_t layings_within(double seconds) {
    constexpr double thorough = 0.5;
    return seconds >= thorough ? 48 : 2;
}

/// Whether somebody may lay for points alone: before the last income, and once more after the last feast.
inline bool is_last_laying(const odin::Game& game, const odin::State& state) {
    if (state.stack.empty() || !state.stack.back().is<odin::ask::Window>()) { return false; }
    const odin::Window window = state.stack.back().as<odin::ask::Window>().when;
    return state.round == game.last_round() && (window == odin::Window::income || window == odin::Window::scoring);
}

/// Positions in which a seat may lay before the last income, from fixed games of stewards.
inline std::vector<odin::State> last_laying_positions(const odin::Game& game, std::size_t count) {
    const odin_mind::Steward steward{game, odin_mind::tuned_weights(game)};
    std::vector<odin::State> found;
    for (std::uint64_t seed = 0; found.size() < count; ++seed) {
        Rng rng{seed};
        odin::State state = game.initial();
        SeatSet asked;
        for (;;) {
            play_out_chance(game, state, rng);
            if (state.stage > odin::Stage::income && state.round == game.last_round()) { break; }
            const Seat seat = state.stack.back().seat;
            const bool is_new = is_last_laying(game, state) && !asked.contains(seat);
            if (is_new && found.size() < count) { found.push_back(state); }
            if (is_new) { asked.insert(seat); }
            game.apply(state, steward.choice(state, laying_care));
        }
    }
    return found;
}

/// Lays a plan, as far as no card wants an answer in between.
inline void lay_out(const odin::Game& game, odin::State& state, const odin_mind::Layout& layout) {
    const odin::Frame asking = state.stack.back();
    for (const odin_mind::LaidPiece& piece : layout.pieces) {
        game.apply(state, odin::verb::Lift{piece.item, piece.place});
        game.apply(state, odin::verb::Lay::at(piece.placement));
        if (state.stack.empty() || state.stack.back() != asking) { return; }
    }
}

/// Plays to the end of the game, everybody as a steward does. `lay(state)` is asked first where the seat whose position
/// it is may lay. Returns that seat's points.
template <class Lay>
int points_in_the_end(const odin::Game& game, odin::State state, const odin_mind::Steward& steward, int care, Lay lay) {
    const Seat seat = state.stack.back().seat;
    Rng rng{1};
    for (;;) {
        play_out_chance(game, state, rng);
        if (odin::Game::to_act(state).is_nobody()) { return game.standing(state).scores[seat.number]; }
        const bool is_asked = state.stack.back().seat == seat;
        if (is_asked && is_last_laying(game, state)) { lay(state); }
        if (odin::Game::to_act(state).is_seat()) { game.apply(state, steward.choice(state, is_asked ? care : 1)); }
    }
}

struct ThoroughLaying {
    int points = 0;
    bool proven = true;
};

/// Lays as well as so many seconds allow.
inline ThoroughLaying laid_thoroughly(const odin::Game& game, const odin::State& position, double seconds) {
    constexpr int care = 500;
    const Stopwatch watch{static_cast<std::uint32_t>(seconds * 1000) + 1};
    const Budget budget = watch.budget(std::numeric_limits<std::uint32_t>::max());
    const odin_mind::Steward steward{game, odin_mind::tuned_weights(game)};
    ThoroughLaying result;
    result.points = points_in_the_end(game, position, steward, laying_care, [&](odin::State& state) {
        const Seat seat = state.stack.back().seat;
        const auto exact = odin_mind::exact_layout(state, seat, steward.points_alone(state), care, budget);
        result.proven = result.proven && exact.proven;
        lay_out(game, state, exact.layout);
    });
    return result;
}

/// The mean of what a steward with so much care leaves on the table.
inline double points_left(const odin::Game& game, double seconds, int care, odin_mind::LastLaying how) {
    const odin_mind::Steward steward{game, odin_mind::tuned_weights(game), how};
    double left = 0;
    const auto positions = last_laying_positions(game, layings_within(seconds));
    for (const odin::State& position : positions) {
        left += laid_thoroughly(game, position, seconds).points;
        left -= points_in_the_end(game, position, steward, care, [](const odin::State&) {});
    }
    return left / static_cast<double>(positions.size());
}

using LayingSample = Sample<odin::Game>;

inline double left_by_trader(const LayingSample& sample, std::size_t /*turn*/, double seconds) {
    return points_left(sample.game, seconds, Levels<odin::Game>::steward.care, odin_mind::LastLaying::searched);
}
inline double left_by_jarl(const LayingSample& sample, std::size_t /*turn*/, double seconds) {
    return points_left(sample.game, seconds, Levels<odin::Game>::thorough.care, odin_mind::LastLaying::searched);
}
/// As the yardstick lays.
inline double left_by_plans(const LayingSample& sample, std::size_t /*turn*/, double seconds) {
    return points_left(sample.game, seconds, Levels<odin::Game>::steward.care, odin_mind::LastLaying::planned);
}
inline double proven_layings(const LayingSample& sample, std::size_t /*turn*/, double seconds) {
    double proven = 0;
    const auto positions = last_laying_positions(sample.game, layings_within(seconds));
    for (const odin::State& position : positions) {
        proven += laid_thoroughly(sample.game, position, seconds).proven ? 1 : 0;
    }
    return 100 * proven / static_cast<double>(positions.size());
}

}  // namespace meadhall::lab::detail
