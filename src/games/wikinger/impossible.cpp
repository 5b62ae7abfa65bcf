// Positions set up by hand: what cannot be in a real game is refused, so that play from any accepted position is sound.
#include <algorithm>

#include "games/wikinger/chapters.hpp"
#include "games/wikinger/reasons.hpp"

namespace meadhall::wikinger {
namespace {

bool stand_on_land_and_apart(const Game& game, const State& state) {
    PointSet taken;
    int figures = 0;
    for (Colour colour : all_colours) {
        taken |= state.vikings[index(colour)] | state.towers[index(colour)];
        figures += state.vikings[index(colour)].size() + state.towers[index(colour)].size();
    }
    return taken.is_subset_of(game.island().land()) && taken.size() == figures;
}

int tower_stock(const Game& game, Colour colour) {
    if (game.options().mode == Mode::standard) { return towers_per_colour; }
    return colour == game.first_colour(game.leader(colour)) ? 2 * towers_per_colour : 0;
}

bool fit_in_the_box(const Game& game, const State& state) {
    return std::ranges::all_of(all_colours, [&](Colour colour) {
        const int vikings = state.vikings[index(colour)].size() + state.aboard[index(colour)];
        const int towers = state.towers[index(colour)].size();
        if (!game.plays(colour)) { return vikings + towers + state.fallen[index(colour)] == 0; }
        return vikings + state.fallen[index(colour)] <= vikings_per_colour && towers <= tower_stock(game, colour) &&
               state.fallen[index(colour)] <= brawl_cap;
    });
}

bool have_one_tower_per_region(const Game& game, const State& state) {
    for (int i = 0; i < game.island().regions(); ++i) {
        int standing = 0;
        for (const PointSet& towers : state.towers) { standing += (towers & game.island().region(region(i))).size(); }
        if (standing > 1) { return false; }
    }
    return true;
}

/// Nobody can be captured yet: every Viking is aboard, ashore or fallen in the brawl.
bool is_before_the_captures(Phase phase) {
    return phase == Phase::lot || phase == Phase::settlement || phase == Phase::brawl;
}

bool are_all_accounted_for(const Game& game, const State& state) {
    return std::ranges::all_of(all_colours, [&](Colour colour) {
        const int vikings =
            state.vikings[index(colour)].size() + state.aboard[index(colour)] + state.fallen[index(colour)];
        return !game.plays(colour) || vikings == vikings_per_colour;
    });
}

template <class Numbers>
int sum(const Numbers& numbers) {
    int total = 0;
    for (int number : numbers) { total += number; }
    return total;
}

/// Before the first turn of the game proper there is nothing to remember.
bool is_memory_blank(const State& state) {
    return sum(state.idle) == 0 && state.quiet == 0 && state.trails == PerSeat<Trail>{};
}
bool is_turn_blank(const State& state) { return !state.captured && !state.raised && state.avenged == 0; }

bool are_memories_sound(const Game& game, const State& state) {
    if (state.phase <= Phase::first_towers && !is_memory_blank(state)) { return false; }
    if (is_before_the_captures(state.phase) && !is_turn_blank(state)) { return false; }
    const PointSet land = game.island().land();
    const auto is_place = [&](Point at) { return at == water || land.contains(at); };
    for (int i = 0; i < max_seats; ++i) {
        const auto n = static_cast<std::size_t>(i);
        const Trail& trail = state.trails[n];
        const bool is_trail =
            is_place(trail.from) && is_place(trail.to) && (trail.from == water) == (trail.to == water);
        if (!is_trail || state.idle[n] > 2) { return false; }
        if (i >= game.seats() && (state.idle[n] != 0 || state.to_remove[n] != 0 || trail != Trail{})) { return false; }
    }
    const auto limit = game.options().quiet_ply_draw;
    const bool is_past_the_limit = limit && state.quiet >= *limit && state.ending != Ending::quiet;
    return !is_past_the_limit && state.avenged >> static_cast<unsigned>(game.island().regions()) == 0;
}

int vikings_waiting(const Game& game, const State& state, Seat seat) {
    int waiting = 0;
    for (Colour colour : all_colours) { waiting += game.leads(seat, colour) ? state.aboard[index(colour)] : 0; }
    return waiting;
}

/// Everybody's turn comes round with Vikings still to settle: nobody runs out before the others (W-4.1).
bool is_settlement_fair(const Game& game, const State& state) {
    const int mine = vikings_waiting(game, state, state.turn);
    if (state.due == 0 || state.due > settled_per_turn || mine < state.due) { return false; }
    if (sum(state.fallen) != 0 || !are_all_accounted_for(game, state)) { return false; }
    bool after_starter = true;
    const int before_this_turn = mine + settled_per_turn - state.due;
    for (Seat seat = state.starter;; seat = next(seat, game.seats())) {
        if (seat == state.turn) { after_starter = false; }
        const int expected = after_starter ? before_this_turn - settled_per_turn : before_this_turn;
        if (seat != state.turn && vikings_waiting(game, state, seat) != expected) { return false; }
        if (next(seat, game.seats()) == state.starter) { break; }
    }
    return before_this_turn % settled_per_turn == 0 &&
           sum(state.aboard) < (game.island().land() - Game::figures(state)).size();
}

bool is_brawl_sound(const Game& game, const State& state) {
    const int most = game.options().mode == Mode::grand ? 8 : 4;
    const bool in_range = std::ranges::all_of(state.to_remove, [&](int n) { return n <= most; });
    if (!in_range || state.due == 0 || state.due > 4 || state.due > state.to_remove[state.turn.number]) {
        return false;
    }
    const bool adds_up = sum(state.fallen) + sum(state.to_remove) == most * game.seats();
    if (!adds_up || !are_all_accounted_for(game, state)) { return false; }
    MoveList<Game> moves;
    list_removals(game, state, moves);
    return !moves.empty();
}

bool has_leftovers(const State& state) {
    const bool chain = state.phase == Phase::chain;
    if (!chain && (state.marcher != water || state.set_out != water || state.hopping)) { return true; }
    if (state.phase != Phase::brawl && sum(state.to_remove) != 0) { return true; }
    if (state.phase != Phase::brawl && state.phase != Phase::settlement && state.due != 0) { return true; }
    return state.phase > Phase::settlement && sum(state.aboard) != 0;
}

bool is_chain_sound(const Game& game, const State& state) {
    const bool is_own =
        game.island().land().contains(state.marcher) && game.vikings(state, state.turn).contains(state.marcher);
    const bool hops = state.hopping && game.options().capture_during_jump;
    if (!is_own || state.hopping != hops || (state.set_out != water) != state.hopping) { return false; }
    if (state.hopping && !game.island().land().contains(state.set_out)) { return false; }
    return state.captured && !chain_targets(game, state).empty();
}

bool is_phase_sound(const Game& game, const State& state) {
    if (has_leftovers(state)) { return false; }
    switch (state.phase) {
        case Phase::lot: return state == game.initial();
        case Phase::settlement: return is_settlement_fair(game, state);
        case Phase::brawl: return is_brawl_sound(game, state);
        case Phase::first_towers: return !game.tower_points(state).empty();
        case Phase::dawn: return conquers_at_start(game.options()) && !game.tower_points(state).empty();
        case Phase::dusk: return conquers_at_end(game.options()) && !game.tower_points(state).empty();
        case Phase::march: return !game.vikings(state, state.turn).empty();
        case Phase::chain: return is_chain_sound(game, state);
        case Phase::over: return true;
    }
    return false;
}

int sides_with_vikings(const Game& game, const State& state) {
    int sides = 0;
    for (int i = 0; i < game.sides(); ++i) {
        sides += game.vikings(state, Side{static_cast<std::uint8_t>(i)}).empty() ? 0 : 1;
    }
    return sides;
}

bool is_goal_met(const Game& game, const State& state) {
    for (int i = 0; i < game.sides(); ++i) {
        if (game.towers_standing(state, Side{static_cast<std::uint8_t>(i)}) >= game.goal()) { return true; }
    }
    return false;
}

bool is_ending_true(const Game& game, const State& state) {
    const bool goal = is_goal_met(game, state);
    const int alive = sides_with_vikings(game, state);
    switch (state.ending) {
        case Ending::none:
            return !goal && (alive > 1 || is_before_the_captures(state.phase)) && state.phase != Phase::over;
        case Ending::towers: return goal && state.phase == Phase::over;
        case Ending::last_side: return alive == 1 && state.phase == Phase::over;
        case Ending::quiet: return !goal && state.phase == Phase::over && state.quiet == game.options().quiet_ply_draw;
    }
    return false;
}

}  // namespace

std::optional<Refusal> Game::impossible(const State& state) const {
    if (state.turn.number >= seats_ || state.starter.number >= seats_) { return Refusal{reasons::position_phase}; }
    if (!stand_on_land_and_apart(*this, state)) { return Refusal{reasons::position_points}; }
    if (!fit_in_the_box(*this, state)) { return Refusal{reasons::position_count}; }
    if (!have_one_tower_per_region(*this, state)) { return Refusal{reasons::position_towers}; }
    if (!is_ending_true(*this, state)) { return Refusal{reasons::position_decided}; }
    if (!are_memories_sound(*this, state) || !is_phase_sound(*this, state)) { return Refusal{reasons::position_phase}; }
    return std::nullopt;
}

}  // namespace meadhall::wikinger
