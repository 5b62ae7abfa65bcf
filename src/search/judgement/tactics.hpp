// What an exact search needs to know of a game with open cards and two sides.
#pragma once

#include <concepts>
#include <cstdint>

#include "core/rules.hpp"
#include "search/judgement/judgement.hpp"

namespace meadhall {

/// Companion of a game's `Judgement`, for alpha-beta; a game without one derives it from `None`. Values are whole
/// numbers, the same size for both sides: what one gains the other loses.
template <class G>
struct Tactics;

template <class G>
concept Tactical = Rules<G> && requires(const G& game, const typename G::State& state, typename G::Move move, Seat seat,
                                        MoveList<G>& moves, const typename Tactics<G>::Weights& weights) {
    { Tactics<G>::has_two_sides(game) } -> std::same_as<bool>;
    { Tactics<G>::are_allies(game, seat, seat) } -> std::same_as<bool>;
    { Tactics<G>::tuned } -> std::convertible_to<typename Tactics<G>::Weights>;
    // From this seat's side; the game is not over.
    { Tactics<G>::balance(game, state, seat, weights) } -> std::same_as<int>;
    { Tactics<G>::share(0, weights) } -> std::same_as<double>;  // a balance as an expected share of the win
    { Tactics<G>::may_rest(state) } -> std::same_as<bool>;      // nothing is due: most moves change little
    { Tactics<G>::noisy_moves(game, state, moves) };            // those that change much; otherwise all
    // Whether the depth counts a decision though the side goes on.
    { Tactics<G>::counts(game, state) } -> std::same_as<bool>;
    // Looks at a position once and then tells of each of its moves: the higher, the earlier it is tried; 0 is quiet.
    { typename Tactics<G>::Lookout{game, state}.urgency(move) } -> std::same_as<int>;
    { Tactics<G>::key(state) } -> std::same_as<std::uint64_t>;  // quick and good enough for a table
};

}  // namespace meadhall
