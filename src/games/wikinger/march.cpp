// Chapters D 1 and 2: one Viking moves, captures, and may go on capturing (W-6, W-7).
#include <algorithm>

#include "games/wikinger/chapters.hpp"

namespace meadhall::wikinger {

void list_every_march(const Game& game, const State& state, MoveList<Game>& moves) {
    const Front front{game, state, game.side(state.turn)};
    front.for_each_march(game.vikings(state, state.turn), [&](Point from, PointSet targets) {
        targets.for_each([&](Point to) { moves.push_back(Move::march(from, to)); });
    });
}

void list_marches(const Game& game, const State& state, MoveList<Game>& moves) {
    list_every_march(game, state, moves);
    obey_standstill(game, state, moves);
    if (moves.empty()) { moves.push_back(Move::pass()); }  // W-6.4
}

void Game::capturing_moves(const State& state, MoveList<Game>& moves) const {
    const Front front{*this, state, side(state.turn)};
    const PointSet snares = front.snares();
    if (snares.empty() && !options_.capture_during_jump) { return; }
    front.for_each_march(vikings(state, state.turn), [&](Point from, PointSet targets) {
        PointSet aims = snares;
        aims.insert(from);  // W-11: a snare too, though it is not free
        for (Point to : front.capturing(from, targets & aims)) { moves.push_back(Move::march(from, to)); }
    });
}

namespace {

/// Whether the Viking could capture after this quiet hop.
bool leads_to_capture(Front front, Point from, Point to) {
    front.walk(from, to);
    return !front.capturing(to, front.targets(to)).empty();
}

}  // namespace

PointSet chain_targets(const Game& game, const State& state) {
    const Front front{game, state, game.side(state.turn)};
    const Point from = state.marcher;
    const PointSet capturing = front.capturing(from, front.targets(from));
    if (!state.hopping) { return capturing; }
    if (game.options().chain_capture == ChainCapture::mandatory && !capturing.empty()) { return capturing; }
    // W-11: the sequence goes on by a quiet hop too if that leads to a further capture, but not to where it began.
    PointSet targets = capturing;
    for (Point to : front.jumps(from) - capturing) {
        if (to != state.set_out && leads_to_capture(front, from, to)) { targets.insert(to); }
    }
    return targets;
}

bool may_stop(const Game& game, const State& state) {
    if (game.options().chain_capture == ChainCapture::optional) { return true; }
    const Front front{game, state, game.side(state.turn)};
    return front.capturing(state.marcher, front.targets(state.marcher)).empty();
}

void list_chain(const Game& game, const State& state, MoveList<Game>& moves) {
    for (Point to : chain_targets(game, state)) { moves.push_back(Move::march(state.marcher, to)); }
    if (may_stop(game, state)) { moves.push_back(Move::stop()); }
}

namespace {

/// W-9.1 noShuttle: remember a quiet walk, and whether it undid the one before.
void leave_trail(Act act, Point from, Point to) {
    if (act.game.options().standstill != Standstill::no_shuttle) { return; }
    Trail& trail = act.state.trails[act.state.turn.number];
    trail = {from, to, trail.from == to && trail.to == from};
}

/// W-7.5: the Viking that captured on `to` may go on, if it has anywhere to go.
void begin_chain(Act act, Point from, Point to) {
    State& state = act.state;
    const bool jumped = !act.game.island().around(from).contains(to);
    const bool goes_on = state.hopping;
    state.hopping = act.game.options().capture_during_jump && jumped;
    state.set_out = !state.hopping ? water : goes_on ? state.set_out : from;
    state.marcher = to;
    state.phase = Phase::chain;
    if (chain_targets(act.game, state).empty()) { begin_dusk(act); }
}

/// W-11: a jump sequence that has captured comes to a quiet end, where the next capture is in reach (W-7.5).
void end_sequence(Act act, Point to) {
    act.state.hopping = false;
    act.state.set_out = water;
    act.state.marcher = to;
}

}  // namespace

void march(Act act, Point from, Point to) {
    State& state = act.state;
    const PointSet victims = Front{act.game, state, act.game.side(state.turn)}.victims(from, to);
    const Colour colour = colour_of_viking(state, from);
    state.vikings[index(colour)].erase(from);
    state.vikings[index(colour)].insert(to);
    act.scribe.note({.what = Happening::marches, .colour = colour, .from = from, .at = to});
    leave_trail(act, from, to);
    if (victims.empty()) {
        state.hopping ? end_sequence(act, to) : begin_dusk(act);
        return;
    }
    capture(act, to, victims);
    if (state.phase != Phase::over) { begin_chain(act, from, to); }
}

std::vector<Point> Game::path(const State& state, Point from, Point to) const {
    const Front front{*this, state, side(colour_of_viking(state, from))};
    if (front.steps(from).contains(to)) { return {from, to}; }
    if (!front.jumps(from).contains(to)) { return {}; }
    // Breadth first, so the path shown is a shortest one. A capturing landing is passed only if that is no stop.
    std::array<Point, 128> came_from{};
    std::vector<Point> reached = {from};
    PointSet seen;
    for (std::size_t i = 0; i < reached.size() && !seen.contains(to); ++i) {
        const bool halts = i > 0 && options_.capture_during_jump && front.captures(from, reached[i]);
        if (halts) { continue; }
        for (const Way& way : island_.ways(reached[i])) {
            if (way.over == from || !front.occupied().contains(way.over)) { continue; }
            const bool lands = front.free().contains(way.behind) || way.behind == to;
            if (!lands || seen.contains(way.behind)) { continue; }
            seen.insert(way.behind);
            came_from[way.behind.number] = reached[i];
            reached.push_back(way.behind);
        }
    }
    std::vector<Point> backwards = {to};
    do { backwards.push_back(came_from[backwards.back().number]); } while (backwards.back() != from);
    std::ranges::reverse(backwards);
    return backwards;
}

}  // namespace meadhall::wikinger
