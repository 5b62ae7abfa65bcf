// Between two raids: fields are cleared, ships collected, Midgard is resupplied, heroes leave Walhalla (WH-8).
#include <algorithm>

#include "games/walhalla/chapters.hpp"

namespace meadhall::walhalla {
namespace {

bool is_last_raid(const State& state) { return state.raid == raids; }

// WH-8.1: only those in the wheat stay.
void clear_fields(const Act& act, const Census& census) {
    for (Tongue& tongue : act.state.tongues) {
        for (Plot& plot : tongue.plots) { plot.viking = plot.terrain == Terrain::wheat ? plot.viking : Colour::none; }
    }
    for (int i = 0; i < act.game.seats(); ++i) {
        Player& owner = player(act, seat(i));
        owner.asgard = byte(owner.asgard + census.fields(owner.colour) - census.fields(Land::wheat, owner.colour));
    }
    act.scribe.note({.what = Happening::fields_cleared});
}

// WH-8.3.
void resupply(const Act& act, Colour honoured) {
    const PerSeat<int> ranks = dense_ranks(walhalla_strengths(act.game, act.state, honoured), act.game.seats());
    for (int i = 0; i < act.game.seats(); ++i) {
        Player& owner = player(act, seat(i));
        const int due = act.game.muster().resupply[static_cast<std::size_t>(ranks[static_cast<std::size_t>(i)])];
        const int come = std::min<int>(due, owner.asgard);
        owner.asgard = byte(owner.asgard - come);
        owner.midgard = byte(owner.midgard + come);
        act.scribe.note({.what = Happening::resupplied, .seat = seat(i), .number = byte(come)});
    }
}

// WH-8.4: as many heroes of everybody as the poorest has; the Walhalla card does not count here.
void lead_heroes_out(const Act& act) {
    int leaving = vikings_per_colour;
    for (int i = 0; i < act.game.seats(); ++i) { leaving = std::min<int>(leaving, player(act, seat(i)).walhalla); }
    for (int i = 0; i < act.game.seats(); ++i) {
        Player& owner = player(act, seat(i));
        owner.walhalla = byte(owner.walhalla - leaving);
        owner.asgard = byte(owner.asgard + leaving);
    }
    if (leaving > 0) { act.scribe.note({.what = Happening::exodus, .number = byte(leaving)}); }
}

void rank(const Act& act, Colour honoured) {
    if (is_last_raid(act.state)) {
        score_finally(act, honoured);
    } else {
        begin_next_raid(act, honoured);
    }
}

// WH-14, 8.3: with walhallaCardTiming atResupply everybody who holds a card is asked, until the one card is played.
void ask_for_walhalla(const Act& act, int from) {
    for (int i = from; i < act.game.seats(); ++i) {
        if (player(act, seat(i)).cards > 0) { return ask(act, Step::walhalla, seat(i)); }
    }
    rank(act, Colour::none);
}

}  // namespace

void begin_ranking(const Act& act, const Census& census, Colour honoured) {
    const Rulings& rulings = act.game.rulings();
    if (!is_last_raid(act.state)) { clear_fields(act, census); }
    const bool asks = rulings.walhalla_card_timing == WalhallaCardTiming::at_resupply &&
                      (!is_last_raid(act.state) || rulings.walhalla_card_counts_finally);
    if (asks) {
        ask_for_walhalla(act, 0);
    } else {
        rank(act, honoured);
    }
}

void answer_walhalla(const Act& act, Verb answer) {
    if (answer == Verb::keep) { return ask_for_walhalla(act, act.state.asked.number + 1); }
    play_card(act, Card::walhalla);
    act.scribe.note({.what = Happening::plays_walhalla, .seat = act.state.asked});
    rank(act, player(act, act.state.asked).colour);
}

PerSeat<int> walhalla_strengths(const Game& game, const Open& open, Colour honoured) {
    PerSeat<int> strengths{};
    for (std::size_t i = 0; std::cmp_less(i, game.seats()); ++i) {
        const Player& player = open.players[i];
        strengths[i] = player.walhalla + (player.colour == honoured ? walhalla_card_strength : 0);
    }
    return strengths;
}

void begin_next_raid(const Act& act, Colour honoured) {
    State& state = act.state;
    resupply(act, honoured);
    lead_heroes_out(act);
    state.ships = act.game.fleet();
    state.ships_left = ship_count;
    for (auto& fjord : state.fjords) { fjord.clear(); }
    ++state.raid;
    state.start = next(state.start, act.game.seats());
    state.active = state.start;
    ask(act, Step::ship, state.start);
    act.scribe.note({.what = Happening::raid_begins, .seat = state.start, .raid = state.raid});
}

}  // namespace meadhall::walhalla
