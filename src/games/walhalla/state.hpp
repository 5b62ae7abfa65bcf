// A position of Walhalla: what everybody sees, and what only some know. The two are different types, so that a view can
// only be built from what may be seen.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/fields.hpp"
#include "core/inplace_vector.hpp"
#include "core/seat.hpp"
#include "games/walhalla/components.hpp"
#include "games/walhalla/shown/tally.hpp"

namespace meadhall::walhalla {

template <class T>
using PerSeat = std::array<T, max_seats>;

/// What is being decided. Chance decides the first five, `ship` and `card`.
enum class Step : std::uint8_t {
    tile,      // the next land tile is turned up (WH-3.1)
    inner,     // the inner headlands (WH-3.2)
    outer,     // the outer headlands (WH-3.2)
    start,     // who begins (WH-3.5)
    ship,      // the active player draws a ship (WH-5.1)
    card,      // the asked seat draws a card (WH-3.5, WH-6.8)
    board,     // who of the active player's Vikings sails (WH-5.2)
    ride,      // whether the passenger sails (WH-5.3)
    sell,      // which card pays for a Viking (WH-5.5)
    moor,      // where the ship goes (WH-5.6)
    land,      // left or right (WH-6.4)
    attack,    // whether the attacker plays attack (WH-6.6 a)
    defend,    // whether the defender loses or wins (WH-6.6 b)
    hunt,      // whether a hunt is played (WH-6.8)
    lay,       // which cards are laid face down at the end of a raid (WH-7.2)
    walhalla,  // whether the Walhalla card is played at the resupply (WH-8.3, option walhallaCardTiming)
    over,
};
constexpr auto names(Step /*of*/) {
    return std::array<std::string_view, 17>{"tile",   "inner", "outer", "start",    "ship", "card",
                                            "board",  "ride",  "sell",  "moor",     "land", "attack",
                                            "defend", "hunt",  "lay",   "walhalla", "over"};
}
[[nodiscard]] constexpr bool is_chance(Step step) { return step <= Step::card; }
[[nodiscard]] constexpr bool is_set_up(Step step) { return step <= Step::start; }

/// Which shore of the fjord, seen with the coast behind: left is the tongue with the smaller number.
enum class Side : std::uint8_t { left, right };
constexpr auto names(Side /*of*/) { return std::array<std::string_view, 2>{"left", "right"}; }

/// A field of a tongue and the colour of the Viking on it.
struct Plot {
    Terrain terrain{};
    Colour viking = Colour::none;

    static constexpr auto fields() {
        return described(field("terrain", &Plot::terrain), field("viking", &Plot::viking));
    }
    friend constexpr bool operator==(Plot, Plot) = default;
};

/// A tongue of land: its fields from the coast outwards, then the two headlands (WH-2.2, WH-2.5).
struct Tongue {
    InplaceVector<Plot, most_rows> plots;
    std::uint8_t inner = 0;  // 0 until it is turned up
    std::uint8_t outer = 0;

    static constexpr auto fields() {
        return described(field("plots", &Tongue::plots), field("inner", &Tongue::inner),
                         field("outer", &Tongue::outer));
    }
    friend constexpr bool operator==(const Tongue&, const Tongue&) = default;
};

/// Points by where they came from; their sum is the score.
struct Points {
    std::int16_t forests = 0;
    std::int16_t hunts = 0;
    std::int16_t tongues = 0;
    std::int16_t wheat = 0;
    std::int16_t terrain_cards = 0;
    std::int16_t sold = 0;
    std::int16_t fields_held = 0;
    std::int16_t walhalla = 0;

    [[nodiscard]] constexpr int sum() const {
        return forests + hunts + tongues + wheat + terrain_cards + sold + fields_held + walhalla;
    }
    static constexpr auto fields() {
        return described(field("forests", &Points::forests), field("hunts", &Points::hunts),
                         field("tongues", &Points::tongues), field("wheat", &Points::wheat),
                         field("terrainCards", &Points::terrain_cards), field("sold", &Points::sold),
                         field("fields", &Points::fields_held), field("walhalla", &Points::walhalla));
    }
    friend constexpr bool operator==(const Points&, const Points&) = default;
};

/// What everybody sees of a player.
struct Player {
    Colour colour = Colour::none;  // none: nobody sits here
    std::uint8_t midgard = 0;
    std::uint8_t asgard = 0;
    std::uint8_t walhalla = 0;
    std::uint8_t cards = 0;  // in the hand, face-down ones included
    std::uint8_t kept = 0;   // cards held when the draw pile was last renewed …
    std::uint8_t drawn = 0;  // … and drawn since then
    Points points;

    static constexpr auto fields() {
        return described(field("colour", &Player::colour), field("midgard", &Player::midgard),
                         field("asgard", &Player::asgard), field("walhalla", &Player::walhalla),
                         field("cards", &Player::cards), field("kept", &Player::kept), field("drawn", &Player::drawn),
                         field("points", &Player::points));
    }
    friend constexpr bool operator==(const Player&, const Player&) = default;
};

/// Everything that lies open on the table.
struct Open {
    Step step = Step::tile;
    std::uint8_t raid = 0;  // 1 to 3; 0 while the table is set up
    Seat start{};           // begins this raid
    Seat active{};          // whose turn it is
    Seat asked{};           // who decides, or draws; the active player where nobody in particular does

    std::array<Tongue, tongue_count> tongues{};
    Tiles tiles;                                                         // still face down
    Fleet ships;                                                         // still face down
    std::uint8_t ships_left = 0;                                         // how many those are
    std::array<InplaceVector<Ship, most_berths>, fjord_count> fjords{};  // from the coast outwards, as seen from there

    // The ship of this turn.
    Ship ship = Ship::none;                 // until it is moored
    std::array<Colour, ship_seats> crew{};  // by printed seat; from the coast outwards once it is moored
    std::uint8_t wanted = 0;                // seats (bits) for which Vikings are being bought
    std::uint8_t fjord = 0;                 // where it is moored, last in its row
    std::uint8_t landing = 0;               // the seat whose Viking comes ashore
    Side side = Side::left;                 // the shore it has chosen

    PerSeat<Player> players{};
    Cards discards;
    Cards renewed;               // what the draw pile consisted of when it was last shuffled
    std::uint8_t pile_size = 0;  // cards left in it

    static constexpr auto fields() {
        return described(field("step", &Open::step), field("raid", &Open::raid), field("start", &Open::start),
                         field("active", &Open::active), field("asked", &Open::asked), field("tongues", &Open::tongues),
                         field("tiles", &Open::tiles), field("ships", &Open::ships),
                         field("shipsLeft", &Open::ships_left), field("fjords", &Open::fjords),
                         field("ship", &Open::ship), field("crew", &Open::crew), field("wanted", &Open::wanted),
                         field("fjord", &Open::fjord), field("landing", &Open::landing), field("side", &Open::side),
                         field("players", &Open::players), field("discards", &Open::discards),
                         field("renewed", &Open::renewed), field("pileSize", &Open::pile_size));
    }
    friend constexpr bool operator==(const Open&, const Open&) = default;
};

/// The whole truth.
struct State : Open {
    PerSeat<Cards> hands{};
    PerSeat<Cards> kept{};  // of the hand, what was there when the pile was last renewed
    PerSeat<Cards> laid{};  // face down at the end of a raid, not yet revealed (WH-7.2)
    Cards pile;

    static constexpr auto fields() {
        return together(Open::fields(), described(field("hands", &State::hands), field("kept", &State::kept),
                                                  field("laid", &State::laid), field("pile", &State::pile)));
    }
    friend constexpr bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) <= 512);

/// What one viewer knows: the open table, and the own cards if the viewer is a seat.
struct View : Open {
    std::optional<Seat> me;
    Cards hand;
    Cards kept;
    Cards laid;

    static constexpr auto fields() {
        return together(Open::fields(), described(field("me", &View::me), field("hand", &View::hand),
                                                  field("kept", &View::kept), field("laid", &View::laid)));
    }
    friend constexpr bool operator==(const View&, const View&) = default;
};

}  // namespace meadhall::walhalla
