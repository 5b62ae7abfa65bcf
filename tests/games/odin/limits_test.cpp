// What runs out and what never does (O-1, O-7.5, O-14).
#include <doctest/doctest.h>

#include "games/odin/support/table.hpp"

using namespace meadhall;
using namespace meadhall::odin;
using testing::Table;

TEST_CASE("When all four boards are owned nobody can explore (O-7.5, O-14.2)") {
    Table table{2};
    for (Island& island : table.state.islands) { island.owner = seat(1); }
    table.give("longship");
    for (const std::string_view space : {"place explore_near", "place explore_middle", "place explore_far"}) {
        CHECK(table.why(space) == "E-NOT-DISPLAYED");
    }
}

TEST_CASE("An explored board is a placement area at once, with its own income (O-7.6)") {
    Table table{2};
    table.give("knarr").give("silk");
    CHECK(table.why("lift silk C") == "E-NOT-YOURS");
    table.ends_turns = false;
    table.plays({"place explore_middle", "explore iceland"});
    CHECK(table.offers("lift silk C"));
    CHECK(Game::income_of(table.state, seat(0)) == 1);
    CHECK(table.score("Exploration boards") + table.score("Open cells of exploration boards") ==
          row_of(Face::iceland).points - map_of(Face::iceland).minus.size());
}

TEST_CASE("Goods, ships and resources never run out (O-1.2, O-14.3, TV-51)") {
    Table table{2};
    for (const std::string_view many : {"peas", "wood", "stone", "silver"}) { table.give(many, 500, 1); }
    table.give("wood", 1);
    table.plays({"place build_whaling_boat", "pass", "place stockfish", "place weekly_beans"});
    CHECK(table.has("whaling_boat") == 1);
    CHECK(table.has("stockfish") == 1);
    CHECK(table.has("beans") == 2);
}

TEST_CASE("Thing penalties have no maximum (O-14.4, D-23)") {
    Table table{1};
    table.player().supply = {};
    table.plays({"pass"}).until_round(2);
    CHECK(table.player().penalties == 6);
    table.player().supply = {};
    table.plays({"pass"}).until_round(3);
    CHECK(table.player().penalties == 13);
    CHECK(table.score("Thing penalties") == -39);
}

TEST_CASE("Silver is one number; there is no move to change money, to give away or to take back (O-9.14, O-9.16)") {
    for (const std::string_view text : {"change 4", "give silver 1", "scrap knarr", "remove a1"}) {
        CHECK(Table{2}.why(text) == "E-UNREADABLE");
    }
}

TEST_CASE("What lies on a board stays there (O-9.11)") {
    Table table{2};
    table.give("oil").plays({"lift oil home", "lay i2 0"});
    const Cells covered = table.player().home.covered;
    table.until_round(3);
    CHECK(covered.is_subset_of(table.player().home.covered));
    CHECK(table.has("oil") == 0);
    CHECK(table.why("lift oil home") == "E-NOT-IN-SUPPLY");
}

TEST_CASE("Dishes leave the table after the feast, ships stay (O-10.8)") {
    Table table{1};
    table.player().bay.emigrated_knarrs = 1;
    table.plays({"pass"}).until(Stage::feast);
    CHECK(table.state.feast.slots_left() == 4);
    table.plays({"serve peas lengthwise", "serve mead lengthwise"});
    CHECK(table.state.feast == Feast{});
    table.until_round(2).plays({"pass"}).until(Stage::feast);
    CHECK(table.state.feast.slots_left() == 5);
}

TEST_CASE("No feast changes another; anytime actions are open until the last dish (O-10.9)") {
    Table table{2};
    table.give("silver", 3).give("silver", 3, 1).plays({"pass", "pass"}).until(Stage::feast);
    const Player guest = table.player(1);
    table.plays({"serve peas lengthwise", "buy whaling_boat"});
    CHECK(table.has("whaling_boat") == 1);
    table.plays({"serve mead lengthwise", "serve beans lengthwise"});
    CHECK(table.player(1) == guest);
    CHECK(table.state.stack.back().seat == seat(1));
}

TEST_CASE("With a ship but no room at the table, emigration is refused with the reason (O-5.20)") {
    Table table{2};
    table.player().bay.emigrated_knarrs = 3;
    table.give("knarr").give("silver", 2).plays({"place emigrate_2"});
    CHECK(table.why("emigrate knarr 0") == "E-TABLE-FULL");
    table.plays({"skip"});
    CHECK(table.player().bay.emigrated() == 3);
    CHECK(table.has("silver") == 1);
}

TEST_CASE("A purchase is not a building action, and needs no space (D-45, O-9.12)") {
    Table table{2};
    table.give("silver", 3).plays({"buy whaling_boat"});
    CHECK(table.offers("place stockfish"));
    CHECK(table.player().thing_square == 6);
}

TEST_CASE("Two chests and two rune stones come together or not at all (D-48, O-5.10)") {
    Table table{2};
    table.give("stone", 2).give("wood", 1);
    CHECK(table.why("place craft_chests_and_runes") == "E-COST");
    table.give("wood").plays({"place craft_chests_and_runes"}).deal();
    CHECK(table.has("chest") == 2);
    CHECK(table.has("rune_stone") == 2);
}
