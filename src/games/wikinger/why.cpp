// Why not? The rule that forbids a move, found by asking the same questions as the lists of legal moves.
#include <algorithm>

#include "games/wikinger/chapters.hpp"
#include "games/wikinger/reasons.hpp"

namespace meadhall::wikinger {
namespace {

bool is_listed(const Game& game, const State& state, Move move) {
    MoveList<Game> moves;
    game.legal_moves(state, moves);
    return std::ranges::find(moves, move) != moves.end();
}

bool is_asked(Phase phase, Verb verb) {
    switch (phase) {
        case Phase::lot: return verb == Verb::start;
        case Phase::settlement: return verb == Verb::settle;
        case Phase::brawl: return verb == Verb::remove;
        case Phase::first_towers:
        case Phase::dawn:
        case Phase::dusk: return verb == Verb::tower || verb == Verb::decline;
        case Phase::march: return verb == Verb::march || verb == Verb::pass;
        case Phase::chain: return verb == Verb::march || verb == Verb::stop;
        case Phase::over: return false;
    }
    return false;
}

const Reason* settlement_refusal(const Game& game, const State& state, Move move) {
    if (Game::figures(state).contains(move.to)) { return &reasons::occupied; }
    const bool waits = game.leads(state.turn, move.colour) && state.aboard[index(move.colour)] > 0;
    return waits ? &reasons::not_now : &reasons::none_aboard;
}

const Reason* removal_refusal(const Game& game, const State& state, Point at) {
    for (Colour colour : all_colours) {
        if (state.vikings[index(colour)].contains(at)) { return brawl_obstacle(game, state, colour); }
    }
    return &reasons::no_enemy_viking;
}

const Reason* tower_refusal(const Game& game, const State& state, Point at) {
    const Region region = game.island().region_of(at);
    if (const Reason* obstacle = conquest_obstacle(game, state, region)) { return obstacle; }
    const PointSet points = game.island().region(region);
    const bool has_tower =
        std::ranges::any_of(state.towers, [&](PointSet towers) { return towers.intersects(points); });
    return has_tower ? &reasons::tower_on_same_point : &reasons::occupied;
}

bool is_diagonal(const Game& game, Point from, Point to) {
    const int rows = std::abs(game.island().row(from) - game.island().row(to));
    const int cols = std::abs(game.island().col(from) - game.island().col(to));
    return rows == 1 && cols == 1;
}

const Reason* standstill_refusal(const Game& game) {
    switch (game.options().standstill) {
        case Standstill::must_threaten: return &reasons::must_threaten;
        case Standstill::must_capture: return &reasons::must_capture;
        case Standstill::no_shuttle: return &reasons::shuttle;
        case Standstill::off: break;
    }
    return &reasons::not_now;
}

const Reason* path_refusal(const Game& game, const State& state, Point from, Point to) {
    if (from == to) { return &reasons::same_point; }
    if (Game::figures(state).contains(to)) { return &reasons::target_occupied; }
    if (game.reach(state, from).contains(to)) { return nullptr; }
    return is_diagonal(game, from, to) ? &reasons::diagonal : &reasons::unreachable;
}

const Reason* chain_refusal(const Game& game, const State& state, Move move) {
    if (move.from != state.marcher) { return &reasons::chain_other_viking; }
    if (const Reason* refusal = path_refusal(game, state, move.from, move.to)) { return refusal; }
    // W-11: back to the start without a capture, past a capture that must be made, or quietly to nowhere.
    const bool back_home = state.hopping && move.to == state.set_out;
    const bool must = game.options().chain_capture == ChainCapture::mandatory && state.hopping;
    return back_home ? &reasons::same_point : must ? &reasons::chain_mandatory : &reasons::chain_without_capture;
}

const Reason* march_refusal(const Game& game, const State& state, Move move) {
    if (colour_of_tower(state, move.from)) { return &reasons::tower_stays; }
    if (!game.vikings(state, state.turn).contains(move.from)) { return &reasons::not_your_viking; }
    if (state.phase == Phase::chain) { return chain_refusal(game, state, move); }
    if (const Reason* refusal = path_refusal(game, state, move.from, move.to)) { return refusal; }
    return standstill_refusal(game);
}

const Reason* decline_refusal(const Game& game) {
    return game.options().tower_placement == TowerPlacement::optional ? &reasons::decline_standstill
                                                                      : &reasons::tower_mandatory;
}

/// Precondition: the move is not legal, but its verb is what is asked and its points exist.
const Reason* refusal_of(const Game& game, const State& state, Move move) {
    switch (move.verb) {
        case Verb::start: return &reasons::not_playing;
        case Verb::settle: return settlement_refusal(game, state, move);
        case Verb::remove: return removal_refusal(game, state, move.to);
        case Verb::march: return march_refusal(game, state, move);
        case Verb::tower: return tower_refusal(game, state, move.to);
        case Verb::decline: return decline_refusal(game);
        case Verb::stop: return &reasons::chain_mandatory;
        case Verb::pass: return &reasons::must_move;
    }
    return &reasons::not_now;
}

bool names_land(const Game& game, Move move) {
    const PointSet land = game.island().land();
    const bool from_is_land = move.verb != Verb::march || land.contains(move.from);
    return from_is_land && (!has_target(move.verb) || land.contains(move.to));
}

/// What is not asked for now; in the game proper, whether a tower could be asked for at all (W-8.5).
const Reason* unasked_refusal(const Game& game, const State& state, Verb verb) {
    const bool lacks_towers =
        verb == Verb::tower && state.phase > Phase::brawl && !tower_in_hand(game, state, state.turn);
    return lacks_towers ? &reasons::no_tower_left : &reasons::not_now;
}

}  // namespace

std::optional<Refusal> Game::why(const State& state, Move move) const {
    if (state.phase == Phase::over) { return Refusal{reasons::over}; }
    if (!is_asked(state.phase, move.verb)) { return Refusal{*unasked_refusal(*this, state, move.verb)}; }
    if (!names_land(*this, move)) { return Refusal{reasons::no_such_point}; }
    if (is_listed(*this, state, move)) { return std::nullopt; }
    return Refusal{*refusal_of(*this, state, move)};
}

}  // namespace meadhall::wikinger
