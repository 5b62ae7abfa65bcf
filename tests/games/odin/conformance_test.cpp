#include <numeric>
#include <string>

#include <doctest/doctest.h>

#include "games/odin/game.hpp"
#include "support/conforms.hpp"

using namespace meadhall;
using namespace meadhall::odin;
using conformance::Hooks;

namespace {

/// ENG-9 by counting: what there is a fixed number of is all there.
std::string missing(const Game& game, const State& state) {
    int weapons_seen = std::accumulate(state.weapon_pile.begin(), state.weapon_pile.end(), 0) +
                       std::accumulate(state.weapon_discards.begin(), state.weapon_discards.end(), 0);
    for (const Player& player : state.players) {
        for (const WeaponRow& row : weapons) { weapons_seen += player.has(row.weapon); }
    }
    if (weapons_seen < weapon_cards) { return "a weapon is lost"; }
    int vikings = 0;
    for (const Crew& crew : state.crews) { vikings += crew.vikings; }
    for (const Imitation& imitation : state.imitations) { vikings += imitation.crew.vikings; }
    for (const Player& player : state.players) { vikings += player.thing_square; }
    if (!game.is_solo() && state.round > 0 && vikings != game.seats() * game.round(state).vikings) {
        return "a Viking is lost";
    }
    return {};
}

/// Another world: hands and pile shuffled behind the viewer's back.
State disguised(const Game& game, const State& state, Viewer viewer, Rng& rng) {
    State world = state;
    CardSet hidden = game.dark_pile(state);
    for (int i = 0; i < game.seats(); ++i) {
        if (viewer.is(seat(i))) { continue; }
        hidden = hidden | (state.hands[static_cast<std::size_t>(i)] & game.dark_cards());
    }
    for (int i = 0; i < game.seats(); ++i) {
        if (viewer.is(seat(i))) { continue; }
        CardSet& hand = world.hands[static_cast<std::size_t>(i)];
        const int dark = (hand & game.dark_cards()).size();
        hand = hand & game.light_cards();
        for (int n = 0; n < dark; ++n) {
            const Card card = hidden.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(hidden.size()))));
            hidden.erase(card);
            hand.insert(card);
        }
    }
    return world;
}

Hooks<Game> hooks() { return {.missing = missing, .unaccounted = {}, .disguised = disguised, .lays_open = {}}; }

void check(const std::string& what, int seats, const Options& options) {
    conformance::require_conformance<Game>(what, seats, options, {.games = 4, .seed = 11}, hooks());
}

}  // namespace

TEST_CASE("The long game keeps every law, with one to four players") {
    for (int seats = 1; seats <= 4; ++seats) { check("long", seats, {}); }
}

TEST_CASE("The short game keeps every law, with one to four players") {
    for (int seats = 1; seats <= 4; ++seats) { check("short", seats, {.length = Length::short_game}); }
}

TEST_CASE("Every option keeps every law") {
    check("deck A", 4, {.decks = "A"});
    check("decks B and C", 2, {.decks = "BC"});
    check("a starter of one's choice", 1, {.starter = Starter::choose});
    check("payable arrows", 3, {.arrow_costs = ArrowCosts::payable});
    check("double upgrades of exactly two steps", 2, {.double_upgrade = DoubleUpgrade::exactly_two});
}

TEST_CASE("Tables without decks, with unknown decks or with too many players are refused (O-2.1, O-13.5)") {
    CHECK(Game::make(2, {.decks = ""}).error().code() == "E-DECKS");
    CHECK(Game::make(2, {.decks = "D"}).error().code() == "E-DECKS");
    CHECK(Game::make(2, {.decks = "BA"}).error().code() == "E-DECKS");
    CHECK(Game::make(5, {}).error().code() == "E-SEATS");
    CHECK(Game::make(0, {}).error().code() == "E-SEATS");
    CHECK(Game::make(2, {.starter = Starter::choose}).error().code() == "E-STARTER");
}
