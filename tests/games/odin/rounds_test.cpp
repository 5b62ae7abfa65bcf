#include <algorithm>

#include <doctest/doctest.h>

#include "games/odin/support/table.hpp"

using namespace meadhall;
using namespace meadhall::odin;
using testing::Table;

TEST_CASE("Everybody begins with mead, three weapons, a card and no silver (O-2.3 to O-2.5)") {
    const Game game = *Game::make(4, {});
    const State state = game.initial();
    for (const Player& player : state.players) {
        CHECK(player.has(Good::mead) == 1);
        CHECK(player.has(Weapon::bow) == 1);
        CHECK(player.has(Weapon::snare) == 1);
        CHECK(player.has(Weapon::spear) == 1);
        CHECK(player.has(Weapon::long_sword) == 0);
        CHECK(player.has(Resource::silver) == 0);
        CHECK(player.thing_square == 5);
    }
    CHECK(state.weapon_pile == std::array<std::uint8_t, 4>{8, 8, 8, 11});
    for (int i = 0; i < 4; ++i) { CHECK(Table{4}.player(i).hand == 1); }
}

TEST_CASE("Five Vikings stand ready in the long game, six in the short one (O-2.6, TV-03)") {
    CHECK(Game::make(2, {})->initial().players[0].thing_square == 5);
    CHECK(Game::make(2, {.length = Length::short_game})->initial().players[0].thing_square == 6);
    CHECK(Table{2}.player().thing_square == 6);
    CHECK(Table{2}.until_round(4).player().thing_square == 9);
}

TEST_CASE("Only cards of the chosen decks are dealt and drawn (O-2.3, D-15)") {
    const Table table{4, {.decks = "A"}};
    CHECK(table.game.light_cards().size() == 15);
    CHECK(table.game.dark_cards().size() == 57);
    CHECK(table.state.dark_pile == 57);
    for (int i = 0; i < 4; ++i) {
        for (const Card card : table.state.hands[static_cast<std::size_t>(i)]) { CHECK(row_of(card).deck == Deck::a); }
    }
}

TEST_CASE("Without occupations nobody is dealt one or draws one, and the draw space pays its silver (O-2.11, O-14.7)") {
    Table table{2, {.decks = "none"}};
    CHECK(table.player(0).hand + table.player(1).hand == 0);
    CHECK(table.state.dark_pile == 0);
    table.plays({"place draw_occupation"});
    CHECK(table.has("silver") == 1);
    CHECK(table.player().hand == 0);
    table.until_turn_of(0).give("stone");
    CHECK(table.play("place play_occupations_2") != "ok");
    CHECK(table.play("place play_occupations_4") != "ok");
    CHECK(Table{3, {.decks = "none"}}.until_the_end().state.stage == Stage::over);
}

TEST_CASE("The harvest brings crops in its rounds only (O-3.3)") {
    Table table{2, {.length = Length::short_game}};
    CHECK(table.has("peas") == 1);
    CHECK(table.has("grain") == 0);
    table.until_round(2);
    CHECK(table.has("peas") == 1);
    table.until_round(3);
    CHECK(table.has("peas") == 2);
    CHECK(table.has("grain") == 1);
    CHECK(table.has("cabbage") == 0);
}

TEST_CASE("Everybody draws a weapon each round (O-3.7)") {
    const Table table{3};
    for (int i = 0; i < 3; ++i) {
        int sum = 0;
        for (const WeaponRow& row : weapons) { sum += table.player(i).has(row.weapon); }
        CHECK(sum == 4);
    }
}

TEST_CASE("Strips lose a position each round, empty ones leave, a new one comes (O-3.9, TV-22)") {
    Table table{2};
    table.state.strips.fill(face_down);
    table.state.strips[0] = 4;
    table.state.strips[1] = 6;
    table.until_round(2);
    CHECK(table.state.strips[0] == 5);
    CHECK(table.state.strips[1] == strip_length);
    CHECK(std::ranges::count(table.state.strips, face_down) == 5);
}

TEST_CASE("With four players the strips last for six rounds of the long game (TV-66)") {
    Table table{4};
    CHECK(std::ranges::count(table.state.strips, face_down) == 5);
    table.until_round(6);
    CHECK(std::ranges::count(table.state.strips, face_down) == 0);
    table.until_round(7);
    CHECK(std::ranges::count(table.state.strips, face_down) == 0);
}

TEST_CASE("Income is paid before the feast, so its silver can be served (TV-15, O-11.1)") {
    Table table{2};
    table.give("knarr").plays({"place explore_middle", "explore iceland", "pass", "pass"});
    table.until(Stage::feast);
    CHECK(table.has("silver") == 1);
    CHECK(table.offers("serve silver lengthwise"));
}

TEST_CASE("Empty slots of the table cost Thing penalties (O-10.7, TV-61)") {
    Table table{2};
    table.plays({"pass", "pass"}).until(Stage::feast);
    table.plays({"serve peas lengthwise", "serve mead lengthwise"});
    CHECK(table.why("serve flax lengthwise") == "E-TABLE-BOUNDS");
    CHECK(table.why("serve oil lengthwise") == "E-PIECE-TABLE");
    table.plays({"leave", "leave"});
    CHECK(table.player().penalties == 2);
    CHECK(table.score("Thing penalties") == -6);
    CHECK(table.has("peas") == 0);
    CHECK(table.has("beans") == 1);
}

TEST_CASE("Emigrated ships shorten the feast (O-10.1, TV-33)") {
    Table table{2};
    table.player(0).bay.emigrated_knarrs = 2;
    table.plays({"pass", "pass"}).until(Stage::feast);
    CHECK(table.state.feast.slots_left() == 2);
    table.plays({"serve beans lengthwise"});
    CHECK(table.player().penalties == 0);
}

TEST_CASE("With three ships at the table of the first round there is no feast (O-10.1)") {
    Table table{1};
    table.player(0).bay.emigrated_longships = 3;
    table.plays({"pass"}).until_round(2);
    CHECK(table.player().penalties == 0);
    CHECK(table.has("beans") == 2);  // nothing was eaten, and the second harvest came
}

TEST_CASE("Bonuses are paid together after the feast, not in the last round (O-11.6, O-11.7, O-3.11)") {
    Table table{1};
    table.player().home.covered = map_of(Face::home).bonuses[0].ring;
    table.plays({"pass"}).until(Stage::return_vikings);
    CHECK(table.has("ore") == 1);
    table.until_round(7).plays({"pass"}).until_the_end();
    CHECK(table.has("ore") == 6);
}

TEST_CASE("A bonus that has run out pays nothing (O-11.6, O-14.1)") {
    Table table{1};
    table.until_round(6);
    table.state.islands[3].owner = seat(0);
    table.state.islands[3].land.covered =
        map_of(Face::newfoundland).bonuses[1].ring | map_of(Face::newfoundland).bonuses[2].ring;
    table.plays({"pass"}).until(Stage::return_vikings);
    CHECK(table.has("cloakpin") == 1);
    CHECK(table.has("stone_house") == 1);
    for (int i = 1; i < stone_houses; ++i) { table.state.houses[static_cast<std::size_t>(i)].owner = seat(0); }
    Table again = table;
    again.state.stage = Stage::bonus;
    again.until(Stage::return_vikings);
    CHECK(again.has("stone_house") == stone_houses);
}

TEST_CASE("Animals breed after the income (O-11.4)") {
    Table table{1};
    table.give("sheep", 2).plays({"pass"}).until(Stage::feast);
    CHECK(table.has("sheep") == 1);
    CHECK(table.has("pregnant_sheep") == 1);
}

TEST_CASE("In the solo game two colours take turns and those of the last round block (O-13, TV-54, TV-55)") {
    Table table{1};
    CHECK(table.player().thing_square == 6);
    CHECK(table.player().waiting == 5);
    table.plays({"place craft_linen", "place weekly_fruits_oil_salt_meat"}).deal().plays({"pass"}).until_round(2);
    CHECK(table.player().thing_square == 7);
    CHECK(table.player().waiting == 2);
    table.give("flax");
    CHECK(table.why("place craft_linen") == "E-OCCUPIED");
    table.plays({"pass"}).until_round(3);
    CHECK(table.player().thing_square == 8);
    CHECK(table.why("place craft_linen") == "ok");
}

TEST_CASE("The active Vikings of the solo game grow by one each round (O-13.1)") {
    for (const Length length : {Length::long_game, Length::short_game}) {
        Table table{1, {.length = length}};
        for (int round = 1; round <= last_round(length); ++round) {
            table.until_round(round);
            CHECK(table.player().thing_square == round_row(length, round).vikings);
        }
    }
}

TEST_CASE("In the solo game the starting occupation may be chosen (O-13.5)") {
    const Game game = *Game::make(1, {.starter = Starter::choose});
    State state = game.initial();
    CHECK(Game::to_act(state) == Actor::of(seat(0)));
    CHECK(game.why(state, *Game::parse(state, "choose peddler")).has_value());  // a dark card
    game.apply(state, *Game::parse(state, "choose hunter"));
    CHECK(state.hands[0].contains(*card_named("hunter")));
}
