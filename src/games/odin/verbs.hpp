// The verbs of the game, one small struct each: what a player can say, and what it is about.
#pragma once

#include <cstdint>
#include <string_view>

#include "core/fields.hpp"
#include "core/seat.hpp"
#include "games/odin/components/areas/banquet_table.hpp"
#include "games/odin/components/areas/place.hpp"
#include "games/odin/components/occupations.hpp"
#include "games/odin/components/resources.hpp"
#include "games/odin/components/spaces.hpp"
#include "games/odin/laying/laying.hpp"

namespace meadhall::odin {

/// In the order of their codes, which never changes.
enum class Verb : std::uint8_t {
    // Chance
    start,
    imitate,
    starter,
    reveal,
    weapon,
    occupation,
    die,
    // Turn and action
    choose,
    place,
    pass,
    end_turn,
    close,
    play,
    option,
    trade,
    skip,
    done,
    take,
    upgrade,
    turn,
    acquire,
    boats,
    roll,
    pay,
    fail,
    loot,
    explore,
    swap,
    emigrate,
    // At any time
    lift,
    lay,
    store,
    buy,
    arm,
    unload,
    use,
    // Cards
    recall,
    visit,
    // Feast
    serve,
    leave,
};
inline constexpr int verb_count = 40;

namespace verb {

/// A small number, below `n`. People see it as `first` more: strips, alternatives and ways are counted from 1.
template <int n, int first = 0>
struct Small {
    static constexpr int limit = n;
    static constexpr int lowest = first;
    std::uint8_t number = 0;

    constexpr Small() = default;
    constexpr Small(int value) : number{static_cast<std::uint8_t>(value)} {}  // NOLINT(google-explicit-constructor)
    constexpr operator int() const { return number; }                         // NOLINT(google-explicit-constructor)
    [[nodiscard]] constexpr int shown() const { return number + first; }
};
using Count = Small<100>;  // checked by the rules alone
using Pose = Small<max_poses>;
using Strip = Small<strip_count, 1>;
using Alternative = Small<3, 1>;
using Way = Small<20, 1>;

/// O-2.2: one of the columns 1 and 2, and one of 3 and 4.
struct Columns {
    static constexpr int limit = 4;
    std::uint8_t number = 0;

    [[nodiscard]] constexpr int low() const { return 1 + number % 2; }
    [[nodiscard]] constexpr int high() const { return 3 + number / 2; }
    [[nodiscard]] constexpr int shown() const { return number; }
    template <class Sink>
    void tell(Sink&& sink) const {
        sink("low", low());
        sink("high", high());
    }
};

/// How Vikings stand for a space: on it, or on the imitation space that copies it (O-4.17); and whether all of them
/// are put there although a card asks for fewer.
struct Via {
    static constexpr int limit = 7;
    static constexpr int with_all = 4;
    std::uint8_t number = 0;

    constexpr Via() = default;
    constexpr Via(int value) : number{static_cast<std::uint8_t>(value)} {}  // NOLINT(google-explicit-constructor)
    constexpr operator int() const { return number; }                       // NOLINT(google-explicit-constructor)
    /// Counted from 1; 0: none.
    [[nodiscard]] constexpr int imitation() const { return number % with_all; }
    [[nodiscard]] constexpr bool is_with_all() const { return number >= with_all; }
    [[nodiscard]] constexpr int shown() const { return number; }
    /// Only what applies.
    template <class Sink>
    void tell(Sink&& sink) const {
        if (imitation() > 0) { sink("imitation", imitation()); }
        if (is_with_all()) { sink("withAll", true); }
    }
};

/// This seat begins (O-2.10).
struct Start {
    static constexpr Verb tag = Verb::start;
    static constexpr std::string_view name = "start";
    Seat seat{};
    static constexpr auto fields() { return described(field("seat", &Start::seat)); }
};
/// These columns can be imitated (O-2.2).
struct Imitate {
    static constexpr Verb tag = Verb::imitate;
    static constexpr std::string_view name = "imitate";
    Columns columns{};
    static constexpr auto fields() { return described(field("columns", &Imitate::columns)); }
};
/// A starting occupation is dealt (O-2.3).
struct Starter {
    static constexpr Verb tag = Verb::starter;
    static constexpr std::string_view name = "starter";
    Card card{};
    static constexpr auto fields() { return described(field("card", &Starter::card)); }
};
/// A mountain strip is turned up (O-2.7).
struct Reveal {
    static constexpr Verb tag = Verb::reveal;
    static constexpr std::string_view name = "reveal";
    Strip strip{};
    static constexpr auto fields() { return described(field("strip", &Reveal::strip)); }
};
/// A weapon is drawn (O-3.7).
struct DrawWeapon {
    static constexpr Verb tag = Verb::weapon;
    static constexpr std::string_view name = "weapon";
    Weapon weapon{};
    static constexpr auto fields() { return described(field("weapon", &DrawWeapon::weapon)); }
};
/// A dark occupation is drawn (O-8.2).
struct DrawOccupation {
    static constexpr Verb tag = Verb::occupation;
    static constexpr std::string_view name = "occupation";
    Card card{};
    static constexpr auto fields() { return described(field("card", &DrawOccupation::card)); }
};
/// The die shows this (O-6.2).
struct Die {
    static constexpr Verb tag = Verb::die;
    static constexpr std::string_view name = "die";
    Count shown{};
    static constexpr auto fields() { return described(field("count", &Die::shown)); }
};
/// A starting occupation of one's own choice (O-13.5).
struct Choose {
    static constexpr Verb tag = Verb::choose;
    static constexpr std::string_view name = "choose";
    Card card{};
    static constexpr auto fields() { return described(field("card", &Choose::card)); }
};
/// Vikings on a space, or on an imitation space that copies it (O-4.2, O-4.17).
struct Place {
    static constexpr Verb tag = Verb::place;
    static constexpr std::string_view name = "place";
    Space space{};
    Via via{};
    static constexpr auto fields() { return described(field("space", &Place::space), field("via", &Place::via)); }
};
/// No more Vikings this round (O-4.7).
struct Pass {
    static constexpr Verb tag = Verb::pass;
    static constexpr std::string_view name = "pass";
    static constexpr auto fields() { return described(); }
};
struct EndTurn {
    static constexpr Verb tag = Verb::end_turn;
    static constexpr std::string_view name = "end";
    static constexpr auto fields() { return described(); }
};
/// No more anytime actions in this window.
struct Close {
    static constexpr Verb tag = Verb::close;
    static constexpr std::string_view name = "close";
    static constexpr auto fields() { return described(); }
};
/// An occupation from the hand (O-8.3).
struct Play {
    static constexpr Verb tag = Verb::play;
    static constexpr std::string_view name = "play";
    Card card{};
    static constexpr auto fields() { return described(field("card", &Play::card)); }
};
/// One of several alternatives (O-4.10).
struct Option {
    static constexpr Verb tag = Verb::option;
    static constexpr std::string_view name = "option";
    Alternative option{};
    static constexpr auto fields() { return described(field("option", &Option::option)); }
};
/// The exchange that is on offer.
struct Trade {
    static constexpr Verb tag = Verb::trade;
    static constexpr std::string_view name = "trade";
    static constexpr auto fields() { return described(); }
};
/// Not the exchange, card or swap that is on offer.
struct Skip {
    static constexpr Verb tag = Verb::skip;
    static constexpr std::string_view name = "skip";
    static constexpr auto fields() { return described(); }
};
/// No more of what may be done several times.
struct Done {
    static constexpr Verb tag = Verb::done;
    static constexpr std::string_view name = "done";
    static constexpr auto fields() { return described(); }
};
/// So many positions of a mountain strip (O-5.13).
struct Take {
    static constexpr Verb tag = Verb::take;
    static constexpr std::string_view name = "take";
    Strip strip{};
    Count count{};
    static constexpr auto fields() { return described(field("strip", &Take::strip), field("count", &Take::count)); }
};
/// A good, so many steps (O-5.15).
struct Upgrade {
    static constexpr Verb tag = Verb::upgrade;
    static constexpr std::string_view name = "upgrade";
    Good good{};
    Count steps{};
    static constexpr auto fields() { return described(field("good", &Upgrade::good), field("count", &Upgrade::steps)); }
};
/// A green tile to its blue side (O-5.18).
struct Turn {
    static constexpr Verb tag = Verb::turn;
    static constexpr std::string_view name = "turn";
    Good good{};
    static constexpr auto fields() { return described(field("good", &Turn::good)); }
};
/// A special tile or jewelry (O-5.11, O-5.19).
struct Acquire {
    static constexpr Verb tag = Verb::acquire;
    static constexpr std::string_view name = "acquire";
    Item item{};
    static constexpr auto fields() { return described(field("item", &Acquire::item)); }
};
/// So many boats without and with ore of one's own (O-6.11).
struct Boats {
    static constexpr Verb tag = Verb::boats;
    static constexpr std::string_view name = "boats";
    Count plain{};
    Count armed{};
    static constexpr auto fields() { return described(field("plain", &Boats::plain), field("armed", &Boats::armed)); }
};
/// The die of the action (O-6.2).
struct Roll {
    static constexpr Verb tag = Verb::roll;
    static constexpr std::string_view name = "roll";
    static constexpr auto fields() { return described(); }
};
/// So much wood, or so many spears, the rest in other weapons: success (O-6.12).
struct Pay {
    static constexpr Verb tag = Verb::pay;
    static constexpr std::string_view name = "pay";
    Count count{};
    static constexpr auto fields() { return described(field("count", &Pay::count)); }
};
/// The action fails (O-6.8, O-6.14).
struct Fail {
    static constexpr Verb tag = Verb::fail;
    static constexpr std::string_view name = "fail";
    static constexpr auto fields() { return described(); }
};
/// A tile, and so many stones spent for it, the rest in swords (O-6.7).
struct Loot {
    static constexpr Verb tag = Verb::loot;
    static constexpr std::string_view name = "loot";
    Item item{};
    Count stones{};
    static constexpr auto fields() { return described(field("item", &Loot::item), field("count", &Loot::stones)); }
};
/// An exploration board (O-7).
struct Explore {
    static constexpr Verb tag = Verb::explore;
    static constexpr std::string_view name = "explore";
    Face face{};
    static constexpr auto fields() { return described(field("face", &Explore::face)); }
};
/// A boat with so much ore of one's own for a knarr (O-5.21).
struct Swap {
    static constexpr Verb tag = Verb::swap;
    static constexpr std::string_view name = "swap";
    Count ore{};
    static constexpr auto fields() { return described(field("count", &Swap::ore)); }
};
/// With a ship that carries so much ore (O-5.20).
struct Emigrate {
    static constexpr Verb tag = Verb::emigrate;
    static constexpr std::string_view name = "emigrate";
    Ship ship{};
    Count ore{};
    static constexpr auto fields() { return described(field("ship", &Emigrate::ship), field("count", &Emigrate::ore)); }
};
/// A piece that is to be laid on a board or in a house (O-9).
struct Lift {
    static constexpr Verb tag = Verb::lift;
    static constexpr std::string_view name = "lift";
    Item item{};
    odin::Place place{};
    static constexpr auto fields() { return described(field("item", &Lift::item), field("place", &Lift::place)); }
};
/// Where it goes: the cell under its lower left corner, and its pose.
struct Lay {
    static constexpr Verb tag = Verb::lay;
    static constexpr std::string_view name = "lay";
    Cell cell{};
    Pose pose{};
    static constexpr auto fields() { return described(field("cell", &Lay::cell), field("pose", &Lay::pose)); }
    [[nodiscard]] static constexpr Lay at(Placement placement) { return {placement.corner, int{placement.pose}}; }
    [[nodiscard]] constexpr Placement placement() const { return {pose.number, cell}; }
};
/// Wood or stone on a place in a building (O-9.10).
struct Store {
    static constexpr Verb tag = Verb::store;
    static constexpr std::string_view name = "store";
    Resource resource{};
    odin::Place place{};
    static constexpr auto fields() {
        return described(field("resource", &Store::resource), field("place", &Store::place));
    }
};
/// A ship (O-9.12).
struct Buy {
    static constexpr Verb tag = Verb::buy;
    static constexpr std::string_view name = "buy";
    Ship ship{};
    static constexpr auto fields() { return described(field("ship", &Buy::ship)); }
};
/// Ore onto a ship that carries so much (O-9.15).
struct Arm {
    static constexpr Verb tag = Verb::arm;
    static constexpr std::string_view name = "arm";
    Ship ship{};
    Count ore{};
    static constexpr auto fields() { return described(field("ship", &Arm::ship), field("count", &Arm::ore)); }
};
/// Ore off a ship that carries so much, with a card that permits it.
struct Unload {
    static constexpr Verb tag = Verb::unload;
    static constexpr std::string_view name = "unload";
    Ship ship{};
    Count ore{};
    static constexpr auto fields() { return described(field("ship", &Unload::ship), field("count", &Unload::ore)); }
};
/// An effect of a played card, in one of its ways (O-8.6, O-8.7).
struct Use {
    static constexpr Verb tag = Verb::use;
    static constexpr std::string_view name = "use";
    Card card{};
    Way way{};
    static constexpr auto fields() { return described(field("card", &Use::card), field("way", &Use::way)); }
};
/// A Viking back from a space, or from the imitation space that copies it.
struct Recall {
    static constexpr Verb tag = Verb::recall;
    static constexpr std::string_view name = "recall";
    Space space{};
    Via via{};
    static constexpr auto fields() { return described(field("space", &Recall::space), field("via", &Recall::via)); }
};
/// A space without Vikings (O-4.18).
struct Visit {
    static constexpr Verb tag = Verb::visit;
    static constexpr std::string_view name = "visit";
    Space space{};
    static constexpr auto fields() { return described(field("space", &Visit::space)); }
};
/// A dish or one silver (O-10).
struct Serve {
    static constexpr Verb tag = Verb::serve;
    static constexpr std::string_view name = "serve";
    Item dish{};
    Side side{};
    static constexpr auto fields() { return described(field("item", &Serve::dish), field("side", &Serve::side)); }
};
/// A slot stays empty (O-10.7).
struct Leave {
    static constexpr Verb tag = Verb::leave;
    static constexpr std::string_view name = "leave";
    static constexpr auto fields() { return described(); }
};

}  // namespace verb

}  // namespace meadhall::odin
