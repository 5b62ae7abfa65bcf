// Makes the kit of one game from its rules, its bots and its own figures. Included once per game: lab/games/<game>.cpp.
#pragma once

#include "core/contract.hpp"
#include "lab/arena/sides.hpp"
#include "lab/bench/bench_game.hpp"
#include "lab/fixed_games.hpp"
#include "lab/kit.hpp"
#include "lab/perft.hpp"
#include "lab/signature.hpp"
#include "lab/tune/tune_game.hpp"
#include "match/table_of.hpp"

namespace meadhall::lab {

template <Rules G>
std::vector<PerftShare> shares_at(const Table& table, const PerftOrder& order, const Progress& progress) {
    return perft_shares(table_of<G>(table).rules(), table_of<G>(table).state(), order, progress);
}

template <Rules G>
BenchReport bench_at(const Table& table, const BenchOrder& order) {
    return GameBench<G>{table, order}.run();
}

template <class G>
Kit kit_for() {
    static_assert(contract_is_kept<G>());
    return {
        .id = G::id,
        .perft = &shares_at<G>,
        .bench = &bench_at<G>,
        .signature = &signature_of<G>,
        .play_fixed_games = &play_fixed_games<G>,
        .sides = &arena_sides<G>,
        .tune = tune_kit<G>(),
    };
}

}  // namespace meadhall::lab
