// Whoever takes a space uses a part of it: what is needed for that is not spent before (O-4.6).
#include <algorithm>

#include <doctest/doctest.h>

#include "games/odin/cards/book.hpp"
#include "games/odin/support/card_tables.hpp"

using namespace meadhall;
using namespace meadhall::odin;
using namespace meadhall::odin::testing;

TEST_CASE("The silver of overseas trading is not laid while cards before it wait (O-4.6, D-53)") {
    Table table = table_before({"foreign_trader", "priest"});
    table.give("knarr").give("silver", 1).give("peas", 1);
    table.plays({"place overseas_trade_1"});
    CHECK(table.why("lift silver home") == "E-UNUSED-SPACE");
    CHECK(table.why("use foreign_trader 1") == "ok");
    Table richer = table_before({"foreign_trader", "priest"});
    richer.give("knarr").give("silver", 2).give("peas", 1);
    richer.plays({"place overseas_trade_1"});
    CHECK(richer.why("lift silver home") == "ok");
}

TEST_CASE("What a card asks before the trading is not paid with the price of it (O-4.6, D-53)") {
    Table table = table_before({"clerk"});
    table.give("knarr").give("silver", 1).give("flax", 1);
    table.plays({"place overseas_trade_1"});
    CHECK(table.why("use clerk 1") == "E-UNUSED-SPACE");
    table.plays({"skip"});
    CHECK(table.has("silver") == 0);

    Table richer = table_before({"clerk"});
    richer.give("knarr", 2).give("silver", 2).give("flax", 2);
    richer.plays({"place overseas_trade_1", "use clerk 1", "upgrade flax 1"});
    CHECK(richer.why("use clerk 1") == "E-UNUSED-SPACE");
    richer.plays({"skip"});
    CHECK(richer.has("silver") == 0);
}

TEST_CASE("An effect that a card before the trading wakes does not take its silver either (O-4.6)") {
    Table table = table_before({"foreign_trader", "locksmith"});
    table.give("knarr").give("silver", 1).give("wool", 1);
    table.plays({"place overseas_trade_1", "use foreign_trader 1", "upgrade wool 1"});
    CHECK(table.why("use locksmith 1") == "E-UNUSED-SPACE");
    table.plays({"skip"});
    CHECK(table.has("silver") == 0);
    CHECK(table.has("oil") == 0);
}

TEST_CASE("In column 4 nothing is laid, stored or bought that the space needs (O-4.6, D-28)") {
    Table table = table_with({"peddler"});
    table.give("silver", 3);
    table.plays({"place buy_sheep_and_cattle"});
    CHECK(table.why("lift silver home") == "ok");  // the Peddler lowers the price
    CHECK(table.why("buy whaling_boat") == "E-UNUSED-SPACE");
    table.plays({"skip"});
    CHECK(table.has("sheep") == 1);

    Table building = table_with({"drunkard"});
    building.give("stone", 2).give("wood", 2);
    building.player().sheds = 1;
    building.plays({"place build_house_and_ship"});
    CHECK(building.why("store wood sheds") == "E-UNUSED-SPACE");
    CHECK(building.why("store stone sheds") == "E-UNUSED-SPACE");
    building.give("wood", 1);
    CHECK(building.why("store wood sheds") == "ok");
    CHECK(building.why("store stone sheds") == "E-UNUSED-SPACE");
    building.plays({"store wood sheds", "skip", "option 1"});
    CHECK(building.has("longship") == 1);
}

TEST_CASE("A card played in column 4 does not sell the ship that the space needs (O-4.6, D-28)") {
    Table table = table_with({"wharf_owner"});
    table.give("longship", 2);
    table.plays({"place plundering", "play wharf_owner"});
    CHECK(table.why("use wharf_owner 1") == "E-UNUSED-SPACE");
    table.plays({"skip"});
    CHECK(table.has("silver_hoard") == 1);

    Table richer = table_with({"wharf_owner"});
    richer.give("longship", 3);
    richer.plays({"place plundering", "play wharf_owner", "use wharf_owner 1"});
    CHECK(richer.has("silver_hoard") == 1);
}

TEST_CASE("A mooring that the space needs is not taken by another ship (O-4.6)") {
    Table table = table_with({"drunkard"});
    for (int i = 0; i < 3; ++i) { table.state.houses[static_cast<std::size_t>(i)].owner = seat(1); }
    for (int i = 3; i < house_count; ++i) { table.state.houses[static_cast<std::size_t>(i)].owner = seat(1); }
    table.give("stone", 2).give("wood", 2).give("silver", 5).give("knarr", 3);
    table.plays({"place build_house_and_ship"});
    CHECK(table.why("buy whaling_boat") == "ok");
    CHECK(table.why("buy knarr") == "E-UNUSED-SPACE");
}

TEST_CASE("The last tile that can rise is not laid before it rises (O-4.6)") {
    Table table = table_before({});
    table.give("oil", 1).give("chest", 1);
    table.plays({"place upgrade_2"});
    CHECK(table.why("lift oil home") == "E-UNUSED-SPACE");
    CHECK(table.why("lift chest home") == "ok");
    CHECK(table.why("done") == "E-NO-EFFECT");
    table.give("oil", 1);
    CHECK(table.why("lift oil home") == "ok");
    table.plays({"upgrade oil 1"});
    CHECK(table.why("lift oil home") == "ok");  // a part is used
}

TEST_CASE("Where another part can be used, what one part needs may be spent (O-4.6)") {
    Table weapons = table_before({});
    weapons.give("oil", 1);
    weapons.plays({"place upgrade_3_weapons_4"}).deal();
    CHECK(weapons.why("lift oil home") == "ok");

    Table strips = table_before({});
    strips.give("oil", 1);
    strips.plays({"place mountain_1_upgrade_1"});
    CHECK(strips.why("lift oil home") == "ok");
    strips.plays({"done"});
    CHECK(strips.why("lift oil home") == "E-UNUSED-SPACE");
}

TEST_CASE("The last card of the hand is not played elsewhere before the space lets one play it (O-4.6)") {
    Table table = table_before({"tutor"});
    table.give_card("peddler").give("silver", 2);
    table.plays({"place play_occupations_2"});
    CHECK(table.why("use tutor 1") == "E-UNUSED-SPACE");
    table.give_card("patron");
    CHECK(table.why("use tutor 1") == "ok");

    Table drawn = table_before({"preceptor"});
    drawn.give_card("peddler");
    drawn.plays({"place play_occupations_4"});
    CHECK(drawn.why("use preceptor 1") == "E-UNUSED-SPACE");
    drawn.give_card("patron");
    CHECK(drawn.why("use preceptor 1") == "ok");
}

TEST_CASE("The last position of the last strip is left for the space (O-4.6)") {
    Table table = table_before({"tutor"});
    table.give("silver", 1).give_card("preacher");
    with_strip(table, Resource::silver);
    table.plays({"place mountain_2", "use tutor 1", "play preacher", "use preacher 2"});
    CHECK(table.why("take 1 2") == "E-UNUSED-SPACE");
    table.plays({"take 1 1"});
    CHECK(table.why("done") == "E-NO-EFFECT");
    table.plays({"take 1 1"});
    CHECK(table.has("silver") == 4);
}

TEST_CASE("A visit before the action leaves what the action needs (O-4.6, O-4.18)") {
    Table table = table_with({"follower"});
    table.give("silver", 3).give("knarr");
    table.give("silver", 1, 1);
    table.until_turn_of(1).plays({"place overseas_trade_2"});
    table.player(0).passed = false;
    table.until_turn_of(0);
    table.plays({"place buy_sheep_and_cattle", "play follower"});
    CHECK(table.why("use follower 1") == "E-UNUSED-SPACE");
    table.give("silver", 1);
    table.plays({"use follower 1", "visit overseas_trade_2"});
    CHECK(table.has("sheep") == 1);
    CHECK(table.has("silver") == 0);
}

namespace {

/// Seat 1 stands on a space of column 2, and it is the turn of seat 0, who has this in hand and in supply.
Table table_beside(std::string_view visited, std::initializer_list<std::string_view> cards,
                   const std::vector<std::pair<std::string_view, int>>& stock) {
    Table table = table_with(cards);
    for (const auto& [item, count] : stock) { table.give(item, count); }
    table.give("silver", 1, 1).give("wood", 1, 1);
    table.until_turn_of(1).plays({place(visited)});
    table.player(0).passed = false;
    table.until_turn_of(0);
    return table;
}

}  // namespace

TEST_CASE("The way in which a visited space is used leaves what the action needs (O-4.6, O-4.18)") {
    Table house = table_beside("craft_chest", {"follower"}, {{"wood", 2}, {"stone", 2}, {"ore", 1}});
    house.plays({"place build_house_and_ship", "play follower", "use follower 1", "visit craft_chest"});
    CHECK(house.why("option 1") == "E-UNUSED-SPACE");
    CHECK_FALSE(house.offers("option 1"));
    house.plays({"option 2", "option 1"});
    CHECK(house.has("chest") == 1);
    CHECK(house.has("longship") == 1);

    struct Taken {
        std::string_view space;
        std::vector<std::pair<std::string_view, int>> stock;
        std::string_view breaks;
        std::string_view keeps;
        std::string_view made;
    };
    const std::vector<Taken> rows = {
        {"forge", {{"wood", 1}, {"ore", 1}}, "option 2", "option 1", "jewelry"},
        {"craft_chests_and_runes", {{"wood", 2}, {"stone", 2}, {"ore", 1}}, "option 1", "option 2", "rune_stone"},
        {"build_longship", {{"wood", 2}, {"ore", 1}}, "option 1", "option 2", "longship"},
    };
    for (const Taken& row : rows) {
        CAPTURE(row.space);
        Table table = table_beside("craft_chest", {"follower"}, row.stock);
        table.player().played.insert(*card_named("preceptor"));
        table.plays({place(row.space), "use preceptor 1", "play follower", "use follower 1", "visit craft_chest"});
        CHECK(table.why(row.breaks) == "E-UNUSED-SPACE");
        table.plays({row.keeps});
        if (table.offers("acquire jewelry")) { table.plays({"acquire jewelry"}); }
        CHECK(table.has("chest") > 0);
        CHECK(table.has(row.made) > 0);
    }
}

TEST_CASE("Before a visit nothing is spent that the visit and the action need together (O-4.6, O-4.18, D-53)") {
    const std::vector<std::pair<std::string_view, std::string_view>> wastes = {{"foreign_trader", "lift silver home"},
                                                                               {"clerk", "use clerk 1"}};
    for (const auto& [card, waste] : wastes) {
        CAPTURE(card);
        for (const int silver : {4, 5}) {
            CAPTURE(silver);
            Table table =
                table_beside("overseas_trade_2", {"follower"}, {{"silver", silver}, {"knarr", 1}, {"peas", 1}});
            table.player().played.insert(*card_named(card));
            table.plays({"place buy_sheep_and_cattle", "play follower", "use follower 1", "visit overseas_trade_2"});
            CHECK(table.why(waste) == (silver == 4 ? "E-UNUSED-SPACE" : "ok"));
            CHECK(table.offers(waste) == (silver == 5));
            table.plays({"skip"});
            CHECK(table.has("sheep") == 1);
            CHECK(table.has("silver") == silver - 4);
        }
    }
}

TEST_CASE("An anytime card may help once the card of column 4 is played, and the action waits for it (O-4.19, D-28)") {
    Table table = table_with({"ship_architect"});
    table.give("longship").give("wood", 3).give("wool", 1);
    table.plays({"place plundering", "play ship_architect"});
    CHECK(table.why("close") == "E-UNUSED-SPACE");
    CHECK(table.why("lift wool home") == "E-UNUSED-SPACE");
    table.plays({"use ship_architect 1"});
    if (table.offers("close")) { table.plays({"close"}); }
    CHECK(table.has("silver_hoard") == 1);
}

TEST_CASE("What an anytime card has brought for a space is not spent before it is used there (O-4.6, O-4.19, D-28)") {
    Table table = table_before({"preceptor"});
    for (Holder& holder : table.state.specials) { holder = Holder::laid; }
    table.state.specials[static_cast<std::size_t>(Special::helmet)] = Holder::oval_board;
    table.give_card("master_tailor").give("knarr").give("hide").give("wool").give("linen");
    table.plays({"place special_sale", "use preceptor 1", "play master_tailor", "use master_tailor 1", "close"});
    REQUIRE(table.has("silver") == 3);
    for (int i = 0; i < 2; ++i) {
        table.plays({"lift silver home"});
        table.plays({table.menu().front()});
    }
    CHECK(table.why("lift silver home") == "E-UNUSED-SPACE");
    CHECK(table.why("done") == "E-NO-EFFECT");
    table.plays({"acquire helmet"});
    CHECK(table.has("helmet") == 1);
}

TEST_CASE("In a world that others imagine, where no card helps, the action just ends (O-4.6, D-28)") {
    Table table = table_with({"sponsor"});
    table.give("longship").give("ore", 3).give("silver", 3);
    table.plays({"place plundering"});
    table.state.hands[0] = {};
    table.state.hands[0].insert(*card_named("peddler"));
    table.plays({"skip"});
    if (table.offers("close")) { table.plays({"close"}); }
    CHECK(table.has("silver_hoard") == 0);
    CHECK_FALSE(table.menu().empty());
}

TEST_CASE(
    "No compulsory effect before an action takes anything, so none can be in the way of it (O-4.6, O-8.7, D-53)") {
    const CardBook& book = printed_book();
    int compulsory = 0;
    for (int i = 0; i < book.clause_count(); ++i) {
        const Clause& clause = book.clause({static_cast<std::uint8_t>(i)});
        const bool is_before = std::ranges::any_of(clause.moments, [](const Moment& moment) {
            return moment.hook >= Hook::before_placing && moment.hook <= Hook::before_paying;
        });
        if (!is_before || clause.will == Will::may) { continue; }
        ++compulsory;
        for (const Parts& parts : clause.alternatives) {
            CHECK(std::ranges::all_of(parts, [](const Part& part) { return part.deed == Deed::gain; }));
        }
    }
    CHECK(compulsory == 2);  // #149 and #168
}

TEST_CASE("Where a card lets one emigrate for nothing, to pay nothing is not to use the space (O-4.6, D-54, #170)") {
    for (const char* space : {"emigrate_2", "emigrate_3", "swap_boat_and_emigrate"}) {
        CAPTURE(space);
        Table nobody = table_before({"refugee_helper"});
        CHECK(nobody.why(place(space)) != "ok");
        CHECK_FALSE(nobody.offers(place(space)));

        Table sailing = table_before({"refugee_helper"});
        sailing.give("knarr").plays({place(space)}).deal();
        CHECK(sailing.why("skip") == "E-NO-EFFECT");
        sailing.plays({"emigrate knarr 0"});
        CHECK(sailing.has("knarr") == 0);
    }
    Table swapped = table_before({"refugee_helper"});
    swapped.give("whaling_boat").plays({"place swap_boat_and_emigrate"});
    CHECK(swapped.has("whaling_boat") == 1);
}

TEST_CASE("To pay more than nothing uses a space where no ship emigrates (O-4.6, D-03, #170)") {
    Table table = table_before({"refugee_helper"});
    table.state.round = 3;
    CHECK(table.why("place emigrate_2") != "ok");
    table.give("silver", 1);
    CHECK(table.why("place emigrate_2") == "ok");
    table.plays({"place emigrate_2"});
    CHECK(table.has("silver") == 0);
}
