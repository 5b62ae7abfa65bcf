// The levels of Ein Fest für Odin: always legal, never looking at hidden cards, the same answer to the same question.
#include <doctest/doctest.h>

#include "search/chance.hpp"
#include "search/judgement/odin/levels.hpp"
#include "search/judgement/odin/reference.hpp"

namespace meadhall {
namespace {

using odin::Game;
using odin::Length;
using odin::Move;
using odin::State;

constexpr Budget short_thought{.playouts = 10};

Move answer(Bot<Game>& bot, const Game& game, const State& state, std::uint64_t seed) {
    Rng rng{seed};
    const Seat me = Game::to_act(state).seat();
    return bot.think(game, Game::view(state, me), me, short_thought, rng).move;
}

LevelBot<Game> level(std::size_t place) { return LevelBot<Game>{Levels<Game>::rows[place].level}; }

/// Plays on, one bot in the first seat and another in the others.
int points_of_first(const Game& game, Bot<Game>& first, Bot<Game>& others, std::uint64_t seed) {
    State state = game.initial();
    Rng rng{seed};
    while (!Game::to_act(state).is_nobody()) {
        play_out_chance(game, state, rng);
        if (Game::to_act(state).is_nobody()) { break; }
        Bot<Game>& bot = Game::to_act(state).seat() == seat(0) ? first : others;
        game.apply(state, answer(bot, game, state, rng()));
    }
    return game.standing(state).scores[0];
}

TEST_CASE("Each level of Ein Fest für Odin answers legally in random positions, at every table") {
    Rng rng{1};
    for (int seats = 1; seats <= 4; ++seats) {
        const Game game = *Game::make(seats, {.length = Length::short_game});
        State state = game.initial();
        for (int asked = 0; !Game::to_act(state).is_nobody(); ++asked) {
            play_at_random(game, state, rng, 37);
            if (!Game::to_act(state).is_seat()) { continue; }
            LevelBot<Game> bot = level(static_cast<std::size_t>(asked % level_count));
            CHECK_FALSE(game.why(state, answer(bot, game, state, rng())).has_value());
        }
    }
}

TEST_CASE("Each level of Ein Fest für Odin plays whole games legally against the yardstick") {
    const auto reference = Reference<Game>::make();
    for (std::size_t place = 0; place < level_count - 1; ++place) {
        LevelBot<Game> bot = level(place);
        const Game game = *Game::make(1 + static_cast<int>(place), {.length = Length::short_game});
        State state = game.initial();
        Rng rng{place + 7};
        while (!Game::to_act(state).is_nobody()) {
            play_out_chance(game, state, rng);
            if (Game::to_act(state).is_nobody()) { break; }
            Bot<Game>& mover = Game::to_act(state).seat() == seat(0) ? static_cast<Bot<Game>&>(bot) : *reference;
            const Move move = answer(mover, game, state, rng());
            REQUIRE_FALSE(game.why(state, move).has_value());
            game.apply(state, move);
        }
    }
}

TEST_CASE("The same view, seed and playouts give the same move at Ein Fest für Odin") {
    Rng rng{3};
    const Game game = *Game::make(3, {});
    State state = game.initial();
    for (int i = 0; i < 12; ++i) {
        play_at_random(game, state, rng, 60);
        if (!Game::to_act(state).is_seat()) { break; }
        for (std::size_t place = 0; place < level_count; ++place) {
            LevelBot<Game> one = level(place);
            LevelBot<Game> other = level(place);
            CHECK(answer(one, game, state, 5) == answer(other, game, state, 5));
        }
    }
}

/// Two worlds that seat 0 cannot tell apart.
State with_other_hands(const Game& game, const State& state, Rng& rng) {
    return game.imagine(Game::view(state, seat(0)), rng);
}

TEST_CASE("The choice does not change when hidden cards of Ein Fest für Odin are permuted") {
    Rng rng{4};
    const Game game = *Game::make(4, {});
    State state = game.initial();
    int compared = 0;
    for (int i = 0; i < 200 && compared < 12; ++i) {
        play_at_random(game, state, rng, 9);
        const Actor actor = Game::to_act(state);
        if (!actor.is_seat() || actor.seat() != seat(0)) { continue; }
        const State other = with_other_hands(game, state, rng);
        if (other.hands == state.hands) { continue; }
        ++compared;
        for (std::size_t place = 0; place < level_count; ++place) {
            LevelBot<Game> bot = level(place);
            CHECK(answer(bot, game, state, 6) == answer(bot, game, other, 6));
        }
    }
    CHECK(compared == 12);
}

TEST_CASE(
    "The trader reaches what the rulebook calls good at solo games of Ein Fest für Odin, and the thrall does not") {
    const Game game = *Game::make(1, {});
    LevelBot<Game> trader = level(2);
    LevelBot<Game> thrall = level(0);
    int traded = 0;
    int toiled = 0;
    constexpr int games = 6;
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        traded += points_of_first(game, trader, trader, seed);
        toiled += points_of_first(game, thrall, thrall, seed);
    }
    CHECK(traded > 80 * games);
    CHECK(toiled < traded);
}

}  // namespace
}  // namespace meadhall
