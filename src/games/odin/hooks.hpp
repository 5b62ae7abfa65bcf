// Where occupations reach into the rules (O-8.13): the moments that played cards listen to, and the quantities and
// rules that they change. The rules raise the moments and ask for the rest; what a card does about it is a row in a
// book.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/inplace_vector.hpp"
#include "core/seat.hpp"
#include "games/odin/components/areas/place.hpp"
#include "games/odin/components/dice.hpp"
#include "games/odin/components/item.hpp"
#include "games/odin/components/occupations.hpp"
#include "games/odin/components/spaces.hpp"

namespace meadhall::odin {

/// Moments, in the order in which a round brings them.
enum class Hook : std::uint8_t {
    harvest_starts,  // `count`: the tier, 0 in rounds without a harvest
    harvest,
    after_harvest,
    new_weapon,            // before it is drawn
    before_placing,        // on the space, `count` Vikings
    placed,                // on the space, `count` Vikings
    thing_square_changed,  // `count` Vikings stand on it now
    occupation_drawn,      // before it is drawn
    before_action,         // of the space
    before_overseas,       // trading, also without Vikings
    before_paying,         // `item`, for a part of the space
    before_dice,           // `dice.action`
    rolled,                // `count` is what the die shows; `dice.action`
    dice_succeeded,        // `dice`
    dice_failed,           // `dice`, but nothing spent
    received,              // `count` of `item`, from whatever source
    taken_from_strip,      // `item`
    tile_laid,             // `item`, at `place`
    built,                 // `item`, a ship or a house, on a building space; `count`: the wood paid
    acquired,              // `item`, a ship or a house, in any way
    explored,
    emigrated,          // with `item`
    occupation_played,  // `card`
    vikings_returned,   // `count` of them
    after_action,       // of the space
    action_over,        // with the card that column 4 lets one play
    actions_end,
    before_income,
    feast_starts,
    dish_served,  // `item`
    after_feast,  // `feast`; `count`: Thing penalties
    house_bonus,  // `item`, the only good that a house gives
    bonus,
    after_bonus,
    removed_from_strip,  // `item`, in phase 11
    scoring,
};
inline constexpr int hook_count = 36;
constexpr auto names(Hook /*of*/) {
    return std::array<std::string_view, hook_count>{
        "harvestStarts", "harvest",       "afterHarvest", "newWeapon",      "beforePlacing",    "placed",
        "thingSquare",   "cardDrawn",     "beforeAction", "beforeOverseas", "beforePaying",     "beforeDice",
        "rolled",        "diceSucceeded", "diceFailed",   "received",       "takenFromStrip",   "tileLaid",
        "built",         "acquired",      "explored",     "emigrated",      "cardPlayed",       "vikingsReturned",
        "afterAction",   "actionOver",    "actionsEnd",   "beforeIncome",   "feastStarts",      "dishServed",
        "afterFeast",    "houseBonus",    "bonus",        "afterBonus",     "removedFromStrip", "scoring"};
}

/// What cards may ask about a dice action.
struct DiceStory {
    DiceAction action{};
    int rolls = 0;      // made
    int boats = 0;      // that took part
    int weapons = 0;    // spent
    int resources = 0;  // spent
};
/// What cards may ask about a feast.
struct FeastStory {
    GoodSet dishes{};   // kinds served
    int stockfish = 0;  // served
};

/// A moment that has come for somebody, and what is known of it: `Hook` says for each which of these.
struct Occasion {
    Hook hook{};
    Seat seat{};
    Item item{};
    Card card{};
    Place place{};
    bool visit = false;            // of an action space without Vikings (O-4.18)
    std::optional<Space> space{};  // of the action that goes on, if it is heard (D-51)
    int count = 0;
    DiceStory dice{};
    FeastStory feast{};
};

/// Moments that somebody listens to and that are not yet answered. Most come at once where bonuses are paid.
using Occasions = InplaceVector<Occasion, 256>;

/// What a rule reads off a component unless a card says otherwise (O-8.10).
enum class Quantity : std::uint8_t {
    silver_price,    // O-4.16: of a space
    stone_price,     // O-5.6: of a house
    result,          // O-6.3: of a roll in a dice action
    rolls,           // O-6.2: in a dice action
    weapon_value,    // O-6.12: of the weapon spent in a dice action
    resource_value,  // O-6.12: of the resource spent in a dice action
};
inline constexpr int quantity_count = 6;

/// What a card permits or replaces as long as it lies open (O-8.10).
enum class Rule : std::uint8_t {
    none,
    unload_ore,         // O-9.15: ore comes back from ships
    wood_in_houses,     // O-9.9: wood covers single cells
    spears_as_swords,   // O-6.7
    knarr_as_longship,  // O-6.5, O-5.22, O-7.1
    green_loot,         // O-6.7: at one less than the blue side
    top_loot_for_less,  // O-6.7: the special tiles of the highest value on the oval board, at one less
    split_loot,         // O-6.7: two tiles for one result
    second_pea_dish,    // O-10.4: two lie lengthwise
    one_double_step,    // O-5.15: of three or four goods, one may rise twice
    space_alternative,  // O-4.10: another way to use a space
    abstain_from_mead,  // O-10: silver for a feast without mead
    fewer_vikings,      // O-4.3: on one space, by longships
};
inline constexpr int rule_count = 13;

}  // namespace meadhall::odin
