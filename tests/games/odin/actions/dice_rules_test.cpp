// The rules of dice actions one by one; the worked examples are in dice_test.cpp.
#include <algorithm>

#include <doctest/doctest.h>

#include "games/odin/support/table.hpp"

using namespace meadhall;
using namespace meadhall::odin;
using testing::Table;

TEST_CASE("Raiding, hunting and snares use eight faces, pillaging and whaling twelve, from 1 up (O-1.9, O-6.1)") {
    const auto sides = [](Table table, std::string_view space) {
        table.give("longship").give("whaling_boat").plays({"place " + std::string{space}}).deal().plays({"roll"});
        CHECK(table.menu().front() == "die 1");
        return table.menu().size();
    };
    CHECK(sides(Table{2}, "raiding") == 8);
    CHECK(sides(Table{2}, "hunting_game_1") == 8);
    CHECK(sides(Table{2}, "laying_a_snare") == 8);
    CHECK(sides(Table{2}, "pillaging_2") == 12);
    CHECK(sides(Table{2}, "whaling_3") == 12);
}

TEST_CASE("Up to three rolls, each cancels the one before, and one may stop after any (O-6.2)") {
    Table table{2};
    table.give("longship").plays({"place raiding", "roll", "die 8"});
    CHECK(table.offers("loot chest 0"));
    table.plays({"roll", "die 2"});
    CHECK_FALSE(table.offers("loot chest 0"));
    table.plays({"roll", "die 7"});
    CHECK(table.why("roll") == "E-NO-ROLLS");
    table.plays({"loot silverware 0"});
    CHECK(table.has("silverware") == 1);
}

TEST_CASE("The result is the roll with the ore of the ships; spending raises it afterwards (O-6.3)") {
    Table table{2};
    table.give("longship").give("ore").give("stone").plays({"arm longship 0", "place pillaging_2", "roll", "die 5"});
    CHECK(table.why("loot rune_stone 0") == "ok");
    CHECK(table.why("loot silverware 1") == "ok");
    CHECK(table.why("loot silverware 0") == (table.has("long_sword") > 0 ? "ok" : "E-COST"));
}

TEST_CASE("Ships bought or armed meanwhile do not join (O-6.4, D-06)") {
    Table table{2};
    table.give("whaling_boat").give("silver", 6).give("wood", 12).give("ore");
    table.plays({"place whaling_3"}).deal().plays({"roll", "die 12", "buy whaling_boat"});
    CHECK(table.why("arm whaling_boat 0") == "E-ARM-NOW");
    CHECK(table.why("pay 11") == "ok");
    CHECK(table.why("pay 10") == (table.has("spear") > 0 ? "ok" : "E-COST"));
    CHECK(table.why("pay 9") == (table.has("spear") > 1 ? "ok" : "E-COST"));
}

TEST_CASE("A raid needs a longship and ignores its ore; stones and swords may lift it above eight (O-6.5)") {
    Table table{2};
    CHECK(table.why("place raiding") == "E-NEED-SHIP");
    table.give("longship").give("ore", 3).give("stone", 2);
    table.plays({"arm longship 0", "arm longship 1", "arm longship 2", "place raiding", "roll", "die 8"});
    CHECK(table.why("loot jewelry 2") == "ok");  // 8 + 2
    CHECK(table.why("loot chalice 2") == "E-LOOT");
}

TEST_CASE("With a result of five or less nothing can be won; failing is always free above that (O-6.8)") {
    Table table{2};
    table.player().supply = {};
    table.give("longship").plays({"place raiding", "roll", "die 5"});
    const auto menu = table.menu();
    CHECK(std::ranges::none_of(menu, [](const std::string& text) { return text.starts_with("loot"); }));
    CHECK(table.offers("fail"));
    table.plays({"roll", "die 8"});
    CHECK(table.offers("fail"));
    table.plays({"fail"});
    CHECK(table.has("stone") == 1);
    CHECK(table.has("long_sword") == 1);
}

TEST_CASE("Whaling needs a boat; the printed and the loaded ore of the boats in use count, and stay (O-6.10)") {
    Table table{2};
    CHECK(table.why("place whaling_3") == "E-NEED-SHIP");
    table.give("whaling_boat", 2).give("ore").give("wood", 12);
    table.plays({"arm whaling_boat 0", "place whaling_3"}).deal().plays({"boats 1 1", "roll", "die 8"});
    CHECK(table.why("pay 5") == "ok");  // 8 - 3
    CHECK(table.why("pay 6") == "E-COST");
    table.plays({"pay 5"});
    CHECK(table.player().bay.boats[1] == 1);
    CHECK(table.has("oil") == 1);
}

TEST_CASE("All boats, or some of them, are named before the first roll (D-05, O-6.11)") {
    Table table{2};
    table.give("whaling_boat", 3).plays({"place whaling_3"}).deal();
    for (const std::string_view boats : {"boats 1 0", "boats 2 0", "boats 3 0"}) { CHECK(table.offers(boats)); }
    CHECK(table.why("boats 4 0") == "E-NEED-SHIP");
    CHECK(table.why("boats 0 0") == "E-NEED-SHIP");
}

TEST_CASE("A hunt may be failed on purpose unless the result is zero; nothing is paid (O-6.14)") {
    Table table{2};
    table.give("wood", 8).plays({"place hunting_game_1", "roll", "die 1"});
    CHECK(table.offers("fail"));
    table.plays({"fail"});
    CHECK(table.has("wood") == 9);
    CHECK(table.has("hide") == 0);
}

TEST_CASE("Wood and stone for failure come from the general supply, not from a strip (O-6.16)") {
    Table table{2};
    const auto strips_before = table.state.strips;
    table.give("longship").plays({"place raiding", "roll", "die 1", "fail"});
    CHECK(table.has("stone") == 1);
    CHECK(table.state.strips == strips_before);
}

TEST_CASE("Returned Vikings are not a choice and may be placed again this round (D-47, O-4.14)") {
    Table table{2};
    table.plays({"place laying_a_snare", "roll", "die 8", "fail", "pass"});
    CHECK(table.player().thing_square == 5);
    CHECK(table.offers("place stockfish"));
    CHECK(table.why("place laying_a_snare") == "E-OCCUPIED");
}

TEST_CASE("After a failure no more Vikings return than a card has left on the space (O-4.14)") {
    for (const bool succeeds : {false, true}) {
        Table table{2};
        table.state.hands[0] = {};
        table.player().hand = 0;
        table.player().played.insert(*card_named("tutor"));
        table.give_card("inspector").give("silver", 2);
        table.plays({"place laying_a_snare", "roll", succeeds ? "die 1" : "die 8"});
        REQUIRE(table.player().thing_square == 4);
        table.plays({"use tutor 1", "play inspector", "use inspector 2", "recall laying_a_snare"});
        CHECK(table.player().thing_square == 6);
        table.plays({succeeds ? "pay 0" : "fail"});
        CHECK(table.player().thing_square == 6);
        CHECK(table.state.crews[static_cast<std::size_t>(Space::laying_a_snare)] == Crew{});
    }
}
