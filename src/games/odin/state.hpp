// A position of Ein Fest für Odin: what everybody sees, and what only some know. The two are different types, so that a
// view can only be built from what may be seen.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/fields.hpp"
#include "core/inplace_vector.hpp"
#include "core/seat.hpp"
#include "games/odin/components/areas/banquet_table.hpp"
#include "games/odin/components/areas/boards.hpp"
#include "games/odin/components/areas/place.hpp"
#include "games/odin/components/buildings.hpp"
#include "games/odin/components/exploration.hpp"
#include "games/odin/components/item.hpp"
#include "games/odin/components/occupations.hpp"
#include "games/odin/components/resources.hpp"
#include "games/odin/components/spaces.hpp"
#include "games/odin/frame.hpp"

namespace meadhall::odin {

template <class T>
using PerSeat = std::array<T, max_seats>;

/// What the table does next once nothing waits for an answer: set-up, the phases of a round, and the windows of anytime
/// actions between them (O-3.1, ENG-5).
enum class Stage : std::uint8_t {
    start_player,
    imitation,
    starters,
    first_strips,
    new_viking,
    harvest,
    exploration_boards,
    new_weapon,
    actions,
    start_player_passes,
    before_income,
    income,
    before_breeding,
    breeding,
    feast,
    before_bonus,
    bonus,
    mountain_strips,
    return_vikings,
    before_round,
    before_scoring,
    over,
};
constexpr auto names(Stage /*of*/) {
    return std::array<std::string_view, 22>{"startPlayer",
                                            "imitation",
                                            "starters",
                                            "firstStrips",
                                            "newViking",
                                            "harvest",
                                            "explorationBoards",
                                            "newWeapon",
                                            "actions",
                                            "startPlayerPasses",
                                            "beforeIncome",
                                            "income",
                                            "beforeBreeding",
                                            "breeding",

                                            "feast",
                                            "beforeBonus",
                                            "bonus",
                                            "mountainStrips",
                                            "returnVikings",
                                            "beforeRound",
                                            "beforeScoring",
                                            "over"};
}

/// Goods (those in the stables too), resources and weapons of one player, by number of the item.
inline constexpr int supply_size = Item::first_ship;

/// Ships in the bay by the ore of one's own on them, and those that have left (O-1.7, O-5.20).
struct Bay {
    std::array<std::uint8_t, 2> boats{};
    std::uint8_t knarrs = 0;
    std::array<std::uint8_t, 4> longships{};
    std::uint8_t emigrated_knarrs = 0;
    std::uint8_t emigrated_longships = 0;

    [[nodiscard]] constexpr int boat_count() const { return boats[0] + boats[1]; }
    [[nodiscard]] constexpr int longship_count() const {
        return longships[0] + longships[1] + longships[2] + longships[3];
    }
    [[nodiscard]] constexpr int large_count() const { return knarrs + longship_count(); }
    [[nodiscard]] constexpr int emigrated() const { return emigrated_knarrs + emigrated_longships; }
    [[nodiscard]] constexpr int count(Ship ship) const {
        return ship == Ship::knarr ? knarrs : ship == Ship::longship ? longship_count() : boat_count();
    }

    static constexpr auto fields() {
        return described(field("boats", &Bay::boats), field("knarrs", &Bay::knarrs),
                         field("longships", &Bay::longships), field("emigratedKnarrs", &Bay::emigrated_knarrs),
                         field("emigratedLongships", &Bay::emigrated_longships));
    }
    friend constexpr bool operator==(const Bay&, const Bay&) = default;
};

/// What everybody sees of a player.
struct Player {
    std::array<std::uint16_t, supply_size> supply{};
    Bay bay;
    Land home;
    std::uint8_t sheds = 0;
    std::uint8_t shed_wood = 0;  // stored in all sheds together (O-9.10)
    std::uint8_t shed_stone = 0;
    std::uint8_t penalties = 0;     // O-10.7
    std::uint8_t thing_square = 0;  // Vikings at hand
    std::uint8_t waiting = 0;       // solo: Vikings of the colour that does not act (O-13)
    bool passed = false;            // O-4.7
    std::uint8_t placed_in_2 = 0;   // how often in column 2 this round, or with two Vikings: #166 asks
    std::uint8_t hand = 0;          // cards in it
    CardSet played;

    [[nodiscard]] constexpr int has(Item item) const { return supply[item.number]; }
    /// Which of them are there, four counts at a time: this is asked at almost every decision.
    [[nodiscard]] constexpr ItemSet kinds_in_supply() const {
        constexpr std::uint64_t low_bits = 0x7FFF'7FFF'7FFF'7FFF;
        constexpr std::uint64_t side_by_side = 0x0001'0002'0004'0008;
        std::uint64_t kinds = 0;
        unsigned first = 0;
        for (const std::uint64_t four : std::bit_cast<std::array<std::uint64_t, supply_size / 4>>(supply)) {
            const std::uint64_t present = ((((four & low_bits) + low_bits) | four) & ~low_bits) >> 15U;
            kinds |= ((present * side_by_side) >> 48U) << first;
            first += 4;
        }
        return ItemSet::from_words(kinds);
    }

    static constexpr auto fields() {
        return described(field("supply", &Player::supply), field("bay", &Player::bay), field("home", &Player::home),
                         field("sheds", &Player::sheds), field("shedWood", &Player::shed_wood),
                         field("shedStone", &Player::shed_stone), field("penalties", &Player::penalties),
                         field("thingSquare", &Player::thing_square), field("waiting", &Player::waiting),
                         field("passed", &Player::passed), field("placedIn2", &Player::placed_in_2),
                         field("hand", &Player::hand), field("played", &Player::played));
    }
    friend constexpr bool operator==(const Player&, const Player&) = default;
};

/// An exploration board: on display, or somebody's (O-2.8, O-3.4).
struct Island {
    std::optional<Seat> owner;
    bool turned = false;
    std::uint8_t silver = 0;
    Land land;

    static constexpr auto fields() {
        return described(field("owner", &Island::owner), field("turned", &Island::turned),
                         field("silver", &Island::silver), field("land", &Island::land));
    }
    friend constexpr bool operator==(const Island&, const Island&) = default;
};

/// A house, taken from the stock in order: first the stone houses, then the long houses.
struct Homestead {
    std::optional<Seat> owner;
    std::uint8_t wood = 0;  // O-9.10: on the places of a stone house
    std::uint8_t stone = 0;
    House house;

    static constexpr auto fields() {
        return described(field("owner", &Homestead::owner), field("wood", &Homestead::wood),
                         field("stone", &Homestead::stone), field("house", &Homestead::house));
    }
    friend constexpr bool operator==(const Homestead&, const Homestead&) = default;
};
/// Vikings on an action space. In the solo game two colours take turns; else a colour is a seat.
struct Crew {
    std::uint8_t colour = 0;
    std::uint8_t vikings = 0;  // 0: nobody stands here

    static constexpr auto fields() {
        return described(field("colour", &Crew::colour), field("vikings", &Crew::vikings));
    }
    friend constexpr bool operator==(const Crew&, const Crew&) = default;
};

/// O-4.17: a space that copies another of its column.
struct Imitation {
    std::uint8_t column = 0;  // 0: none in this game
    Crew crew;
    Space target{};  // what it copied this round

    static constexpr auto fields() {
        return described(field("column", &Imitation::column), field("crew", &Imitation::crew),
                         field("target", &Imitation::target));
    }
    friend constexpr bool operator==(const Imitation&, const Imitation&) = default;
};
inline constexpr int imitation_count = 2;

/// Where a special tile is (O-1.6).
enum class Holder : std::uint8_t { oval_board, seat_0, seat_1, seat_2, seat_3, laid };
constexpr auto names(Holder /*of*/) {
    return std::array<std::string_view, 6>{"ovalBoard", "seat0", "seat1", "seat2", "seat3", "laid"};
}
[[nodiscard]] constexpr Holder held_by(Seat seat) {
    return static_cast<Holder>(static_cast<int>(Holder::seat_0) + seat.number);
}

/// What the action that goes on has brought about so far; cards ask for it when the action ends.
struct Tally {
    std::uint8_t wood = 0;       // gained from the space
    std::uint8_t stone = 0;      // gained from the space
    std::uint8_t stockfish = 0;  // gained from the space, or also from cards, as #175 is read
    ResourceSet taken{};         // from strips
    ResourceSet paid{};          // on the space
    std::uint8_t cards = 0;      // played

    static constexpr auto fields() {
        return described(field("wood", &Tally::wood), field("stone", &Tally::stone),
                         field("stockfish", &Tally::stockfish), field("taken", &Tally::taken),
                         field("paid", &Tally::paid), field("cards", &Tally::cards));
    }
    friend constexpr bool operator==(const Tally&, const Tally&) = default;
};

/// How much of a mountain strip has been taken; 7 is all of it, `face_down` nothing yet known.
inline constexpr std::uint8_t face_down = 255;

/// How many questions can be open at once, and how many effects can wait: ADR 9 says why no game needs more.
inline constexpr std::size_t deepest_stack = 30;
inline constexpr std::size_t deepest_pending = 32;

/// Everything that lies open on the table.
struct Open {
    Stage stage = Stage::start_player;
    std::uint8_t round = 0;   // 0 while the table is set up
    std::uint8_t cursor = 0;  // how many seats have had their turn in this stage
    Seat start{};             // the start player
    Seat last_placer{};       // O-3.8
    Seat next_seat{};         // whose turn it is in phase 5

    PerSeat<Player> players{};
    std::array<Island, board_count> islands{};
    std::array<Homestead, house_count> houses{};
    std::uint8_t sheds = static_cast<std::uint8_t>(row_of(Building::shed).copies);  // left in the stock
    std::array<Crew, space_count> crews{};
    std::array<Imitation, imitation_count> imitations{};
    std::array<Holder, special_count> specials{};
    std::array<std::uint8_t, strip_count> strips{};  // taken from each, or `face_down`
    std::array<std::uint8_t, weapon_count> weapon_pile{};
    std::array<std::uint8_t, weapon_count> weapon_discards{};
    std::uint8_t dark_pile = 0;  // cards left
    Feast feast;
    Feast outer_feast;  // one that a card has interrupted with a feast of its own
    Tally tally;
    CardSet spent;       // played cards whose effect was for one time and is used (O-8.8)
    bool armed = false;  // a ship was armed by the last move: ore does not come back at once (ENG-6)
    InplaceVector<Trigger, deepest_pending> pending;  // those of the topmost question come last
    InplaceVector<Frame, deepest_stack> stack;

    static constexpr auto fields() {
        return described(
            field("stage", &Open::stage), field("round", &Open::round), field("cursor", &Open::cursor),
            field("start", &Open::start), field("lastPlacer", &Open::last_placer), field("nextSeat", &Open::next_seat),
            field("players", &Open::players), field("islands", &Open::islands), field("houses", &Open::houses),
            field("sheds", &Open::sheds), field("crews", &Open::crews), field("imitations", &Open::imitations),
            field("specials", &Open::specials), field("strips", &Open::strips), field("weaponPile", &Open::weapon_pile),
            field("weaponDiscards", &Open::weapon_discards), field("darkPile", &Open::dark_pile),
            field("feast", &Open::feast), field("outerFeast", &Open::outer_feast), field("tally", &Open::tally),
            field("spent", &Open::spent), field("armed", &Open::armed), field("pending", &Open::pending),
            field("stack", &Open::stack));
    }
    friend constexpr bool operator==(const Open&, const Open&) = default;
};

/// The whole truth. The dark pile is what is in nobody's hand and has not been played.
struct State : Open {
    PerSeat<CardSet> hands{};

    static constexpr auto fields() { return together(Open::fields(), described(field("hands", &State::hands))); }
    friend constexpr bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) == (has_spare_byte ? 2704 : 2672),
              "a state is copied at every step of a search: bench/results.md keeps its size");

/// What one viewer knows: the open table, and the own hand if the viewer is a seat.
struct View : Open {
    std::optional<Seat> me;
    CardSet hand;

    static constexpr auto fields() {
        return together(Open::fields(), described(field("me", &View::me), field("hand", &View::hand)));
    }
    friend constexpr bool operator==(const View&, const View&) = default;
};

}  // namespace meadhall::odin
