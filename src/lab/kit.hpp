// What the laboratory does with a game: counting lines, measuring speed, matches between bots, tuning. The work needs
// the game's exact types and is compiled once per game: lab/games/<game>.cpp.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/game_list.hpp"
#include "lab/bench/bench.hpp"
#include "lab/perft_order.hpp"
#include "lab/tune/tune_kit.hpp"
#include "match/table.hpp"

namespace meadhall::lab {

struct Kit {
    std::string_view id;  // of the game
    std::vector<PerftShare> (*perft)(const Table&, const PerftOrder&, const Progress&);
    BenchReport (*bench)(const Table&, const BenchOrder&);
    Signature (*signature)();
    std::uint64_t (*play_fixed_games)(int games);  // the plies of so many: lab/fixed_games.hpp
    std::vector<int> (*sides)(const Table&);       // the party each seat belongs to, counted from 0
    TuneKit tune;
};

using Kits = std::span<const Kit>;

/// The kit of one game: lab/kit_for.hpp.
template <class G>
[[nodiscard]] Kit kit_for();

/// The kits of a list of games, in its order.
template <class... Games>
[[nodiscard]] Kits kits_of(GameList<Games...> /*games*/) {
    static const Kit all[] = {kit_for<Games>()...};
    return all;
}

/// Those of the hall.
[[nodiscard]] Kits kits();

/// Precondition: the game is among them.
[[nodiscard]] const Kit& kit_of(Kits kits, std::string_view game);

}  // namespace meadhall::lab
