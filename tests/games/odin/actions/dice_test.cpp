#include <doctest/doctest.h>

#include "games/odin/support/table.hpp"

using namespace meadhall;
using namespace meadhall::odin;
using testing::Table;

TEST_CASE("A raid that fails brings one stone and one long sword, and no Viking back (TV-34)") {
    Table table{2};
    table.give("longship").give("ore", 2).give("stone", 2).give("long_sword");
    table.plays({"arm longship 0", "arm longship 1"});
    const int swords = table.has("long_sword");
    const int vikings = table.player().thing_square;
    table.plays({"place raiding", "roll", "die 4", "roll", "die 5", "roll", "die 3"});
    CHECK(table.why("roll") == "E-NO-ROLLS");
    CHECK(table.why("loot rune_stone 2") == (swords >= 1 ? "ok" : "E-LOOT"));
    CHECK(table.why("loot silverware 2") == "E-LOOT");  // four more would be needed
    table.plays({"fail"});
    CHECK(table.has("stone") == 3);
    CHECK(table.has("long_sword") == swords + 1);
    CHECK(table.player().thing_square == vikings - 1);
}

TEST_CASE("A pillage adds the ore of the best longship and what is spent (TV-35)") {
    Table table{2};
    table.give("longship").give("ore", 3).give("long_sword");
    table.plays({"arm longship 0", "arm longship 1", "arm longship 2"});
    CHECK(table.why("arm longship 3") == "E-ORE-FULL");
    const int swords = table.has("long_sword");
    table.plays({"place pillaging_2", "roll", "die 4", "roll", "die 6", "loot jewelry 0"});
    CHECK(table.has("jewelry") == 1);
    CHECK(table.has("long_sword") == swords - 1);
    CHECK(table.player().bay.longships[3] == 1);
    CHECK(table.state.weapon_discards[3] == 1);
}

TEST_CASE("Only the longship with the most ore counts (O-6.6)") {
    Table table{2};
    table.give("longship", 2).give("ore", 4);
    table.plays(
        {"arm longship 0", "arm longship 0", "arm longship 1", "arm longship 2", "place pillaging_2", "roll", "die 3"});
    CHECK(table.why("loot rune_stone 0") == "ok");
    CHECK(table.why("loot silverware 0") == "E-LOOT");
}

TEST_CASE("Exactly what is missing is spent, no more (O-6.7, D-38)") {
    Table table{2};
    table.give("longship").give("stone", 3).plays({"place raiding", "roll", "die 8"});
    CHECK(table.why("loot chest 0") == "ok");
    CHECK(table.why("loot chest 1") == "E-COST");
    CHECK(table.why("loot spices 1") == "ok");
    CHECK(table.why("loot spices 0") == (table.has("long_sword") > 0 ? "ok" : "E-COST"));
    CHECK(table.why("loot oil 0") == "E-LOOT");
    table.plays({"loot jewelry 2"});
    CHECK(table.has("stone") == 1);
}

TEST_CASE("Special tiles are loot while they lie on the oval board (O-6.7)") {
    Table table{2};
    table.give("glass_beads", 1, 1).give("longship").plays({"place raiding", "roll", "die 8"});
    CHECK(table.why("loot glass_beads 0") == "E-TAKEN");
    table.plays({"loot helmet 0"});
    CHECK(table.has("helmet") == 1);
}

TEST_CASE("A hunt that fails brings one wood and one bow; the Vikings stay (TV-36)") {
    Table table{2};
    table.give("wood", 2).give("bow", 1);
    const int bows = table.has("bow");
    table.plays({"place hunting_game_2", "roll", "die 3", "roll", "die 7", "roll", "die 4"});
    CHECK(table.why("pay 2") == "ok");
    table.plays({"fail"});
    CHECK(table.has("wood") == 3);
    CHECK(table.has("bow") == bows + 1);
    CHECK(table.player().thing_square == 4);
    CHECK(table.state.crews[static_cast<std::size_t>(Space::hunting_game_2)].vikings == 2);
}

TEST_CASE("A low roll is paid in any mix of wood and the right weapon (O-6.9, O-6.12)") {
    Table table{2};
    table.player().supply[Item{Weapon::bow}.number] = 2;
    table.give("wood", 3).plays({"place hunting_game_1", "roll", "die 4"});
    CHECK(table.why("pay 1") == "E-COST");
    CHECK(table.why("pay 4") == "E-COST");
    CHECK(table.why("pay 2") == "ok");
    table.plays({"pay 3"});
    CHECK(table.has("wood") == 0);
    CHECK(table.has("bow") == 1);
    CHECK(table.has("hide") == 1);
    CHECK(table.has("game_meat") == 1);
}

TEST_CASE("A snare well laid brings a fur and a snare card (O-6.9)") {
    Table table{2};
    table.player().supply[Item{Weapon::snare}.number] = 1;
    table.give("wood", 1).plays({"place laying_a_snare", "roll", "die 2", "pay 1"});
    CHECK(table.has("fur") == 1);
    CHECK(table.has("snare") == 1);
}

TEST_CASE("Failure sends Vikings back: snare one, whaling two, pillaging one (O-4.14, TV-71)") {
    Table snare{2};
    snare.plays({"place laying_a_snare", "roll", "die 8", "fail"});
    CHECK(snare.player().thing_square == 5);
    CHECK(snare.state.crews[static_cast<std::size_t>(Space::laying_a_snare)].vikings == 1);
    Table whale{2};
    whale.give("whaling_boat").plays({"place whaling_3"}).deal().plays({"roll", "die 12", "fail"});
    CHECK(whale.player().thing_square == 5);
    CHECK(whale.has("spear") >= 2);
    Table pillage{2};
    pillage.give("longship").plays({"place pillaging_2", "roll", "die 1", "fail"});
    CHECK(pillage.player().thing_square == 5);
    Table raid{2};
    raid.give("longship").plays({"place raiding", "roll", "die 1", "fail"});
    CHECK(raid.player().thing_square == 5);
}

TEST_CASE("A result of zero must stand (O-6.13, TV-37)") {
    Table table{2};
    table.give("whaling_boat")
        .give("ore")
        .plays({"arm whaling_boat 0", "place whaling_3"})
        .deal()
        .plays({"roll", "die 2"});
    CHECK(table.why("roll") == "E-ZERO");
    CHECK(table.why("fail") == "E-ZERO");
    table.plays({"pay 0"});
    CHECK(table.has("oil") == 1);
    CHECK(table.has("skin_and_bones") == 1);
    CHECK(table.has("whale_meat") == 1);
}

TEST_CASE("Three boats with five ore turn a four into zero (TV-38)") {
    Table table{2};
    table.give("whaling_boat", 2).give("ore", 2).give("silver", 3).give("spear", 3);
    table.plays({"arm whaling_boat 0", "arm whaling_boat 0", "buy whaling_boat", "place whaling_3"}).deal();
    CHECK(table.why("roll") == "E-NOT-YOUR-MOVE");
    table.plays({"boats 1 2", "roll", "die 8"});
    CHECK(table.why("pay 0") == "ok");  // three spears
    table.plays({"roll", "die 4", "pay 0"});
    CHECK(table.has("silver") == 0);
    CHECK(table.has("oil") == 1);
    CHECK(table.has("whale_meat") == 1);
}

TEST_CASE("The side space for whaling takes one boat (O-6.11)") {
    Table table{2};
    table.give("whaling_boat", 2).plays({"place whaling_4", "skip"});
    CHECK(table.why("boats 2 0") == "E-TOO-MANY");
    CHECK(table.why("boats 0 1") == "E-NEED-SHIP");
    table.plays({"boats 1 0"});
}

TEST_CASE("At least one roll is made, and ships are not armed meanwhile (D-07, O-9.15)") {
    Table table{2};
    table.give("longship").give("ore").plays({"place raiding"});
    CHECK(table.why("fail") == "E-NOT-YOUR-MOVE");
    CHECK(table.why("loot rune_stone 0") == "E-NOT-YOUR-MOVE");
    CHECK(table.why("arm longship 0") == "E-ARM-NOW");
    table.plays({"roll", "die 6"});
    CHECK(table.why("pay 0") == "E-NOT-YOUR-MOVE");
    CHECK(table.why("arm longship 0") == "E-ARM-NOW");
}

TEST_CASE("A ship bought after the first roll does not join (D-06)") {
    Table table{2};
    table.give("whaling_boat").give("silver", 3).give("wood", 9).plays({"place whaling_3"}).deal();
    table.plays({"roll", "die 5", "buy whaling_boat"});
    CHECK(table.why("pay 4") == "ok");
    CHECK(table.why("pay 3") == (table.has("spear") > 0 ? "ok" : "E-COST"));
}

TEST_CASE("A named weapon comes from the discards first, else from the pile, else it is granted (O-6.15, O-14.6)") {
    Table table{2};
    table.state.weapon_discards = {1, 0, 0, 0};
    const auto pile = table.state.weapon_pile;
    table.plays({"place hunting_game_1", "roll", "die 8", "fail"});
    CHECK(table.state.weapon_pile == pile);
    CHECK(table.state.weapon_discards[0] == 0);
    table.plays({"place hunting_game_2", "roll", "die 8", "fail"});
    CHECK(table.state.weapon_pile[0] == pile[0] - 1);
}

TEST_CASE("When the draw pile runs out the discards become the new one at once (O-14.5, D-41)") {
    Table table{2};
    table.state.weapon_pile = {0, 0, 1, 0};
    table.state.weapon_discards = {2, 2, 1, 1};
    table.plays({"place upgrade_3_weapons_4"}).deal().plays({"done", "weapon spear"});
    CHECK(table.state.weapon_pile == std::array<std::uint8_t, 4>{2, 2, 1, 1});
    CHECK(table.state.weapon_discards == std::array<std::uint8_t, 4>{});
    CHECK(table.game.weight(table.state, *Game::parse(table.state, "weapon bow")) == 2);
}

TEST_CASE("With both piles empty any weapon may come, and is gone when spent (D-13)") {
    Table table{2};
    table.state.weapon_pile = {};
    table.state.weapon_discards = {};
    table.player(1).supply[Item{Weapon::bow}.number] = 12;
    table.plays({"place upgrade_3_weapons_4"}).deal();
    Table fresh = table;
    fresh.plays({"done"});
    CHECK(fresh.game.weight(fresh.state, *Game::parse(fresh.state, "weapon long_sword")) == 11);
    fresh.plays({"weapon bow", "weapon bow", "weapon bow", "weapon bow"});
    fresh.until_turn_of(0).plays({"place hunting_game_1", "roll", "die 1", "pay 0"});
    CHECK(fresh.state.weapon_discards[0] == 0);
}
