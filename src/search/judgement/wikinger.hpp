// What a position of Die Wikinger kommen! is worth: towers, Vikings, regions in reach, figures in danger.
#pragma once

#include <tuple>

#include "core/fields.hpp"
#include "core/seat.hpp"
#include "games/wikinger/game.hpp"
#include "search/judgement/judgement.hpp"

namespace meadhall {

template <>
struct Judgement<wikinger::Game> {
    /// In Vikings.
    struct Weights {
        double tower;
        double held_region;
        double lonely_tower;  // what a tower without a guard in its region is worth less
        double danger;        // of a figure that the next enemy move would capture
        double doubt;         // a lead that makes a win e times likelier

        static constexpr auto fields() {
            return std::tuple{field("tower", &Weights::tower), field("held_region", &Weights::held_region),
                              field("lonely_tower", &Weights::lonely_tower), field("danger", &Weights::danger),
                              field("doubt", &Weights::doubt)};
        }
    };
    static const Weights tuned;

    [[nodiscard]] static double worth(const wikinger::Game& game, const wikinger::State& state, Seat seat,
                                      const Weights& weights = tuned);
};

}  // namespace meadhall
