// Private to games/odin: which good rises how far (O-5.15).
#pragma once

#include "games/odin/act.hpp"
#include "games/odin/actions/parts.hpp"
#include "games/odin/answers/answering.hpp"
#include "games/odin/components/effect.hpp"

namespace meadhall::odin {

/// Whether a good can be upgraded at all by this part.
[[nodiscard]] bool can_rise(const Game& game, const Part& part, Good good);
[[nodiscard]] const Reason* obstacle_to_upgrades(const Game& game, const Player& player, const Part& part);
/// O-5.15: so many goods, each so many steps.
void begin_upgrades(const Act& act, Seat seat, const Part& part);
void list_upgrades(const Look& look, Menu& menu);
[[nodiscard]] const Reason* obstacle_to_upgrading(const Look& look, Good good, int steps);
void upgrade(const Act& act, Good good, int steps);

template <>
struct Answering<ask::Upgrade> {
    using Answers = Verbs<verb::Upgrade, verb::Done>;
    static void list(const Look& look, Menu& menu) {
        list_upgrades(look, menu);
        offer<ask::Upgrade>(look, menu, verb::Done{});
    }
    static const Reason* obstacle(const Look& look, verb::Upgrade said) {
        return obstacle_to_upgrading(look, said.good, said.steps);
    }
    static const Reason* obstacle(const Look& look, verb::Done) { return obstacle_to_leaving_out(look); }
    static void perform(const Act& act, verb::Upgrade said) { upgrade(act, said.good, said.steps); }
    static void perform(const Act& act, verb::Done) { pop(act); }
    static bool is_sound(const Spot& spot, const ask::Upgrade& asked);
};

}  // namespace meadhall::odin
