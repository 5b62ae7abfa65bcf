// Walhalla before the laws: both numbers of players, both rulebooks, every ruling the other way.
#include <string>
#include <vector>

#include "games/walhalla/game.hpp"
#include "games/walhalla/variants.hpp"
#include "support/conforms.hpp"

namespace meadhall::walhalla {
namespace {

/// The Vikings of each colour and the cards (WH-1.6, WH-1.5).
std::string missing(const Game& game, const State& state) {
    PerColour<int> vikings{};
    for (Colour aboard : state.crew) { ++vikings[index(aboard)]; }
    for (const Tongue& tongue : state.tongues) {
        for (const Plot& plot : tongue.plots) { ++vikings[index(plot.viking)]; }
    }
    Cards cards = state.pile;
    add(cards, state.discards);
    for (std::size_t i = 0; i < max_seats; ++i) {
        const Player& player = state.players[i];
        vikings[index(player.colour)] += player.midgard + player.asgard + player.walhalla;
        add(cards, state.hands[i]);
        add(cards, state.laid[i]);
    }
    for (Colour colour : all_colours) {
        const int expected = game.plays(colour) ? vikings_per_colour : 0;
        if (vikings[index(colour)] != expected) { return std::string{name_of(colour)} + " Vikings"; }
    }
    return cards == game.cards() ? "" : "cards";
}

Card any_card(const Cards& cards, Rng& rng) {
    std::uint32_t number = rng.below(static_cast<std::uint32_t>(total(cards)));
    std::size_t kind = 0;
    while (number >= count(cards, kind)) { number -= count(cards, kind++); }
    return static_cast<Card>(kind);
}

/// One random card of each changes places.
void swap_cards(Cards& one, Cards& other, Rng& rng) {
    if (total(one) == 0 || total(other) == 0) { return; }
    const Card given = any_card(one, rng);
    const Card taken = any_card(other, rng);
    --one[given];
    ++other[given];
    --other[taken];
    ++one[taken];
}

/// Cards that the viewer does not see change places: those drawn since the pile was renewed among themselves and with
/// the pile, those kept from before among themselves. What the pile was renewed from is no secret (WH-6.9).
State disguised(const Game& game, const State& state, Viewer viewer, Rng& rng) {
    State world = state;
    std::vector<Cards*> fresh = {&world.pile};
    std::vector<Cards*> kept;
    for (int i = 0; i < game.seats(); ++i) {
        const auto n = static_cast<std::size_t>(i);
        take(world.hands[n], world.kept[n]);
        if (viewer.is(seat(i))) { continue; }
        fresh.push_back(&world.hands[n]);
        kept.push_back(&world.kept[n]);
    }
    for (int swaps = 0; swaps < 12; ++swaps) {
        const std::vector<Cards*>& places = rng.below(2) == 0 ? fresh : kept;
        const auto place = [&] { return places[rng.below(static_cast<std::uint32_t>(places.size()))]; };
        swap_cards(*place(), *place(), rng);
    }
    for (std::size_t i = 0; i < max_seats; ++i) { add(world.hands[i], world.kept[i]); }
    return world;
}

/// Everybody watches how a ship goes in and who comes ashore, but the table forgets it: the ship lies there, either way
/// round alike, and at the end of a raid the fields are cleared.
bool lays_open(const Event& event) { return event.what == Happening::moors || event.what == Happening::fields_cleared; }

const conformance::Hooks<Game> hooks{.missing = missing, .disguised = disguised, .lays_open = lays_open};
const conformance::Defence<Game> defence{{.games = 150, .seed = 1, .one_in = 6}, hooks};

TEST_CASE("Walhalla keeps every law with every ruling the other way") {
    for (const Variant& variant : variants()) {
        for (int seats : {3, 4}) {
            conformance::require_conformance<Game>(variant.name, seats, variant.options,
                                                   {.games = 12, .seed = 7, .one_in = 8}, hooks);
        }
    }
}

TEST_CASE("Nobody can tell worlds apart that differ in hidden cards alone, over 100,000 pairs (WH-14.1)") {
    std::int64_t pairs = 0;
    for (int seats : {3, 4}) {
        const conformance::Campaign campaign{.games = 60, .seed = 1000, .one_in = 1, .handful = 2};
        pairs += conformance::require_conformance<Game>("default", seats, {}, campaign, hooks).distinct_pairs;
    }
    for (const Variant& variant : variants()) {
        const conformance::Campaign campaign{.games = 3, .seed = 2000, .one_in = 1, .handful = 2};
        pairs +=
            conformance::require_conformance<Game>(variant.name, 4, variant.options, campaign, hooks).distinct_pairs;
    }
    CHECK(pairs >= 100'000);
}

}  // namespace
}  // namespace meadhall::walhalla
