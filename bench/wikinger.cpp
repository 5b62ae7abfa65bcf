// The hot paths of Die Wikinger kommen!: perft, random games, copying. `meadhall bench` prints the summary people read.
#include <benchmark/benchmark.h>

#include "games/wikinger/game.hpp"

namespace {

using namespace meadhall;
using wikinger::Game;
using wikinger::Move;
using wikinger::Phase;
using wikinger::State;

Game game_for(int seats) { return *Game::make(seats, {}); }

Move any_move(const Game& game, const State& state, Rng& rng) {
    MoveList<Game> moves;
    game.legal_moves(state, moves);
    return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

/// The first position of the battle in a random game.
State battle(const Game& game, std::uint64_t seed) {
    Rng rng{seed};
    State state = game.initial();
    while (state.phase != Phase::march) { game.apply(state, any_move(game, state, rng)); }
    return state;
}

enum class Leaves { counted, made };

std::uint64_t perft(const Game& game, const State& state, int depth, Leaves leaves) {
    if (depth == 0) { return 1; }
    if (depth == 1 && leaves == Leaves::counted) { return game.count_moves(state); }
    MoveList<Game> moves;
    game.legal_moves(state, moves);
    std::uint64_t nodes = 0;
    for (Move move : moves) {
        State after = state;
        game.apply(after, move);
        nodes += perft(game, after, depth - 1, leaves);
    }
    return nodes;
}

void run_perft(benchmark::State& bench, Leaves leaves) {
    const Game game = game_for(static_cast<int>(bench.range(0)));
    const State state = battle(game, 3);
    std::uint64_t nodes = 0;
    for (auto _ : bench) { nodes += perft(game, state, 3, leaves); }
    bench.counters["nodes"] = benchmark::Counter(static_cast<double>(nodes), benchmark::Counter::kIsRate);
}
void perft_bulk(benchmark::State& bench) { run_perft(bench, Leaves::counted); }
void perft_leaves(benchmark::State& bench) { run_perft(bench, Leaves::made); }

void random_game(benchmark::State& bench) {
    const Game game = game_for(static_cast<int>(bench.range(0)));
    Rng rng{7};
    std::uint64_t plies = 0;
    for (auto _ : bench) {
        State state = game.initial();
        for (; !game.to_act(state).is_nobody(); ++plies) { game.apply(state, any_move(game, state, rng)); }
        benchmark::DoNotOptimize(state);
    }
    bench.counters["plies"] = benchmark::Counter(static_cast<double>(plies), benchmark::Counter::kIsRate);
}

void copy_state(benchmark::State& bench) {
    const Game game = game_for(2);
    State state = battle(game, 3);
    for (auto _ : bench) {
        State copy = state;
        benchmark::DoNotOptimize(copy);
        benchmark::ClobberMemory();
    }
}

}  // namespace

BENCHMARK(perft_bulk)->DenseRange(2, 4);
BENCHMARK(perft_leaves)->DenseRange(2, 4);
BENCHMARK(random_game)->DenseRange(2, 4);
BENCHMARK(copy_state);
BENCHMARK_MAIN();
