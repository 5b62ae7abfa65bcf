#include <doctest/doctest.h>

#include "games/odin/support/table.hpp"

using namespace meadhall;
using namespace meadhall::odin;
using testing::Table;

TEST_CASE("Emigration costs the round in silver and turns a large ship over (O-5.20, TV-08, TV-32)") {
    Table table{2};
    table.until_round(3).until_turn_of(0).give("longship").give("silver", 2);
    CHECK(table.why("place emigrate_2") == "E-SILVER");
    table.give("silver").plays({"place emigrate_2"});
    CHECK(table.has("silver") == 0);
    CHECK(table.score("Longships") == 8);
    table.plays({"emigrate longship 0"});
    CHECK(table.has("longship") == 0);
    CHECK(table.score("Longships") == 0);
    CHECK(table.score("Emigrated ships") == 21);
}

TEST_CASE("A ship that emigrates loses its ore (O-5.20)") {
    Table table{2};
    table.give("longship")
        .give("ore", 2)
        .give("silver", 1)
        .plays({"arm longship 0", "arm longship 1", "place emigrate_2"});
    CHECK(table.why("emigrate longship 0") == "E-NEED-SHIP");
    table.plays({"emigrate longship 2"});
    CHECK(table.has("ore") == 0);
}

TEST_CASE("Emigration can be paid for without a ship (D-03)") {
    Table table{2};
    table.give("silver").plays({"place emigrate_2"});
    CHECK(table.has("silver") == 0);
    CHECK(table.player().bay.emigrated() == 0);
}

TEST_CASE("Vikings at the table block further ships (O-5.20)") {
    Table table{2};
    table.player().bay.emigrated_knarrs = 3;
    table.give("knarr").give("silver", 2).plays({"place emigrate_2"});
    CHECK(table.player().bay.emigrated() == 3);  // only the price: in round 1 six slots are free and all are taken
    CHECK(table.has("silver") == 1);
}

TEST_CASE("In column 4 a boat may become a knarr before one emigrates (O-5.21, D-17)") {
    Table table{2};
    table.give("whaling_boat").give("silver", 1).plays({"place swap_boat_and_emigrate", "skip", "swap 0"});
    CHECK(table.has("knarr") == 1);
    CHECK(table.has("whaling_boat") == 0);
    table.plays({"trade", "emigrate knarr 0"});
    CHECK(table.score("Emigrated ships") == 18);
}

TEST_CASE("Either half of that space may be used alone (D-03)") {
    Table swap{2};
    swap.give("whaling_boat").give("silver", 1).plays({"place swap_boat_and_emigrate", "skip", "swap 0", "skip"});
    CHECK(swap.has("silver") == 1);
    CHECK(swap.has("knarr") == 1);
    Table sail{2};
    sail.give("whaling_boat").give("knarr", 4).give("silver", 1).plays({"place swap_boat_and_emigrate", "skip"});
    CHECK(sail.state.stack.back().is<ask::Emigration>());  // no mooring for the knarr: straight to the emigration
    sail.plays({"emigrate knarr 0"});
    CHECK(sail.has("knarr") == 3);
}

TEST_CASE("If neither swap nor price is used, the space was taken for nothing, and that is refused (O-4.6)") {
    Table table{2};
    table.give("whaling_boat").plays({"place swap_boat_and_emigrate", "skip"});
    CHECK(table.why("skip") == "E-SILVER");
    table.plays({"swap 0"});
    CHECK(table.has("knarr") == 1);
}

TEST_CASE("Iceland needs a knarr or a longship and two Vikings (O-7.1, TV-07)") {
    Table table{2};
    table.give("whaling_boat");
    CHECK(table.why("place explore_middle") == "E-NEED-SHIP");
    CHECK(table.why("place explore_near") == "ok");
    table.give("knarr").plays({"place explore_middle", "explore iceland"});
    CHECK(table.state.islands[2].owner == seat(0));
    CHECK(table.player().thing_square == 4);
}

TEST_CASE("A face is reached only from its own space and only while it is on display (O-7.1, O-7.2)") {
    Table table{2};
    table.give("longship").plays({"place explore_middle"});
    CHECK(table.why("explore labrador") == "E-NOT-DISPLAYED");
    CHECK(table.why("explore shetland") == "E-NEED-SHIP");
    table.plays({"explore greenland"});
    CHECK(table.why("place explore_far") == "E-NEED-SHIP");
    table.give("longship", 1, 1);
    CHECK(table.why("place explore_far") == "E-NOT-DISPLAYED");
}

TEST_CASE("Boards are turned in their round unless somebody owns them, and silver gathers on the others (O-3.4, O-3.5, "
          "TV-12)") {
    Table table{2};
    table.until_round(3);
    CHECK(table.state.islands[0].turned);
    CHECK(table.state.islands[0].silver == 0);
    CHECK(table.state.islands[1].silver == 2);
    table.until_round(4);
    CHECK(table.state.islands[1].turned);
    CHECK(table.state.islands[1].silver == 0);
    CHECK(table.state.islands[0].silver == 2);
    CHECK(table.state.islands[3].silver == 4);
    table.until_round(7);
    CHECK(table.state.islands[0].silver == 6);
    CHECK(table.state.islands[1].silver == 4);
    CHECK(table.state.islands[2].silver == 2);
    CHECK(table.state.islands[3].silver == 0);
}

TEST_CASE("An owned Shetland is never turned (O-3.4)") {
    Table table{2};
    table.give("knarr").plays({"place explore_near", "explore shetland"}).until_round(4);
    CHECK_FALSE(table.state.islands[0].turned);
    CHECK(table.state.islands[0].silver == 0);
}

TEST_CASE("Whoever explores gets the silver on the board and keeps the ship (O-7.3, O-7.4)") {
    Table table{2};
    table.until_round(5).until_turn_of(0).give("longship").plays({"place explore_middle", "explore greenland"});
    CHECK(table.has("silver") == 6);
    CHECK(table.has("longship") == 1);
}

TEST_CASE("One longship may raid, explore and emigrate in one round (O-4.15, TV-24)") {
    Table table{2};
    table.until_round(6).until_turn_of(0).give("longship").give("silver", 6);
    table.plays({"place raiding", "roll", "die 3", "fail"}).until_turn_of(0);
    table.plays({"place explore_far"}).deal();
    if (table.state.stack.back().is<ask::Exploration>()) { table.plays({"explore newfoundland"}); }
    table.until_turn_of(0).plays({"place emigrate_2", "emigrate longship 0"});
    CHECK(table.score("Emigrated ships") == 21);
    CHECK(table.state.islands[3].owner == seat(0));
}

TEST_CASE("Ships are bought at any time for three, five and eight silver (O-9.12, TV-27)") {
    Table table{2};
    table.give("silver", 16).plays({"buy whaling_boat"});
    CHECK(table.has("silver") == 13);
    table.plays({"buy knarr"});
    CHECK(table.has("silver") == 8);
    table.plays({"buy longship"});
    CHECK(table.has("silver") == 0);
    CHECK(table.why("buy knarr") == "E-SILVER");
}

TEST_CASE("Plundering needs two longships and no die (O-5.22, TV-60)") {
    Table table{2};
    table.give("longship");
    CHECK(table.why("place plundering") == "E-NEED-LONGSHIPS");
    table.give("longship").plays({"place plundering", "skip", "skip"});
    CHECK(table.has("silver_hoard") == 1);
}
