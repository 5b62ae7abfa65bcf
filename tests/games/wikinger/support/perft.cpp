#include "games/wikinger/support/perft.hpp"

#include "games/wikinger/brute/brute_border.hpp"

namespace meadhall::wikinger {
namespace {

std::uint64_t perft(const brute::Referee& referee, const brute::Position& position, int depth) {
    if (depth == 0) { return 1; }
    std::uint64_t leaves = 0;
    for (const brute::Play& play : referee.plays(position)) {
        brute::Position after = position;
        referee.carry_out(after, play);
        leaves += perft(referee, after, depth - 1);
    }
    return leaves;
}

}  // namespace

std::uint64_t engine_perft(const Game& game, const State& state, int depth) {
    if (depth == 0) { return 1; }
    MoveList<Game> moves;
    game.legal_moves(state, moves);
    std::uint64_t leaves = 0;
    for (Move move : moves) {
        State after = state;
        game.apply(after, move);
        leaves += engine_perft(game, after, depth - 1);
    }
    return leaves;
}

std::uint64_t brute_perft(const Game& game, const State& state, int depth) {
    return perft(brute::referee_of(game), brute::from_engine(game, state), depth);
}

}  // namespace meadhall::wikinger
