// Ein Fest für Odin before the laws: one to four players, both lengths, every option the other way.
#include <numeric>
#include <string>

#include "games/odin/game.hpp"
#include "support/conforms.hpp"

namespace meadhall::odin {
namespace {

template <class Counts>
int sum(const Counts& counts) {
    return std::accumulate(counts.begin(), counts.end(), 0);
}

constexpr int weapon_cards = 47;

/// O-1.8, D-13: cards are never lost; both piles empty, more may come.
int weapons_in_play(const State& state) {
    int count = sum(state.weapon_pile) + sum(state.weapon_discards);
    for (const Player& player : state.players) {
        for (const WeaponRow& row : weapons) { count += player.has(row.weapon); }
    }
    return count;
}

int vikings_of(const State& state, int colour) {
    int count = 0;
    for (const Crew& crew : state.crews) { count += crew.colour == colour ? crew.vikings : 0; }
    for (const Imitation& each : state.imitations) { count += each.crew.colour == colour ? each.crew.vikings : 0; }
    return count;
}

/// O-2.6, O-13.1: so many Vikings have come from the table by now, all colours of the game together.
bool has_all_vikings(const Game& game, const State& state) {
    if (state.round == 0) { return true; }
    int count = 0;
    for (int colour = 0; colour < max_seats; ++colour) { count += vikings_of(state, colour); }
    for (const Player& player : state.players) { count += player.thing_square + player.waiting; }
    if (!game.is_solo()) { return count == game.seats() * game.round(state).vikings; }
    const bool is_long = game.options().length == Length::long_game;
    return count == (is_long ? 9 + 2 * state.round : 11 + 2 * state.round);
}

bool has_all_sheds(const State& state) {
    int count = state.sheds;
    for (const Player& player : state.players) { count += player.sheds; }
    return count == 3;
}

/// O-8.1, O-2.3: every dark card is in the pile, in a hand or played.
bool has_all_cards(const Game& game, const State& state) {
    CardSet seen = game.dark_pile(state);
    int count = seen.size();
    for (int i = 0; i < game.seats(); ++i) {
        const CardSet own =
            state.hands[static_cast<std::size_t>(i)] | state.players[static_cast<std::size_t>(i)].played;
        count += (own & game.dark_cards()).size();
        seen = seen | (own & game.dark_cards());
    }
    return seen == game.dark_cards() && count == game.dark_cards().size();
}

std::string missing(const Game& game, const State& state) {
    if (weapons_in_play(state) < weapon_cards) { return "a weapon"; }
    if (!has_all_vikings(game, state)) { return "a Viking"; }
    if (!has_all_sheds(state)) { return "a shed"; }
    return has_all_cards(game, state) ? "" : "an occupation";
}

/// The dark cards that the viewer does not see.
CardSet hidden_from(const Game& game, const State& state, Viewer viewer) {
    CardSet hidden = game.dark_pile(state);
    for (int i = 0; i < game.seats(); ++i) {
        if (!viewer.is(seat(i))) { hidden = hidden | (state.hands[static_cast<std::size_t>(i)] & game.dark_cards()); }
    }
    return hidden;
}

/// Another world: hands and pile shuffled behind the viewer's back.
State disguised(const Game& game, const State& state, Viewer viewer, Rng& rng) {
    State world = state;
    CardSet hidden = hidden_from(game, state, viewer);
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

const conformance::Hooks<Game> hooks{.missing = missing, .disguised = disguised};
const conformance::Defence<Game> defence{{.games = 4, .seed = 11}, hooks};  // the long game

void check(const std::string& what, int seats, const Options& options) {
    conformance::require_conformance<Game>(what, seats, options, defence.usual, hooks);
}

TEST_CASE("Ein Fest für Odin keeps every law in the short game, with one to four players") {
    for (int seats = 1; seats <= 4; ++seats) { check("short", seats, {.length = Length::short_game}); }
}

TEST_CASE("Ein Fest für Odin keeps every law with every option the other way") {
    check("deck A", 4, {.decks = "A"});
    check("decks B and C", 2, {.decks = "BC"});
    for (int seats = 1; seats <= 4; ++seats) { check("without occupations", seats, {.decks = "none"}); }
    check("a starter of one's choice", 1, {.starter = Starter::choose});
    check("payable arrows", 3, {.arrow_costs = ArrowCosts::payable});
    check("visits heard, granted bonus phases apart", 3,
          {.visits = Visits::heard, .granted_bonus = GrantedBonus::apart});
    check("double upgrades of exactly two steps", 2, {.double_upgrade = DoubleUpgrade::exactly_two});
    check("cards as they are printed", 3,
          {.courier = Reading::card,
           .disheartened_warrior = Reading::card,
           .weapons_warden = Reading::card,
           .codliver_oil_presser = Reading::card,
           .herb_gardener = Reading::card});
}

TEST_CASE("Nobody can tell worlds apart that differ in hidden occupations alone (O-1.4)") {
    const conformance::Campaign campaign{.games = 3, .seed = 300, .one_in = 1, .handful = 2};
    const auto report = conformance::require_conformance<Game>("hidden hands", 4, {}, campaign, hooks);
    CHECK(report.distinct_pairs > 1000);
}

}  // namespace
}  // namespace meadhall::odin
