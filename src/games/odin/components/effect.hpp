// The small language in which action spaces and occupation cards say what they do.
//
// An effect is one or more alternatives, of which the player uses one; an alternative is a list of parts, used in
// printed order (O-4.10, D-11); a part is a deed with what is given, what is received, how often, and which ships it
// needs.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <variant>

#include "core/inplace_vector.hpp"
#include "games/odin/components/dice.hpp"
#include "games/odin/components/exploration.hpp"
#include "games/odin/components/item.hpp"
#include "games/odin/components/ships.hpp"

namespace meadhall::odin {

enum class Deed : std::uint8_t {
    gain,              // `get` is received; it cannot be refused
    buy,               // O-4.16: `give` is the silver under the purse, the price of the whole of `get`
    pay,               // a cost that stands alone: paying it already is a part used (O-4.6, D-01)
    exchange,          // O-5.6: `give` for `get`, once or not at all
    take,              // O-5.13, O-5.14: up to so many positions, each allowance from another mountain strip
    upgrade,           // O-5.15, O-5.16: up to so many goods, each up to so many steps
    draw_weapons,      // at random
    draw_occupations,  // O-8.2
    play_occupations,  // O-8.3: up to so many, one after the other
    roll,              // O-6: a dice action
    trade_overseas,    // O-5.18: green to blue, one of each kind
    buy_specials,      // O-5.19: up to so many, at their printed prices
    forge,             // O-5.11: `give` for jewelry or a special tile with a forge mark
    emigrate,          // O-5.20
    explore,           // O-7
    // Only on cards
    recall,           // Vikings from the action board to the Thing Square
    visit,            // O-4.18: an action space without Vikings
    run_phase,        // O-8.11: a phase for the owner alone
    flip,             // up to so many goods to the other side of their tiles
    make_pregnant,    // one of the animals in `get`
    lay_ore,          // ore that must be laid at once on boards
    store_in_shed,    // `give` into a shed, for `get`
    copy_good,        // one more of a good of which there are exactly so many
    load_longship,    // so much ore from the supply onto the longship just acquired
    seize,            // a laid special tile; `get` fills its hole
    move_to_houses,   // dishes from the banquet table
    skip_weapon,      // instead of the weapon that is about to be drawn
    skip_occupation,  // instead of the card that is about to be drawn
    gain_concerned,   // the good that the moment is about
    boost_roll,       // so much on every roll of the dice action that begins
};
constexpr auto names(Deed /*of*/) {
    return std::array<std::string_view, 30>{"gain",
                                            "buy",
                                            "pay",
                                            "exchange",
                                            "take",
                                            "upgrade",
                                            "draw_weapons",
                                            "draw_occupations",
                                            "play_occupations",
                                            "roll",
                                            "trade_overseas",
                                            "buy_specials",
                                            "forge",
                                            "emigrate",
                                            "explore",
                                            "recall",
                                            "visit",
                                            "run_phase",
                                            "flip",
                                            "make_pregnant",
                                            "lay_ore",
                                            "store_in_shed",
                                            "copy_good",
                                            "load_longship",
                                            "seize",
                                            "move_to_houses",
                                            "skip_weapon",
                                            "skip_occupation",
                                            "gain_concerned",
                                            "boost_roll"};
}

/// What is counted: for amounts, for tables on cards and for their conditions. Animals count in both states, ships only
/// in the bay, "houses" are stone and long houses (O-8.12).
enum class Measure : std::uint8_t {
    one,
    players,
    round,
    flock,  // of sheep
    herd,   // of cattle
    whaling_boats,
    knarrs,
    longships,
    large_ships,
    ship_sets,         // of one ship of each kind
    strong_longships,  // with two ore or more
    loose_ore,         // on ships, without what is printed on them
    houses,
    islands,
    special_tiles,  // in the supply or laid
    income,         // O-11.1
    animal_kinds,
    red_kinds,
    meat_pairs,           // game meat and whale meat
    stock,                // of the thing in question, in the supply
    short_of_two,         // of the thing in question
    peas_to_double,       // D: at most four, and to eight at most
    quartermaster_price,  // a longship for less with weapons
    price_less_large,     // the round, less one for each large ship
    // Of the action or phase that the card listens to
    vikings_on_crafting,
    vikings_in_column_2,
    vikings_in_column_3,
    placements_in_column_2,
    placements_of_two,  // Vikings, in any column
    wood_gained,
    stone_gained,
    stockfish_gained,
    earlier_stockfish,  // gained before what is gained now
    cards_played,
    kinds_taken,  // from mountain strips
    kinds_paid,   // of wood, stone and ore
    ore_paid,
    rolls_made,
    boats_used,
    weapons_spent,
    resources_spent,
    served,  // of the thing in question
};

/// O-7.1 and the like: so many ships, each of any of these kinds, must lie in the bay.
struct Need {
    ShipSet ships;
    std::int8_t count = 0;

    friend constexpr bool operator==(const Need&, const Need&) = default;
};

/// What a price leaves open: then each way to pay it is an option of its own.
enum class Wild : std::uint8_t { none, sheep, cattle, two_weapons, whaling_boat, longship, ore_of_longship };

/// Which goods an upgrade may choose, and where it leads in the goods boxes.
enum class Picks : std::uint8_t { any, orange, one_kind, listed };
enum class Path : std::uint8_t { up, up_right, up_left };

/// From where Vikings are called back.
enum class Recall : std::uint8_t { any_space, column_4, this_space };
/// Which spaces a card lets one use without Vikings.
enum class Visit : std::uint8_t { occupied_in_column_2, beside_own_in_column_1 };
constexpr auto names(Visit /*of*/) {
    return std::array<std::string_view, 2>{"occupiedInColumn2", "besideOwnInColumn1"};
}
/// Phases that a card runs for its owner.
enum class Extra : std::uint8_t { feast, bonus_of_houses, bonus_of_home, breeding, harvest_begins, harvest_ends };

// What a deed is about besides what is given and received: one struct for each that is about something.

/// So many cards, tiles, weapons or ore.
struct HowMany {
    std::int8_t count = 0;
    friend constexpr bool operator==(const HowMany&, const HowMany&) = default;
};
/// O-5.14: up to so many positions, each from another mountain strip.
struct Allowances {
    std::array<std::int8_t, 4> positions{};
    friend constexpr bool operator==(const Allowances&, const Allowances&) = default;
};
/// O-5.15: up to so many goods, each up to so many steps.
struct Upgrading {
    std::int8_t count = 0;
    std::int8_t steps = 1;
    Picks picks = Picks::any;
    Path path = Path::up;
    friend constexpr bool operator==(const Upgrading&, const Upgrading&) = default;
};
/// Which Vikings come back.
struct Recalled {
    Recall from{};
    std::int8_t vikings = 1;
    friend constexpr bool operator==(const Recalled&, const Recalled&) = default;
};
/// A dice action, and how many whaling boats may be used in it.
struct Rolled {
    DiceAction action{};
    std::int8_t boats = 0;
    friend constexpr bool operator==(const Rolled&, const Rolled&) = default;
};
/// The silver for emigrating, which cards may lower.
struct Fare {
    friend constexpr bool operator==(const Fare&, const Fare&) = default;
};
/// A tile of another player only.
struct OfAnother {
    friend constexpr bool operator==(const OfAnother&, const OfAnother&) = default;
};

struct Part {
    static constexpr std::int8_t no_limit = 127;

    Deed deed{};
    Bundle give{};
    Bundle get{};
    Measure times = Measure::one;    // `give` and `get` are multiplied by this …
    std::int8_t at_most = no_limit;  // … but never by more
    Need need{};
    std::variant<std::monostate, HowMany, Allowances, Upgrading, Recalled, Rolled, Visit, Extra, Voyage, Fare,
                 OfAnother>
        about{};
    Wild wild = Wild::none;  // what is given besides

    /// Precondition: the deed is about one.
    template <class T>
    [[nodiscard]] constexpr const T& as() const {
        return std::get<T>(about);
    }
    template <class T>
    [[nodiscard]] constexpr bool is() const {
        return std::holds_alternative<T>(about);
    }

    /// The same part, as often as the measure says.
    [[nodiscard]] constexpr Part per(Measure measure, int limit = no_limit) const {
        Part part = *this;
        part.times = measure;
        part.at_most = static_cast<std::int8_t>(limit);
        return part;
    }
    /// The same part, only for those who have the ships.
    [[nodiscard]] constexpr Part with(int ship_count, ShipSet kinds) const {
        Part part = *this;
        part.need = {kinds, static_cast<std::int8_t>(ship_count)};
        return part;
    }

    friend constexpr bool operator==(const Part&, const Part&) = default;
};

using Parts = InplaceVector<Part, 4>;

struct Effect {
    InplaceVector<Parts, 3> alternatives;

    friend constexpr bool operator==(const Effect&, const Effect&) = default;
};

// The words of the language.

[[nodiscard]] constexpr Part gain(const Bundle& get) { return {.deed = Deed::gain, .get = get}; }
[[nodiscard]] constexpr Part buy(Amount silver, const Bundle& get) {
    return {.deed = Deed::buy, .give = silver, .get = get};
}
[[nodiscard]] constexpr Part pay(const Bundle& give) { return {.deed = Deed::pay, .give = give}; }
/// The silver for emigrating, which cards may lower.
[[nodiscard]] constexpr Part fare(Measure silver) {
    return Part{.deed = Deed::pay, .give = Resource::silver, .about = Fare{}}.per(silver);
}
[[nodiscard]] constexpr Part exchange(const Bundle& give, const Bundle& get) {
    return {.deed = Deed::exchange, .give = give, .get = get};
}
/// For deeds that count.
[[nodiscard]] constexpr Part counted(Deed deed, int count) {
    return {.deed = deed, .about = HowMany{static_cast<std::int8_t>(count)}};
}
template <class... More>
[[nodiscard]] constexpr Part take(int first, More... more) {
    return {.deed = Deed::take,
            .about = Allowances{{static_cast<std::int8_t>(first), static_cast<std::int8_t>(more)...}}};
}
[[nodiscard]] constexpr Part upgrade(int goods_count, int steps = 1) {
    return {.deed = Deed::upgrade,
            .about = Upgrading{static_cast<std::int8_t>(goods_count), static_cast<std::int8_t>(steps)}};
}
[[nodiscard]] constexpr Part draw_weapons(int count) { return counted(Deed::draw_weapons, count); }
[[nodiscard]] constexpr Part draw_occupations(int count) { return counted(Deed::draw_occupations, count); }
[[nodiscard]] constexpr Part play_occupations(int count) { return counted(Deed::play_occupations, count); }
[[nodiscard]] constexpr Part buy_specials(int count) {
    return counted(Deed::buy_specials, count).with(1, {Ship::knarr});
}
[[nodiscard]] constexpr Part roll(DiceAction action, int boats = 0) {
    return {.deed = Deed::roll, .about = Rolled{action, static_cast<std::int8_t>(boats)}};
}
[[nodiscard]] constexpr Part sail_and_roll(DiceAction action) { return roll(action).with(1, {Ship::longship}); }
[[nodiscard]] constexpr Part go_whaling(int boats) {
    return roll(DiceAction::whaling, boats).with(1, {Ship::whaling_boat});
}
[[nodiscard]] constexpr Part trade_overseas() { return Part{.deed = Deed::trade_overseas}.with(1, {Ship::knarr}); }
[[nodiscard]] constexpr Part forge(const Bundle& give) { return {.deed = Deed::forge, .give = give}; }
[[nodiscard]] constexpr Part emigrate() { return Part{.deed = Deed::emigrate}.with(1, {Ship::knarr, Ship::longship}); }
[[nodiscard]] constexpr Part explore(Voyage voyage) {
    return Part{.deed = Deed::explore, .about = voyage}.with(1, row_of(voyage).ships);
}

/// An effect without alternatives.
template <class... More>
[[nodiscard]] constexpr Effect all(const Part& first, const More&... more) {
    return {{Parts{first, more...}}};
}
/// An effect of which one alternative is used.
template <class... More>
[[nodiscard]] constexpr Effect either(const Parts& first, const More&... more) {
    return {{first, more...}};
}

}  // namespace meadhall::odin
