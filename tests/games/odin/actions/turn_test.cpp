#include <algorithm>

#include <doctest/doctest.h>

#include "games/odin/support/random_game.hpp"
#include "games/odin/support/table.hpp"

using namespace meadhall;
using namespace meadhall::odin;
using testing::Table;

TEST_CASE("Turns go round from the start player, and a turn is one space (O-4.1, O-4.2)") {
    Table table{3};
    CHECK(Game::to_act(table.state) == Actor::of(seat(0)));
    table.plays({"place stockfish"});
    CHECK(Game::to_act(table.state) == Actor::of(seat(1)));
    CHECK(table.has("stockfish", 0) == 1);
    table.plays({"place weekly_beans", "pass"});
    CHECK(Game::to_act(table.state) == Actor::of(seat(0)));
}

TEST_CASE("A space of column k takes k Vikings (O-4.3)") {
    Table table{2};
    CHECK(table.player().thing_square == 6);
    table.plays({"place products_mead"});
    CHECK(table.player().thing_square == 4);
    table.plays({"pass", "place weekly_fruits_oil_salt_meat"}).deal();
    CHECK(table.player().thing_square == 1);
    CHECK(table.why("place weekly_flax_stockfish") == "E-VIKINGS");
    CHECK(table.why("place weekly_spices") == "E-VIKINGS");
    CHECK(table.why("place weekly_beans") == "ok");
}

TEST_CASE("All Vikings are placed only where a card would let one place fewer (O-4.3, #106)") {
    Table table{2};
    CHECK(table.why("place raiding 3") == "E-UNREADABLE");  // there are two imitation spaces
    CHECK(table.game.why(table.state, verb::Place{Space::raiding, 3})->code() == "E-UNREADABLE");
    CHECK(table.why("place raiding 4") == "E-CARD-USED");
    table.give("longship", 2).player().played.insert(*card_named("warmonger"));
    CHECK(table.why("place plundering 4") == "E-CARD-USED");
    table.give("longship", 2);
    CHECK(table.why("place raiding 4") == "E-CARD-USED");
    CHECK(table.why("place plundering 7") == "E-UNREADABLE");
    SUBCASE("two fewer with four longships") {
        table.plays({"place plundering"});
        CHECK(table.player().thing_square == 4);
    }
    SUBCASE("or all of them") {
        table.plays({"place plundering 4"});
        CHECK(table.player().thing_square == 2);
    }
}

TEST_CASE("A space is used once a round (O-4.4)") {
    Table table{2};
    table.plays({"place stockfish"});
    CHECK(table.why("place stockfish") == "E-OCCUPIED");
    table.until_round(2);
    CHECK(table.why("place stockfish") == "ok");
}

TEST_CASE("A space can be taken only if some part of it is used (O-4.6)") {
    Table table{2};
    CHECK(table.why("place products_milk") == "E-NO-EFFECT");
    CHECK(table.why("place overseas_trade_1") == "E-SILVER");
    CHECK(table.why("place play_occupations_2") == "ok");
    table.give("silver");
    CHECK(table.why("place overseas_trade_1") == "ok");
}

TEST_CASE("Whoever passes places no more this round (O-4.7)") {
    Table table{2};
    table.plays({"pass", "place stockfish"});
    CHECK(Game::to_act(table.state) == Actor::of(seat(1)));
    CHECK(table.player(0).passed);
    table.plays({"pass"});
    CHECK(table.state.stage > Stage::actions);
    table.until_round(2);
    CHECK_FALSE(table.player(0).passed);
}

TEST_CASE("A player who has passed and tries to place is told so (O-4.7)") {
    Table table{1};
    table.give("silver", 3).plays({"pass"});
    CHECK(table.state.stack.back().is<ask::Window>());
    CHECK(table.why("place stockfish") == "E-PASSED");
}

TEST_CASE("Without Vikings a player is skipped, and the others go on (O-4.8, O-4.9)") {
    Table table{2};
    table.plays({"place weekly_fruits_oil_salt_meat"}).deal().plays({"pass", "place upgrade_3_weapons_4"}).deal();
    table.plays({"done"}).deal();
    CHECK(table.player(0).thing_square == 0);
    CHECK(table.state.stage > Stage::actions);
}

TEST_CASE("Whoever placed last begins the next round (O-3.8)") {
    Table table{2};
    table.plays({"place stockfish", "place weekly_beans", "pass", "pass"}).until_round(2);
    CHECK(table.state.start == seat(1));
    table.plays({"pass", "pass"}).until_round(3);
    CHECK(table.state.start == seat(1));  // D-19: nobody placed
}

TEST_CASE("In column 3 a card is drawn before the action (O-4.11)") {
    Table table{2};
    const int hand = table.player().hand;
    table.plays({"place weekly_fruits_oil_salt_meat"});
    CHECK(Game::to_act(table.state).is_chance());
    CHECK(table.has("fruits") == 0);
    table.plays({"occupation peddler"});
    CHECK(table.player().hand == hand + 1);
    CHECK(table.has("fruits") == 1);
}

TEST_CASE("With an empty hand, the column-3 space for four cards plays the card just drawn (TV-56)") {
    Table table{2};
    table.plays({"place play_occupations_2"});
    REQUIRE(table.player().hand == 1);
    table.game.apply(table.state, verb::Play{*table.state.hands[0].begin()});
    CHECK(table.player().hand == 0);
    table.plays({"pass"});
    CHECK(table.why("place play_occupations_4") == "ok");
    table.plays({"place play_occupations_4", "occupation peddler", "play peddler"});
    CHECK(table.player().played.size() == 2);
}

TEST_CASE("In column 4 one card may be played before or after the action, not both (O-4.12)") {
    Table table{2};
    table.give_card("peddler").give_card("patron");
    table.plays({"place weekly_spices", "play peddler"});
    CHECK(table.has("spices") == 1);
    CHECK(table.player().hand == 2);
    CHECK(table.state.stack.back().seat == seat(1));

    Table other{2};
    other.give_card("peddler");
    other.plays({"place weekly_spices", "skip"});
    CHECK(other.has("spices") == 1);
    CHECK(other.state.stack.back().is<ask::Column4>());
    CHECK(other.why("play patron") == "E-HAND");
    other.plays({"play peddler"});
    CHECK(other.player().played.contains(*card_named("peddler")));
}

TEST_CASE("With four players a space used by somebody else can be imitated in two columns (O-4.17, TV-02)") {
    Game game = *Game::make(4, {});
    State state = game.initial();
    game.apply(state, verb::Start{seat(0)});
    game.apply(state, *Game::parse(state, "imitate 1+4"));
    CHECK(state.imitations[0].column == 1);
    CHECK(state.imitations[1].column == 4);
    Table table{4};
    REQUIRE(table.state.imitations[0].column == 1);
    CHECK(table.why("place stockfish 1") == "E-IMIT-EMPTY");
    CHECK(table.why("place weekly_flax_stockfish 1") == "E-IMIT-COLUMN");
    table.plays({"place stockfish"});
    CHECK(table.why("place stockfish") == "E-OCCUPIED");
    table.plays({"place stockfish 1"});
    CHECK(table.has("stockfish", 1) == 1);
    CHECK(table.state.imitations[0].crew.vikings == 1);
    CHECK(table.why("place stockfish 1") == "E-OCCUPIED");
    table.plays({"pass", "pass"});
    table.until_round(2);
    CHECK(table.state.imitations[0].crew.vikings == 0);
}

TEST_CASE("One's own space cannot be imitated (O-4.17)") {
    Table table{4};
    table.plays({"place stockfish", "place weekly_beans", "pass", "pass"});
    CHECK(table.why("place stockfish 1") == "E-IMIT-OWN");
    CHECK(table.why("place weekly_beans 1") == "ok");
}

TEST_CASE("Each of the four pairs of imitated columns is equally likely (O-2.2)") {
    Game game = *Game::make(4, {});
    State state = game.initial();
    game.apply(state, verb::Start{seat(2)});
    MoveList<Game> menu;
    game.legal_moves(state, menu);
    CHECK(menu.size() == 4);
    for (const Move move : menu) { CHECK(game.weight(state, move) == 1); }
}

TEST_CASE("A space may be taken if it is usable now, or through the card that column 3 surely brings (O-4.19)") {
    Table table{2};
    table.state.hands[0] = {};
    table.player().hand = 0;
    CHECK(table.why("place play_occupations_2") == "E-NO-EFFECT");
    CHECK(table.why("place play_occupations_4") == "ok");
    table.state.dark_pile = 0;
    CHECK(table.why("place play_occupations_4") == "E-NO-EFFECT");
}

TEST_CASE("A turn offers exactly the placements that nothing forbids (O-4.2)") {
    constexpr int choices = 8;  // alone, by imitation, and both with all Vikings where a card asks for fewer
    for (const int seats : {1, 4}) {
        const Game game = *Game::make(seats, {});
        Rng rng{static_cast<std::uint64_t>(seats)};
        int turns = 0;
        for (int played = 0; played < 12; ++played) {
            for (State state = game.initial(); !Game::to_act(state).is_nobody();) {
                if (state.stack.back().is<ask::Turn>()) {
                    ++turns;
                    MoveList<Game> menu;
                    game.legal_moves(state, menu);
                    for (int i = 0; i < space_count * choices; ++i) {
                        const Move move = verb::Place{static_cast<Space>(i / choices), i % choices};
                        const bool offered = std::ranges::find(menu, move) != menu.end();
                        REQUIRE(offered == !game.why(state, move));
                    }
                }
                game.apply(state, testing::random_move(game, state, rng));
            }
        }
        CHECK(turns > 300);
    }
}

TEST_CASE("A ticket of chance stands for the same outcome as the list says (O-2, O-3.7, O-8.2)") {
    const Game game = *Game::make(3, {});
    Rng rng{5};
    int drawn = 0;
    for (State state = game.initial(); !Game::to_act(state).is_nobody();) {
        MoveList<Game> menu;
        game.legal_moves(state, menu);
        if (!Game::to_act(state).is_chance()) {
            game.apply(state, menu[rng.below(static_cast<std::uint32_t>(menu.size()))]);
            continue;
        }
        std::uint32_t ticket = 0;
        for (const Move outcome : menu) {
            for (std::uint32_t i = 0; i < game.weight(state, outcome); ++i) {
                REQUIRE(game.outcome(state, ticket++) == outcome);
            }
        }
        REQUIRE(game.odds(state) == ticket);
        game.apply(state, game.outcome(state, rng.below(ticket)));
        ++drawn;
    }
    CHECK(drawn > 40);
}
