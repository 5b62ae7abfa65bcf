// What a move brought about, for the log, the animation and the screen reader.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/fields.hpp"
#include "games/wikinger/state.hpp"

namespace meadhall::wikinger {

enum class Happening : std::uint8_t {
    begins,        // a seat was drawn as start player
    settles,       // a Viking goes ashore
    removed,       // a Viking is taken off in the brawl
    marches,       // a Viking moves
    viking_falls,  // a Viking is captured
    tower_falls,   // a tower is captured or given up and returns to its owner
    tower_rises,   // a region is conquered
    declines,      // no tower wanted
    stops,         // the chain ends by choice
    passes,        // no legal move
    skipped,       // a seat without Vikings
    side_wins,     // the game is over
    nobody_wins,   // the game is over, drawn
};
constexpr auto names(Happening /*of*/) {
    return std::array<std::string_view, 13>{"begins",     "settles",    "removed",   "marches", "vikingFalls",
                                            "towerFalls", "towerRises", "declines",  "stops",   "passes",
                                            "skipped",    "sideWins",   "nobodyWins"};
}

/// What stood behind the victim (W-7.1).
enum class Pincer : std::uint8_t { none, own_figure, other_figure, shore };
constexpr auto names(Pincer /*of*/) {
    return std::array<std::string_view, 4>{"none", "ownFigure", "otherFigure", "shore"};
}

struct Event {
    Happening what{};
    Colour colour{};     // whose figure or decision it is
    Point from = water;  // marches
    Point at = water;    // where it happens
    Region region{};     // towers
    char letter = ' ';   // of that region
    Pincer pincer = Pincer::none;
    Ending ending = Ending::none;

    friend constexpr bool operator==(const Event&, const Event&) = default;
};

/// Every happening with all it can tell, for the schema; a tower that is given up falls without a pincer (W-8.4).
[[nodiscard]] inline std::vector<Event> examples(const Event& /*of*/) {
    constexpr Point somewhere{};
    return {
        {.what = Happening::begins},
        {.what = Happening::settles, .at = somewhere},
        {.what = Happening::removed, .at = somewhere},
        {.what = Happening::marches, .from = somewhere, .at = somewhere},
        {.what = Happening::viking_falls, .at = somewhere, .letter = 'a', .pincer = Pincer::shore},
        {.what = Happening::tower_falls, .at = somewhere, .letter = 'a', .pincer = Pincer::shore},
        {.what = Happening::tower_falls, .at = somewhere, .letter = 'a'},
        {.what = Happening::tower_rises, .at = somewhere, .letter = 'a'},
        {.what = Happening::declines},
        {.what = Happening::stops},
        {.what = Happening::passes},
        {.what = Happening::skipped},
        {.what = Happening::side_wins, .ending = Ending::towers},
        {.what = Happening::nobody_wins, .ending = Ending::towers},
    };
}

template <class Sink>
void describe(const Event& event, Sink&& sink) {
    sink("event", name_of(event.what));
    if (event.what != Happening::nobody_wins) { sink("colour", event.colour); }
    if (event.from != water) { sink("from", event.from); }
    if (event.at != water) { sink("at", event.at); }
    if (event.letter != ' ') { sink("region", std::string_view{&event.letter, 1}); }
    if (event.pincer != Pincer::none) { sink("pincer", event.pincer); }
    if (event.ending != Ending::none) { sink("ending", event.ending); }
}

}  // namespace meadhall::wikinger
