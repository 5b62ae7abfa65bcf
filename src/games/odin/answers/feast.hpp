// Private to games/odin: the feast as a phase (O-10).
#pragma once

#include "games/odin/act.hpp"
#include "games/odin/answers/answering.hpp"
#include "games/odin/components/areas/banquet_table.hpp"

namespace meadhall::odin {

void begin_feast(const Act& act, Seat seat);
[[nodiscard]] const Reason* obstacle_to_abstaining(const Look& look);
void abstain(const Act& act);
void list_dishes(const Look& look, Menu& menu);
[[nodiscard]] const Reason* obstacle_to_serving(const Look& look, Item dish, Side side);
void serve_dish(const Act& act, Item dish, Side side);
void leave_slot(const Act& act);

template <>
struct Answering<ask::Feast> {
    using Answers = Verbs<verb::Serve, verb::Leave>;
    static void list(const Look& look, Menu& menu) { list_dishes(look, menu); }
    static const Reason* obstacle(const Look& look, verb::Serve said) {
        return obstacle_to_serving(look, said.dish, said.side);
    }
    static const Reason* obstacle(const Look& /*look*/, verb::Leave) { return nullptr; }
    static void perform(const Act& act, verb::Serve said) { serve_dish(act, said.dish, said.side); }
    static void perform(const Act& act, verb::Leave) { leave_slot(act); }
    static bool is_sound(const Spot& spot, const ask::Feast& /*asked*/) {
        return spot.is_bottom() ? spot.state().stage == Stage::feast : spot.part(Deed::run_phase) != nullptr;
    }
};

}  // namespace meadhall::odin
