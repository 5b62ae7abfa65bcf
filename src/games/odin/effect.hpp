// The small language in which action spaces and occupation cards say what they do.
//
// An effect is one or more alternatives, of which the player uses one; an alternative is a list of parts, used in
// printed order (O-4.10, D-11); a part is a deed with what is given, what is received, how often, and which ships it
// needs.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/inplace_vector.hpp"
#include "games/odin/dice.hpp"
#include "games/odin/exploration.hpp"
#include "games/odin/item.hpp"
#include "games/odin/ships.hpp"

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
    recall,           // Vikings from the action board to the Thing Square; `numbers`: the Recall
    visit,            // O-4.18: an action space without Vikings; `numbers`: the Visit
    run_phase,        // O-8.11: a phase for the owner alone; `numbers`: the Extra
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
/// Phases that a card runs for its owner.
enum class Extra : std::uint8_t { feast, bonus_of_houses, bonus_of_home, breeding, harvest_begins, harvest_ends };

struct Part {
    static constexpr std::int8_t no_limit = 127;

    Deed deed{};
    Bundle give{};
    Bundle get{};
    Measure times = Measure::one;    // `give` and `get` are multiplied by this …
    std::int8_t at_most = no_limit;  // … but never by more
    Need need{};
    std::array<std::int8_t, 4> numbers{};  // what the deed counts; read them by the names below
    Wild wild = Wild::none;                // what is given besides

    // Readers, each for its deed.
    [[nodiscard]] constexpr const std::array<std::int8_t, 4>& allowances() const { return numbers; }  // take
    [[nodiscard]] constexpr int count() const { return numbers[0]; }          // upgrade, draw_…, play_…, buy_specials
    [[nodiscard]] constexpr int steps() const { return numbers[1]; }          // upgrade
    [[nodiscard]] constexpr bool is_fare() const { return numbers[0] == 1; }  // pay
    [[nodiscard]] constexpr Picks picks() const { return static_cast<Picks>(numbers[2]); }                  // upgrade
    [[nodiscard]] constexpr Path path() const { return static_cast<Path>(numbers[3]); }                     // upgrade
    [[nodiscard]] constexpr Recall from() const { return static_cast<Recall>(numbers[0]); }                 // recall
    [[nodiscard]] constexpr int vikings() const { return numbers[1]; }                                      // recall
    [[nodiscard]] constexpr bool from_others() const { return numbers[0] == 1; }                            // seize
    [[nodiscard]] constexpr Visit where() const { return static_cast<Visit>(numbers[0]); }                  // visit
    [[nodiscard]] constexpr Extra phase() const { return static_cast<Extra>(numbers[0]); }                  // run_phase
    [[nodiscard]] constexpr DiceAction dice_action() const { return static_cast<DiceAction>(numbers[0]); }  // roll
    [[nodiscard]] constexpr int boats() const { return numbers[1]; }  // roll: whaling boats that may be used
    [[nodiscard]] constexpr Voyage voyage() const { return static_cast<Voyage>(numbers[0]); }  // explore

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
    Part part = pay(Resource::silver);
    part.numbers[0] = 1;
    return part.per(silver);
}
[[nodiscard]] constexpr Part exchange(const Bundle& give, const Bundle& get) {
    return {.deed = Deed::exchange, .give = give, .get = get};
}
/// For deeds that count.
[[nodiscard]] constexpr Part counted(Deed deed, int first, int second = 0, int third = 0, int fourth = 0) {
    return {.deed = deed,
            .numbers = {static_cast<std::int8_t>(first), static_cast<std::int8_t>(second),
                        static_cast<std::int8_t>(third), static_cast<std::int8_t>(fourth)}};
}
[[nodiscard]] constexpr Part take(int first, int second = 0, int third = 0, int fourth = 0) {
    return counted(Deed::take, first, second, third, fourth);
}
[[nodiscard]] constexpr Part upgrade(int goods_count, int steps = 1) {
    return counted(Deed::upgrade, goods_count, steps);
}
[[nodiscard]] constexpr Part draw_weapons(int count) { return counted(Deed::draw_weapons, count); }
[[nodiscard]] constexpr Part draw_occupations(int count) { return counted(Deed::draw_occupations, count); }
[[nodiscard]] constexpr Part play_occupations(int count) { return counted(Deed::play_occupations, count); }
[[nodiscard]] constexpr Part buy_specials(int count) {
    return counted(Deed::buy_specials, count).with(1, {Ship::knarr});
}
[[nodiscard]] constexpr Part roll(DiceAction action) { return counted(Deed::roll, static_cast<int>(action)); }
[[nodiscard]] constexpr Part sail_and_roll(DiceAction action) { return roll(action).with(1, {Ship::longship}); }
[[nodiscard]] constexpr Part go_whaling(int boats) {
    return counted(Deed::roll, static_cast<int>(DiceAction::whaling), boats).with(1, {Ship::whaling_boat});
}
[[nodiscard]] constexpr Part trade_overseas() { return Part{.deed = Deed::trade_overseas}.with(1, {Ship::knarr}); }
[[nodiscard]] constexpr Part forge(const Bundle& give) { return {.deed = Deed::forge, .give = give}; }
[[nodiscard]] constexpr Part emigrate() { return Part{.deed = Deed::emigrate}.with(1, {Ship::knarr, Ship::longship}); }
[[nodiscard]] constexpr Part explore(Voyage voyage) {
    return counted(Deed::explore, static_cast<int>(voyage)).with(1, row_of(voyage).ships);
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
