// What can be counted in a position of Ein Fest für Odin: points, income, what the feast will ask, the pieces on the
// boards, how a roll could end. Boards show it; no rule reads it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/fields.hpp"
#include "games/odin/components/calendar.hpp"
#include "games/odin/shown/scene.hpp"
#include "games/odin/state.hpp"

namespace meadhall::odin {

/// A line of the score as it stands (O-12).
struct ScoreShare {
    Spoken name{};
    int points = 0;
    std::string_view rule;

    static constexpr auto fields() {
        return described(field("name", &ScoreShare::name), field("points", &ScoreShare::points),
                         field("rule", &ScoreShare::rule));
    }
};

/// O-9.10: places for wood or stone in the sheds or in a house.
struct StoreGauges {
    Place place{};
    Resource resource{};
    int filled = 0;
    int room = 0;

    static constexpr auto fields() {
        return described(field("place", &StoreGauges::place), field("resource", &StoreGauges::resource),
                         field("filled", &StoreGauges::filled), field("room", &StoreGauges::room));
    }
};

struct SeatGauges {
    int score = 0;  // if the game ended now
    std::vector<ScoreShare> shares{};
    int colour = 0;                // of the Vikings on the Thing Square: the seat; alone one of two in turn (O-13.2)
    std::optional<int> resting{};  // alone: the other colour, whose Vikings on the board stand in the way (O-13.3)
    int income = 0;                // O-11.1: what would be paid now
    std::vector<Amount> bonus{};   // O-11.5: what would come now
    int ship_places = 0;           // of the banquet table, from the left, that ships which left take (O-5.20)
    int feast_places = 0;          // to be filled at the feast of this round
    int larder = 0;                // slots that food and silver at hand would fill, neighbours aside
    int open_minus = 0;            // cells and places that cost a point each
    std::vector<StoreGauges> stores{};

    static constexpr auto fields() {
        return described(field("score", &SeatGauges::score), field("shares", &SeatGauges::shares),
                         field("colour", &SeatGauges::colour), field("resting", &SeatGauges::resting),
                         field("income", &SeatGauges::income), field("bonus", &SeatGauges::bonus),
                         field("shipPlaces", &SeatGauges::ship_places), field("feastPlaces", &SeatGauges::feast_places),
                         field("larder", &SeatGauges::larder), field("openMinus", &SeatGauges::open_minus),
                         field("stores", &SeatGauges::stores));
    }
};

struct PieceShown {
    Item item{};
    Cells cells;

    static constexpr auto fields() {
        return described(field("item", &PieceShown::item), field("cells", &PieceShown::cells));
    }
};

/// A home board, an island that somebody has, or a house.
struct BoardGauges {
    Seat seat{};
    Place place{};
    Face face{};
    std::vector<PieceShown> pieces{};
    int income = 0;
    Cells paying{};  // the numbers that make it up (O-11.1); a diagonal that is all covered pays without one
    int open_minus = 0;
    Cells won{};  // bonus cells that pay now

    static constexpr auto fields() {
        return described(field("seat", &BoardGauges::seat), field("place", &BoardGauges::place),
                         field("face", &BoardGauges::face), field("pieces", &BoardGauges::pieces),
                         field("income", &BoardGauges::income), field("paying", &BoardGauges::paying),
                         field("openMinus", &BoardGauges::open_minus), field("won", &BoardGauges::won));
    }
};

/// How the dice action could go on from one face of the die.
struct FaceOfDie {
    int shown = 0;
    int result = 0;
    bool success = false;        // it could be paid for, or brings loot
    std::optional<Item> loot{};  // of the highest sword value

    static constexpr auto fields() {
        return described(field("shown", &FaceOfDie::shown), field("result", &FaceOfDie::result),
                         field("success", &FaceOfDie::success), field("loot", &FaceOfDie::loot));
    }
};

/// A way to pay for success: `count` is what the move says, resources; the rest is weapons.
struct Payment {
    std::optional<Item> loot{};
    int count = 0;
    int weapons = 0;

    static constexpr auto fields() {
        return described(field("loot", &Payment::loot), field("count", &Payment::count),
                         field("weapons", &Payment::weapons));
    }
};

struct DiceGauges {
    DiceAction action{};
    int rolls = 0;
    int rolls_left = 0;
    int shown = 0;
    int result = 0;
    std::vector<FaceOfDie> faces{};
    std::vector<Payment> payments{};  // of those that are legal now

    static constexpr auto fields() {
        return described(field("action", &DiceGauges::action), field("rolls", &DiceGauges::rolls),
                         field("rollsLeft", &DiceGauges::rolls_left), field("shown", &DiceGauges::shown),
                         field("result", &DiceGauges::result), field("faces", &DiceGauges::faces),
                         field("payments", &DiceGauges::payments));
    }
};

/// The space whose action goes on, and how far it has come.
struct ActionGauges {
    Space space{};
    std::optional<int> way{};  // counted from 0; none: not chosen yet
    int part = 0;              // the one that is asked about; those before it are used or left

    static constexpr auto fields() {
        return described(field("space", &ActionGauges::space), field("way", &ActionGauges::way),
                         field("part", &ActionGauges::part));
    }
};

/// A mountain strip that lies face up and still holds something.
struct StripGauges {
    int strip = 0;               // counted from 1, as moves do
    std::vector<Amount> left{};  // from the arrow on

    static constexpr auto fields() {
        return described(field("strip", &StripGauges::strip), field("left", &StripGauges::left));
    }
};

/// What a way to use a space takes or wants to see: so many of any of these.
struct Wanted {
    std::vector<Item> items{};
    int have = 0;
    int of = 0;
    bool spent = false;  // given away; else it only has to be there

    static constexpr auto fields() {
        return described(field("items", &Wanted::items), field("have", &Wanted::have), field("of", &Wanted::of),
                         field("spent", &Wanted::spent));
    }
};

/// A way to use a space that takes or wants something, at the prices of one player. What costs nothing is left out.
struct WayGauges {
    Space space{};
    int way = 0;  // counted from 0, as the scene has them
    std::vector<Wanted> wanted{};

    static constexpr auto fields() {
        return described(field("space", &WayGauges::space), field("way", &WayGauges::way),
                         field("wanted", &WayGauges::wanted));
    }
};

struct Gauges {
    std::vector<SeatGauges> seats{};
    std::vector<BoardGauges> boards{};
    std::optional<DiceGauges> dice{};
    std::optional<ActionGauges> action{};
    std::vector<StripGauges> strips{};
    int strips_face_down = 0;
    std::vector<WayGauges> ways{};  // for the seat that looks; none for whoever has no seat
    std::optional<Phase> phase{};   // none before the first round and when the game is over

    static constexpr auto fields() {
        return described(field("seats", &Gauges::seats), field("boards", &Gauges::boards), field("dice", &Gauges::dice),
                         field("action", &Gauges::action), field("strips", &Gauges::strips),
                         field("stripsFaceDown", &Gauges::strips_face_down), field("ways", &Gauges::ways),
                         field("phase", &Gauges::phase));
    }
};

class Game;

/// O-3: the phase that a round is in; what lies behind the last one belongs to it. None before the first round.
[[nodiscard]] std::optional<Phase> phase_of(const Open& open);
/// O-10.1: slots of the banquet table that a player has to fill this round; none before the first.
[[nodiscard]] int feast_places(const Game& game, const Open& open, Seat seat);
/// The colour of the Vikings that a seat has at hand. Alone, those of the next round come home before it begins
/// (O-13.2).
[[nodiscard]] int colour_at_hand(const Game& game, const Open& open, Seat seat);
/// How many of them food and silver at hand would fill, if no neighbours stood in the way.
[[nodiscard]] int larder(const Player& player);

}  // namespace meadhall::odin
