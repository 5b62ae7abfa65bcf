// What a position of Walhalla is worth: the points if the raid ended now, and what Vikings, heroes and cards promise.
#pragma once

#include "core/fields.hpp"
#include "core/seat.hpp"
#include "games/walhalla/game.hpp"
#include "search/judgement/judgement.hpp"
#include "search/judgement/tactics.hpp"
#include "search/planner.hpp"

namespace meadhall {

template <>
struct Judgement<walhalla::Game> {
    /// What things are thought to bring that are no points yet.
    struct Weights {
        double viking_in_midgard;  // while ships are still to come
        double viking_aboard;      // before it comes ashore
        double first_hero;         // to win a fight with, and towards the resupply
        double card_in_hand;
        double wheat_that_stays;  // of the Vikings in the wheat, so many survive a raid
        double rivals_to_come;    // strength that a ship still adds to a tongue
        double doubt_at_the_end;  // points; how sure a lead is
        double doubt_at_first;

        static constexpr auto fields() {
            return described(field("viking_in_midgard", &Weights::viking_in_midgard),
                             field("viking_aboard", &Weights::viking_aboard), field("first_hero", &Weights::first_hero),
                             field("card_in_hand", &Weights::card_in_hand),
                             field("wheat_that_stays", &Weights::wheat_that_stays),
                             field("rivals_to_come", &Weights::rivals_to_come),
                             field("doubt_at_the_end", &Weights::doubt_at_the_end),
                             field("doubt_at_first", &Weights::doubt_at_first));
        }
    };
    static const Weights tuned;

    [[nodiscard]] static Shares shares(const walhalla::Game& game, const walhalla::State& state,
                                       const Weights& weights = tuned);
    [[nodiscard]] static double worth(const walhalla::Game& game, const walhalla::State& state, Seat seat,
                                      const Weights& weights = tuned) {
        return shares(game, state, weights)[seat.number];
    }
};

/// Hands are hidden: nothing to search exactly. Random play is quick enough.
template <>
struct Tactics<walhalla::Game> : None {};
template <>
struct QuickPlayer<walhalla::Game> : None {};

}  // namespace meadhall
