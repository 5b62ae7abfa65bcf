// The verbs of the game. A move is three bytes: a verb and up to two things it is about; these are also its code, which
// means the same in every position.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/fields.hpp"
#include "core/seat.hpp"
#include "games/odin/cards.hpp"
#include "games/odin/feast.hpp"
#include "games/odin/laying.hpp"
#include "games/odin/place.hpp"
#include "games/odin/resources.hpp"
#include "games/odin/spaces.hpp"

namespace meadhall::odin {

enum class Verb : std::uint8_t {
    // Chance
    start,       // this seat begins (O-2.10)
    imitate,     // these columns can be imitated (O-2.2)
    starter,     // a starting occupation is dealt (O-2.3)
    reveal,      // a mountain strip is turned up (O-2.7)
    weapon,      // a weapon is drawn (O-3.7)
    occupation,  // a dark occupation is drawn (O-8.2)
    die,         // the die shows this (O-6.2)
    // Turn and action
    choose,  // a starting occupation of one's own choice (O-13.5)
    place,   // Vikings on a space, or on an imitation space that copies it (O-4.2, O-4.17)
    pass,    // no more Vikings this round (O-4.7)
    end_turn,
    close,     // no more anytime actions in this window
    play,      // an occupation from the hand (O-8.3)
    option,    // one of several alternatives (O-4.10)
    trade,     // the exchange that is on offer
    skip,      // not the exchange, card or swap that is on offer
    done,      // no more of what may be done several times
    take,      // so many positions of a mountain strip (O-5.13)
    upgrade,   // a good, so many steps (O-5.15)
    turn,      // a green tile to its blue side (O-5.18)
    acquire,   // a special tile or jewelry (O-5.11, O-5.19)
    boats,     // so many boats without and with ore of one's own (O-6.11)
    roll,      // (O-6.2)
    pay,       // so much wood, the rest in weapons: success (O-6.12)
    fail,      // the action fails (O-6.8, O-6.14)
    loot,      // a tile, and so many stones spent for it, the rest in swords (O-6.7)
    explore,   // an exploration board (O-7)
    swap,      // a boat with so much ore of one's own for a knarr (O-5.21)
    emigrate,  // with a ship that carries so much ore (O-5.20)
    // At any time
    lift,    // a piece that is to be laid on a board or in a house (O-9)
    lay,     // where it goes: the cell under its lower left corner, and its pose
    store,   // wood or stone on a place in a building (O-9.10)
    buy,     // a ship (O-9.12)
    arm,     // ore onto a ship that carries so much (O-9.15)
    unload,  // ore off a ship that carries so much, with a card that permits it
    use,     // an effect of a played card, in one of its ways (O-8.6, O-8.7)
    // Cards
    recall,  // a Viking back from a space, or from the imitation space that copies it
    visit,   // a space without Vikings (O-4.18)
    // Feast
    serve,  // a dish or one silver (O-10)
    leave,  // a slot stays empty (O-10.7)
};
inline constexpr int verb_count = 40;

/// What a verb is about.
enum class About : std::uint8_t {
    nothing,
    seat,
    columns,
    card,
    strip,
    weapon,
    number,
    space,
    via,
    alternative,
    way,
    good,
    item,
    place,
    cell,
    pose,
    face,
    ship,
    resource,
    side,
};

struct VerbRow {
    std::string_view name;
    About first{};
    About second{};
};

inline constexpr std::array<VerbRow, verb_count> verbs = {{
    {"start", About::seat, About::nothing},    {"imitate", About::columns, About::nothing},
    {"starter", About::card, About::nothing},  {"reveal", About::strip, About::nothing},
    {"weapon", About::weapon, About::nothing}, {"occupation", About::card, About::nothing},
    {"die", About::number, About::nothing},    {"choose", About::card, About::nothing},
    {"place", About::space, About::via},       {"pass", About::nothing, About::nothing},
    {"end", About::nothing, About::nothing},   {"close", About::nothing, About::nothing},
    {"play", About::card, About::nothing},     {"option", About::alternative, About::nothing},
    {"trade", About::nothing, About::nothing}, {"skip", About::nothing, About::nothing},
    {"done", About::nothing, About::nothing},  {"take", About::strip, About::number},
    {"upgrade", About::good, About::number},   {"turn", About::good, About::nothing},
    {"acquire", About::item, About::nothing},  {"boats", About::number, About::number},
    {"roll", About::nothing, About::nothing},  {"pay", About::number, About::nothing},
    {"fail", About::nothing, About::nothing},  {"loot", About::item, About::number},
    {"explore", About::face, About::nothing},  {"swap", About::number, About::nothing},
    {"emigrate", About::ship, About::number},  {"lift", About::item, About::place},
    {"lay", About::cell, About::pose},         {"store", About::resource, About::place},
    {"buy", About::ship, About::nothing},      {"arm", About::ship, About::number},
    {"unload", About::ship, About::number},    {"use", About::card, About::way},
    {"recall", About::space, About::via},      {"visit", About::space, About::nothing},
    {"serve", About::item, About::side},       {"leave", About::nothing, About::nothing},
}};
constexpr auto names(Verb /*of*/) {
    std::array<std::string_view, verb_count> all{};
    for (std::size_t i = 0; i < all.size(); ++i) { all[i] = verbs[i].name; }
    return all;
}

[[nodiscard]] constexpr const VerbRow& row_of(Verb verb) { return verbs[static_cast<std::size_t>(verb)]; }

struct Move {
    Verb verb = Verb::pass;
    std::uint8_t first = 0;
    std::uint8_t second = 0;

    constexpr Move() = default;
    constexpr explicit Move(Verb what, int about = 0, int and_about = 0)
        : verb{what}, first{static_cast<std::uint8_t>(about)}, second{static_cast<std::uint8_t>(and_about)} {}

    [[nodiscard]] static constexpr Move place(Space space, int via = 0) {
        return Move{Verb::place, static_cast<int>(space), via};
    }
    [[nodiscard]] static constexpr Move card(Verb verb, Card card) { return Move{verb, card.number}; }
    [[nodiscard]] static constexpr Move upgrade(Good good, int steps) {
        return Move{Verb::upgrade, static_cast<int>(good), steps};
    }
    [[nodiscard]] static constexpr Move turn(Good good) { return Move{Verb::turn, static_cast<int>(good)}; }
    [[nodiscard]] static constexpr Move acquire(Item item) { return Move{Verb::acquire, item.number}; }
    [[nodiscard]] static constexpr Move loot(Item item, int stones) { return Move{Verb::loot, item.number, stones}; }
    [[nodiscard]] static constexpr Move explore(Face face) { return Move{Verb::explore, static_cast<int>(face)}; }
    [[nodiscard]] static constexpr Move emigrate(Ship ship, int ore) {
        return Move{Verb::emigrate, static_cast<int>(ship), ore};
    }
    [[nodiscard]] static constexpr Move lift(Item item, Place place) {
        return Move{Verb::lift, item.number, place.number};
    }
    [[nodiscard]] static constexpr Move lay(Placement at) { return Move{Verb::lay, at.corner.number, at.pose}; }
    [[nodiscard]] static constexpr Move store(Resource resource, Place place) {
        return Move{Verb::store, static_cast<int>(resource), place.number};
    }
    [[nodiscard]] static constexpr Move buy(Ship ship) { return Move{Verb::buy, static_cast<int>(ship)}; }
    [[nodiscard]] static constexpr Move arm(Ship ship, int ore) { return Move{Verb::arm, static_cast<int>(ship), ore}; }
    [[nodiscard]] static constexpr Move unload(Ship ship, int ore) {
        return Move{Verb::unload, static_cast<int>(ship), ore};
    }
    [[nodiscard]] static constexpr Move use(Card card, int way) { return Move{Verb::use, card.number, way}; }
    [[nodiscard]] static constexpr Move serve(Item dish, Side side) {
        return Move{Verb::serve, dish.number, static_cast<int>(side)};
    }

    // Readers, each for verbs that are about such a thing.
    [[nodiscard]] constexpr Seat seat() const { return Seat{first}; }
    [[nodiscard]] constexpr Card card() const { return Card{first}; }
    [[nodiscard]] constexpr Space space() const { return static_cast<Space>(first); }
    [[nodiscard]] constexpr Good good() const { return static_cast<Good>(first); }
    [[nodiscard]] constexpr Item item() const { return Item{first}; }
    [[nodiscard]] constexpr Face face() const { return static_cast<Face>(first); }
    [[nodiscard]] constexpr Ship ship() const { return static_cast<Ship>(first); }
    [[nodiscard]] constexpr Resource resource() const { return static_cast<Resource>(first); }
    [[nodiscard]] constexpr Weapon weapon() const { return static_cast<Weapon>(first); }
    [[nodiscard]] constexpr odin::Place where() const { return odin::Place{second}; }
    [[nodiscard]] constexpr Placement placement() const { return {second, Cell{first}}; }
    [[nodiscard]] constexpr Side side() const { return static_cast<Side>(second); }

    friend constexpr bool operator==(Move, Move) = default;
};

[[nodiscard]] constexpr std::uint64_t code_of(Move move) {
    return std::uint64_t{static_cast<std::uint8_t>(move.verb)} << 16U | std::uint64_t{move.first} << 8U | move.second;
}

/// How many values a thing can have; numbers are checked by the rules alone.
[[nodiscard]] constexpr int limit(About about) {
    switch (about) {
        case About::nothing: return 1;
        case About::seat: return max_seats;
        case About::columns: return 4;
        case About::card: return card_count;
        case About::strip: return strip_count;
        case About::weapon: return weapon_count;
        case About::number: return 100;
        case About::space: return space_count;
        case About::via: return 7;
        case About::alternative: return 3;
        case About::way: return 20;
        case About::good: return good_count;
        case About::item: return Item::count;
        case About::place: return place_count;
        case About::cell: return Cells::limit;
        case About::pose: return max_poses;
        case About::face: return face_count;
        case About::ship: return ship_kinds;
        case About::resource: return resource_count;
        case About::side: return 2;
    }
    return 0;
}

/// The move of a code; nothing for a code that no move has.
[[nodiscard]] constexpr std::optional<Move> move_of_code(std::uint64_t code) {
    if (code >> 16U >= static_cast<std::uint64_t>(verb_count)) { return std::nullopt; }
    const Move move{static_cast<Verb>(code >> 16U), static_cast<int>((code >> 8U) & 255U),
                    static_cast<int>(code & 255U)};
    const VerbRow& row = row_of(move.verb);
    if (move.first >= limit(row.first) || move.second >= limit(row.second)) { return std::nullopt; }
    return move;
}

namespace detail {

template <class Sink>
void describe_thing(About about, std::uint8_t value, Sink&& sink) {
    switch (about) {
        case About::nothing: return;
        case About::seat: return sink("seat", Seat{value});
        case About::columns: return sink("columns", value);
        case About::card: return sink("card", Card{value});
        case About::strip: return sink("strip", static_cast<std::uint8_t>(value + 1));
        case About::weapon: return sink("weapon", static_cast<Weapon>(value));
        case About::number: return sink("count", value);
        case About::space: return sink("space", static_cast<Space>(value));
        case About::via: return sink("via", value);
        case About::alternative: return sink("option", static_cast<std::uint8_t>(value + 1));
        case About::way: return sink("way", static_cast<std::uint8_t>(value + 1));
        case About::good: return sink("good", static_cast<Good>(value));
        case About::item: return sink("item", Item{value});
        case About::place: return sink("place", Place{value});
        case About::cell: return sink("cell", Cell{value});
        case About::pose: return sink("pose", value);
        case About::face: return sink("face", static_cast<Face>(value));
        case About::ship: return sink("ship", static_cast<Ship>(value));
        case About::resource: return sink("resource", static_cast<Resource>(value));
        case About::side: return sink("side", static_cast<Side>(value));
    }
}

}  // namespace detail

template <class Sink>
void describe(const Move& move, Sink&& sink) {
    sink("verb", name_of(move.verb));
    detail::describe_thing(row_of(move.verb).first, move.first, sink);
    detail::describe_thing(row_of(move.verb).second, move.second, sink);
}

}  // namespace meadhall::odin
