// The end of the game: points for fields and for Walhalla, and who has won (WH-9).
#include <algorithm>

#include "games/walhalla/chapters.hpp"

namespace meadhall::walhalla {
namespace {

// WH-9.1.
void score_fields(const Act& act, const Census& census, Seat who) {
    Player& owner = player(act, who);
    const int points = field_points * census.fields(owner.colour);
    owner.points.fields_held = static_cast<std::int16_t>(points);
    if (points > 0) {
        act.scribe.note({.what = Happening::fields_score, .seat = who, .points = static_cast<std::int16_t>(points)});
    }
}

// WH-9.2.
void score_walhalla(const Act& act, Colour honoured) {
    const Rulings& rulings = act.game.rulings();
    const PerSeat<int> strengths =
        walhalla_strengths(act.game, act.state, rulings.walhalla_card_counts_finally ? honoured : Colour::none);
    const ZeroStrength zero = rulings.zero_strength_scores ? ZeroStrength::scores : ZeroStrength::scores_nothing;
    const PerSeat<int> points =
        shares(strengths, act.game.seats(), {final_walhalla_first, rulings.final_walhalla_second}, zero);
    for (std::size_t i = 0; std::cmp_less(i, act.game.seats()); ++i) {
        act.state.players[i].points.walhalla = static_cast<std::int16_t>(points[i]);
        if (points[i] == 0) { continue; }
        act.scribe.note({.what = Happening::walhalla_scores,
                         .seat = seat(static_cast<int>(i)),
                         .number = byte(strengths[i]),
                         .points = static_cast<std::int16_t>(points[i])});
    }
}

/// What decides between players with equal points (WH-9.3); the same for all where victory is shared.
int tie_value(const Game& game, const State& state, Seat seat) {
    const Player& player = state.players[seat.number];
    switch (game.rulings().final_tie_break) {
        case FinalTieBreak::most_in_walhalla: return player.walhalla;
        case FinalTieBreak::most_fields: return Census{state}.fields(player.colour);
        case FinalTieBreak::shared: break;
    }
    return 0;
}

SeatSet winners(const Game& game, const State& state) {
    const auto rank = [&](int i) {
        return std::pair{state.players[static_cast<std::size_t>(i)].points.sum(), tie_value(game, state, seat(i))};
    };
    auto best = rank(0);
    for (int i = 1; i < game.seats(); ++i) { best = std::max(best, rank(i)); }
    SeatSet winners;
    for (int i = 0; i < game.seats(); ++i) {
        if (rank(i) == best) { winners.insert(seat(i)); }
    }
    return winners;
}

struct Source {
    Words name;
    std::int16_t Points::* points;
    std::string_view rule;
};
constexpr std::array<Source, 8> sources = {{
    {{"Forests", "Wälder", "Wouden"}, &Points::forests, "WH-6.8"},
    {{"Hunts", "Jagden", "Jacht"}, &Points::hunts, "WH-6.8"},
    {{"Tongues of land", "Landzungen", "Landtongen"}, &Points::tongues, "WH-7.3a"},
    {{"Wheat", "Weizen", "Tarwe"}, &Points::wheat, "WH-7.3d"},
    {{"Terrain cards", "Geländekarten", "Landschapskaarten"}, &Points::terrain_cards, "WH-7.3e"},
    {{"Vikings bought", "Gekaufte Wikinger", "Gekochte Vikingen"}, &Points::sold, "WH-5.5"},
    {{"Fields held", "Besetzte Felder", "Bezette velden"}, &Points::fields_held, "WH-9.1"},
    {{"Heroes in Walhalla", "Helden in Walhalla", "Helden in Walhalla"}, &Points::walhalla, "WH-9.2"},
}};

}  // namespace

void score_finally(const Act& act, Colour honoured) {
    State& state = act.state;
    const Census count{state};
    for (int i = 0; i < act.game.seats(); ++i) { score_fields(act, count, seat(i)); }
    score_walhalla(act, honoured);
    state.step = Step::over;
    const SeatSet won = winners(act.game, state);
    for (int i = 0; i < act.game.seats(); ++i) {
        if (!won.contains(seat(i))) { continue; }
        act.scribe.note({.what = Happening::wins,
                         .seat = seat(i),
                         .points = static_cast<std::int16_t>(state.players[static_cast<std::size_t>(i)].points.sum())});
    }
}

Standing Game::standing(const State& state) const {
    Standing standing{.over = state.step == Step::over, .scores = {}, .winners = {}};
    for (std::size_t i = 0; std::cmp_less(i, seats_); ++i) { standing.scores[i] = state.players[i].points.sum(); }
    if (standing.over) { standing.winners = winners(*this, state); }
    return standing;
}

std::vector<ScoreItem> Game::breakdown(const State& state, Seat seat) const {
    std::vector<ScoreItem> items;
    for (const Source& source : sources) {
        items.push_back({source.name, state.players[seat.number].points.*source.points, source.rule});
    }
    return items;
}

}  // namespace meadhall::walhalla
