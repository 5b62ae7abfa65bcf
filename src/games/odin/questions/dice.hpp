// Dice actions: the boats, the rolls, the loot (O-6).
#pragma once

#include <cstdint>
#include <string_view>

#include "core/fields.hpp"
#include "games/odin/components/dice.hpp"
#include "games/odin/components/item.hpp"

namespace meadhall::odin::ask {

/// O-6.11: which boats set out.
struct Boats {
    static constexpr std::string_view name = "boats";

    std::uint8_t most = 0;

    static constexpr auto fields() { return described(field("most", &Boats::most)); }
    friend constexpr bool operator==(const Boats&, const Boats&) = default;
};

/// O-6: to roll, to succeed or to fail.
struct DiceAction {
    static constexpr std::string_view name = "diceAction";

    odin::DiceAction action{};
    std::uint8_t rolls = 0;     // made so far
    std::uint8_t shown = 0;     // what the die shows
    std::uint8_t boost = 0;     // that a card has added
    std::uint8_t ore = 0;       // on the ships that counts
    bool with_vikings = false;  // some come back from the space if it fails

    static constexpr auto fields() {
        return described(field("action", &DiceAction::action), field("rolls", &DiceAction::rolls),
                         field("shown", &DiceAction::shown), field("boost", &DiceAction::boost),
                         field("ore", &DiceAction::ore), field("withVikings", &DiceAction::with_vikings));
    }
    friend constexpr bool operator==(const DiceAction&, const DiceAction&) = default;
};

/// O-6.2: the roll of the dice action below.
struct Die {
    static constexpr std::string_view name = "die";

    odin::DiceAction action{};

    static constexpr auto fields() { return described(field("action", &Die::action)); }
    friend constexpr bool operator==(const Die&, const Die&) = default;
};

/// O-6.7: another tile for what is left of the result.
struct SecondLoot {
    static constexpr std::string_view name = "secondLoot";

    odin::DiceAction action{};
    std::uint8_t rolls = 0;    // made
    std::uint8_t result = 0;   // what is left of it
    std::uint8_t weapons = 0;  // spent so far
    std::uint8_t stones = 0;   // spent so far

    static constexpr auto fields() {
        return described(field("action", &SecondLoot::action), field("rolls", &SecondLoot::rolls),
                         field("result", &SecondLoot::result), field("weapons", &SecondLoot::weapons),
                         field("stones", &SecondLoot::stones));
    }
    friend constexpr bool operator==(const SecondLoot&, const SecondLoot&) = default;
};

/// O-6.7: how many of the long swords are paid in spears (#137).
struct WeaponMix {
    static constexpr std::string_view name = "weaponMix";

    Item item{};               // the loot
    std::uint8_t weapons = 0;  // that it costs
    std::uint8_t stones = 0;   // that it costs besides

    static constexpr auto fields() {
        return described(field("item", &WeaponMix::item), field("weapons", &WeaponMix::weapons),
                         field("stones", &WeaponMix::stones));
    }
    friend constexpr bool operator==(const WeaponMix&, const WeaponMix&) = default;
};

}  // namespace meadhall::odin::ask
