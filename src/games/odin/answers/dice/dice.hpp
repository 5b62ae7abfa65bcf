// Private to games/odin: dice actions, their boats, rolls and loot (O-6).
#pragma once

#include "games/odin/act.hpp"
#include "games/odin/answers/answering.hpp"
#include "games/odin/components/effect.hpp"

namespace meadhall::odin {

void begin_dice(const Act& act, Seat seat, const Part& part);

// Boats (O-6.11).
void list_boats(const Look& look, Menu& menu);
[[nodiscard]] const Reason* obstacle_to_boats(const Look& look, int plain, int armed);
void choose_boats(const Act& act, int plain, int armed);

// Rolling (O-6.2).
void list_dice(const Look& look, Menu& menu);
/// O-6.2: three, and what cards add.
[[nodiscard]] int rolls_allowed(const Look& look);
[[nodiscard]] const Reason* obstacle_to_rolling(const Look& look);
void ask_for_roll(const Act& act);
void list_rolls(const Look& look, Menu& menu);
void roll(const Act& act, int shown);

// Success and failure.
[[nodiscard]] const Reason* obstacle_to_payment(const Look& look, int wood);
void succeed_paying(const Act& act, int wood);
[[nodiscard]] const Reason* obstacle_to_failing(const Look& look);
void fail(const Act& act);

// Loot (O-6.7).
/// O-6.7: what an item takes, as cards have it; 0: it is no loot.
[[nodiscard]] int sword_value(const Look& look, Item item);
/// D-38: what must be spent for this loot besides the result.
[[nodiscard]] int shortfall(const Look& look, Item item);
[[nodiscard]] const Reason* obstacle_to_looting(const Look& look, Item item, int stones);
void loot(const Act& act, Item item, int stones);
void list_loot(const Look& look, Menu& menu);
void end_looting(const Act& act);
[[nodiscard]] const Reason* obstacle_to_mixing(const Look& look, int spears);
void mix_weapons(const Act& act, int spears);
void list_mixes(const Look& look, Menu& menu);

template <>
struct Answering<ask::Boats> {
    using Answers = Verbs<verb::Boats>;
    static void list(const Look& look, Menu& menu) { list_boats(look, menu); }
    static const Reason* obstacle(const Look& look, verb::Boats said) {
        return obstacle_to_boats(look, said.plain, said.armed);
    }
    static void perform(const Act& act, verb::Boats said) { choose_boats(act, said.plain, said.armed); }
    static bool is_sound(const Spot& spot, const ask::Boats& asked);
};

template <>
struct Answering<ask::DiceAction> {
    using Answers = Verbs<verb::Roll, verb::Pay, verb::Fail, verb::Loot>;
    static void list(const Look& look, Menu& menu) { list_dice(look, menu); }
    static const Reason* obstacle(const Look& look, verb::Roll) { return obstacle_to_rolling(look); }
    static const Reason* obstacle(const Look& look, verb::Pay said) { return obstacle_to_payment(look, said.count); }
    static const Reason* obstacle(const Look& look, verb::Fail) { return obstacle_to_failing(look); }
    static const Reason* obstacle(const Look& look, verb::Loot said) {
        return obstacle_to_looting(look, said.item, said.stones);
    }
    static void perform(const Act& act, verb::Roll) { ask_for_roll(act); }
    static void perform(const Act& act, verb::Pay said) { succeed_paying(act, said.count); }
    static void perform(const Act& act, verb::Fail) { fail(act); }
    static void perform(const Act& act, verb::Loot said) { loot(act, said.item, said.stones); }
    static bool is_sound(const Spot& spot, const ask::DiceAction& asked);
};

template <>
struct Answering<ask::Die> {
    using Answers = Verbs<verb::Die>;
    static void list(const Look& look, Menu& menu) { list_rolls(look, menu); }
    static const Reason* obstacle(const Look& look, verb::Die said) { return obstacle_to_chance(look, said); }
    static void perform(const Act& act, verb::Die said) { roll(act, said.shown); }
    static bool is_sound(const Spot& spot, const ask::Die& asked);
};

template <>
struct Answering<ask::SecondLoot> {
    using Answers = Verbs<verb::Loot, verb::Done>;
    static void list(const Look& look, Menu& menu) {
        list_loot(look, menu);
        menu.push_back(verb::Done{});
    }
    static const Reason* obstacle(const Look& look, verb::Loot said) {
        return obstacle_to_looting(look, said.item, said.stones);
    }
    static const Reason* obstacle(const Look& /*look*/, verb::Done) { return nullptr; }
    static void perform(const Act& act, verb::Loot said) { loot(act, said.item, said.stones); }
    static void perform(const Act& act, verb::Done) { end_looting(act); }
    static bool is_sound(const Spot& spot, const ask::SecondLoot& asked);
};

template <>
struct Answering<ask::WeaponMix> {
    using Answers = Verbs<verb::Pay>;
    static void list(const Look& look, Menu& menu) { list_mixes(look, menu); }
    static const Reason* obstacle(const Look& look, verb::Pay said) { return obstacle_to_mixing(look, said.count); }
    static void perform(const Act& act, verb::Pay said) { mix_weapons(act, said.count); }
    static bool is_sound(const Spot& spot, const ask::WeaponMix& asked);
};

}  // namespace meadhall::odin
