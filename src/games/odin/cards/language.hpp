// The small language in which an occupation card is written down: one row of clauses, each with the moment it listens
// to, its conditions and what it does. What it does is written with the parts that action spaces are made of.
#pragma once

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <string_view>

#include "core/inplace_vector.hpp"
#include "core/words.hpp"
#include "games/odin/components/areas/place.hpp"
#include "games/odin/components/effect.hpp"
#include "games/odin/components/occupations.hpp"
#include "games/odin/hooks.hpp"

namespace meadhall::odin {

/// The colour of a clause's box: once on playing; at any time; each time; once, as soon as (O-8.5 to O-8.8).
enum class Timing : std::uint8_t { immediate, anytime, whenever, as_soon_as };
/// O-8.7: what has a price or says "may" is offered, everything else happens.
enum class Will : std::uint8_t { must, may };
enum class Compare : std::uint8_t { at_least, at_most, exactly };

/// Where a tile has been laid.
enum class Laid : std::uint8_t { anywhere, exploration_board, house };

// Sets of spaces, items and dice actions.
using DiceSet = IndexSet<DiceAction, 8>;
template <class... Spaces>
    requires(std::same_as<Spaces, Space> && ...)
[[nodiscard]] constexpr SpaceSet on(Spaces... spaces) {
    return {spaces...};
}
template <ItemKind... Kinds>
[[nodiscard]] constexpr ItemSet of(Kinds... kinds) {
    return {Item{kinds}...};
}
template <class... Actions>
    requires(std::same_as<Actions, DiceAction> && ...)
[[nodiscard]] constexpr DiceSet in(Actions... actions) {
    return {actions...};
}

/// Something is counted and compared.
struct Condition {
    Measure measure{};
    Compare compare{};
    std::int8_t number = 0;
    Item thing{};
};

/// A moment that a clause listens to, narrowed down.
struct Moment {
    Hook hook{};
    SpaceSet spaces{};      // one of these; none: any
    ItemSet items{};        // one of these; none: any
    DiceSet dice{};         // one of these dice actions; none: any
    std::int8_t least = 0;  // of the count that comes with the moment
    std::int8_t most = 127;
    Laid laid = Laid::anywhere;
    bool longship = false;  // only with a longship in the bay

    [[nodiscard]] constexpr Moment with(ItemSet some) const {
        Moment moment = *this;
        moment.items = some;
        return moment;
    }
    [[nodiscard]] constexpr Moment between(int low, int high) const {
        Moment moment = *this;
        moment.least = static_cast<std::int8_t>(low);
        moment.most = static_cast<std::int8_t>(high);
        return moment;
    }
    [[nodiscard]] constexpr Moment where(Laid place) const {
        Moment moment = *this;
        moment.laid = place;
        return moment;
    }
    [[nodiscard]] constexpr Moment by_longship() const {
        Moment moment = *this;
        moment.longship = true;
        return moment;
    }
};

/// A number that is changed while the card lies open.
struct Modifier {
    Quantity quantity{};
    std::int8_t amount = 0;  // added to what is printed; the sum is never below zero
    SpaceSet spaces{};       // only on these; none: any
    DiceSet dice{};          // only in these dice actions; none: any
    std::int8_t least = 0;   // only where at least so much is printed
    bool fare = false;       // only the silver for emigrating
    ItemSet items{};         // only these; none: any
};

/// A table on a card: which of the alternatives applies is counted, not chosen (O-8.4).
struct Tiers {
    Measure measure = Measure::one;
    Item thing{};
    Compare compare = Compare::at_least;
    InplaceVector<std::int8_t, 4> numbers{};  // one for each alternative
};

struct Clause {
    Timing timing{};
    Will will{};
    InplaceVector<Moment, 5> moments{};
    InplaceVector<Condition, 2> conditions{};
    InplaceVector<Parts, 4> alternatives{};
    Tiers table{};
    bool each = false;  // as often as the moment counts
    bool once = false;  // never again in this game
    InplaceVector<Modifier, 2> modifiers{};
    Rule rule{};
    Words script{};  // the sentence of a clause that is a rule of its own

    [[nodiscard]] constexpr Clause when(const Condition& condition) const {
        Clause clause = *this;
        clause.conditions.push_back(condition);
        return clause;
    }
    [[nodiscard]] constexpr Clause for_each() const {
        Clause clause = *this;
        clause.each = true;
        return clause;
    }
    [[nodiscard]] constexpr Clause only_once() const {
        Clause clause = *this;
        clause.once = true;
        return clause;
    }
    [[nodiscard]] constexpr Clause said(const Words& words) const {
        Clause clause = *this;
        clause.script = words;
        return clause;
    }
};

/// What the card with this printed number does.
struct CardEffect {
    std::uint8_t number = 0;
    InplaceVector<Clause, 2> clauses;
};

/// A card as it is printed: one row of its deck.
struct OccupationCard {
    std::uint8_t number = 0;
    std::string_view id;
    Words name;
    Back back{};
    std::int8_t points = 0;  // O-12.3
    InplaceVector<Clause, 2> clauses;
};

/// How many cards of a deck have this back.
[[nodiscard]] consteval int count_of(const auto& deck, Back back) {
    int sum = 0;
    for (const OccupationCard& card : deck) { sum += card.back == back ? 1 : 0; }
    return sum;
}

// The words of the language.

// Which spaces.
inline constexpr SpaceSet crafting_spaces =
    on(Space::craft_linen, Space::craft_clothing, Space::forge, Space::master_crafting, Space::craft_rune_stone,
       Space::craft_chest, Space::craft_chests_and_runes);
inline constexpr SpaceSet livestock_spaces =
    on(Space::buy_2_stockfish, Space::buy_sheep, Space::sheep_or_cattle, Space::buy_sheep_and_cattle,
       Space::buy_2_salt_meat, Space::buy_cattle_and_milk);
inline constexpr SpaceSet weekly_spaces =
    on(Space::weekly_beans, Space::weekly_flax_stockfish, Space::weekly_fruits_oil_salt_meat, Space::weekly_spices);
inline constexpr SpaceSet house_spaces =
    on(Space::build_shed, Space::build_stone_house, Space::build_long_house, Space::build_house_and_ship);
inline constexpr SpaceSet ship_spaces =
    on(Space::build_house_and_ship, Space::build_whaling_boat, Space::build_knarr, Space::build_longship);
inline constexpr SpaceSet strip_spaces =
    on(Space::mountain_2, Space::mountain_3_2, Space::mountain_4_double_2, Space::mountain_1_upgrade_1,
       Space::mountain_3_upgrade_1, Space::mountain_2222_or_double_3);
inline constexpr SpaceSet column_2_spaces = on(
    Space::build_stone_house, Space::build_knarr, Space::hunting_game_2, Space::laying_a_snare, Space::buy_sheep,
    Space::buy_cattle_and_milk, Space::weekly_flax_stockfish, Space::products_mead, Space::craft_clothing,
    Space::craft_chest, Space::wood_per_player, Space::mountain_3_upgrade_1, Space::upgrade_3, Space::overseas_trade_2,
    Space::pillaging_2, Space::explore_middle, Space::emigrate_2, Space::play_occupations_2);
inline constexpr SpaceSet all_spaces = SpaceSet::first(space_count);
inline constexpr SpaceSet overseas_spaces = on(Space::overseas_trade_1, Space::overseas_trade_2);
inline constexpr SpaceSet single_upgrade_spaces = on(Space::mountain_1_upgrade_1, Space::mountain_3_upgrade_1);
inline constexpr SpaceSet ore_crafting_spaces = on(Space::craft_chest, Space::forge);

// Moments.
[[nodiscard]] constexpr Moment at(Hook hook) { return {.hook = hook}; }
[[nodiscard]] constexpr Moment before(SpaceSet spaces) { return {.hook = Hook::before_action, .spaces = spaces}; }
[[nodiscard]] constexpr Moment after(SpaceSet spaces) { return {.hook = Hook::after_action, .spaces = spaces}; }
[[nodiscard]] constexpr Moment before_dice(DiceSet actions) { return {.hook = Hook::before_dice, .dice = actions}; }
[[nodiscard]] constexpr Moment success(DiceSet actions, SpaceSet spaces = {}) {
    return {.hook = Hook::dice_succeeded, .spaces = spaces, .dice = actions};
}
[[nodiscard]] constexpr Moment failure(DiceSet actions) { return {.hook = Hook::dice_failed, .dice = actions}; }
inline constexpr Moment no_harvest = Moment{.hook = Hook::harvest, .most = 0};
inline constexpr Moment end_of_viking_action = Moment{.hook = Hook::after_action};
[[nodiscard]] constexpr Moment received(ItemSet items) { return {.hook = Hook::received, .items = items}; }

// Conditions.
[[nodiscard]] constexpr Condition at_least(int number, Measure measure, Item thing = {}) {
    return {measure, Compare::at_least, static_cast<std::int8_t>(number), thing};
}
[[nodiscard]] constexpr Condition at_most(int number, Measure measure, Item thing = {}) {
    return {measure, Compare::at_most, static_cast<std::int8_t>(number), thing};
}
[[nodiscard]] constexpr Condition exactly(int number, Measure measure, Item thing = {}) {
    return {measure, Compare::exactly, static_cast<std::int8_t>(number), thing};
}

// Parts that only cards have.
[[nodiscard]] constexpr Part wild_exchange(Wild wild, const Bundle& give, const Bundle& get) {
    Part part = exchange(give, get);
    part.wild = wild;
    return part;
}
[[nodiscard]] constexpr Part wild_exchange(Wild wild, const Bundle& get) { return wild_exchange(wild, {}, get); }
[[nodiscard]] constexpr Part upgrade_of(Picks picks, int count, int steps = 1, Path path = Path::up,
                                        const Bundle& listed = {}) {
    return {.deed = Deed::upgrade,
            .get = listed,
            .about = Upgrading{static_cast<std::int8_t>(count), static_cast<std::int8_t>(steps), picks, path}};
}
[[nodiscard]] constexpr Part take_only(int count, const Bundle& listed) {
    Part part = take(count);
    part.get = listed;
    return part;
}
[[nodiscard]] constexpr Part recall(Recall from, int vikings = 1) {
    return {.deed = Deed::recall, .about = Recalled{from, static_cast<std::int8_t>(vikings)}};
}
[[nodiscard]] constexpr Part visit(Visit where) { return {.deed = Deed::visit, .about = where}; }
[[nodiscard]] constexpr Part run_phase(Extra phase) { return {.deed = Deed::run_phase, .about = phase}; }
[[nodiscard]] constexpr Part boost_roll(int amount) {
    Part part = counted(Deed::boost_roll, amount);
    part.wild = Wild::ore_of_longship;
    return part;
}
[[nodiscard]] constexpr Part flip(int count) { return counted(Deed::flip, count); }
/// A special tile off a board, whose hole is filled; perhaps only another's board.
[[nodiscard]] constexpr Part seize(Special tile, const Bundle& filling) {
    return {.deed = Deed::seize, .give = tile, .get = filling};
}
[[nodiscard]] constexpr Part seize_from_others(Special tile, const Bundle& filling) {
    return {.deed = Deed::seize, .give = tile, .get = filling, .about = OfAnother{}};
}
/// A deed without numbers.
[[nodiscard]] constexpr Part deed(Deed deed, const Bundle& give = {}, const Bundle& get = {}) {
    return {.deed = deed, .give = give, .get = get};
}

// Clauses. Each argument after the moment is an alternative: a part, or several with `both`.
template <class... More>
[[nodiscard]] constexpr Parts both(const Part& first, const More&... more) {
    return Parts{first, more...};
}
[[nodiscard]] constexpr Parts alternative(const Part& part) { return Parts{part}; }
[[nodiscard]] constexpr Parts alternative(const Parts& parts) { return parts; }

template <class... Ways>
[[nodiscard]] constexpr Clause clause(Timing timing, Will will, const Ways&... ways) {
    Clause made{.timing = timing, .will = will};
    (made.alternatives.push_back(alternative(ways)), ...);
    return made;
}
template <class... Ways>
[[nodiscard]] constexpr Clause immediately(const Ways&... ways) {
    return clause(Timing::immediate, Will::must, ways...);
}
template <class... Ways>
[[nodiscard]] constexpr Clause may_immediately(const Ways&... ways) {
    return clause(Timing::immediate, Will::may, ways...);
}
template <class... Ways>
[[nodiscard]] constexpr Clause anytime(const Ways&... ways) {
    return clause(Timing::anytime, Will::may, ways...);
}

using Moments = InplaceVector<Moment, 5>;
[[nodiscard]] constexpr Moments moments(const Moment& moment) { return Moments{moment}; }
[[nodiscard]] constexpr Moments moments(const Moments& several) { return several; }

template <class When, class... Ways>
[[nodiscard]] constexpr Clause whenever(const When& when, const Ways&... ways) {
    Clause made = clause(Timing::whenever, Will::must, ways...);
    made.moments = moments(when);
    return made;
}
template <class When, class... Ways>
[[nodiscard]] constexpr Clause may_whenever(const When& when, const Ways&... ways) {
    Clause made = whenever(when, ways...);
    made.will = Will::may;
    return made;
}
/// O-8.8: on playing if it already holds, else when a ship or house brings it about.
template <class... Ways>
[[nodiscard]] constexpr Clause as_soon_as(const Condition& reached, const Ways&... ways) {
    Clause made = whenever(Moments{at(Hook::acquired), at(Hook::occupation_played)}, ways...);
    made.timing = Timing::as_soon_as;
    made.once = true;
    return made.when(reached);
}
/// O-8.8 for an event that is still to come.
template <class... Ways>
[[nodiscard]] constexpr Clause as_soon_as(const Moment& moment, const Ways&... ways) {
    Clause made = whenever(moment, ways...);
    made.timing = Timing::as_soon_as;
    made.once = true;
    return made;
}

/// What is allowed, not ordered.
[[nodiscard]] constexpr Clause allowed(Clause clause) {
    clause.will = Will::may;
    return clause;
}

/// O-8.8: from the moment a condition holds, once, whenever the owner likes.
template <class... Ways>
[[nodiscard]] constexpr Clause once_unlocked(const Condition& reached, const Ways&... ways) {
    return clause(Timing::as_soon_as, Will::may, ways...).when(reached).only_once();
}
/// At any time, but only while one's own Vikings act.
template <class... Ways>
[[nodiscard]] constexpr Clause in_own_action(const Ways&... ways) {
    return anytime(ways...).for_each();
}

/// A row of a table: from this number on, or at it.
struct TableRow {
    int number = 0;
    Parts parts;
};
[[nodiscard]] constexpr TableRow row(int number, const Part& part) { return {number, Parts{part}}; }
template <class... Rows>
[[nodiscard]] constexpr Clause by(const Clause& clause, Compare compare, Measure measure, Item thing,
                                  const Rows&... rows) {
    Clause made = clause;
    made.table = {measure, thing, compare, {}};
    (made.table.numbers.push_back(static_cast<std::int8_t>(rows.number)), ...);
    (made.alternatives.push_back(rows.parts), ...);
    return made;
}
/// The highest row that is reached.
template <class... Rows>
[[nodiscard]] constexpr Clause by_count(const Clause& clause, Measure measure, const Rows&... rows) {
    return by(clause, Compare::at_least, measure, Item{}, rows...);
}
template <class... Rows>
[[nodiscard]] constexpr Clause by_stock(const Clause& clause, Item thing, const Rows&... rows) {
    return by(clause, Compare::at_least, Measure::stock, thing, rows...);
}
/// The row with this very number.
template <class... Rows>
[[nodiscard]] constexpr Clause by_exact(const Clause& clause, Measure measure, const Rows&... rows) {
    return by(clause, Compare::exactly, measure, Item{}, rows...);
}
/// The first row that is not exceeded.
template <class... Rows>
[[nodiscard]] constexpr Clause by_at_most(const Clause& clause, Measure measure, const Rows&... rows) {
    return by(clause, Compare::at_most, measure, Item{}, rows...);
}

// Clauses that are pulled: numbers and rules that hold while the card lies open.
template <class... Modifiers>
[[nodiscard]] constexpr Clause changes(const Modifiers&... modifiers) {
    Clause made{.timing = Timing::whenever, .will = Will::must};
    (made.modifiers.push_back(modifiers), ...);
    return made;
}
[[nodiscard]] constexpr Clause rule(Timing timing, Will will, Rule kind, const Words& words) {
    Clause made{.timing = timing, .will = will};
    made.rule = kind;
    made.script = words;
    return made;
}
/// Another way to use some spaces.
template <class... Ways>
[[nodiscard]] constexpr Clause instead_on(SpaceSet spaces, const Ways&... ways) {
    Clause made = clause(Timing::whenever, Will::may, ways...);
    made.moments.push_back({.hook = Hook::before_action, .spaces = spaces});
    made.rule = Rule::space_alternative;
    return made;
}
[[nodiscard]] constexpr Modifier roll_counts(int amount, DiceSet actions = {}) {
    return {.quantity = Quantity::result, .amount = static_cast<std::int8_t>(amount), .dice = actions};
}
[[nodiscard]] constexpr Modifier silver_less(int amount, SpaceSet spaces = {}, int least = 0) {
    return {.quantity = Quantity::silver_price,
            .amount = static_cast<std::int8_t>(-amount),
            .spaces = spaces,
            .least = static_cast<std::int8_t>(least)};
}
[[nodiscard]] constexpr Modifier more(Quantity quantity, int amount, DiceSet actions = {}) {
    return {.quantity = quantity, .amount = static_cast<std::int8_t>(amount), .dice = actions};
}
[[nodiscard]] constexpr Modifier fare_less(int amount) {
    return {.quantity = Quantity::silver_price, .amount = static_cast<std::int8_t>(-amount), .fare = true};
}

}  // namespace meadhall::odin
