// The hot paths of Ein Fest für Odin: whole random games, single moves, menus, copying, scoring.
#include <benchmark/benchmark.h>

#include "games/odin/game.hpp"

namespace {

using namespace meadhall;
using odin::Game;
using odin::Move;
using odin::State;

Game game_for(int seats) { return *Game::make(seats, {}); }

/// Any move of the menu; the odds of weapons do not matter for speed.
Move any_move(const Game& game, const State& state, Rng& rng) {
    MoveList<Game> moves;
    game.legal_moves(state, moves);
    return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

/// The first turn of a round in a random game.
State turn_in_round(const Game& game, int round, std::uint64_t seed) {
    Rng rng{seed};
    State state = game.initial();
    while (state.round < round || !state.stack.back().is<odin::ask::Turn>()) {
        game.apply(state, any_move(game, state, rng));
    }
    return state;
}

void random_game(benchmark::State& bench) {
    const Game game = game_for(static_cast<int>(bench.range(0)));
    Rng rng{7};
    std::uint64_t plies = 0;
    for (auto _ : bench) {
        State state = game.initial();
        for (; !Game::to_act(state).is_nobody(); ++plies) { game.apply(state, any_move(game, state, rng)); }
        benchmark::DoNotOptimize(state);
    }
    bench.counters["plies"] = benchmark::Counter(static_cast<double>(plies), benchmark::Counter::kIsRate);
    bench.counters["plies/game"] = benchmark::Counter(static_cast<double>(plies), benchmark::Counter::kAvgIterations);
}

void menu_of_a_turn(benchmark::State& bench) {
    const Game game = game_for(4);
    const State state = turn_in_round(game, static_cast<int>(bench.range(0)), 3);
    std::size_t size = 0;
    for (auto _ : bench) {
        MoveList<Game> moves;
        game.legal_moves(state, moves);
        size = moves.size();
        benchmark::DoNotOptimize(size);
    }
    bench.counters["moves"] = static_cast<double>(size);
}

void standing(benchmark::State& bench) {
    const Game game = game_for(4);
    const State state = turn_in_round(game, 5, 3);
    for (auto _ : bench) { benchmark::DoNotOptimize(game.standing(state)); }
}

void copy_state(benchmark::State& bench) {
    const Game game = game_for(4);
    State state = turn_in_round(game, 5, 3);
    for (auto _ : bench) {
        State copy = state;
        benchmark::DoNotOptimize(copy);
        benchmark::ClobberMemory();
    }
    bench.counters["bytes"] = sizeof(State);
}

void view(benchmark::State& bench) {
    const Game game = game_for(4);
    const State state = turn_in_round(game, 5, 3);
    for (auto _ : bench) { benchmark::DoNotOptimize(Game::view(state, seat(1))); }
}

}  // namespace

BENCHMARK(random_game)->DenseRange(1, 4);
BENCHMARK(menu_of_a_turn)->Arg(1)->Arg(5);
BENCHMARK(standing);
BENCHMARK(copy_state);
BENCHMARK(view);
BENCHMARK_MAIN();
