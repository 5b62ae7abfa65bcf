// The greedy bot at Ein Fest für Odin: it finishes solo games with points to its name, and beats chance.
#include <doctest/doctest.h>

#include "search/chance.hpp"
#include "search/greedy_bot.hpp"
#include "search/judgement/odin/judgement.hpp"
#include "search/random_bot.hpp"

namespace meadhall {
namespace {

using odin::Game;
using odin::Length;
using odin::State;

/// Plays a whole game, one bot in seat 0 and the other everywhere else.
State played_out(const Game& game, Bot<Game>& first, Bot<Game>& others, std::uint64_t seed) {
    State state = game.initial();
    Rng rng{seed};
    while (!Game::to_act(state).is_nobody()) {
        play_out_chance(game, state, rng);
        const Seat me = Game::to_act(state).seat();
        Bot<Game>& bot = me == seat(0) ? first : others;
        const auto move = bot.think(game, Game::view(state, me), me, Budget{}, rng).move;
        REQUIRE_FALSE(game.why(state, move).has_value());
        game.apply(state, move);
    }
    return state;
}

TEST_CASE("The greedy bot finishes solo games of Ein Fest für Odin with a positive score") {
    GreedyBot<Game> greedy;
    for (const Length length : {Length::long_game, Length::short_game}) {
        const Game game = *Game::make(1, {.length = length});
        int sum = 0;
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            sum += game.standing(played_out(game, greedy, greedy, seed)).scores[0];
        }
        CHECK(sum > 0);
    }
}

TEST_CASE("The greedy bot beats random players at Ein Fest für Odin") {
    GreedyBot<Game> greedy;
    RandomBot<Game> random;
    const Game game = *Game::make(3, {.length = Length::short_game});
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        CHECK(game.standing(played_out(game, greedy, random, seed)).winners == SeatSet{seat(0)});
    }
}

TEST_CASE("More points are worth more at Ein Fest für Odin, and shares add up") {
    const Game game = *Game::make(4, {});
    State state = game.initial();
    Rng rng{3};
    play_out_chance(game, state, rng);
    double all = 0;
    for (int i = 0; i < 4; ++i) { all += Judgement<Game>::worth(game, state, seat(i)); }
    CHECK(all == doctest::Approx(1));
    State richer = state;
    richer.players[2].supply[odin::Item{odin::Resource::silver}.number] = 20;
    CHECK(Judgement<Game>::worth(game, richer, seat(2)) > Judgement<Game>::worth(game, state, seat(2)));
    CHECK(Judgement<Game>::worth(game, richer, seat(1)) < Judgement<Game>::worth(game, state, seat(1)));
}

}  // namespace
}  // namespace meadhall
