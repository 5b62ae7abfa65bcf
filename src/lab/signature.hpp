// The signature of the engine: one number over many fixed random games of every game and option set. It is the same on
// every machine and changes exactly when some rule does.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/hash.hpp"
#include "core/rules.hpp"
#include "lab/option_sets.hpp"
#include "lab/perft_order.hpp"
#include "lab/random_play.hpp"

namespace meadhall::lab {

inline constexpr int signed_games = 8;     // of each option set
inline constexpr int signed_plies = 1000;  // of a game at most

/// Adds some games of one option set: the menu and the state at every ply, and how it ended.
template <Rules G>
void sign_games(const G& game, Hasher& hasher, Signature& signature) {
    for (int i = 0; i < signed_games; ++i) {
        Rng rng{static_cast<std::uint64_t>(i)};
        typename G::State state = game.initial();
        random_game(game, state, rng, signed_plies, [&](const auto& reached, const auto& moves) {
            hasher.add(moves.size());
            hasher.add(hash_of(reached));
            ++signature.plies;
        });
        for (int score : game.standing(state).scores) { hasher.add(static_cast<std::uint64_t>(score)); }
        ++signature.games;
    }
}

template <Rules G>
[[nodiscard]] Signature signature_of() {
    Signature signature;
    Hasher hasher;
    for (int seats = G::min_seats; seats <= G::max_seats; ++seats) {
        for (const auto& options : option_sets<typename G::Options>()) {
            const Result<G> game = G::make(seats, options);
            if (!game || game->startable()) { continue; }
            ++signature.option_sets;
            sign_games(*game, hasher, signature);
        }
    }
    signature.value = hasher.value();
    return signature;
}

}  // namespace meadhall::lab
