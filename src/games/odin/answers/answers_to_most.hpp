// Private to games/odin: what answers most questions besides their own verbs (O-9.2).
#pragma once

#include "games/odin/actions/dockyard.hpp"
#include "games/odin/actions/storing.hpp"
#include "games/odin/answers/answering.hpp"
#include "games/odin/answers/laying.hpp"
#include "games/odin/cards/effects_under_way.hpp"

namespace meadhall::odin {

struct AnsweringAtAnyTime {
    using Answers = Verbs<verb::Lift, verb::Store, verb::Buy, verb::Arm, verb::Unload, verb::Use>;
    static const Reason* obstacle(const Look& look, verb::Lift said) {
        return obstacle_to_lifting(look, said.item, said.place);
    }
    static const Reason* obstacle(const Look& look, verb::Store said) {
        return obstacle_to_storing(look, said.resource, said.place);
    }
    static const Reason* obstacle(const Look& look, verb::Buy said) { return obstacle_to_buying(look, said.ship); }
    static const Reason* obstacle(const Look& look, verb::Arm said) {
        return obstacle_to_arming(look, said.ship, said.ore);
    }
    static const Reason* obstacle(const Look& look, verb::Unload said) {
        return obstacle_to_unloading(look, said.ship, said.ore);
    }
    static const Reason* obstacle(const Look& look, verb::Use said) {
        return obstacle_to_use(look, said.card, said.way);
    }
    static void perform(const Act& act, verb::Lift said) { lift(act, said.item, said.place); }
    static void perform(const Act& act, verb::Store said) { store(act, said.resource, said.place); }
    static void perform(const Act& act, verb::Buy said) { buy_ship(act, said.ship); }
    static void perform(const Act& act, verb::Arm said) { arm(act, said.ship, said.ore); }
    static void perform(const Act& act, verb::Unload said) { unload(act, said.ship, said.ore); }
    static void perform(const Act& act, verb::Use said) { use_card(act, said.card, said.way); }
};

}  // namespace meadhall::odin
