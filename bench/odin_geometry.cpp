// How quickly Odin's boards answer: all placements of one tile, income and bonuses.
#include <benchmark/benchmark.h>

#include "core/rng.hpp"
#include "games/odin/components/areas/board_yield.hpp"
#include "games/odin/laying/laying.hpp"

namespace {

using namespace meadhall;
using namespace meadhall::odin;

/// A home board half way through a game: the corner closed, some tiles elsewhere.
Cover half_full() {
    Cover cover;
    lay(cover, Good::treasure_chest, Face::home, {0, cell(0, 0)});
    lay(cover, Good::spices, Face::home, {0, cell(0, 3)});
    lay(cover, Good::silk, Face::home, {1, cell(3, 0)});
    Rng rng{7};
    for (const Item item : {Item{Good::jewelry}, Item{Good::oil}, Item{Good::linen}, Item{Special::crucifix}}) {
        const Placements options = placements(item, Face::home, cover);
        lay(cover, item, Face::home,
            options.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(options.count())))));
    }
    return cover;
}

void place(benchmark::State& state, Item item, Cover cover) {
    for (auto _ : state) {
        benchmark::DoNotOptimize(cover);
        benchmark::DoNotOptimize(placements(item, Face::home, cover));
    }
    state.counters["placements"] = placements(item, Face::home, cover).count();
}
BENCHMARK_CAPTURE(place, oil_on_an_empty_home_board, Good::oil, Cover{});
BENCHMARK_CAPTURE(place, robe_on_an_empty_home_board, Good::robe, Cover{});
BENCHMARK_CAPTURE(place, clothing_on_an_empty_home_board, Good::clothing, Cover{});
BENCHMARK_CAPTURE(place, helmet_on_an_empty_home_board, Special::helmet, Cover{});
BENCHMARK_CAPTURE(place, oil_on_a_half_full_home_board, Good::oil, half_full());
BENCHMARK_CAPTURE(place, robe_on_a_half_full_home_board, Good::robe, half_full());
BENCHMARK_CAPTURE(place, helmet_on_a_half_full_home_board, Special::helmet, half_full());

void find_room(benchmark::State& state, Item item) {
    Cover cover = half_full();
    for (auto _ : state) {
        benchmark::DoNotOptimize(cover);
        benchmark::DoNotOptimize(fits_somewhere(item, Face::home, cover));
    }
}
BENCHMARK_CAPTURE(find_room, for_silk, Good::silk);
BENCHMARK_CAPTURE(find_room, for_the_crown, Special::english_crown);

void yield(benchmark::State& state) {
    Cells covered = half_full().covered;
    for (auto _ : state) {
        benchmark::DoNotOptimize(covered);
        benchmark::DoNotOptimize(income(Face::home, covered) + uncovered_minus(Face::home, covered));
        benchmark::DoNotOptimize(bonuses(Face::home, covered));
    }
}
BENCHMARK(yield);

}  // namespace

BENCHMARK_MAIN();
