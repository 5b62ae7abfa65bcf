#include <algorithm>

#include <doctest/doctest.h>

#include "games/odin/support/table.hpp"

using namespace meadhall;
using namespace meadhall::odin;
using testing::Table;

TEST_CASE("A yield space gives what is shown (O-5.1, TV-28f)") {
    CHECK(Table{2}.plays({"place stockfish"}).has("stockfish") == 1);
    const Table beans = Table{2}.plays({"place weekly_beans"});
    CHECK(beans.has("beans") == 2);  // one from the harvest
    CHECK(beans.has("silver") == 1);
    CHECK(Table{2}.plays({"place products_mead"}).has("mead") == 3);
}

TEST_CASE("Wood comes per player, ore once (O-5.2, TV-28a)") {
    for (int seats = 1; seats <= 4; ++seats) {
        const Table table = Table{seats}.plays({"place wood_per_player"});
        CHECK(table.has("wood") == seats);
        CHECK(table.has("ore") == 1);
    }
}

TEST_CASE("Cattle give milk, sheep wool, up to three (O-5.3, TV-28b, TV-28c)") {
    for (const int animals : {1, 2, 3, 7}) {
        Table milk{2};
        milk.give("cattle", animals - 1).give("pregnant_cattle").plays({"place products_milk"});
        CHECK(milk.has("milk") == std::min(animals, 3));
        Table wool{2};
        wool.give("sheep", animals).plays({"place products_wool"}).deal();
        CHECK(wool.has("wool") == std::min(animals, 3));
    }
}

TEST_CASE("The weekly market of column 4 adds milk for cattle and wool for sheep (O-5.4, TV-28e)") {
    Table table{2};
    table.give("cattle", 4).plays({"place weekly_spices", "skip", "skip"});
    CHECK(table.has("spices") == 1);
    CHECK(table.has("silver") == 1);
    CHECK(table.has("milk") == 2);
    CHECK(table.has("wool") == 0);
}

TEST_CASE("The livestock market sells brackets for silver (O-5.5, O-4.16, TV-28d)") {
    Table table{2};
    table.give("silver", 2);
    CHECK(table.why("place buy_cattle_and_milk") == "E-SILVER");
    table.give("silver").plays({"place buy_cattle_and_milk"});
    CHECK(table.has("cattle") == 1);
    CHECK(table.has("milk") == 1);
    CHECK(table.has("silver") == 0);
}

TEST_CASE("In column 3 a sheep is free and cattle cost one silver (O-5.5)") {
    Table poor{2};
    poor.plays({"place sheep_or_cattle"}).deal();
    CHECK(poor.has("sheep") == 1);
    Table rich{2};
    rich.give("silver").plays({"place sheep_or_cattle"}).deal().plays({"option 2"});
    CHECK(rich.has("cattle") == 1);
    CHECK(rich.has("silver") == 0);
}

TEST_CASE("An exchange happens once, from the supply (O-5.6, TV-59)") {
    Table table{2};
    table.give("flax", 3).plays({"place craft_linen"});
    CHECK(table.has("linen") == 1);
    CHECK(table.has("flax") == 3);  // one came from the harvest
    Table clothing{2};
    clothing.give("hide").give("linen").plays({"place craft_clothing"});
    CHECK(clothing.has("clothing") == 1);
    CHECK(clothing.has("silver") == 2);
}

TEST_CASE("Sheds and houses cost wood and stone, while they last (O-5.7, O-1.1)") {
    Table table{2};
    table.give("stone", 9).give("wood", 9);
    table.plays({"place build_stone_house"});
    CHECK(table.has("stone_house") == 1);
    CHECK(table.has("stone") == 8);
    table.give("stone", 2, 1).plays({"place build_long_house"}).deal();
    CHECK(table.has("long_house", 1) == 1);
    table.plays({"place build_shed"});
    CHECK(table.has("shed") == 1);
    CHECK(table.has("wood") == 7);
}

TEST_CASE("When the houses have run out the space cannot be used (O-14.1)") {
    Table table{2};
    for (int i = 0; i < stone_houses; ++i) { table.state.houses[static_cast<std::size_t>(i)].owner = seat(1); }
    table.give("stone", 2);
    CHECK(table.why("place build_stone_house") == "E-NO-BUILDING");
    CHECK(table.why("place build_long_house") == "ok");
}

TEST_CASE("Ships are built of wood and need a mooring (O-5.8, O-9.13, TV-70)") {
    Table table{2};
    CHECK(table.why("place build_knarr") == "E-COST");
    table.give("wood", 5).plays({"place build_knarr"});
    CHECK(table.has("knarr") == 1);
    CHECK(table.has("wood") == 3);
    table.give("knarr", 3).give("whaling_boat", 3).until_turn_of(0);
    CHECK(table.why("place build_longship") == "E-MOORING");
    CHECK(table.why("place build_whaling_boat") == "E-MOORING");
    table.give("silver", 20);
    CHECK(table.why("buy whaling_boat") == "E-MOORING");
    CHECK(table.why("buy knarr") == "E-MOORING");
    CHECK(table.why("buy longship") == "E-MOORING");
}

TEST_CASE("Two stone and two wood buy a house with a ship (O-5.9, TV-57)") {
    Table first{2};
    first.give("stone", 2).give("wood", 2).plays({"place build_house_and_ship", "skip", "option 1"});
    CHECK(first.has("stone_house") == 1);
    CHECK(first.has("longship") == 1);
    Table second{2};
    second.give("stone", 2).give("wood", 2).plays({"place build_house_and_ship", "skip", "option 2"});
    CHECK(second.has("long_house") == 1);
    CHECK(second.has("knarr") == 1);
    CHECK(second.has("wood") + second.has("stone") == 0);
}

TEST_CASE("A half that cannot be had lapses, the price stays (D-16)") {
    Table table{2};
    table.give("stone", 2).give("wood", 2).give("knarr", 4).plays({"place build_house_and_ship", "skip", "option 2"});
    CHECK(table.has("long_house") == 1);
    CHECK(table.has("knarr") == 4);
    CHECK(table.has("wood") == 0);
}

TEST_CASE("Stone becomes a rune stone, wood or ore a chest, each with one silver (O-5.10, TV-67)") {
    Table rune{2};
    rune.give("stone").plays({"place craft_rune_stone"});
    CHECK(rune.has("rune_stone") == 1);
    CHECK(rune.has("silver") == 1);
    Table chest{2};
    chest.give("wood").give("ore").plays({"place craft_chest", "option 2"});
    CHECK(chest.has("chest") == 1);
    CHECK(chest.has("ore") == 0);
    CHECK(chest.has("wood") == 1);
    CHECK(chest.has("silver") == 1);
    Table both{2};
    both.give("stone", 2).give("wood", 1);
    CHECK(both.why("place craft_chests_and_runes") == "E-COST");
    both.give("wood").plays({"place craft_chests_and_runes"}).deal();
    CHECK(both.has("chest") == 2);
    CHECK(both.has("rune_stone") == 2);
    CHECK(both.has("silver") == 0);
}

TEST_CASE("The forge turns ore into jewelry or a marked special tile (O-5.11)") {
    Table table{2};
    CHECK(table.why("place forge") == "E-COST");
    table.give("ore").plays({"place forge"}).deal();
    CHECK(table.has("ore") == 0);
    CHECK(table.why("acquire belt") == "E-NO-FORGE");
    CHECK(table.why("acquire crucifix") == "ok");
    table.plays({"acquire fibula"});
    CHECK(table.has("fibula") == 1);
    table.until_round(2).give("ore").plays({"pass"}).until_turn_of(1).give("ore", 1, 1).plays({"place forge"}).deal();
    CHECK(table.why("acquire fibula") == "E-TAKEN");
    CHECK(table.why("acquire jewelry") == "ok");
}

TEST_CASE("Column-4 crafting gives four silver and up to two exchanges (O-5.12, TV-58, O-4.10)") {
    Table table{2};
    table.give("wool", 2).give("silverware").plays({"place master_crafting", "skip", "trade", "skip", "skip"});
    CHECK(table.has("silver") == 4);
    CHECK(table.has("robe") == 1);
    CHECK(table.has("wool") == 1);
    CHECK(table.has("silverware") == 1);
    Table plain{2};
    plain.plays({"place master_crafting", "skip", "skip"});
    CHECK(plain.has("silver") == 4);
}

TEST_CASE("The first occupation space draws a card and gives one silver (O-5.23, O-8.2)") {
    Table table{2};
    const int pile = table.state.dark_pile;
    table.plays({"place draw_occupation", "occupation chief"});
    CHECK(table.player().hand == 2);
    CHECK(table.has("silver") == 1);
    CHECK(table.state.dark_pile == pile - 1);
}

TEST_CASE("A card is played for one stone or one ore, and brings one silver (O-5.23, TV-67)") {
    Table table{2};
    CHECK(table.why("place play_occupation_paid") == "E-COST");
    table.give_card("patron").give("ore").plays({"place play_occupation_paid", "play patron"});
    CHECK(table.has("ore") == 0);
    CHECK(table.has("silver") == 1);
    CHECK(table.player().played.contains(*card_named("patron")));
}

TEST_CASE("With an empty hand the price can still be paid for the silver (D-01)") {
    Table table{2};
    table.state.hands[0] = {};
    table.player().hand = 0;
    table.player().played.insert(*card_named("hunter"));
    table.give("stone").plays({"place play_occupation_paid"});
    CHECK(table.has("silver") == 1);
    CHECK(table.has("stone") == 0);
    table.until_turn_of(0);
    CHECK(table.why("place play_occupations_2") == "E-NO-EFFECT");
}

TEST_CASE("When the dark pile is empty the draw lapses and the rest is given (O-14.7)") {
    Table table{2};
    for (const Card card : table.game.dark_pile(table.state)) {
        table.state.hands[1].insert(card);
        ++table.player(1).hand;
    }
    table.state.dark_pile = 0;
    table.plays({"place draw_occupation"});
    CHECK(table.has("silver") == 1);
    CHECK(table.player().hand == 1);
}
