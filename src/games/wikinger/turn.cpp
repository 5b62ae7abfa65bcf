// The course of a turn and the end of the game (W-6.1, W-9.2, W-9.3).
#include <algorithm>

#include "games/wikinger/chapters.hpp"

namespace meadhall::wikinger {

void carry_out(Act act, Move move) {
    switch (move.verb) {
        case Verb::start: begin_settlement(act, act.game.leader(move.colour)); break;
        case Verb::settle: settle(act, move); break;
        case Verb::remove: remove(act, move.to); break;
        case Verb::march: march(act, move.from, move.to); break;
        case Verb::tower: put_up_tower(act, move.to); break;
        case Verb::decline:
            act.scribe.note({.what = Happening::declines, .colour = act.game.first_colour(act.state.turn)});
            decline_tower(act);
            break;
        case Verb::stop:
            act.scribe.note({.what = Happening::stops, .colour = act.game.first_colour(act.state.turn)});
            begin_dusk(act);
            break;
        case Verb::pass:
            act.scribe.note({.what = Happening::passes, .colour = act.game.first_colour(act.state.turn)});
            act.state.trails[act.state.turn.number] = {};
            begin_dusk(act);
            break;
    }
}

bool conquers_at_start(const Options& options) { return options.conquest_timing != ConquestTiming::end_of_own_turn; }
bool conquers_at_end(const Options& options) { return options.conquest_timing != ConquestTiming::start_of_own_turn; }

void begin_turn(Act act, Seat seat) {
    State& state = act.state;
    while (act.game.vikings(state, seat).empty()) {
        act.scribe.note({.what = Happening::skipped, .colour = act.game.first_colour(seat)});
        seat = next(seat, act.game.seats());
    }
    state.turn = seat;
    state.captured = false;
    state.raised = false;
    state.avenged = 0;
    state.phase = Phase::dawn;
    if (!conquers_at_start(act.game.options()) || act.game.tower_points(state).empty()) { begin_march(act); }
}

void begin_march(Act act) { act.state.phase = Phase::march; }

void begin_dusk(Act act) {
    State& state = act.state;
    state.phase = Phase::dusk;
    state.marcher = water;
    state.set_out = water;
    state.hopping = false;
    if (!conquers_at_end(act.game.options()) || act.game.tower_points(state).empty()) { end_turn(act); }
}

void end_turn(Act act) {
    State& state = act.state;
    remember_activity(act);
    state.quiet = state.captured || state.raised ? std::uint16_t{0} : static_cast<std::uint16_t>(state.quiet + 1);
    const auto limit = act.game.options().quiet_ply_draw;
    if (limit && state.quiet >= *limit) {
        finish(act, Ending::quiet);
        return;
    }
    begin_turn(act, next(state.turn, act.game.seats()));
}

void check_last_side(Act act) {
    int sides_with_vikings = 0;
    for (int i = 0; i < act.game.sides(); ++i) {
        const Side side{static_cast<std::uint8_t>(i)};
        sides_with_vikings += act.game.vikings(act.state, side).empty() ? 0 : 1;
    }
    if (sides_with_vikings == 1) { finish(act, Ending::last_side); }
}

void finish(Act act, Ending ending) {
    State& state = act.state;
    state.phase = Phase::over;
    state.ending = ending;
    state.marcher = water;
    state.set_out = water;
    state.hopping = false;
    const SeatSet winners = act.game.standing(state).winners;
    for (int i = 0; i < act.game.seats(); ++i) {
        if (!winners.contains(seat(i))) { continue; }
        act.scribe.note({.what = Happening::side_wins, .colour = act.game.first_colour(seat(i)), .ending = ending});
    }
    if (winners.empty()) { act.scribe.note({.what = Happening::nobody_wins, .ending = ending}); }
}

namespace {

/// The side that has won; nothing while the game runs or when it is drawn.
std::optional<Side> winning_side(const Game& game, const State& state) {
    std::optional<Side> best;
    int most = -1;
    for (int i = 0; i < game.sides(); ++i) {
        const Side side{static_cast<std::uint8_t>(i)};
        const bool survives = !game.vikings(state, side).empty();
        // The last side with Vikings wins whatever the towers say; otherwise the most towers do.
        const int merit = state.ending == Ending::last_side ? (survives ? 1 : 0) : game.towers_standing(state, side);
        if (merit == most) { best.reset(); }
        if (merit > most) {
            most = merit;
            best = side;
        }
    }
    return best;
}

}  // namespace

Standing Game::standing(const State& state) const {
    Standing standing;
    standing.over = state.phase == Phase::over;
    const std::optional<Side> winner = standing.over ? winning_side(*this, state) : std::nullopt;
    for (int i = 0; i < seats_; ++i) {
        standing.scores[static_cast<std::size_t>(i)] = towers_standing(state, side(seat(i)));
        if (winner == side(seat(i))) { standing.winners.insert(seat(i)); }
    }
    return standing;
}

std::vector<ScoreItem> Game::breakdown(const State& state, Seat seat) const {
    constexpr Words own_towers{"Your towers", "Eigene Türme", "Eigen torens"};
    constexpr Words allys_towers{"Your ally's towers", "Türme des Verbündeten", "Torens van de bondgenoot"};
    const int own = state.towers[index(first_colour(seat))].size();
    std::vector<ScoreItem> items = {{own_towers, own, "W-2"}};
    if (seats_ == 4) { items.push_back({allys_towers, towers_standing(state, side(seat)) - own, "W-2"}); }
    return items;
}

}  // namespace meadhall::wikinger
