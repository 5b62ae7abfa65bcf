// What a position of Die Wikinger kommen! is worth, for any number of sides: how strong each stands, and figures in
// danger.
#pragma once

#include "core/fields.hpp"
#include "core/seat.hpp"
#include "games/wikinger/game.hpp"
#include "search/judgement/judgement.hpp"
#include "search/planner.hpp"

namespace meadhall {

template <>
struct Judgement<wikinger::Game> {
    /// In Vikings. How strong a side stands is said by its tactics.
    struct Weights {
        double danger;  // of a figure that the next enemy move would capture
        double doubt;   // a lead that makes a win e times likelier

        static constexpr auto fields() {
            return described(field("danger", &Weights::danger), field("doubt", &Weights::doubt));
        }
    };
    static const Weights tuned;

    [[nodiscard]] static double worth(const wikinger::Game& game, const wikinger::State& state, Seat seat,
                                      const Weights& weights = tuned);
};

/// Exact searches and trees look further than anybody who only plays on.
template <>
struct QuickPlayer<wikinger::Game> : None {};

}  // namespace meadhall
