// Everything that can happen, one small struct for each kind of event with only what applies to it.
// `name` and `fields` are what programs read, the sentences for people stand in tell.cpp.
#pragma once

#include <optional>
#include <string_view>

#include "core/fields.hpp"
#include "core/seat.hpp"
#include "games/odin/components/areas/banquet_table.hpp"
#include "games/odin/components/areas/place.hpp"
#include "games/odin/components/dice.hpp"
#include "games/odin/components/item.hpp"
#include "games/odin/components/occupations.hpp"
#include "games/odin/components/spaces.hpp"

namespace meadhall::odin {

/// The imitation space that copies a space; nothing for 0, where Vikings stand on the space itself (O-4.17).
[[nodiscard]] constexpr std::optional<int> imitation(int via) { return via > 0 ? std::optional{via} : std::nullopt; }

/// The start player is drawn (O-2.10).
struct Begins {
    static constexpr std::string_view name = "begins";
    Seat seat{};
    static constexpr auto fields() { return described(field("seat", &Begins::seat)); }
};
/// Which columns can be imitated (O-2.2).
struct ImitatedColumns {
    static constexpr std::string_view name = "imitatedColumns";
    int low = 0;
    int high = 0;
    static constexpr auto fields() {
        return described(field("low", &ImitatedColumns::low), field("high", &ImitatedColumns::high));
    }
};
/// Somebody gets an occupation that nobody else sees (O-1.4).
struct CardHidden {
    static constexpr std::string_view name = "cardHidden";
    Seat seat{};
    static constexpr auto fields() { return described(field("seat", &CardHidden::seat)); }
};
/// The same for the one who does.
struct CardSeen {
    static constexpr std::string_view name = "cardSeen";
    Seat seat{};
    Card card{};
    static constexpr auto fields() { return described(field("seat", &CardSeen::seat), field("card", &CardSeen::card)); }
};
/// Mountain strips are counted from 1, as people count (O-2.7, O-3.9).
struct StripRevealed {
    static constexpr std::string_view name = "stripRevealed";
    int strip = 0;
    static constexpr auto fields() { return described(field("strip", &StripRevealed::strip)); }
};
struct StripGone {
    static constexpr std::string_view name = "stripGone";
    int strip = 0;
    static constexpr auto fields() { return described(field("strip", &StripGone::strip)); }
};
struct RoundBegins {
    static constexpr std::string_view name = "roundBegins";
    int round = 0;
    static constexpr auto fields() { return described(field("round", &RoundBegins::round)); }
};
/// Crops up to this tier; 0: none (O-3.4).
struct Harvest {
    static constexpr std::string_view name = "harvest";
    int tier = 0;
    static constexpr auto fields() { return described(field("tier", &Harvest::tier)); }
};
/// An exploration board shows its other face (O-3.6).
struct BoardTurned {
    static constexpr std::string_view name = "boardTurned";
    Face face{};
    static constexpr auto fields() { return described(field("face", &BoardTurned::face)); }
};
struct WeaponDrawn {
    static constexpr std::string_view name = "weaponDrawn";
    Seat seat{};
    Weapon weapon{};
    static constexpr auto fields() {
        return described(field("seat", &WeaponDrawn::seat), field("weapon", &WeaponDrawn::weapon));
    }
};
/// `via`: the imitation space that copies the space (O-4.17); `colour`: of the Vikings, a seat or one of two (O-13.2).
struct VikingsPlaced {
    static constexpr std::string_view name = "vikingsPlaced";
    Seat seat{};
    int count = 0;
    Space space{};
    std::optional<int> via{};
    int colour = 0;
    static constexpr auto fields() {
        return described(field("seat", &VikingsPlaced::seat), field("count", &VikingsPlaced::count),
                         field("space", &VikingsPlaced::space), field("via", &VikingsPlaced::via),
                         field("colour", &VikingsPlaced::colour));
    }
};
struct Passes {
    static constexpr std::string_view name = "passes";
    Seat seat{};
    int colour = 0;
    static constexpr auto fields() { return described(field("seat", &Passes::seat), field("colour", &Passes::colour)); }
};
struct CardPlayed {
    static constexpr std::string_view name = "cardPlayed";
    Seat seat{};
    Card card{};
    static constexpr auto fields() {
        return described(field("seat", &CardPlayed::seat), field("card", &CardPlayed::card));
    }
};
/// An alternative of the space, counted from 1 (O-4.10).
struct Chooses {
    static constexpr std::string_view name = "chooses";
    Seat seat{};
    int option = 0;
    static constexpr auto fields() {
        return described(field("seat", &Chooses::seat), field("option", &Chooses::option));
    }
};
/// With whaling boats, so many of them with ore of one's own (O-6.11).
struct SetsOut {
    static constexpr std::string_view name = "setsOut";
    Seat seat{};
    int boats = 0;
    int armed = 0;
    static constexpr auto fields() {
        return described(field("seat", &SetsOut::seat), field("boats", &SetsOut::boats),
                         field("armed", &SetsOut::armed));
    }
};
/// `place` and `cell`: of the board or house whose bonus it is (O-11.5).
struct Receives {
    static constexpr std::string_view name = "receives";
    Seat seat{};
    Item item{};
    int count = 0;
    std::optional<Place> place{};
    std::optional<Cell> cell{};
    static constexpr auto fields() {
        return described(field("seat", &Receives::seat), field("item", &Receives::item),
                         field("count", &Receives::count), field("place", &Receives::place),
                         field("cell", &Receives::cell));
    }
};
struct Pays {
    static constexpr std::string_view name = "pays";
    Seat seat{};
    Item item{};
    int count = 0;
    static constexpr auto fields() {
        return described(field("seat", &Pays::seat), field("item", &Pays::item), field("count", &Pays::count));
    }
};
/// So many positions of a mountain strip (O-5.13).
struct Takes {
    static constexpr std::string_view name = "takes";
    Seat seat{};
    int strip = 0;
    int count = 0;
    static constexpr auto fields() {
        return described(field("seat", &Takes::seat), field("strip", &Takes::strip), field("count", &Takes::count));
    }
};
struct Upgrades {
    static constexpr std::string_view name = "upgrades";
    Seat seat{};
    Good from{};
    Good to{};
    static constexpr auto fields() {
        return described(field("seat", &Upgrades::seat), field("from", &Upgrades::from), field("to", &Upgrades::to));
    }
};
struct Rolls {
    static constexpr std::string_view name = "rolls";
    Seat seat{};
    int shown = 0;
    static constexpr auto fields() { return described(field("seat", &Rolls::seat), field("shown", &Rolls::shown)); }
};
struct Succeeds {
    static constexpr std::string_view name = "succeeds";
    Seat seat{};
    DiceAction action{};
    static constexpr auto fields() {
        return described(field("seat", &Succeeds::seat), field("action", &Succeeds::action));
    }
};
struct Fails {
    static constexpr std::string_view name = "fails";
    Seat seat{};
    DiceAction action{};
    static constexpr auto fields() { return described(field("seat", &Fails::seat), field("action", &Fails::action)); }
};
/// To the Thing Square; `space` and `via`: from where a card calls them back.
struct VikingsReturn {
    static constexpr std::string_view name = "vikingsReturn";
    Seat seat{};
    int count = 0;
    std::optional<Space> space{};
    std::optional<int> via{};
    static constexpr auto fields() {
        return described(field("seat", &VikingsReturn::seat), field("count", &VikingsReturn::count),
                         field("space", &VikingsReturn::space), field("via", &VikingsReturn::via));
    }
};
struct Explores {
    static constexpr std::string_view name = "explores";
    Seat seat{};
    Face face{};
    static constexpr auto fields() { return described(field("seat", &Explores::seat), field("face", &Explores::face)); }
};
/// With a ship that carried so much ore (O-5.20).
struct Emigrates {
    static constexpr std::string_view name = "emigrates";
    Seat seat{};
    Ship ship{};
    int ore = 0;
    static constexpr auto fields() {
        return described(field("seat", &Emigrates::seat), field("ship", &Emigrates::ship),
                         field("ore", &Emigrates::ore));
    }
};
/// A piece that is to be laid there (O-9).
struct Lifts {
    static constexpr std::string_view name = "lifts";
    Seat seat{};
    Item item{};
    Place place{};
    static constexpr auto fields() {
        return described(field("seat", &Lifts::seat), field("item", &Lifts::item), field("place", &Lifts::place));
    }
};
/// With its lower left corner on `cell`.
struct Lays {
    static constexpr std::string_view name = "lays";
    Seat seat{};
    Item item{};
    Place place{};
    Cell cell{};
    int pose = 0;
    static constexpr auto fields() {
        return described(field("seat", &Lays::seat), field("item", &Lays::item), field("place", &Lays::place),
                         field("cell", &Lays::cell), field("pose", &Lays::pose));
    }
};
struct Stores {
    static constexpr std::string_view name = "stores";
    Seat seat{};
    Resource resource{};
    Place place{};
    static constexpr auto fields() {
        return described(field("seat", &Stores::seat), field("resource", &Stores::resource),
                         field("place", &Stores::place));
    }
};
struct Buys {
    static constexpr std::string_view name = "buys";
    Seat seat{};
    Ship ship{};
    static constexpr auto fields() { return described(field("seat", &Buys::seat), field("ship", &Buys::ship)); }
};
/// A ship that carried so much ore before (O-9.15).
struct Arms {
    static constexpr std::string_view name = "arms";
    Seat seat{};
    Ship ship{};
    int ore = 0;
    static constexpr auto fields() {
        return described(field("seat", &Arms::seat), field("ship", &Arms::ship), field("ore", &Arms::ore));
    }
};
struct Earns {
    static constexpr std::string_view name = "income";
    Seat seat{};
    int silver = 0;
    static constexpr auto fields() { return described(field("seat", &Earns::seat), field("silver", &Earns::silver)); }
};
/// None are born where one more is pregnant instead (O-11.4).
struct Breeds {
    static constexpr std::string_view name = "breeds";
    Seat seat{};
    Good animal{};
    int born = 0;
    static constexpr auto fields() {
        return described(field("seat", &Breeds::seat), field("animal", &Breeds::animal), field("born", &Breeds::born));
    }
};
struct Serves {
    static constexpr std::string_view name = "serves";
    Seat seat{};
    Item dish{};
    Side side{};
    static constexpr auto fields() {
        return described(field("seat", &Serves::seat), field("dish", &Serves::dish), field("side", &Serves::side));
    }
};
struct Penalties {
    static constexpr std::string_view name = "penalties";
    Seat seat{};
    int count = 0;
    static constexpr auto fields() {
        return described(field("seat", &Penalties::seat), field("count", &Penalties::count));
    }
};
/// This seat begins the next round.
struct TakesTheLead {
    static constexpr std::string_view name = "takesTheLead";
    Seat seat{};
    static constexpr auto fields() { return described(field("seat", &TakesTheLead::seat)); }
};
/// An effect of the card begins.
struct CardWorks {
    static constexpr std::string_view name = "cardWorks";
    Seat seat{};
    Card card{};
    static constexpr auto fields() {
        return described(field("seat", &CardWorks::seat), field("card", &CardWorks::card));
    }
};
/// A ship that carried so much ore before.
struct Unloads {
    static constexpr std::string_view name = "unloads";
    Seat seat{};
    Ship ship{};
    int ore = 0;
    static constexpr auto fields() {
        return described(field("seat", &Unloads::seat), field("ship", &Unloads::ship), field("ore", &Unloads::ore));
    }
};
/// A space is used without Vikings (O-4.18).
struct VisitsSpace {
    static constexpr std::string_view name = "visits";
    Seat seat{};
    Space space{};
    static constexpr auto fields() {
        return described(field("seat", &VisitsSpace::seat), field("space", &VisitsSpace::space));
    }
};
struct Over {
    static constexpr std::string_view name = "over";
    static constexpr auto fields() { return described(); }
};
struct Wins {
    static constexpr std::string_view name = "wins";
    Seat seat{};
    static constexpr auto fields() { return described(field("seat", &Wins::seat)); }
};

}  // namespace meadhall::odin
