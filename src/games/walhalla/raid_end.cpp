// The end of a raid: cards laid face down and revealed together, then the scoring (WH-7).
#include <algorithm>

#include "games/walhalla/chapters.hpp"

namespace meadhall::walhalla {
namespace {

void clear_the_turn(State& state) {
    state.ship = Ship::none;
    state.crew = {};
    state.fjord = 0;
    state.landing = 0;
    state.side = Side::left;
}

std::int16_t plus(std::int16_t points, int more) { return static_cast<std::int16_t>(points + more); }

/// Cards of a seat that strengthen it on this tongue (WH-7.3 a, c).
int tongue_cards(const Game& game, const State& state, std::size_t seat, std::size_t tongue, int vikings) {
    if (vikings == 0 && game.rulings().tongue_card_needs_presence) { return 0; }
    return state.laid[seat][tongue_card(state.tongues[tongue].outer)];
}

// WH-7.3 a to c.
void score_tongue(const Act& act, const Census& census, std::size_t tongue) {
    State& state = act.state;
    PerSeat<int> strengths{};
    for (std::size_t i = 0; std::cmp_less(i, act.game.seats()); ++i) {
        const Colour colour = state.players[i].colour;
        const int cards = tongue_cards(act.game, state, i, tongue, census.vikings(tongue, colour));
        strengths[i] = census.strength(tongue, colour) + tongue_card_strength * cards;
    }
    const ZeroStrength zero =
        act.game.rulings().zero_strength_scores ? ZeroStrength::scores : ZeroStrength::scores_nothing;
    const Prizes prizes{state.tongues[tongue].outer, state.tongues[tongue].inner};
    const PerSeat<int> points = shares(strengths, act.game.seats(), prizes, zero);
    for (std::size_t i = 0; std::cmp_less(i, act.game.seats()); ++i) {
        state.players[i].points.tongues = plus(state.players[i].points.tongues, points[i]);
        if (points[i] == 0) { continue; }
        act.scribe.note({.what = Happening::tongue_scores,
                         .seat = seat(static_cast<int>(i)),
                         .tongue = byte(static_cast<int>(tongue) + 1),
                         .number = byte(strengths[i]),
                         .points = static_cast<std::int16_t>(points[i])});
    }
}

// WH-7.3 d.
void score_wheat(const Act& act, const Census& census, Seat who) {
    Player& owner = player(act, who);
    const int fields = census.fields(Land::wheat, owner.colour);
    const int points = fields * wheat_points[act.state.raid - 1U];
    owner.points.wheat = plus(owner.points.wheat, points);
    if (points > 0) {
        act.scribe.note({.what = Happening::wheat_scores,
                         .seat = who,
                         .number = byte(fields),
                         .points = static_cast<std::int16_t>(points)});
    }
}

// WH-7.3 e.
void score_terrain_cards(const Act& act, const Census& census, Seat who) {
    Player& owner = player(act, who);
    for (int land = 0; land < land_kinds; ++land) {
        const Card card = terrain_card(land);
        const int fields = census.fields(static_cast<Land>(land), owner.colour);
        const int points = act.state.laid[who.number][card] * fields;
        owner.points.terrain_cards = plus(owner.points.terrain_cards, points);
        if (points > 0) {
            act.scribe.note({.what = Happening::card_scores,
                             .seat = who,
                             .points = static_cast<std::int16_t>(points),
                             .card = card});
        }
    }
}

/// Turns everybody's cards up; returns whose Walhalla card is among them, or none.
Colour reveal(const Act& act) {
    Colour honoured = Colour::none;
    for (int i = 0; i < act.game.seats(); ++i) {
        const Cards& laid = act.state.laid[static_cast<std::size_t>(i)];
        if (laid.walhalla > 0) { honoured = player(act, seat(i)).colour; }
        if (laid != Cards{}) { act.scribe.note({.what = Happening::reveals, .seat = seat(i), .cards = laid}); }
    }
    return honoured;
}

void discard(const Act& act, Seat who) {
    Cards& laid = act.state.laid[who.number];
    if (laid == Cards{}) { return; }
    add(act.state.discards, laid);
    player(act, who).cards = byte(player(act, who).cards - total(laid));
    laid = {};
}

// WH-7.2, WH-7.3: the cards are turned up all at once; they work, and are discarded.
void reveal_and_score(const Act& act) {
    const Colour honoured = reveal(act);
    const Census count{act.state};
    for (std::size_t i = 0; i < tongue_count; ++i) { score_tongue(act, count, i); }
    for (int i = 0; i < act.game.seats(); ++i) {
        score_wheat(act, count, seat(i));
        score_terrain_cards(act, count, seat(i));
        discard(act, seat(i));
    }
    begin_ranking(act, count, honoured);
}

// WH-14.1: everybody who holds a card is asked, from seat 0 on; nobody learns what the others laid, nor how much.
void ask_for_cards(const Act& act, int from) {
    for (int i = from; i < act.game.seats(); ++i) {
        if (player(act, seat(i)).cards > 0) { return ask(act, Step::lay, seat(i)); }
    }
    reveal_and_score(act);
}

}  // namespace

bool is_raid_over(const State& state) {
    return state.ships_left == 0 ||
           std::ranges::all_of(state.players, [](const Player& player) { return player.midgard == 0; });
}

void end_turn(const Act& act) {
    State& state = act.state;
    clear_the_turn(state);
    if (is_raid_over(state)) {
        act.scribe.note({.what = Happening::raid_ends, .raid = state.raid});
        ask_for_cards(act, 0);
        return;
    }
    state.active = next(state.active, act.game.seats());
    ask(act, Step::ship, state.active);
}

bool is_laid_face_down(const Game& game, Card card) {
    if (card == Card::walhalla) { return game.rulings().walhalla_card_timing == WalhallaCardTiming::raid_end_reveal; }
    return index(card) < raid_end_kinds;
}

void list_sets_to_lay(const Game& game, const State& state, MoveList<Game>& moves) {
    const Cards& hand = state.hands[state.asked.number];
    const std::size_t first = moves.size();
    moves.push_back(Move::lay({}));
    for_each_kind(hand, [&](std::size_t kind) {
        if (!is_laid_face_down(game, static_cast<Card>(kind))) { return; }
        // Every set of the kinds before this one, with one, two, … of this kind.
        const std::size_t sets = moves.size();
        for (int number = 1; number <= count(hand, kind); ++number) {
            for (std::size_t i = first; i < sets; ++i) { moves.push_back(moves[i].with(kind, number)); }
        }
    });
}

void lay(const Act& act, const Cards& cards) {
    State& state = act.state;
    const Seat who = state.asked;
    take(state.hands[who.number], cards);
    take_at_most(state.kept[who.number], cards);
    state.laid[who.number] = cards;
    act.scribe.note({.what = Happening::lays_cards, .seat = who, .cards = cards});
    ask_for_cards(act, who.number + 1);
}

}  // namespace meadhall::walhalla
