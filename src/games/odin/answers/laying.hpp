// Private to games/odin: pieces taken up and laid on boards and in houses (O-9.3 to O-9.9).
#pragma once

#include "games/odin/act.hpp"
#include "games/odin/answers/answering.hpp"
#include "games/odin/laying/laying.hpp"

namespace meadhall::odin {

void list_lifts(const Look& look, Menu& menu);
/// Whether there is any piece that has a place.
[[nodiscard]] bool can_lift_any(const Game& game, const Open& open, Seat seat);
[[nodiscard]] const Reason* obstacle_to_lifting(const Look& look, Item item, Place place);
void lift(const Act& act, Item item, Place place);
void list_placements(const Look& look, Menu& menu);
[[nodiscard]] const Reason* obstacle_to_laying(const Look& look, Placement placement);
/// Whether a bonus is won or lost once the piece lies like this (O-11.5).
[[nodiscard]] bool changes_bonuses(const Look& look, Placement placement);
void lay(const Act& act, Placement placement);

// Ore or dishes that must be laid at once: where they may go.
void list_forced_lifts(const Look& look, Menu& menu);
[[nodiscard]] const Reason* obstacle_to_forced_lift(const Look& look, Item item, Place place);
void lift_forced(const Act& act, Item item, Place place);

template <>
struct Answering<ask::Laying> {
    using Answers = Verbs<verb::Lay>;
    static void list(const Look& look, Menu& menu) { list_placements(look, menu); }
    static const Reason* obstacle(const Look& look, verb::Lay said) {
        return obstacle_to_laying(look, said.placement());
    }
    static void perform(const Act& act, verb::Lay said) { lay(act, said.placement()); }
    static bool is_sound(const Spot& spot, const ask::Laying& asked);
};

template <>
struct Answering<ask::OreLaying> {
    using Answers = Verbs<verb::Lift, verb::Done>;
    static void list(const Look& look, Menu& menu) { list_forced_lifts(look, menu); }
    static const Reason* obstacle(const Look& look, verb::Lift said) {
        return obstacle_to_forced_lift(look, said.item, said.place);
    }
    static const Reason* obstacle(const Look& /*look*/, verb::Done) { return nullptr; }
    static void perform(const Act& act, verb::Lift said) { lift_forced(act, said.item, said.place); }
    static void perform(const Act& act, verb::Done) { pop(act); }
    static bool is_sound(const Spot& spot, const ask::OreLaying& asked) {
        return spot.part(Deed::lay_ore) != nullptr && are_left(asked.left, large_moorings);
    }
};

template <>
struct Answering<ask::FishLaying> {
    using Answers = Verbs<verb::Lift, verb::Done>;
    static void list(const Look& look, Menu& menu) { list_forced_lifts(look, menu); }
    static const Reason* obstacle(const Look& look, verb::Lift said) {
        return obstacle_to_forced_lift(look, said.item, said.place);
    }
    static const Reason* obstacle(const Look& /*look*/, verb::Done) { return nullptr; }
    static void perform(const Act& act, verb::Lift said) { lift_forced(act, said.item, said.place); }
    static void perform(const Act& act, verb::Done) { pop(act); }
    static bool is_sound(const Spot& spot, const ask::FishLaying& asked) {
        return spot.part(Deed::move_to_houses) != nullptr && are_left(asked.left, table_slots);
    }
};

}  // namespace meadhall::odin
