// What a move brought about, for the log, the animation and the screen reader.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/fields.hpp"
#include "core/seat.hpp"
#include "games/odin/cards.hpp"
#include "games/odin/item.hpp"
#include "games/odin/move.hpp"

namespace meadhall::odin {

enum class Happening : std::uint8_t {
    begins,            // `seat` is the start player
    imitated_columns,  // `number` and `other` are the columns that can be imitated
    card_hidden,       // `seat` gets an occupation that nobody else sees
    card_seen,         // the same for the one who does
    strip_revealed,    // mountain strip `number`
    strip_gone,        // mountain strip `number` is empty
    round_begins,      // round `number`
    harvest,           // crops up to tier `number`; 0: none
    board_turned,      // `face` comes up
    weapon_drawn,
    vikings_placed,  // `number` of them on `space`; `other` is the imitation space that copies it, 0: none
    passes,
    card_played,
    chooses,   // alternative `number` of the space
    sets_out,  // with `number` whaling boats, `other` of them with ore of one's own
    receives,  // `number` of `item`
    pays,      // `number` of `item`
    takes,     // `number` positions of strip `other`
    upgrades,  // `item` becomes the item `other`
    rolls,     // `number`
    succeeds,
    fails,
    vikings_return,  // `number` to the Thing Square
    explores,        // `face`
    emigrates,       // with `item`, which carried `number` ore
    lifts,           // `item`, for place `other`
    lays,            // `item` on place `other`, with its lower left corner on `cell`, in pose `number`
    stores,          // `item` on place `other`
    buys,            // `item`
    arms,            // `item`, which carried `number` ore
    income,          // `number` silver
    breeds,          // `item`: a young one, or one more is pregnant
    serves,          // `item`; `other` is its side
    penalties,       // `number` of them
    takes_the_lead,  // `seat` begins the next round
    card_works,      // an effect of `card` begins
    unloads,         // `item`, which carried `number` ore
    visits,          // `space`, without Vikings
    over,
    wins,
};
inline constexpr int happening_count = 40;
constexpr auto names(Happening /*of*/) {
    return std::array<std::string_view, happening_count>{
        "begins",      "imitatedColumns", "cardHidden",  "cardSeen",    "stripRevealed", "stripGone",
        "roundBegins", "harvest",         "boardTurned", "weaponDrawn", "vikingsPlaced", "passes",
        "cardPlayed",  "chooses",         "setsOut",     "receives",    "pays",          "takes",
        "upgrades",    "rolls",           "succeeds",    "fails",       "vikingsReturn", "explores",
        "emigrates",   "lifts",           "lays",        "stores",      "buys",          "arms",
        "income",      "breeds",          "serves",      "penalties",   "takesTheLead",  "cardWorks",
        "unloads",     "visits",          "over",        "wins"};
}

struct Event {
    Happening what{};
    Seat seat{};
    Item item{};
    std::uint8_t other = 0;
    std::int16_t number = 0;
    Card card{};
    Space space{};
    Face face{};
    Cell cell{};

    friend constexpr bool operator==(const Event&, const Event&) = default;
};

template <class Sink>
void describe(const Event& event, Sink&& sink) {
    sink("event", name_of(event.what));
    sink("seat", event.seat);
    sink("item", event.item);
    sink("other", event.other);
    sink("number", event.number);
    sink("card", event.card);
    sink("space", event.space);
    sink("face", event.face);
    sink("cell", event.cell);
}

}  // namespace meadhall::odin
