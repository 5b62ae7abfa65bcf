// Private to games/odin: ships that sail away (O-5.20, O-5.21, O-7).
#pragma once

#include "games/odin/act.hpp"
#include "games/odin/actions/parts.hpp"
#include "games/odin/answers/answering.hpp"

namespace meadhall::odin {

[[nodiscard]] const Reason* obstacle_to_emigration(const Game& game, const Open& open, Seat seat);
void list_emigrations(const Look& look, Menu& menu);
[[nodiscard]] const Reason* obstacle_to_emigrating(const Look& look, Ship ship, int ore);
void emigrate(const Act& act, Ship ship, int ore);
void list_swaps(const Look& look, Menu& menu);
[[nodiscard]] const Reason* obstacle_to_swapping(const Look& look, int ore);
void swap_boat(const Act& act, int ore);
[[nodiscard]] const Reason* obstacle_to_voyage(const Open& open, Voyage voyage);
void begin_voyage(const Act& act, Seat seat, Voyage voyage);
void list_explorations(const Look& look, Menu& menu);
[[nodiscard]] const Reason* obstacle_to_exploring(const Look& look, Face face);
void explore(const Act& act, Face face);

template <>
struct Answering<ask::Exploration> {
    using Answers = Verbs<verb::Explore>;
    static void list(const Look& look, Menu& menu) { list_explorations(look, menu); }
    static const Reason* obstacle(const Look& look, verb::Explore said) {
        return obstacle_to_exploring(look, said.face);
    }
    static void perform(const Act& act, verb::Explore said) { explore(act, said.face); }
    static bool is_sound(const Spot& spot, const ask::Exploration& asked);
};

template <>
struct Answering<ask::BoatSwap> {
    using Answers = Verbs<verb::Swap, verb::Skip>;
    static void list(const Look& look, Menu& menu) {
        list_swaps(look, menu);
        offer<ask::BoatSwap>(look, menu, verb::Skip{});
    }
    static const Reason* obstacle(const Look& look, verb::Swap said) { return obstacle_to_swapping(look, said.ore); }
    static const Reason* obstacle(const Look& look, verb::Skip) { return obstacle_to_leaving_out(look); }
    static void perform(const Act& act, verb::Swap said) { swap_boat(act, said.ore); }
    static void perform(const Act& act, verb::Skip) { pop(act); }
    static bool is_sound(const Spot& spot, const ask::BoatSwap& /*asked*/) {
        return spot.part(Deed::exchange) != nullptr;
    }
};

template <>
struct Answering<ask::Emigration> {
    using Answers = Verbs<verb::Emigrate, verb::Skip>;
    static void list(const Look& look, Menu& menu) {
        list_emigrations(look, menu);
        offer<ask::Emigration>(look, menu, verb::Skip{});
    }
    static const Reason* obstacle(const Look& look, verb::Emigrate said) {
        return obstacle_to_emigrating(look, said.ship, said.ore);
    }
    static const Reason* obstacle(const Look& look, verb::Skip) { return obstacle_to_leaving_out(look); }
    static void perform(const Act& act, verb::Emigrate said) { emigrate(act, said.ship, said.ore); }
    static void perform(const Act& act, verb::Skip) { pop(act); }
    static bool is_sound(const Spot& spot, const ask::Emigration& /*asked*/) {
        return spot.part(Deed::emigrate) != nullptr;
    }
};

}  // namespace meadhall::odin
