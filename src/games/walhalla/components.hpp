// What lies in the box of Walhalla: colours, land tiles, headlands, ships, action cards, and the numbers printed on
// the board. One row per thing; where no rulebook gives a number, docs/rules/walhalla.md says how it was found.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/fields.hpp"
#include "core/words.hpp"

namespace meadhall::walhalla {

/// The colour of a Viking; `none` where there is no Viking (WH-1.1).
enum class Colour : std::uint8_t { none, red, blue, yellow, black };
constexpr auto names(Colour /*of*/) {
    return std::array<std::string_view, 5>{"none", "red", "blue", "yellow", "black"};
}
inline constexpr std::array all_colours = {Colour::red, Colour::blue, Colour::yellow, Colour::black};
inline constexpr int vikings_per_colour = 14;

/// A value for every colour, `none` included.
template <class T>
using PerColour = std::array<T, 5>;
[[nodiscard]] constexpr std::size_t index(Colour colour) { return static_cast<std::size_t>(colour); }

/// What a field shows: a cult site, a forest with its points, a village with its bonus, or wheat (WH-1.2).
enum class Terrain : std::uint8_t { cult, forest2, forest3, village1, village2, wheat };
constexpr auto names(Terrain /*of*/) {
    return std::array<std::string_view, 6>{"cult", "forest2", "forest3", "village1", "village2", "wheat"};
}
inline constexpr int terrains = 6;
[[nodiscard]] constexpr std::size_t index(Terrain terrain) { return static_cast<std::size_t>(terrain); }

/// The four kinds of land that a terrain card counts (WH-7.3 e).
enum class Land : std::uint8_t { forest, wheat, cult, village };
inline constexpr int land_kinds = 4;
[[nodiscard]] constexpr std::size_t index(Land land) { return static_cast<std::size_t>(land); }

struct TerrainKind {
    Terrain terrain;
    char letter;  // in a list of components
    Land land;
    std::uint8_t points;  // for a Viking that comes ashore here (WH-6.8)
    std::uint8_t bonus;   // towards the strength on the tongue (WH-7.3 a)
};
inline constexpr std::array<TerrainKind, terrains> terrain_kinds = {{
    {Terrain::cult, 'C', Land::cult, 0, 0},
    {Terrain::forest2, 'f', Land::forest, 2, 0},
    {Terrain::forest3, 'F', Land::forest, 3, 0},
    {Terrain::village1, 'v', Land::village, 0, 1},
    {Terrain::village2, 'V', Land::village, 0, 2},
    {Terrain::wheat, 'W', Land::wheat, 0, 0},
}};
[[nodiscard]] constexpr const TerrainKind& kind_of(Terrain terrain) { return terrain_kinds[index(terrain)]; }

/// WH-7.3 d: points for a wheat field after raids 1, 2 and 3.
inline constexpr std::array<int, 3> wheat_points = {1, 2, 3};

/// A land tile: two fields, one behind the other, as wide as the tongue (WH-1.2, WH-2.2).
struct Tile {
    Terrain first{};
    Terrain second{};

    friend constexpr bool operator==(Tile, Tile) = default;
};
inline constexpr int tile_count = 18;
// Each pair of different terrains three times, a third of the forests and villages of the better sort.
inline constexpr std::array<Tile, tile_count> box_tiles = {{
    {Terrain::cult, Terrain::forest2},
    {Terrain::cult, Terrain::forest2},
    {Terrain::cult, Terrain::forest3},
    {Terrain::cult, Terrain::village1},
    {Terrain::cult, Terrain::village1},
    {Terrain::cult, Terrain::village2},
    {Terrain::cult, Terrain::wheat},
    {Terrain::cult, Terrain::wheat},
    {Terrain::cult, Terrain::wheat},
    {Terrain::forest2, Terrain::village1},
    {Terrain::forest2, Terrain::village2},
    {Terrain::forest3, Terrain::village1},
    {Terrain::forest2, Terrain::wheat},
    {Terrain::forest2, Terrain::wheat},
    {Terrain::forest3, Terrain::wheat},
    {Terrain::village1, Terrain::wheat},
    {Terrain::village1, Terrain::wheat},
    {Terrain::village2, Terrain::wheat},
}};

/// The values beyond the land: inner for the second, outer for the first place on the tongue (WH-1.3).
inline constexpr std::array<std::uint8_t, 3> inner_headlands = {3, 4, 5};
inline constexpr std::array<std::uint8_t, 3> outer_headlands = {6, 7, 8};

/// A ship: its colour and where its coloured seat lies; the other two seats are neutral (WH-1.4).
enum class Ship : std::uint8_t {
    none,
    red_0,
    red_1,
    red_2,
    blue_0,
    blue_1,
    blue_2,
    yellow_0,
    yellow_1,
    yellow_2,
    black_0,
    black_1,
    black_2,
};
constexpr auto names(Ship /*of*/) {
    return std::array<std::string_view, 13>{"none",    "red-0",   "red-1",    "red-2",    "blue-0",
                                            "blue-1",  "blue-2",  "yellow-0", "yellow-1", "yellow-2",
                                            "black-0", "black-1", "black-2"};
}
inline constexpr int ship_kinds = 12;
inline constexpr int ship_count = 12;
inline constexpr int ship_seats = 3;
[[nodiscard]] constexpr int number_of(Ship ship) { return static_cast<int>(ship) - 1; }
[[nodiscard]] constexpr Ship ship_of(Colour colour, int coloured_seat) {
    return static_cast<Ship>((static_cast<int>(colour) - 1) * ship_seats + coloured_seat + 1);
}
/// Precondition for both: a ship.
[[nodiscard]] constexpr Colour colour_of(Ship ship) { return static_cast<Colour>(number_of(ship) / ship_seats + 1); }
[[nodiscard]] constexpr int coloured_seat(Ship ship) { return number_of(ship) % ship_seats; }
/// The same ship seen from the other end.
[[nodiscard]] constexpr Ship turned(Ship ship) {
    return ship_of(colour_of(ship), ship_seats - 1 - coloured_seat(ship));
}

/// WH-1.5.
enum class Card : std::uint8_t {
    forest,
    wheat,
    cult,
    village,
    tongue6,
    tongue7,
    tongue8,
    walhalla,
    hunt,
    attack,
    shield,
};
constexpr auto names(Card /*of*/) {
    return std::array<std::string_view, 11>{"forest+", "wheat+",   "cult+", "village+", "tongue6", "tongue7",
                                            "tongue8", "walhalla", "hunt",  "attack",   "shield"};
}
inline constexpr int card_kinds = 11;
inline constexpr int card_count = 32;
[[nodiscard]] constexpr std::size_t index(Card card) { return static_cast<std::size_t>(card); }

/// When a card may be played (WH-6.6, WH-6.8, WH-7.2).
enum class When : std::uint8_t { raid_end, landing, before_fight, reaction_to_fight };
constexpr auto names(When /*of*/) {
    return std::array<std::string_view, 4>{"raidEnd", "landing", "beforeFight", "reactionToFight"};
}

struct CardKind {
    Card card;
    std::uint8_t count;
    When when;
};
inline constexpr std::array<CardKind, card_kinds> box_cards = {{
    {Card::forest, 4, When::raid_end},
    {Card::wheat, 4, When::raid_end},
    {Card::cult, 4, When::raid_end},
    {Card::village, 4, When::raid_end},
    {Card::tongue6, 1, When::raid_end},
    {Card::tongue7, 1, When::raid_end},
    {Card::tongue8, 1, When::raid_end},
    {Card::walhalla, 1, When::raid_end},
    {Card::hunt, 4, When::landing},
    {Card::attack, 4, When::before_fight},
    {Card::shield, 4, When::reaction_to_fight},
}};
[[nodiscard]] constexpr bool is_tongue_card(Card card) { return card >= Card::tongue6 && card <= Card::tongue8; }
/// How many of a card any box can hold: the three tongue cards may be shared out otherwise than one each.
[[nodiscard]] constexpr int most_of(Card card) { return is_tongue_card(card) ? 3 : box_cards[index(card)].count; }
/// The raid-end cards come first in every table of cards.
inline constexpr int raid_end_kinds = 8;
inline constexpr int tongue_card_strength = 2;
inline constexpr int walhalla_card_strength = 2;
[[nodiscard]] constexpr Card terrain_card(int land) { return static_cast<Card>(land); }
[[nodiscard]] constexpr Card tongue_card(int outer) {
    return static_cast<Card>(index(Card::tongue6) + static_cast<std::size_t>(outer - 6));
}

/// What depends on the number of players: the zones at the beginning (WH-3.3) and the resupply track (WH-8.3).
struct Muster {
    int players;
    int midgard;
    int asgard;
    int walhalla;
    std::array<int, 4> resupply;  // by rank
};
inline constexpr std::array<Muster, 2> musters = {{
    {3, 9, 4, 1, {10, 9, 8, 0}},
    {4, 7, 6, 1, {8, 7, 6, 5}},
}};

/// WH-9.1, WH-9.2.
inline constexpr int field_points = 1;
inline constexpr int final_walhalla_first = 6;

inline constexpr int raids = 3;

// Geometry (WH-2).
inline constexpr int tongue_count = 3;
inline constexpr int fjord_count = 4;
inline constexpr int most_tiles = 8;  // on one tongue (WH-10.1)
inline constexpr int fewest_tiles = 5;
inline constexpr int most_rows = 2 * most_tiles;
inline constexpr int most_berths = (most_rows + ship_seats - 1) / ship_seats;

// What must agree with what.
static_assert([] {
    int cards = 0;
    for (std::size_t i = 0; i < box_cards.size(); ++i) {
        if (index(box_cards[i].card) != i) { return false; }
        if ((box_cards[i].when == When::raid_end) != (i < raid_end_kinds)) { return false; }
        cards += box_cards[i].count;
    }
    return cards == card_count;
}());
static_assert([] {
    for (std::size_t i = 0; i < terrain_kinds.size(); ++i) {
        if (index(terrain_kinds[i].terrain) != i) { return false; }
    }
    return true;
}());
static_assert([] {
    for (const Muster& muster : musters) {
        if (muster.midgard + muster.asgard + muster.walhalla != vikings_per_colour) { return false; }
    }
    return true;
}());

}  // namespace meadhall::walhalla
