// Chapter D 5: nobody may shuffle to and fro for ever. Four readings of a sentence whose end is lost (W-9.1).
#include <algorithm>

#include "games/wikinger/chapters.hpp"

namespace meadhall::wikinger {
namespace {

constexpr int idle_turns_allowed = 2;

bool is_shuttling(const Game& game, const State& state, Move move) {
    const Trail& trail = state.trails[state.turn.number];
    const bool to_and_fro = trail.turned_back && trail.to == move.from && trail.from == move.to;
    if (!to_and_fro || state.captured) { return false; }
    return !Front{game, state, game.side(state.turn)}.captures(move.from, move.to);
}

bool would_allow_tower(const Game& game, const State& state, Move move) {
    if (!conquers_at_end(game.options())) { return false; }
    State after = state;
    PointSet& vikings = after.vikings[index(colour_of_viking(state, move.from))];
    vikings.erase(move.from);
    vikings.insert(move.to);
    after.phase = Phase::dusk;
    return !game.tower_points(after).empty();
}

bool would_threaten(const Game& game, const State& state, const Front& front, Move move) {
    Front after = front;
    after.walk(move.from, move.to);
    PointSet vikings = game.vikings(state, state.turn);
    vikings.erase(move.from);
    vikings.insert(move.to);
    return after.threatens(vikings);
}

bool is_active(const Game& game, const State& state, const Front& front, Move move) {
    if (front.captures(move.from, move.to)) { return true; }
    if (game.options().standstill == Standstill::must_capture) { return false; }
    return would_threaten(game, state, front, move) || would_allow_tower(game, state, move);
}

/// Whether one of these marches is active.
bool can_be_active(const Game& game, const State& state, const MoveList<Game>& marches) {
    const Front front{game, state, game.side(state.turn)};
    return std::ranges::any_of(marches, [&](Move move) { return is_active(game, state, front, move); });
}

template <class Question>
void keep(MoveList<Game>& moves, Question&& is_kept) {
    const auto end = std::remove_if(moves.begin(), moves.end(), [&](Move move) { return !is_kept(move); });
    moves.shrink(static_cast<std::size_t>(end - moves.begin()));
}

}  // namespace

bool owes_activity(const Game& game, const State& state) {
    if (state.idle[state.turn.number] < idle_turns_allowed || state.captured) { return false; }
    const Standstill rule = game.options().standstill;
    return rule == Standstill::must_capture || (rule == Standstill::must_threaten && !state.raised);
}

Duty Game::duty(const State& state) const {
    if (state.phase != Phase::march) { return Duty::none; }
    const bool forbids_shuttling = options_.standstill == Standstill::no_shuttle;
    if (!forbids_shuttling && !owes_activity(*this, state)) { return Duty::none; }
    MoveList<Game> marches;
    list_every_march(*this, state, marches);
    if (forbids_shuttling) {
        const bool can_shuttle =
            std::ranges::any_of(marches, [&](Move move) { return is_shuttling(*this, state, move); });
        return can_shuttle && marches.size() > 1 ? Duty::no_shuttle : Duty::none;
    }
    if (!can_be_active(*this, state, marches)) { return Duty::none; }  // W-9.1: only "if any legal move is"
    return options_.standstill == Standstill::must_capture ? Duty::capture : Duty::threaten;
}

bool is_active_so_far(const Game& game, const State& state) {
    if (state.captured) { return true; }
    if (game.options().standstill == Standstill::must_capture) { return false; }
    return state.raised || Front{game, state, game.side(state.turn)}.threatens(game.vikings(state, state.turn));
}

void obey_standstill(const Game& game, const State& state, MoveList<Game>& moves) {
    if (game.options().standstill == Standstill::no_shuttle) {
        if (!state.trails[state.turn.number].turned_back) { return; }
        keep(moves, [&](Move move) { return !is_shuttling(game, state, move); });
        return;
    }
    if (!owes_activity(game, state)) { return; }
    const Front front{game, state, game.side(state.turn)};
    MoveList<Game> active;
    for (Move move : moves) {
        if (is_active(game, state, front, move)) { active.push_back(move); }
    }
    if (active.empty()) { return; }  // W-9.1: only "if any legal move is"
    moves.clear();
    for (Move move : active) { moves.push_back(move); }
}

void remember_activity(Act act) {
    State& state = act.state;
    const Standstill rule = act.game.options().standstill;
    if (rule == Standstill::no_shuttle && state.captured) { state.trails[state.turn.number] = {}; }
    if (rule == Standstill::off || rule == Standstill::no_shuttle) { return; }
    std::uint8_t& idle = state.idle[state.turn.number];
    const bool active = is_active_so_far(act.game, state);
    idle = active ? 0 : static_cast<std::uint8_t>(std::min(idle + 1, idle_turns_allowed));
}

}  // namespace meadhall::wikinger
