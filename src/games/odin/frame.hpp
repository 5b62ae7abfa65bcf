// What waits for an answer. A state holds a stack of these; whoever the topmost asks is to act.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <tuple>

#include "core/fields.hpp"
#include "core/seat.hpp"

namespace meadhall::odin {

enum class Ask : std::uint8_t {
    // Chance
    start_player,  // O-2.10
    imitation,     // O-2.2: which columns can be imitated
    starter,       // O-2.3: the starting occupation of `seat`
    strip,         // O-2.7, O-3.9: the next mountain strip; `count` more
    weapon,        // O-3.7: weapons for `seat`; `count` more
    occupation,    // O-8.2: dark cards for `seat`; `count` more
    die,           // O-6.2: the roll of the dice frame below
    // A seat
    choose_starter,  // O-13.5
    window,          // O-9.2: anytime actions; `subject` is the Window
    turn,            // O-4.2
    column_4,        // O-4.12: a card before the action (`step` 0) or after it (1)
    alternative,     // O-4.10: which alternative of the action below
    exchanging,      // O-4.10: the exchange at hand of the action below, or not
    mountain,        // O-5.13: `subject` allowance now, `step` its place in the list, `first` strips used as bits,
                     // `second` the strip last taken from plus 1, `count` how many were taken then
    upgrading,       // O-5.15: `count` goods left, each up to `step` steps; `first` the rank the next may not exceed;
                     // `subject`, `choice`, `second` the goods reached so far, plus 1
    overseas,        // O-5.18: `first` the first good that may still be turned; `second` kinds turned, as bits
    special_sale,    // O-5.19: `count` tiles left; `first` the first tile that may still be bought
    forging,         // O-5.11
    boats,           // O-6.11: up to `count` boats
    dice_action,     // O-6: `subject` the action, `step` rolls made, `count` the roll, `first` the ore that counts,
                     // `second` 1 if Vikings come back from a space
    exploration,     // O-7: `subject` the voyage
    boat_swap,       // O-5.21: a boat for a knarr, or not
    emigration,      // O-5.20
    occupations,     // O-8.3: `count` cards may still be played
    turn_end,        // O-4.13, step 10
    feasting,        // O-10
    laying,          // O-9: where the piece `subject` goes on the place `first`
    triggers,        // O-8.7, D-35: the topmost `count` effects that wait, one after the other
    recalling,       // `count` Vikings from which space
    visiting,        // O-4.18: which space without Vikings; `subject` is the Visit
    flipping,        // up to `count` more goods to their other side; `first` the first good that may still be turned
    copying,         // a good of which there are three
    ore_laying,      // `count` pieces of ore that lapse unless they are laid at once
    fish_laying,     // `count` stockfish from the banquet table that lapse unless they are laid in houses
    weapon_mix,      // O-6.7: how many of `count` long swords are paid in spears, for the item `subject` that also
                     // costs `first` stones
    second_loot,     // O-6.7: another tile for what is left of the result, `count`; else as a dice action, with
                     // `choice` weapons and `first` stones spent so far
    // Nobody: what to do when the stack above is done
    action,  // O-4.13: `subject` the space, `step` what comes next, `choice` the alternative (255: not yet),
             // `count` Progress bits, `first` the imitation space plus 1
    effect,  // O-8: `subject` the clause, `choice` its alternative, `first` how its price is paid, `step` what comes
             // next, `count` Progress bits, `second` a number that came with the moment
};
inline constexpr int ask_count = 38;
constexpr auto names(Ask /*of*/) {
    return std::array<std::string_view, ask_count>{
        "startPlayer",   "imitation",  "starter",     "strip",   "weapon",      "occupation", "die",
        "chooseStarter", "window",     "turn",        "column4", "alternative", "exchange",   "mountain",
        "upgrade",       "overseas",   "specialSale", "forge",   "boats",       "diceAction", "exploration",
        "boatSwap",      "emigration", "occupations", "turnEnd", "feast",       "laying",     "triggers",
        "recall",        "visit",      "flip",        "copy",    "oreLaying",   "fishLaying", "weaponMix",
        "secondLoot",    "action",     "effect"};
}
[[nodiscard]] constexpr bool is_chance(Ask ask) { return ask <= Ask::die; }

/// ENG-5: where anytime actions are offered outside one's own action.
enum class Window : std::uint8_t { income, breeding, bonus, round, scoring, others_turn, own_action };
constexpr auto names(Window /*of*/) {
    return std::array<std::string_view, 7>{"income",  "breeding",   "bonus",    "round",
                                           "scoring", "othersTurn", "ownAction"};
}

/// An effect of a card that waits for its owner (O-8.7).
struct Trigger {
    std::uint8_t clause = 0;
    std::uint8_t alternative = 255;  // what its table says; 255: the owner chooses
    std::uint8_t thing = 0;          // the item concerned, or a number that came with the moment

    static constexpr auto fields() {
        return std::tuple{field("clause", &Trigger::clause), field("alternative", &Trigger::alternative),
                          field("thing", &Trigger::thing)};
    }
    friend constexpr bool operator==(const Trigger&, const Trigger&) = default;
};

struct Frame {
    Ask ask{};
    Seat seat{};
    std::uint8_t subject = 0;
    std::uint8_t choice = 0;
    std::uint8_t step = 0;
    std::uint8_t count = 0;
    std::uint8_t first = 0;
    std::uint8_t second = 0;

    static constexpr auto fields() {
        return std::tuple{field("ask", &Frame::ask),         field("seat", &Frame::seat),
                          field("subject", &Frame::subject), field("choice", &Frame::choice),
                          field("step", &Frame::step),       field("count", &Frame::count),
                          field("first", &Frame::first),     field("second", &Frame::second)};
    }
    friend constexpr bool operator==(const Frame&, const Frame&) = default;
};
static_assert(sizeof(Frame) == 8);

}  // namespace meadhall::odin
