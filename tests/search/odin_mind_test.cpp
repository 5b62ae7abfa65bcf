// The parts of the Odin bots that are exact: feasts, dice; and those that must be legal: layouts.
#include <algorithm>
#include <limits>

#include <doctest/doctest.h>

#include "search/chance.hpp"
#include "search/judgement/odin/banquet.hpp"
#include "search/judgement/odin/odds.hpp"
#include "search/judgement/odin/steward.hpp"

namespace meadhall::odin_mind {
namespace {

using namespace odin;

/// The cheapest feast by trying everything.
double cheapest(const Feast& feast, Menu& menu) {
    if (feast.is_over()) { return 0; }
    double best = std::numeric_limits<double>::infinity();
    const auto lay = [&](double price, auto serve) {
        Feast next = feast;
        serve(next);
        best = std::min(best, price + cheapest(next, menu));
    };
    for (const GoodRow& row : goods) {
        auto& left = menu.dishes[static_cast<std::size_t>(row.good)];
        for (const Side side : {Side::lengthwise, Side::crosswise}) {
            if (left == 0 || why_not_serve(feast, row.good, side) != nullptr) { continue; }
            --left;
            lay(menu.price[static_cast<std::size_t>(row.good)], [&](Feast& next) { serve(next, row.good, side); });
            ++left;
        }
    }
    if (menu.silver > 0) {
        --menu.silver;
        lay(menu.silver_price, [](Feast& next) { serve_silver(next); });
        ++menu.silver;
    }
    lay(menu.empty_price, [](Feast& next) { leave_empty(next); });
    return best;
}

Menu random_menu(Rng& rng) {
    Menu menu;
    for (const GoodRow& row : goods) {
        if (!is_food(row.good) || rng.below(3) != 0) { continue; }
        menu.dishes[static_cast<std::size_t>(row.good)] = static_cast<std::uint8_t>(rng.below(3));
        menu.price[static_cast<std::size_t>(row.good)] = 0.25 * rng.below(16);
    }
    // Two states of an animal are one kind; the solver takes the pregnant one to be no cheaper.
    for (const Good animal : {Good::sheep, Good::cattle}) {
        double& pregnant = menu.price[static_cast<std::size_t>(row_of(animal).reverse)];
        pregnant = std::max(pregnant, menu.price[static_cast<std::size_t>(animal)]);
    }
    menu.silver = static_cast<int>(rng.below(4));
    return menu;
}

Feast random_feast(Rng& rng) {
    Feast feast = laid_table(6 + static_cast<int>(rng.below(2)), static_cast<int>(rng.below(3)));
    constexpr std::array colours = {Colour::none, Colour::orange, Colour::red};
    feast.beside = colours[rng.below(3)];
    for (const Good good : {Good::peas, Good::mead, Good::flax, Good::stockfish, Good::grain, Good::sheep}) {
        if (rng.below(3) == 0) { feast.lengthwise.insert(good); }
    }
    return feast;
}

TEST_CASE("O-10: the feast that is planned costs as little as any") {
    Rng rng{1};
    for (int i = 0; i < 300; ++i) {
        Menu menu = random_menu(rng);
        const Feast feast = random_feast(rng);
        CHECK(best_banquet(feast, menu).cost == doctest::Approx(cheapest(feast, menu)));
    }
}

TEST_CASE("O-10: a feast served dish by dish costs what was planned") {
    Rng rng{2};
    for (int i = 0; i < 300; ++i) {
        Menu menu = random_menu(rng);
        Feast feast = random_feast(rng);
        const double planned = best_banquet(feast, menu).cost;
        double paid = 0;
        while (!feast.is_over()) {
            const Move next = best_banquet(feast, menu).next;
            if (next.is<verb::Leave>()) {
                paid += menu.empty_price;
                leave_empty(feast);
                continue;
            }
            const auto [dish, side] = next.as<verb::Serve>();
            if (dish == Item{Resource::silver}) {
                REQUIRE(menu.silver-- > 0);
                paid += menu.silver_price;
                serve_silver(feast);
            } else {
                const Good good = dish.as<Good>();
                REQUIRE(menu.dishes[dish.number]-- > 0);
                REQUIRE(why_not_serve(feast, good, side) == nullptr);
                paid += menu.price[dish.number];
                serve(feast, good, side);
            }
        }
        CHECK(paid == doctest::Approx(planned));
    }
}

/// The value of the best way to stop, over all triples of rolls: whoever knows only the rolls so far stops by comparing
/// with the average over what may follow.
double by_enumeration(const DiceChances& chances) {
    const auto sides = static_cast<std::size_t>(chances.sides);
    double first = 0;
    for (std::size_t a = 1; a <= sides; ++a) {
        double second = 0;
        for (std::size_t b = 1; b <= sides; ++b) {
            double third = 0;
            for (std::size_t c = 1; c <= sides; ++c) { third += chances.stand[c] / chances.sides; }
            const double stay = chances.stand[b];
            second += (chances.must_stand[b] ? stay : std::max(stay, third)) / chances.sides;
        }
        const double stay = chances.stand[a];
        first += (chances.must_stand[a] ? stay : std::max(stay, second)) / chances.sides;
    }
    return first;
}

TEST_CASE("O-6.2: the hope of three rolls is the exact expectation") {
    Rng rng{3};
    for (int i = 0; i < 100; ++i) {
        DiceChances chances{.sides = i % 2 == 0 ? 8 : 12};
        for (double& value : chances.stand) { value = 0.5 * rng.below(20); }
        for (bool& forced : chances.must_stand) { forced = rng.below(6) == 0; }
        CHECK(hope(chances, 3) == doctest::Approx(by_enumeration(chances)));
    }
    const DiceChances one_wins{.sides = 8, .stand = {0, 1}};
    CHECK(hope(one_wins, 1) == doctest::Approx(1.0 / 8));
    CHECK(hope(one_wins, 2) == doctest::Approx(1 - 49.0 / 64));
}

/// Plays at random for a while, and then until somebody may lay: false when the game was over before.
bool play_to_window(const Game& game, State& state, Rng& rng) {
    play_at_random(game, state, rng, 60 + static_cast<int>(rng.below(400)));
    while (!Game::to_act(state).is_nobody() && !state.stack.back().is<ask::Window>()) {
        play_at_random(game, state, rng, 1);
    }
    return !Game::to_act(state).is_nobody();
}

/// Somebody's position somewhere in a random game, richly supplied, with a window for laying on top of the stack.
State random_window(const Game& game, Rng& rng) {
    State state = game.initial();
    while (!play_to_window(game, state, rng)) { state = game.initial(); }
    for (int number = 0; number < Item::first_weapon; ++number) {
        for (Player& player : state.players) {
            player.supply[static_cast<std::size_t>(number)] = static_cast<std::uint16_t>(rng.below(3));
        }
    }
    return state;
}

TEST_CASE("O-9: the laying planner never makes an illegal move") {
    Rng rng{4};
    const Game game = *Game::make(2, {});
    int laid = 0;
    for (int i = 0; i < 60; ++i) {
        State state = random_window(game, rng);
        const Seat seat = state.stack.back().seat;
        LayoutAims aims{
            .income = 3, .promise = 0.5, .snug = 0.2, .spare_silver = state.players[seat.number].has(Resource::silver)};
        aims.reward.fill(1);
        aims.dishes = i % 2 == 0;
        for (const LaidPiece& piece : best_layout(state, seat, aims, 1 + i % 3).pieces) {
            REQUIRE_FALSE(game.why(state, verb::Lift{piece.item, piece.place}).has_value());
            game.apply(state, verb::Lift{piece.item, piece.place});
            REQUIRE_FALSE(game.why(state, verb::Lay::at(piece.placement)).has_value());
            game.apply(state, verb::Lay::at(piece.placement));
            ++laid;
        }
    }
    CHECK(laid > 100);
}

/// A turn in the middle of a game, with the same few tiles in every supply.
State random_turn(const Game& game, Rng& rng) {
    State state = random_window(game, rng);
    const Steward steward{game, tuned_weights(game)};
    while (Game::to_act(state).is_nobody() || !state.stack.back().is<ask::Turn>()) {
        if (Game::to_act(state).is_nobody()) { state = random_window(game, rng); }  // it was the last turn of that game
        const bool is_chance = Game::to_act(state).is_chance();
        game.apply(state, is_chance ? drawn_outcome(game, state, rng) : steward.choice(state, 1));
    }
    for (const Good good : {Good::oil, Good::hide, Good::robe, Good::silk}) {
        state.players[state.stack.back().seat.number].supply[Item{good}.number] = 1;
    }
    return state;
}

TEST_CASE("O-9.2: an arrangement lays tiles in the middle of a turn, legally, and ends with another move") {
    Rng rng{6};
    const Game game = *Game::make(1, {});
    const Steward steward{game, tuned_weights(game)};
    int laid = 0;
    for (int i = 0; i < 12; ++i) {
        State state = random_turn(game, rng);
        for (Move move = steward.arrangement(state, 1); move.is<verb::Lift>(); move = steward.arrangement(state, 1)) {
            REQUIRE_FALSE(game.why(state, move).has_value());
            game.apply(state, move);
            const Move lay = steward.arrangement(state, 1);
            REQUIRE(lay.is<verb::Lay>());
            REQUIRE_FALSE(game.why(state, lay).has_value());
            game.apply(state, lay);
            ++laid;
        }
    }
    CHECK(laid >= 24);
}

TEST_CASE("O-9: more tries never make a worse layout") {
    Rng rng{5};
    const Game game = *Game::make(1, {});
    for (int i = 0; i < 20; ++i) {
        const State state = random_window(game, rng);
        const LayoutAims aims{.income = 2, .promise = 0.5};
        CHECK(best_layout(state, seat(0), aims, 10).gain >= best_layout(state, seat(0), aims, 1).gain);
    }
}

}  // namespace
}  // namespace meadhall::odin_mind
