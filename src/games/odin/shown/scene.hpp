// What a board must know to draw Ein Fest für Odin besides the position: everything that lies in the box, with its
// names and what it does in three languages. Facts only, nothing that changes during play.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/fields.hpp"
#include "core/words.hpp"
#include "games/odin/components/calendar.hpp"
#include "games/odin/components/effect.hpp"
#include "games/odin/components/goods.hpp"
#include "games/odin/components/occupations.hpp"
#include "games/odin/components/spaces.hpp"
#include "games/odin/move.hpp"

namespace meadhall::odin {

/// What people read, in every language.
struct Spoken {
    std::string en;
    std::string de;
    std::string nl;

    static constexpr auto fields() {
        return described(field("en", &Spoken::en), field("de", &Spoken::de), field("nl", &Spoken::nl));
    }
};

[[nodiscard]] Spoken spoken(const Words& words);

/// One way a tile can lie, row by row from the top: '#' is tile, '.' is none.
struct PoseShown {
    std::vector<std::string> rows{};
    int quarter_turns = 0;  // counter-clockwise, after turning over
    bool turned_over = false;

    static constexpr auto fields() {
        return described(field("rows", &PoseShown::rows), field("quarterTurns", &PoseShown::quarter_turns),
                         field("turnedOver", &PoseShown::turned_over));
    }
};

enum class ItemSort : std::uint8_t { good, resource, weapon, ship, building, special };
constexpr auto names(ItemSort /*of*/) {
    return std::array<std::string_view, 6>{"good", "resource", "weapon", "ship", "building", "special"};
}

/// O-10.3: the places that a dish takes on the banquet table.
struct DishShown {
    int lengthwise = 1;
    int crosswise = 1;

    static constexpr auto fields() {
        return described(field("lengthwise", &DishShown::lengthwise), field("crosswise", &DishShown::crosswise));
    }
};

/// A kind of thing, by its number.
struct ItemShown {
    Item item{};
    Spoken name{};
    ItemSort sort{};
    Colour colour{};
    std::vector<PoseShown> poses{};   // none for what is never laid
    std::optional<Item> next{};       // O-5.15: one upgrade
    std::optional<Item> reverse{};    // the other side of the cardboard
    int sword = 0;                    // O-6.7; 0: no loot
    int points = 0;                   // of one of them, at the end
    std::optional<int> price{};       // of special tiles at the sale, of ships at any time; in silver
    bool forged = false;              // O-5.11
    std::optional<DishShown> dish{};  // O-10.2, O-10.5: food and silver

    static constexpr auto fields() {
        return described(field("item", &ItemShown::item), field("name", &ItemShown::name),
                         field("sort", &ItemShown::sort), field("colour", &ItemShown::colour),
                         field("poses", &ItemShown::poses), field("next", &ItemShown::next),
                         field("reverse", &ItemShown::reverse), field("sword", &ItemShown::sword),
                         field("points", &ItemShown::points), field("price", &ItemShown::price),
                         field("forged", &ItemShown::forged), field("dish", &ItemShown::dish));
    }
};

/// By what the amounts of a part are multiplied.
enum class Per : std::uint8_t { once, player, round, sheep, cattle, other };
constexpr auto names(Per /*of*/) {
    return std::array<std::string_view, 6>{"once", "player", "round", "sheep", "cattle", "other"};
}

/// The smallest thing a space does, for a pictogram.
struct PartShown {
    Deed deed{};
    std::vector<Amount> give{};
    std::vector<Amount> get{};
    Per per{};
    std::optional<int> at_most{};  // times
    std::vector<Ship> ships{};     // any of these …
    int ships_needed = 0;          // … and so many of them
    std::int8_t count = 0;         // cards, weapons, tiles or goods
    std::int8_t steps = 0;         // of an upgrade
    std::vector<int> positions{};  // of mountain strips, one allowance each
    std::int8_t boats = 0;         // that may go whaling
    std::optional<DiceAction> dice{};
    std::optional<Voyage> voyage{};

    static constexpr auto fields() {
        return described(
            field("deed", &PartShown::deed), field("give", &PartShown::give), field("get", &PartShown::get),
            field("per", &PartShown::per), field("atMost", &PartShown::at_most), field("ships", &PartShown::ships),
            field("shipsNeeded", &PartShown::ships_needed), field("count", &PartShown::count),
            field("steps", &PartShown::steps), field("positions", &PartShown::positions),
            field("boats", &PartShown::boats), field("dice", &PartShown::dice), field("voyage", &PartShown::voyage));
    }
};

/// One of the alternatives of a space, in printed order; those that cards add come last.
struct WayShown {
    std::vector<PartShown> parts{};
    Spoken text{};
    bool printed = true;

    static constexpr auto fields() {
        return described(field("parts", &WayShown::parts), field("text", &WayShown::text),
                         field("printed", &WayShown::printed));
    }
};

/// What somebody looks for who looks for a space: goods of a colour, something to build with, ships, cards.
enum class Gift : std::uint8_t { orange, red, green, blue, resource, ship, card };
inline constexpr int gift_count = 7;
constexpr auto names(Gift /*of*/) {
    return std::array<std::string_view, gift_count>{"orange", "red", "green", "blue", "resource", "ship", "card"};
}
using Gifts = IndexSet<Gift, gift_count>;

struct SpaceShown {
    Space space{};
    Spoken name{};
    int column = 0;  // as many Vikings
    int row = 0;     // 1 … 18 from the top
    int rows = 1;    // how many rows it is high
    std::vector<Group> groups{};
    Tint tint{};
    std::vector<WayShown> ways{};
    Gifts gives{};  // in one of its printed ways

    static constexpr auto fields() {
        return described(
            field("space", &SpaceShown::space), field("name", &SpaceShown::name), field("column", &SpaceShown::column),
            field("row", &SpaceShown::row), field("rows", &SpaceShown::rows), field("groups", &SpaceShown::groups),
            field("tint", &SpaceShown::tint), field("ways", &SpaceShown::ways), field("gives", &SpaceShown::gives));
    }
};

struct GroupShown {
    Group group{};
    Spoken name{};

    static constexpr auto fields() {
        return described(field("group", &GroupShown::group), field("name", &GroupShown::name));
    }
};

struct NumberShown {
    Cell cell{};
    int value = 0;

    static constexpr auto fields() {
        return described(field("cell", &NumberShown::cell), field("value", &NumberShown::value));
    }
};

struct BonusShown {
    Cell cell{};
    std::vector<Amount> reward{};
    Cells ring;  // to be covered all around it

    static constexpr auto fields() {
        return described(field("cell", &BonusShown::cell), field("reward", &BonusShown::reward),
                         field("ring", &BonusShown::ring));
    }
};

/// A printed area, row by row from the top: '.' plain, '-' minus one while open, 'i' income, 'b' bonus, 'x' never to be
/// covered, '#' no cell at all. The cell in its lower left corner is a1.
struct FaceShown {
    Face face{};
    Spoken name{};
    int points = 0;
    Ground ground{};
    std::vector<std::string> rows{};
    std::vector<NumberShown> numbers{};
    std::vector<int> ends{};  // what each income diagonal pays once all of it is covered
    std::vector<BonusShown> bonuses{};

    static constexpr auto fields() {
        return described(field("face", &FaceShown::face), field("name", &FaceShown::name),
                         field("points", &FaceShown::points), field("ground", &FaceShown::ground),
                         field("rows", &FaceShown::rows), field("numbers", &FaceShown::numbers),
                         field("ends", &FaceShown::ends), field("bonuses", &FaceShown::bonuses));
    }
};

/// An exploration board: its sides and who reaches them.
struct IslandShown {
    Board board{};
    Face front{};
    Face back{};
    std::vector<Ship> front_ships{};  // any of these
    std::vector<Ship> back_ships{};

    static constexpr auto fields() {
        return described(field("board", &IslandShown::board), field("front", &IslandShown::front),
                         field("back", &IslandShown::back), field("frontShips", &IslandShown::front_ships),
                         field("backShips", &IslandShown::back_ships));
    }
};

struct ShipShown {
    Ship ship{};
    bool large = false;
    int wood = 0;  // what building costs
    int printed_ore = 0;
    int ore_places = 0;
    int emigrated_points = 0;

    static constexpr auto fields() {
        return described(field("ship", &ShipShown::ship), field("large", &ShipShown::large),
                         field("wood", &ShipShown::wood), field("printedOre", &ShipShown::printed_ore),
                         field("orePlaces", &ShipShown::ore_places),
                         field("emigratedPoints", &ShipShown::emigrated_points));
    }
};

/// O-9.13: the moorings of a bay.
struct BayShown {
    int small = 0;
    int large = 0;

    static constexpr auto fields() {
        return described(field("small", &BayShown::small), field("large", &BayShown::large));
    }
};

/// O-7.1: a voyage and the lands it reaches.
struct VoyageShown {
    Voyage voyage{};
    std::vector<Face> lands{};

    static constexpr auto fields() {
        return described(field("voyage", &VoyageShown::voyage), field("lands", &VoyageShown::lands));
    }
};

struct BuildingShown {
    Building building{};
    int wood_places = 0;
    int stone_places = 0;

    static constexpr auto fields() {
        return described(field("building", &BuildingShown::building), field("woodPlaces", &BuildingShown::wood_places),
                         field("stonePlaces", &BuildingShown::stone_places));
    }
};

struct RoundShown {
    int vikings = 0;
    int joining = 0;               // Vikings that come to each player (O-3.2, O-13.1)
    int harvest = 0;               // the tier; 0: no harvest
    std::optional<Board> turns{};  // the exploration board that is turned

    static constexpr auto fields() {
        return described(field("vikings", &RoundShown::vikings), field("joining", &RoundShown::joining),
                         field("harvest", &RoundShown::harvest), field("turns", &RoundShown::turns));
    }
};

struct PhaseShown {
    Phase phase{};
    Spoken name{};

    static constexpr auto fields() {
        return described(field("phase", &PhaseShown::phase), field("name", &PhaseShown::name));
    }
};

struct DiceShown {
    DiceAction action{};
    Spoken name{};
    int sides = 0;
    bool wants_low = false;
    Resource resource{};
    Weapon weapon{};
    std::vector<Amount> success{};
    int vikings_back = 0;  // after failure

    static constexpr auto fields() {
        return described(field("action", &DiceShown::action), field("name", &DiceShown::name),
                         field("sides", &DiceShown::sides), field("wantsLow", &DiceShown::wants_low),
                         field("resource", &DiceShown::resource), field("weapon", &DiceShown::weapon),
                         field("success", &DiceShown::success), field("vikingsBack", &DiceShown::vikings_back));
    }
};

/// An occupation, by its number.
struct CardShown {
    Card card{};
    int number = 0;  // as printed
    Spoken name{};
    Spoken text{};
    std::vector<Spoken> ways{};  // what each way of using it does, as `use` counts them
    Deck deck{};
    bool light = false;
    int points = 0;
    bool any_time = false;

    static constexpr auto fields() {
        return described(field("card", &CardShown::card), field("number", &CardShown::number),
                         field("name", &CardShown::name), field("text", &CardShown::text),
                         field("ways", &CardShown::ways), field("deck", &CardShown::deck),
                         field("light", &CardShown::light), field("points", &CardShown::points),
                         field("anyTime", &CardShown::any_time));
    }
};

struct Scene {
    int seats = 0;                // that play; a view has room for four
    std::vector<Verb> anytime{};  // O-9.2: what may be said at any time, whatever is asked
    std::vector<ItemShown> items{};
    std::vector<GroupShown> groups{};
    std::vector<SpaceShown> spaces{};
    std::vector<FaceShown> faces{};
    std::vector<IslandShown> islands{};
    std::vector<VoyageShown> voyages{};
    std::vector<ShipShown> ships{};
    BayShown bay{};
    std::vector<BuildingShown> buildings{};
    std::vector<std::vector<Amount>> strips{};  // taken from the front
    int table_places = 0;                       // of the banquet table
    std::vector<RoundShown> rounds{};
    std::vector<std::vector<Good>> harvests{};  // what a harvest of each tier brings, from tier 0 (O-3.3)
    std::vector<PhaseShown> phases{};
    std::vector<DiceShown> dice{};
    std::vector<CardShown> cards{};

    static constexpr auto fields() {
        return described(
            field("seats", &Scene::seats), field("anytime", &Scene::anytime), field("items", &Scene::items),
            field("groups", &Scene::groups), field("spaces", &Scene::spaces), field("faces", &Scene::faces),
            field("islands", &Scene::islands), field("voyages", &Scene::voyages), field("ships", &Scene::ships),
            field("bay", &Scene::bay), field("buildings", &Scene::buildings), field("strips", &Scene::strips),
            field("tablePlaces", &Scene::table_places), field("rounds", &Scene::rounds),
            field("harvests", &Scene::harvests), field("phases", &Scene::phases), field("dice", &Scene::dice),
            field("cards", &Scene::cards));
    }
};

}  // namespace meadhall::odin
