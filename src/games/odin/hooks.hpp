// Where occupations reach into the rules (O-8.13): the moments that played cards listen to, and the quantities that
// they change. The rules raise the moments and ask for the quantities; what a card does about them is a row in a book.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "core/inplace_vector.hpp"
#include "core/seat.hpp"
#include "games/odin/cards.hpp"
#include "games/odin/item.hpp"
#include "games/odin/spaces.hpp"

namespace meadhall::odin {

/// Moments, in the order in which a round brings them.
enum class Hook : std::uint8_t {
    harvest_starts,  // `count`: the tier, 0 in rounds without a harvest
    harvest,
    after_harvest,
    new_weapon,            // before it is drawn
    before_placing,        // on `space`
    placed,                // on `space`, `count` Vikings
    thing_square_changed,  // `count` Vikings stand on it now
    occupation_to_hand,
    before_action,  // of `space`
    before_dice,    // `subject`: the dice action
    rolled,         // `count` is what the die shows, `subject` the dice action
    dice_succeeded,
    dice_failed,
    received,          // `count` of `item`, from whatever source
    taken_from_strip,  // `item`
    tile_laid,         // `item`; `subject`: the place
    built,             // `item`, a ship or a house, on a building space
    acquired,          // `item`, a ship or a house, in any way
    occupation_played,
    vikings_returned,  // `count` of them
    after_action,      // of `space`
    actions_end,
    before_income,
    feast_starts,
    dish_served,  // `item`
    after_feast,
    bonus,
    after_bonus,
    removed_from_strip,  // `item`, in phase 11
};
inline constexpr int hook_count = 29;
constexpr auto names(Hook /*of*/) {
    return std::array<std::string_view, hook_count>{
        "harvestStarts", "harvest",         "afterHarvest",   "newWeapon",  "beforePlacing",   "placed",
        "thingSquare",   "cardToHand",      "beforeAction",   "beforeDice", "rolled",          "diceSucceeded",
        "diceFailed",    "received",        "takenFromStrip", "tileLaid",   "built",           "acquired",
        "cardPlayed",    "vikingsReturned", "afterAction",    "actionsEnd", "beforeIncome",    "feastStarts",
        "dishServed",    "afterFeast",      "bonus",          "afterBonus", "removedFromStrip"};
}

/// A moment that has come for somebody.
struct Occasion {
    Hook hook{};
    Seat seat{};
    Item item{};
    int count = 0;
    int subject = 0;
    std::optional<Space> space{};  // of the action that goes on, if any
};

/// O-8.7: a card that gives something at a moment; gains are automatic.
struct Listener {
    Card card{};
    Hook hook{};
    Bundle gain{};
    bool (*heeds)(const Occasion&) = nullptr;  // which moments of the kind; none: all. It must not heed its own gain.
};

/// What a rule reads off a component unless a card says otherwise (O-8.10).
enum class Quantity : std::uint8_t {
    vikings_needed,  // O-4.3: for a space
    silver_price,    // O-4.16: of a space, or of special tiles at the sale
    result,          // O-6.3: of a roll in a dice action
    rolls,           // O-6.2: in a dice action
    upgrade_steps,   // O-5.15: for each tile on a space
    sword_value,     // O-6.7: of an item; 0: no loot
    points,          // O-12.3: at the end
};
inline constexpr int quantity_count = 7;

struct Modifier {
    Card card{};
    Quantity quantity{};
    int amount = 0;                // added to what is printed; the sum is never below zero
    std::optional<int> subject{};  // number of the space, dice action or item; none: every one
};

/// What the cards of a game do.
struct CardBook {
    std::span<const Listener> listeners{};
    std::span<const Modifier> modifiers{};
};

/// The cards as printed. Their effects are not part of these rules: played cards count their points, no more.
inline constexpr CardBook printed_book{};

/// Moments that somebody listens to and that are not yet answered. Most come at once where bonuses are paid.
using Occasions = InplaceVector<Occasion, 256>;

}  // namespace meadhall::odin
