// Private to games/odin: what only effects of cards ask (O-8).
#pragma once

#include "games/odin/act.hpp"
#include "games/odin/actions/parts.hpp"
#include "games/odin/answers/answering.hpp"
#include "games/odin/cards/effects_under_way.hpp"
#include "games/odin/components/effect.hpp"

namespace meadhall::odin {

// Vikings called back.
[[nodiscard]] const Reason* obstacle_to_recall(const Look& look, const Part& part);
void begin_recall(const Act& act, Seat seat, const Part& part);
void list_recalls(const Look& look, Menu& menu);
[[nodiscard]] const Reason* obstacle_to_recalling(const Look& look, Space space, int via);
void recall(const Act& act, Space space, int via);

// Spaces without Vikings (O-4.18).
[[nodiscard]] const Reason* obstacle_to_visits(const Look& look, Visit visit);
void list_visits(const Look& look, Menu& menu);
[[nodiscard]] const Reason* obstacle_to_visiting(const Look& look, Space space);
void visit(const Act& act, Space space);

// Goods copied and turned.
[[nodiscard]] bool can_copy(const Look& look);
void list_copies(const Look& look, Menu& menu);
[[nodiscard]] const Reason* obstacle_to_copying(const Look& look, Item item);
void copy_good(const Act& act, Item item);
[[nodiscard]] bool has_goods(const Player& owner);
void list_flips(const Look& look, Menu& menu);
[[nodiscard]] const Reason* obstacle_to_flipping(const Look& look, Good good);
void flip(const Act& act, Good good);

template <>
struct Answering<ask::Triggers> {
    using Answers = Verbs<verb::Use, verb::Skip>;
    static void list(const Look& look, Menu& menu) {
        list_triggers(look, menu);
        offer<ask::Triggers>(look, menu, verb::Skip{});
    }
    static const Reason* obstacle(const Look& look, verb::Use said) {
        return obstacle_to_use(look, said.card, said.way);
    }
    static const Reason* obstacle(const Look& look, verb::Skip) { return obstacle_to_skipping_triggers(look); }
    static void perform(const Act& act, verb::Use said) { use_card(act, said.card, said.way); }
    static void perform(const Act& act, verb::Skip) { skip_triggers(act); }
    /// Whoever has used the last of what waited may still be at it.
    static bool is_sound(const Spot& spot, const ask::Triggers& asked) { return asked.count > 0 || !spot.is_top(); }
};

template <>
struct Answering<ask::Recall> {
    using Answers = Verbs<verb::Recall>;
    static void list(const Look& look, Menu& menu) { list_recalls(look, menu); }
    static const Reason* obstacle(const Look& look, verb::Recall said) {
        return obstacle_to_recalling(look, said.space, said.via);
    }
    static void perform(const Act& act, verb::Recall said) { recall(act, said.space, said.via); }
    static bool is_sound(const Spot& spot, const ask::Recall& asked);
};

template <>
struct Answering<ask::Visit> {
    using Answers = Verbs<verb::Visit>;
    static void list(const Look& look, Menu& menu) { list_visits(look, menu); }
    static const Reason* obstacle(const Look& look, verb::Visit said) { return obstacle_to_visiting(look, said.space); }
    static void perform(const Act& act, verb::Visit said) { visit(act, said.space); }
    static bool is_sound(const Spot& spot, const ask::Visit& asked);
};

template <>
struct Answering<ask::Flip> {
    using Answers = Verbs<verb::Turn, verb::Done>;
    static void list(const Look& look, Menu& menu) {
        list_flips(look, menu);
        offer<ask::Flip>(look, menu, verb::Done{});
    }
    static const Reason* obstacle(const Look& look, verb::Turn said) { return obstacle_to_flipping(look, said.good); }
    static const Reason* obstacle(const Look& look, verb::Done) { return obstacle_to_leaving_out(look); }
    static void perform(const Act& act, verb::Turn said) { flip(act, said.good); }
    static void perform(const Act& act, verb::Done) { pop(act); }
    static bool is_sound(const Spot& spot, const ask::Flip& asked);
};

template <>
struct Answering<ask::Copy> {
    using Answers = Verbs<verb::Acquire>;
    static void list(const Look& look, Menu& menu) { list_copies(look, menu); }
    static const Reason* obstacle(const Look& look, verb::Acquire said) { return obstacle_to_copying(look, said.item); }
    static void perform(const Act& act, verb::Acquire said) { copy_good(act, said.item); }
    static bool is_sound(const Spot& spot, const ask::Copy& /*asked*/) { return spot.part(Deed::copy_good) != nullptr; }
};

}  // namespace meadhall::odin
