#include "games/wikinger/support/wanderings.hpp"

#include <algorithm>

namespace meadhall::wikinger {
namespace {

std::size_t index(Colour colour) { return static_cast<std::size_t>(colour); }

bool is_fierce(const Game& game, const State& state, Move move) {
    if (move.verb == Verb::tower) { return true; }
    return move.verb == Verb::march && !game.victims(state, state.turn, move.from, move.to).empty();
}

Point random_point(PointSet points, Rng& rng) {
    auto steps = rng.below(static_cast<std::uint32_t>(points.size()));
    auto at = points.begin();
    while (steps-- > 0) { ++at; }
    return *at;
}

Colour random_colour(const Game& game, Rng& rng) {
    while (true) {
        const auto colour = static_cast<Colour>(rng.below(colours));
        if (game.plays(colour)) { return colour; }
    }
}

void strew_vikings(const Game& game, State& state, Rng& rng) {
    const std::uint32_t most = 1 + rng.below(14);
    for (int i = 0; i < colours; ++i) {
        const auto colour = static_cast<Colour>(i);
        if (!game.plays(colour)) { continue; }
        for (auto left = 1 + rng.below(most); left > 0; --left) {
            const PointSet free = game.island().land() - Game::figures(state);
            if (free.size() > 1) { state.vikings[index(colour)].insert(random_point(free, rng)); }
        }
    }
}

void strew_towers(const Game& game, State& state, Rng& rng) {
    const std::uint32_t one_in = 1 + rng.below(4);
    for (int i = 0; i < game.island().regions(); ++i) {
        const PointSet free = game.island().region(Region{static_cast<std::uint8_t>(i)}) - Game::figures(state);
        if (free.empty() || rng.below(one_in) != 0) { continue; }
        const Colour colour = random_colour(game, rng);
        PointSet& towers = state.towers[index(game.first_colour(game.leader(colour)))];
        towers.insert(random_point(free, rng));
        if (game.impossible(state)) { towers.erase(towers.first_member()); }
    }
}

void strew_memories(const Game& game, State& state, Rng& rng) {
    const Standstill rule = game.options().standstill;
    for (int i = 0; i < game.seats(); ++i) {
        const bool counts = rule == Standstill::must_threaten || rule == Standstill::must_capture;
        state.idle[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(counts ? rng.below(3) : 0);
    }
}

/// Whether a position on the way is kept: long openings should not crowd out the game proper.
bool is_kept(const State& state, Rng& rng) {
    if (state.phase == Phase::settlement) { return rng.below(60) == 0; }
    if (state.phase == Phase::brawl) { return rng.below(6) == 0; }
    return state.phase != Phase::march || rng.below(4) == 0;
}

void wander(const Game& game, State state, std::size_t positions, std::vector<State>& met, Rng& rng) {
    constexpr int longest = 250;
    const auto temper = static_cast<Temper>(rng.below(3));
    for (int ply = 0; ply < longest && met.size() < positions; ++ply) {
        if (is_kept(state, rng)) { met.push_back(state); }
        if (state.phase == Phase::over) { return; }
        game.apply(state, random_move(game, state, temper, rng));
    }
}

}  // namespace

Move random_move(const Game& game, const State& state, Temper temper, Rng& rng) {
    MoveList<Game> moves;
    game.legal_moves(state, moves);
    const auto any = [&](const auto& list) { return list[rng.below(static_cast<std::uint32_t>(list.size()))]; };
    if (temper == Temper::any || rng.below(4) == 0) { return any(moves); }
    std::vector<Move> preferred;
    for (Move move : moves) {
        if (is_fierce(game, state, move) == (temper == Temper::fierce)) { preferred.push_back(move); }
    }
    return preferred.empty() ? any(moves) : any(preferred);
}

State strewn(const Game& game, Rng& rng) {
    while (true) {
        State state;
        state.phase = Phase::march;
        state.turn = state.starter = seat(static_cast<int>(rng.below(static_cast<std::uint32_t>(game.seats()))));
        strew_vikings(game, state, rng);
        if (game.impossible(state)) { continue; }
        strew_towers(game, state, rng);
        strew_memories(game, state, rng);
        if (!game.impossible(state)) { return state; }
    }
}

std::vector<State> wanderings(const Game& game, int positions, Rng& rng) {
    std::vector<State> met;
    const auto wanted = static_cast<std::size_t>(positions);
    while (met.size() < wanted) {
        const bool from_the_lot = !game.startable() && rng.below(4) == 0;
        // A strewn wandering is short, so that many different ones are met.
        const std::size_t until = std::min(wanted, met.size() + (from_the_lot ? wanted : 12));
        wander(game, from_the_lot ? game.initial() : strewn(game, rng), until, met, rng);
    }
    return met;
}

}  // namespace meadhall::wikinger
