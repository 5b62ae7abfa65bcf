// A position of Die Wikinger kommen!: who stands where, whose decision it is, and what the rules must remember.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/fields.hpp"
#include "core/seat.hpp"
#include "games/wikinger/island.hpp"

namespace meadhall::wikinger {

/// Two base colours in two shades each (W-1.1). Shades of one base colour belong together.
enum class Colour : std::uint8_t { red, black, light_red, grey };
constexpr auto names(Colour /*of*/) { return std::array<std::string_view, 4>{"red", "black", "lightRed", "grey"}; }
inline constexpr int colours = 4;
inline constexpr int vikings_per_colour = 18;
inline constexpr int towers_per_colour = 3;

template <class T>
using PerColour = std::array<T, colours>;

inline constexpr PerColour<Colour> all_colours = {Colour::red, Colour::black, Colour::light_red, Colour::grey};
template <class T>
using PerSeat = std::array<T, max_seats>;

/// What is being decided.
enum class Phase : std::uint8_t {
    lot,           // chance names the start player (W-4.1)
    settlement,    // two Vikings ashore per turn (W-4.1)
    brawl,         // four enemies off the island (W-5.1)
    first_towers,  // regions already held after the brawl (W-5.4)
    dawn,          // conquests before moving (W-6.1 i)
    march,         // one Viking moves (W-6.1 ii)
    chain,         // the Viking that captured may go on (W-7.5)
    dusk,          // conquests after moving (W-6.1 iii)
    over,
};
constexpr auto names(Phase /*of*/) {
    return std::array<std::string_view, 9>{"lot",   "settlement", "brawl", "firstTowers", "dawn",
                                           "march", "chain",      "dusk",  "over"};
}

/// Why the game is over.
enum class Ending : std::uint8_t {
    none,
    towers,     // the goal is met (W-9.2)
    last_side,  // nobody else has a Viking (W-9.3)
    quiet,      // too long without capture or tower (W-9.3)
};
constexpr auto names(Ending /*of*/) { return std::array<std::string_view, 4>{"none", "towers", "lastSide", "quiet"}; }

/// The last quiet walk of a seat, to notice shuttling (W-9.1 noShuttle).
struct Trail {
    Point from = water;
    Point to = water;
    bool turned_back = false;  // it undid the walk before it

    static constexpr auto fields() {
        return described(field("from", &Trail::from), field("to", &Trail::to),
                         field("turnedBack", &Trail::turned_back));
    }
    friend constexpr bool operator==(const Trail&, const Trail&) = default;
};

struct State {
    PerColour<PointSet> vikings{};
    PerColour<PointSet> towers{};
    PerColour<std::uint8_t> aboard{};   // Vikings not yet ashore
    PerColour<std::uint8_t> fallen{};   // Vikings lost in the brawl; at most four (W-5.2)
    PerSeat<std::uint8_t> to_remove{};  // removals still due in the brawl
    PerSeat<std::uint8_t> idle{};       // inactive turns running, counted up to two (W-9.1)
    PerSeat<Trail> trails{};
    std::uint16_t quiet = 0;    // turns running without capture or tower (W-9.3)
    std::uint16_t avenged = 0;  // regions (bits) where this turn captured an enemy Viking (W-8.4)
    Phase phase = Phase::lot;
    Ending ending = Ending::none;
    Seat turn{};
    Seat starter{};
    std::uint8_t due = 0;   // Vikings to settle or remove before the next seat's turn
    bool captured = false;  // in this turn
    bool raised = false;    // a tower, in this turn
    bool hopping = false;   // the chain may go on with a quiet hop (W-11 captureDuringJump)
    Point marcher = water;  // the Viking of the chain
    Point set_out = water;  // where its jump sequence began (W-6.2)

    static constexpr auto fields() {
        return described(
            field("vikings", &State::vikings), field("towers", &State::towers), field("aboard", &State::aboard),
            field("fallen", &State::fallen), field("toRemove", &State::to_remove), field("idle", &State::idle),
            field("trails", &State::trails), field("quiet", &State::quiet), field("avenged", &State::avenged),
            field("phase", &State::phase), field("ending", &State::ending), field("turn", &State::turn),
            field("starter", &State::starter), field("due", &State::due), field("captured", &State::captured),
            field("raised", &State::raised), field("hopping", &State::hopping), field("marcher", &State::marcher),
            field("setOut", &State::set_out));
    }
    friend constexpr bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) <= 256);

/// Nothing is hidden in this game: every viewer sees the whole position.
using View = State;

}  // namespace meadhall::wikinger
