// D-28: a card of column 4 that makes its own space usable.
#include <doctest/doctest.h>

#include "games/odin/table.hpp"

using namespace meadhall;
using namespace meadhall::odin;
using testing::Table;

namespace {

/// A table at which seat 0 holds exactly these cards.
Table table_with(std::initializer_list<std::string_view> cards) {
    Table table{2};
    table.player().hand = 0;
    table.state.hands[0] = {};
    for (const std::string_view card : cards) { table.give_card(card); }
    return table;
}

}  // namespace

TEST_CASE("A card in the hand that brings the second longship lets one plunder (O-4.19, D-28)") {
    Table table = table_with({"sponsor", "peddler"});
    table.give("longship").give("ore", 3);
    CHECK(table.why("place plundering") == "E-NEED-LONGSHIPS");
    table.give("silver", 3);
    REQUIRE(table.why("place plundering") == "ok");
    CHECK(table.offers("place plundering"));

    SUBCASE("with that card, not without") {
        table.plays({"place plundering"});
        CHECK(table.why("skip") == "E-NO-EFFECT");
        CHECK(table.why("play peddler") == "E-NO-EFFECT");
        CHECK_FALSE(table.offers("skip"));
        CHECK_FALSE(table.offers("play peddler"));
        table.plays({"play sponsor", "use sponsor 2"});
        CHECK(table.has("silver_hoard") == 1);
        CHECK(table.has("longship") == 2);
    }
    SUBCASE("two longships too few are too many") {
        table.player().bay.longships = {};
        CHECK(table.why("place plundering") == "E-NEED-LONGSHIPS");
    }
    SUBCASE("others cannot know and cannot use it") {
        table.give("longship", 1, 1).give("silver", 3, 1).give("ore", 3, 1).until_turn_of(1);
        CHECK(table.why("place plundering") == "E-NEED-LONGSHIPS");
    }
}

TEST_CASE("A card that lowers the price or takes from a strip helps as well (O-4.19, D-28)") {
    Table cheaper = table_with({"patron"});
    cheaper.give("silver", 2);
    CHECK(cheaper.why("place buy_sheep_and_cattle") == "ok");
    cheaper.plays({"place buy_sheep_and_cattle", "play patron"});
    CHECK(cheaper.has("sheep") == 1);
    CHECK(cheaper.has("silver") == 0);

    Table steered = table_with({"steersman"});
    steered.give("longship").give("knarr");
    steered.plays({"place plundering", "play steersman"});
    CHECK(steered.has("silver_hoard") == 1);
}

TEST_CASE("A card that helps only in other columns is no reason to place (D-28)") {
    Table table = table_with({"patron"});
    CHECK(table.why("place buy_2_salt_meat") == "E-SILVER");
    table.give("silver", 1);
    CHECK(table.why("place buy_sheep_and_cattle") == "E-SILVER");
    CHECK(table.why("place buy_cattle_and_milk") == "E-SILVER");
}
