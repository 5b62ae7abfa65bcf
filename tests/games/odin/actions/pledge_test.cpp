// Whoever takes a space uses a part of it: cards before the action may help (O-4.19, D-28), and what is needed is not
// spent before (O-4.6).
#include <algorithm>

#include <doctest/doctest.h>

#include "games/odin/cards/book.hpp"
#include "games/odin/support/table.hpp"

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

/// A table at which seat 0 has nothing but these cards, open before it.
Table table_before(std::initializer_list<std::string_view> cards) {
    Table table = table_with({});
    table.player().supply = {};
    for (const std::string_view card : cards) { table.player().played.insert(*card_named(card)); }
    return table;
}

/// Only one mountain strip is left, and this lies next on it.
Table& with_strip(Table& table, Resource next) {
    table.state.strips.fill(face_down);
    const auto place = std::ranges::find(strips[0], next) - strips[0].begin();
    table.state.strips[0] = static_cast<std::uint8_t>(place);
    return table;
}

/// What seat 0 has, a space, the resource on the strip, and the card that fetches it.
struct Helped {
    std::string_view card;
    std::string_view space;
    Resource fetched{};
    std::vector<std::pair<std::string_view, int>> stock;
    std::string_view refusal;
    std::string_view made;
};

Table table_for(const Helped& row, std::initializer_list<std::string_view> cards) {
    Table table = table_before(cards);
    for (const auto& [item, count] : row.stock) { table.give(item, count); }
    with_strip(table, row.fetched);
    return table;
}

std::string place(std::string_view space) { return "place " + std::string{space}; }

}  // namespace

TEST_CASE("A card that takes from a strip before the action may be what makes the space usable (O-4.19)") {
    using enum Resource;
    const std::vector<Helped> rows = {
        {"craft_apprentice", "craft_rune_stone", stone, {}, "E-COST", "rune_stone"},
        {"craft_apprentice", "craft_chest", wood, {}, "E-COST", "chest"},
        {"craft_apprentice", "craft_chest", ore, {}, "E-COST", "chest"},
        {"craft_apprentice", "forge", ore, {}, "E-COST", "jewelry"},
        {"craft_apprentice", "craft_chests_and_runes", stone, {{"wood", 2}, {"stone", 1}}, "E-COST", "rune_stone"},
        {"carpenter", "build_shed", wood, {{"wood", 1}}, "E-COST", "shed"},
        {"carpenter", "build_stone_house", stone, {}, "E-COST", "stone_house"},
        {"carpenter", "build_long_house", stone, {{"stone", 1}}, "E-COST", "long_house"},
        {"carpenter", "build_whaling_boat", wood, {}, "E-COST", "whaling_boat"},
        {"carpenter", "build_knarr", wood, {{"wood", 1}}, "E-COST", "knarr"},
        {"carpenter", "build_house_and_ship", wood, {{"wood", 1}, {"stone", 2}}, "E-COST", "longship"},
        {"forest_blacksmith", "forge", ore, {}, "E-COST", "jewelry"},
        {"forest_blacksmith", "craft_chest", ore, {}, "E-COST", "chest"},
        {"armed_fighter", "build_house_and_ship", stone, {{"wood", 2}, {"stone", 1}}, "E-COST", "longship"},
    };
    for (const Helped& row : rows) {
        CAPTURE(row.card);
        CAPTURE(row.space);
        CHECK(table_for(row, {}).why(place(row.space)) == row.refusal);
        Table useless = table_for(row, {row.card});
        with_strip(useless, silver);
        CHECK(useless.why(place(row.space)) == row.refusal);

        Table table = table_for(row, {row.card});
        table.plays({place(row.space)}).deal();
        CHECK(table.why("skip") == "E-UNUSED-SPACE");
        table.plays({"use " + std::string{row.card} + " 1"});
        CHECK(table.why("done") != "ok");
        table.plays({"take 1 1"});
        if (table.offers("option 1")) { table.plays({"option 1"}); }
        if (table.offers("acquire jewelry")) { table.plays({"acquire jewelry"}); }
        CHECK(table.has(row.made) > 0);
    }
}

TEST_CASE("A card in the hand that brings the second longship lets one plunder (O-4.19, D-28)") {
    Table table = table_with({"sponsor", "peddler"});
    table.give("longship").give("ore", 3);
    CHECK(table.why("place plundering") == "E-NEED-LONGSHIPS");
    table.give("silver", 3);
    REQUIRE(table.why("place plundering") == "ok");
    CHECK(table.offers("place plundering"));

    SUBCASE("with that card, not without") {
        table.plays({"place plundering"});
        CHECK(table.why("skip") == "E-UNUSED-SPACE");
        CHECK(table.why("play peddler") == "E-UNUSED-SPACE");
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

TEST_CASE("A card that helps does so whatever else is in the hand (O-4.19, D-28)") {
    struct Lacking {
        std::string_view space;
        std::vector<std::pair<std::string_view, int>> stock;
    };
    const std::vector<Lacking> rows = {
        {"plundering", {{"longship", 1}, {"ore", 3}, {"silver", 3}}},
        {"buy_sheep_and_cattle", {{"silver", 2}}},
        {"buy_sheep_and_cattle", {{"silver", 1}, {"longship", 1}, {"whaling_boat", 1}}},
        {"build_house_and_ship", {{"wood", 2}, {"stone", 1}, {"longship", 1}}},
        {"mountain_4_double_2", {{"knarr", 1}}},  // where any good helps that rises: that is, most cards are tried
    };
    for (const Lacking& row : rows) {
        CAPTURE(row.space);
        const auto table_of = [&](std::initializer_list<std::string_view> cards) {
            Table table = table_with(cards);
            table.player().supply = {};
            table.state.strips.fill(strip_length);
            for (const auto& [item, count] : row.stock) { table.give(item, count); }
            return table;
        };
        CardSet helpful;
        const CardSet cards = Table{2}.game.dark_cards();
        for (const Card card : cards) {
            if (table_of({row_of(card).id}).why(place(row.space)) == "ok") { helpful.insert(card); }
        }
        REQUIRE_FALSE(helpful.empty());
        Table full = table_of({});
        for (const Card card : cards) { full.give_card(row_of(card).id); }
        REQUIRE(full.why(place(row.space)) == "ok");
        full.plays({place(row.space)});
        for (const Card card : helpful) {
            CAPTURE(row_of(card).id);
            CHECK(full.why("play " + std::string{row_of(card).id}) == "ok");
            Table last = table_of({row_of(card).id});  // behind cards of no use: they come by their numbers
            for (const Card other : cards - helpful) {
                if (other.number < card.number) { last.give_card(row_of(other).id); }
            }
            CHECK(last.why(place(row.space)) == "ok");
        }
    }
}

TEST_CASE("A card that helps only in other columns is no reason to place (D-28)") {
    Table table = table_with({"patron"});
    CHECK(table.why("place buy_2_salt_meat") == "E-SILVER");
    table.give("silver", 1);
    CHECK(table.why("place buy_sheep_and_cattle") == "E-SILVER");
    CHECK(table.why("place buy_cattle_and_milk") == "E-SILVER");
}

TEST_CASE("Only the strip that brings what the space lacks is taken from (O-4.19)") {
    for (const std::string_view card : {"craft_apprentice", "forest_blacksmith"}) {
        Table table = table_before({card});
        with_strip(table, Resource::ore).state.strips[1] = 0;
        table.plays({"place forge"}).deal();
        table.plays({"use " + std::string{card} + " 1"});
        CHECK(table.why("take 2 1") == "E-UNUSED-SPACE");
        table.plays({"take 1 1", "acquire jewelry"});
        CHECK(table.has("jewelry") == 1);
    }
}

TEST_CASE("Several cards before one action help together (O-4.19)") {
    Table table = table_before({"carpenter", "armed_fighter"});
    table.give("wood", 2);
    with_strip(table, Resource::stone);
    CHECK(table.why("place build_house_and_ship") == "E-COST");  // one stone is on the strip, then there is ore
    table.state.strips[1] = 2;
    table.plays({"place build_house_and_ship", "use armed_fighter 1", "take 1 1", "use carpenter 1"});
    CHECK(table.why("take 1 1") == "E-UNUSED-SPACE");
    table.plays({"take 2 1", "option 1"});
    CHECK(table.has("longship") == 1);
}

TEST_CASE("The oil of the Priest comes before the trading, but the trading still costs its silver (O-4.19)") {
    Table table = table_before({"priest"});
    table.give("knarr");
    CHECK(table.why("place overseas_trade_1") == "E-SILVER");
    table.give("silver", 1);
    table.plays({"place overseas_trade_1", "turn oil"});
    CHECK(table.has("rune_stone") == 1);
}

TEST_CASE("Silver that comes while the Vikings are placed may pay for the space (O-4.19)") {
    Table table = table_before({"earl_of_lade"});
    REQUIRE(table.player().thing_square == 6);
    CHECK(table.why("place buy_2_stockfish") == "E-SILVER");
    table.player().thing_square = 4;
    table.plays({"place buy_2_stockfish"});
    CHECK(table.has("stockfish") == 2);
    CHECK(table.has("silver") == 0);
}

TEST_CASE("A card played instead of the one that column 3 brings helps as well (O-4.19)") {
    Table table = table_before({"preceptor"});
    table.give_card("peddler").give_card("preacher");
    table.state.specials[static_cast<std::size_t>(Special::crucifix)] = Holder::laid;
    with_strip(table, Resource::ore);
    table.plays({"place forge"});
    CHECK(table.why("skip") == "E-UNUSED-SPACE");
    table.plays({"use preceptor 1"});
    CHECK(table.why("play peddler") == "E-UNUSED-SPACE");
    table.plays({"play preacher"});
    CHECK(table.why("skip") == "E-UNUSED-SPACE");
    table.plays({"use preacher 2", "take 1 1", "acquire jewelry"});
    CHECK(table.has("jewelry") == 1);
}

TEST_CASE("Where a space is imitated, cards before the action help in the same way (O-4.17, O-4.19)") {
    Table table{4};
    REQUIRE(table.state.imitations[0].column == 1);
    table.give("stone", 1);
    table.plays({"place craft_rune_stone"});
    with_strip(table, Resource::stone);
    CHECK(table.why("place craft_rune_stone 1") == "E-COST");
    table.player(1).played.insert(*card_named("craft_apprentice"));
    table.plays({"place craft_rune_stone 1", "use craft_apprentice 1", "take 1 1"});
    CHECK(table.has("rune_stone", 1) == 1);
}

TEST_CASE("A card before the action helps on a visit only if visits are heard (O-4.18, O-4.19, D-51)") {
    for (const Visits visits : {Visits::unheard, Visits::heard}) {
        Table table{2, Options{.visits = visits}};
        table.player().hand = 0;
        table.state.hands[0] = {};
        table.player().supply = {};
        table.give_card("follower");
        table.player().played.insert(*card_named("craft_apprentice"));
        with_strip(table, Resource::ore);
        table.give("ore", 2, 1);
        table.until_turn_of(1).plays({"place craft_chest"});
        table.player(0).passed = false;
        table.until_turn_of(0);
        table.plays({"place play_occupations_2", "play follower"});
        const bool heard = visits == Visits::heard;
        CHECK(table.offers("use follower 1") == heard);
        if (!heard) { continue; }
        table.plays({"use follower 1", "visit craft_chest"});
        CHECK(table.why("skip") == "E-UNUSED-SPACE");
        table.plays({"use craft_apprentice 1", "take 1 1"});
        CHECK(table.has("chest") == 1);
    }
}

// What is needed is not spent before (O-4.6).

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
