// What a move brought about, for the log, the animation and the screen reader.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <string_view>
#include <vector>

#include "core/fields.hpp"
#include "games/walhalla/move.hpp"
#include "games/walhalla/state.hpp"

namespace meadhall::walhalla {

enum class Happening : std::uint8_t {
    tile_laid,
    inner_set,
    outer_set,
    draws,       // somebody draws a card nobody else sees
    draws_card,  // the same for the one who does see it
    pile_renewed,
    begins,
    ship_drawn,
    boards,
    stays,
    sells,
    moors,
    ship_set_aside,
    returns,  // a Viking finds no field and goes back to Midgard
    lands,
    attacks,
    plays_attack,
    falls,         // the defender loses the field
    defends,       // the defender wins by choice
    plays_shield,  // the defender wins by a shield
    driven_back,   // where the shield sends the attacker home (option shieldLoserTo)
    forest_scores,
    hunts,
    raid_ends,
    lays,        // cards face down, hidden
    lays_cards,  // the same for the one who laid them
    reveals,
    tongue_scores,
    wheat_scores,
    card_scores,
    plays_walhalla,
    fields_cleared,
    resupplied,
    exodus,
    raid_begins,
    fields_score,
    walhalla_scores,
    wins,
};
constexpr auto names(Happening /*of*/) {
    return std::array<std::string_view, 38>{
        "tileLaid",       "innerSet",      "outerSet",   "draws",        "drawsCard",   "pileRenewed",
        "begins",         "shipDrawn",     "boards",     "stays",        "sells",       "moors",
        "shipSetAside",   "returns",       "lands",      "attacks",      "playsAttack", "falls",
        "defends",        "playsShield",   "drivenBack", "forestScores", "hunts",       "raidEnds",
        "lays",           "laysCards",     "reveals",    "tongueScores", "wheatScores", "cardScores",
        "playsWalhalla",  "fieldsCleared", "resupplied", "exodus",       "raidBegins",  "fieldsScore",
        "walhallaScores", "wins"};
}
inline constexpr std::size_t happenings = 38;

struct Event {
    Happening what{};
    Seat seat{};              // whose deed or fate it is
    Seat other{};             // against whom
    std::uint8_t tongue = 0;  // 1 to 3
    std::uint8_t row = 0;     // 1 at the coast
    std::uint8_t fjord = 0;   // 1 to 4
    std::uint8_t berth = 0;   // 1 at the coast
    Way way{};                // which end of the ship went in first
    std::uint8_t number = 0;  // Vikings, cards, strength
    ShipSeats seats = 0;      // of the ship
    std::int16_t points = 0;
    std::uint8_t raid = 0;
    Terrain terrain{};
    Terrain far{};
    Ship ship = Ship::none;
    Card card{};
    Headlands headlands{};
    Cards cards{};

    friend constexpr bool operator==(const Event&, const Event&) = default;
};

/// Which fields of an event matter for what happened.
enum class Detail : std::uint16_t {
    seat = 1,
    other = 2,
    field = 4,  // tongue and row
    tongue = 8,
    berth = 16,  // fjord, berth and way
    number = 32,
    points = 64,
    raid = 128,
    terrain = 256,
    far = 512,
    ship = 1024,
    card = 2048,
    headlands = 4096,
    cards = 8192,
    seats = 16384,
};
class Details {
  public:
    constexpr Details(std::initializer_list<Detail> details) {
        for (Detail detail : details) {
            bits_ = static_cast<std::uint16_t>(bits_ | static_cast<std::uint16_t>(detail));
        }
    }
    [[nodiscard]] constexpr bool has(Detail detail) const { return (bits_ & static_cast<std::uint16_t>(detail)) != 0; }

  private:
    std::uint16_t bits_ = 0;
};
[[nodiscard]] Details details_of(Happening what);

/// One of every happening, for the schema.
[[nodiscard]] inline std::vector<Event> examples(const Event& /*of*/) {
    std::vector<Event> all;
    for (std::size_t i = 0; i < happenings; ++i) { all.push_back({.what = static_cast<Happening>(i)}); }
    return all;
}

template <class Sink>
void describe(const Event& event, Sink&& sink) {
    const Details details = details_of(event.what);
    sink("event", name_of(event.what));
    if (details.has(Detail::seat)) { sink("seat", event.seat); }
    if (details.has(Detail::other)) { sink("other", event.other); }
    if (details.has(Detail::field) || details.has(Detail::tongue)) { sink("tongue", event.tongue); }
    if (details.has(Detail::field)) { sink("row", event.row); }
    if (details.has(Detail::berth)) {
        sink("fjord", event.fjord);
        sink("berth", event.berth);
        sink("way", event.way);
    }
    if (details.has(Detail::number)) { sink("number", event.number); }
    if (details.has(Detail::seats)) { sink("seats", seat_numbers(event.seats)); }
    if (details.has(Detail::points)) { sink("points", event.points); }
    if (details.has(Detail::raid)) { sink("raid", event.raid); }
    if (details.has(Detail::terrain)) { sink("terrain", event.terrain); }
    if (details.has(Detail::far)) { sink("far", event.far); }
    if (details.has(Detail::ship)) { sink("ship", event.ship); }
    if (details.has(Detail::card)) { sink("card", event.card); }
    if (details.has(Detail::headlands)) { sink("values", event.headlands); }
    if (details.has(Detail::cards)) { sink("cards", event.cards); }
}

}  // namespace meadhall::walhalla
