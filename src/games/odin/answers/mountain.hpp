// Private to games/odin: what is taken from mountain strips (O-5.13, O-5.14).
#pragma once

#include "games/odin/act.hpp"
#include "games/odin/actions/parts.hpp"
#include "games/odin/answers/answering.hpp"
#include "games/odin/components/effect.hpp"

namespace meadhall::odin {

/// On all strips that lie open together.
[[nodiscard]] int positions_left(const Open& open);
[[nodiscard]] const Reason* obstacle_to_strips(const Open& open, const Part& part);
void begin_strips(const Act& act, Seat seat, const Part& part);
void list_takes(const Look& look, Menu& menu);
[[nodiscard]] const Reason* obstacle_to_taking(const Look& look, int strip, int count);
void take(const Act& act, int strip, int count);

template <>
struct Answering<ask::Mountain> {
    using Answers = Verbs<verb::Take, verb::Done>;
    static void list(const Look& look, Menu& menu) {
        list_takes(look, menu);
        offer<ask::Mountain>(look, menu, verb::Done{});
    }
    static const Reason* obstacle(const Look& look, verb::Take said) {
        return obstacle_to_taking(look, said.strip, said.count);
    }
    static const Reason* obstacle(const Look& look, verb::Done) { return obstacle_to_leaving_out(look); }
    static void perform(const Act& act, verb::Take said) { take(act, said.strip, said.count); }
    static void perform(const Act& act, verb::Done) { pop(act); }
    static bool is_sound(const Spot& spot, const ask::Mountain& asked);
};

}  // namespace meadhall::odin
