// The bots: they win what can be won at once, beat chance, and answer the same when asked the same.
#include <doctest/doctest.h>

#include "search/chance.hpp"
#include "search/greedy_bot.hpp"
#include "search/judgement/wikinger/judgement.hpp"
#include "search/random_bot.hpp"

namespace meadhall {
namespace {

using wikinger::Game;
using wikinger::Move;
using wikinger::Options;
using wikinger::State;

Options drawn(std::vector<std::string> rows) {
    Options options;
    options.island = std::move(rows);
    return options;
}

Move answer(Bot<Game>& bot, const Game& game, const State& state, std::uint64_t seed) {
    Rng rng{seed};
    const Seat me = game.to_act(state).seat();
    return bot.think(game, Game::view(state, me), me, Budget{}, rng).move;
}

/// Plays a whole game, one bot in `place` and the other everywhere else; whether the first has won.
bool wins(Bot<Game>& one, Bot<Game>& others, const Game& game, Seat place, Rng& rng) {
    State state = game.initial();
    while (!game.to_act(state).is_nobody()) {
        play_out_chance(game, state, rng);
        const Seat me = game.to_act(state).seat();
        Bot<Game>& bot = me == place ? one : others;
        game.apply(state, bot.think(game, Game::view(state, me), me, Budget{}, rng).move);
    }
    return game.standing(state).winners.contains(place);
}

TEST_CASE("The greedy bot puts up the tower that wins") {
    const Game game = *Game::make(2, drawn({"aabbccdd", "aabbccdd"}));
    const State state = *game.parse_position("r.r.RRB./........ dusk red");
    GreedyBot<Game> greedy;
    State after = state;
    game.apply(after, answer(greedy, game, state, 1));
    CHECK(game.standing(after).winners.contains(seat(0)));
}

TEST_CASE("The greedy bot captures the last enemy") {
    const Game game = *Game::make(2, drawn({"aaaaa", "aaaaa", "aaaaa"}));
    const State state = *game.parse_position("...../.R.../..BR. march red");
    GreedyBot<Game> greedy;
    State after = state;
    game.apply(after, answer(greedy, game, state, 1));
    CHECK(game.standing(after).over);
}

TEST_CASE("The greedy bot beats the random one nearly always") {
    const Game game = *Game::make(2, {});
    GreedyBot<Game> greedy;
    RandomBot<Game> random;
    Rng rng{2026};
    int won = 0;
    constexpr int games = 40;
    for (int i = 0; i < games; ++i) { won += wins(greedy, random, game, seat(i % 2), rng) ? 1 : 0; }
    CHECK(won >= games - 1);
}

TEST_CASE("The same view and the same seed give the same move") {
    const Game game = *Game::make(3, {});
    GreedyBot<Game> greedy;
    RandomBot<Game> random;
    Rng rng{5};
    State state = game.initial();
    while (!game.to_act(state).is_nobody()) {
        play_out_chance(game, state, rng);
        CHECK(answer(greedy, game, state, 9) == answer(greedy, game, state, 9));
        CHECK(answer(random, game, state, 9) == answer(random, game, state, 9));
        game.apply(state, answer(random, game, state, rng()));
    }
}

TEST_CASE("A judgement lies between 0 and 1 and is exact at the end") {
    const Game game = *Game::make(4, {});
    RandomBot<Game> random;
    Rng rng{11};
    State state = game.initial();
    while (!game.to_act(state).is_nobody()) {
        play_out_chance(game, state, rng);
        for (int i = 0; i < 4; ++i) {
            const double worth = Judgement<Game>::worth(game, state, seat(i));
            CHECK(worth >= 0);
            CHECK(worth <= 1);
        }
        game.apply(state, answer(random, game, state, rng()));
    }
    for (int i = 0; i < 4; ++i) {
        const bool won = game.standing(state).winners.contains(seat(i));
        CHECK(Judgement<Game>::worth(game, state, seat(i)) == doctest::Approx(won ? 1.0 : 0.0));
    }
}

}  // namespace
}  // namespace meadhall
