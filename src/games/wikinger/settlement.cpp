// Chapter B: in turn, each player brings two Vikings ashore until all stand (W-4.1).
#include "games/wikinger/chapters.hpp"

namespace meadhall::wikinger {
namespace {

int aboard(const Game& game, const State& state, Seat seat) {
    int waiting = 0;
    for (Colour colour : all_colours) { waiting += game.leads(seat, colour) ? state.aboard[index(colour)] : 0; }
    return waiting;
}

}  // namespace

void begin_settlement(Act act, Seat starter) {
    act.state.phase = Phase::settlement;
    act.state.starter = starter;
    act.state.turn = starter;
    act.state.due = settled_per_turn;
    act.scribe.note({.what = Happening::begins, .colour = act.game.first_colour(starter)});
}

void list_settlements(const Game& game, const State& state, MoveList<Game>& moves) {
    const PointSet free = game.island().land() - Game::figures(state);
    for (Colour colour : all_colours) {
        if (!game.leads(state.turn, colour) || state.aboard[index(colour)] == 0) { continue; }
        free.for_each([&](Point at) { moves.push_back(Move::settle(colour, at)); });
    }
}

void settle(Act act, Move move) {
    State& state = act.state;
    state.vikings[index(move.colour)].insert(move.to);
    --state.aboard[index(move.colour)];
    act.scribe.note({.what = Happening::settles, .colour = move.colour, .at = move.to});
    if (--state.due > 0 && aboard(act.game, state, state.turn) > 0) { return; }
    state.turn = next(state.turn, act.game.seats());
    state.due = settled_per_turn;
    if (aboard(act.game, state, state.turn) == 0) { begin_brawl(act); }
}

}  // namespace meadhall::wikinger
