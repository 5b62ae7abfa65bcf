// Rulings where the rulebook is silent or open, as the engine plays them.
#include <algorithm>

#include <doctest/doctest.h>

#include "games/odin/support/table.hpp"

using namespace meadhall;
using namespace meadhall::odin;
using testing::Table;

namespace {

/// Four players, with imitation in these columns; seat 0 is to place.
Table table_imitating(int low, int high) {
    Table table{4};
    table.state.imitations[0].column = static_cast<std::uint8_t>(low);
    table.state.imitations[1].column = static_cast<std::uint8_t>(high);
    return table;
}

}  // namespace

TEST_CASE("Imitation gives the bonus of the column, and the Vikings stand on the imitation space (D-08, O-4.17)") {
    Table table = table_imitating(1, 3);
    table.plays({"place weekly_fruits_oil_salt_meat"}).deal();
    const int hand = table.player(1).hand;
    table.plays({"place weekly_fruits_oil_salt_meat 2"}).deal();
    CHECK(table.player(1).hand == hand + 1);
    CHECK(table.has("fruits", 1) == 1);
    CHECK(table.state.imitations[1].crew.vikings == 3);
    CHECK(table.state.crews[static_cast<std::size_t>(Space::weekly_fruits_oil_salt_meat)].colour == 0);
    CHECK(table.why("place weekly_fruits_oil_salt_meat 2") == "E-OCCUPIED");
}

TEST_CASE("Vikings that come back after a failure come from the imitation space (O-4.17, O-4.14)") {
    Table table = table_imitating(2, 3);
    table.plays({"place laying_a_snare", "roll", "die 8", "fail"});
    table.plays({"place laying_a_snare 1", "roll", "die 8", "fail"});
    CHECK(table.state.imitations[0].crew.vikings == 1);
    CHECK(table.player(1).thing_square == 5);
}

TEST_CASE("Vikings regained by somebody who was skipped may still be placed; a pass is final (D-09, O-4.8)") {
    Table table{2};
    table.player(0).thing_square = 0;
    table.state.crews[static_cast<std::size_t>(Space::products_milk)] = {0, 1};
    table.plays({"pass"});
    CHECK(table.state.stack.back().seat == seat(1));
    table.player(0).thing_square = 1;
    table.state.players[0].passed = false;
    table.plays({"place stockfish"});
    CHECK(table.state.stack.back().seat == seat(0));
}

TEST_CASE("An empty slot of the table separates two dishes of a colour (D-25, O-10.5)") {
    Table table{1};
    table.plays({"pass"}).until(Stage::feast);
    table.plays({"serve peas lengthwise"});
    CHECK(table.why("serve beans lengthwise") == "E-ORANGE-ORANGE");
    table.plays({"leave"});
    CHECK(table.why("serve beans lengthwise") == "ok");
}

TEST_CASE("A pregnant and a plain sheep are one kind at the feast, and one chooses which to serve (D-26, O-10.4)") {
    Table table{1};
    table.plays({"pass"}).until(Stage::feast);
    table.give("sheep").give("pregnant_sheep").give("silver");
    table.plays({"serve sheep crosswise", "serve silver lengthwise"});
    CHECK(table.offers("serve pregnant_sheep crosswise"));
    Table wide{1};
    wide.until_round(7).plays({"pass"}).until(Stage::feast);
    wide.give("sheep", 2).give("pregnant_sheep").give("silver", 9);
    wide.plays({"serve sheep lengthwise", "serve silver lengthwise"});
    CHECK(wide.why("serve pregnant_sheep lengthwise") == "E-LONG-TWICE");
    CHECK(wide.why("serve pregnant_sheep crosswise") == "ok");
}

TEST_CASE("Arming is allowed again when the action is over, and in every window (D-29, O-9.15)") {
    Table table{2};
    table.ends_turns = false;
    table.give("whaling_boat").give("ore", 2).plays({"place stockfish"});
    CHECK(table.state.stack.back().is<ask::TurnEnd>());
    CHECK(table.offers("arm whaling_boat 0"));
    table.plays({"end", "pass"}).plays({"pass"});
    CHECK(table.state.stack.back().is<ask::Window>());
    CHECK(table.offers("arm whaling_boat 0"));
}

TEST_CASE("Special tiles lie in houses, and green may touch green there (D-31, O-9.9)") {
    Table table{2};
    table.state.houses[3].owner = seat(0);
    table.give("glass_beads").give("oil", 2);
    CHECK(table.offers("lift oil long1"));
    table.plays({"lift oil long1", "lay e1 0", "lift oil long1"});
    CHECK(table.offers("lay g1 0"));
}

TEST_CASE("Nobody acts at any time while another is asked (D-32, O-9.2)") {
    Table table{2};
    table.give("silver", 3, 0).plays({"pass"});
    CHECK(table.why("buy whaling_boat") == "E-SILVER");  // it is the other's supply that is asked
}

TEST_CASE("The single upgrade of a combined space is optional (D-44, O-5.17)") {
    Table table{2};
    table.plays({"place mountain_1_upgrade_1", "take 1 1"});
    CHECK(table.offers("done"));
    Table other{2};
    other.plays({"place mountain_1_upgrade_1", "done"});
    CHECK(other.why("done") == "E-NO-EFFECT");  // but one part must be used
    other.plays({"upgrade flax 1"});
    CHECK(other.has("stockfish") == 1);
}

TEST_CASE("Paying alone uses an arrow where the table says so (D-01, O-4.6)") {
    Table strict{2};
    strict.give("stone");
    for (int i = 0; i < stone_houses; ++i) { strict.state.houses[static_cast<std::size_t>(i)].owner = seat(1); }
    CHECK(strict.why("place build_stone_house") == "E-NO-BUILDING");
    Table payable{2, {.arrow_costs = ArrowCosts::payable}};
    payable.give("stone");
    for (int i = 0; i < stone_houses; ++i) { payable.state.houses[static_cast<std::size_t>(i)].owner = seat(1); }
    payable.plays({"place build_stone_house"});
    CHECK(payable.has("stone") == 0);
}

TEST_CASE("Where cards take all off a price, nothing is paid that would use an arrow (D-01, O-4.6, #116)") {
    Table payable{2, {.arrow_costs = ArrowCosts::payable}};
    payable.player().played.insert(*card_named("master_bricklayer"));
    CHECK(payable.why("place build_stone_house") == "ok");
    for (int i = 0; i < stone_houses; ++i) { payable.state.houses[static_cast<std::size_t>(i)].owner = seat(1); }
    CHECK(payable.why("place build_stone_house") == "E-NO-BUILDING");
}

TEST_CASE("The crucifix can be forged (D-22, O-5.11)") {
    Table table{2};
    table.give("ore").plays({"place forge"}).deal();
    CHECK(table.why("acquire glass_beads") == "E-NO-FORGE");
    table.plays({"acquire crucifix"});
    CHECK(table.has("crucifix") == 1);
}

TEST_CASE("Wood and stone may be stored before the end (D-12, O-9.10)") {
    Table table{2};
    table.give("wood", 4).plays({"place build_shed"}).until_turn_of(0).plays({"store wood sheds"});
    CHECK(table.player().shed_wood == 1);
}
