// Cards before the action may be what makes a space usable (O-4.19, D-28).
#include <doctest/doctest.h>

#include "games/odin/support/card_tables.hpp"

using namespace meadhall;
using namespace meadhall::odin;
using namespace meadhall::odin::testing;

namespace {

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

TEST_CASE("What a bonus will bring before the action is not laid upon (O-4.19, #21)") {
    Table table = table_with({});
    table.give_starter("collector").player().hand = 1;
    const Bonus& stone = map_of(Face::home).bonuses[4];
    REQUIRE(stone.reward.count(Resource::stone) == 1);
    table.player().home.covered = stone.ring;
    table.give("wood", 2).give("stone").give("ore");
    table.plays({"place build_house_and_ship", "lift ore home"});
    CHECK(table.why("lay f2 0") == "E-UNUSED-SPACE");
    CHECK_FALSE(table.offers("lay f2 0"));
    CHECK(table.offers("lay k2 0"));
    table.plays({"lay k2 0", "play collector", "use collector 1", "option 1"});
    CHECK(table.has("longship") == 1);
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
