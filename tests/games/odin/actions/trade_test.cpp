#include <doctest/doctest.h>

#include "games/odin/support/table.hpp"

using namespace meadhall;
using namespace meadhall::odin;
using testing::Table;

namespace {

/// Opens exactly these strips, as many positions of each gone.
Table& with_strips(Table& table, std::initializer_list<std::pair<int, int>> strips_and_taken) {
    table.state.strips.fill(face_down);
    for (const auto& [strip, taken] : strips_and_taken) {
        table.state.strips[static_cast<std::size_t>(strip - 1)] = static_cast<std::uint8_t>(taken);
    }
    return table;
}

}  // namespace

TEST_CASE("Strips are taken from the arrow; two silver are one position (O-5.13)") {
    Table table{2};
    with_strips(table, {{8, 4}}).plays({"place mountain_2", "take 8 2"});  // stone, ore, silver are left
    CHECK(table.has("stone") == 1);
    CHECK(table.has("ore") == 1);
    CHECK(table.has("silver") == 0);
    Table last{2};
    with_strips(last, {{8, 6}}).plays({"place mountain_3_upgrade_1", "take 8 1"});
    CHECK(last.has("silver") == 2);
    CHECK(last.state.strips[7] == strip_length);
}

TEST_CASE("Fewer positions may be taken, but at least one (D-18)") {
    Table table{2};
    with_strips(table, {{3, 0}}).plays({"place mountain_2"});
    CHECK(table.why("done") == "E-NO-EFFECT");
    CHECK(table.why("take 3 3") == "E-TOO-MANY");
    CHECK(table.why("take 1 1") == "E-STRIP-EMPTY");
    table.plays({"take 3 1"});
    CHECK(table.has("wood") == 1);
}

TEST_CASE("Three and two come from different strips (O-5.14, TV-29a)") {
    Table table{2};
    with_strips(table, {{5, 0}, {7, 5}}).plays({"place mountain_3_2"}).deal().plays({"take 5 3"});
    CHECK(table.has("wood") == 3);
    CHECK(table.why("take 5 1") == "E-STRIP-SAME");
    table.plays({"take 7 2"});
    CHECK(table.has("ore") == 1);
    CHECK(table.has("silver") == 2);
    CHECK(table.state.strips[6] == strip_length);
}

TEST_CASE("Equal results are reached in one order only: strips are named from left to right (O-5.14)") {
    Table table{2};
    with_strips(table, {{2, 0}, {5, 0}}).plays({"place mountain_3_2"}).deal().plays({"take 5 1"});
    CHECK(table.why("take 2 1") == "E-ORDER");  // strip 2 had to come first
    table.plays({"done"});
    CHECK(table.state.stack.back().is<ask::Turn>());
    Table other{2};
    with_strips(other, {{2, 0}, {5, 0}, {6, 0}}).plays({"place mountain_3_2"}).deal().plays({"take 5 1"});
    CHECK(other.why("take 2 1") == "E-ORDER");
    other.plays({"take 6 2"});
    CHECK(other.has("wood") == 3);
}

TEST_CASE("Two from each of up to four strips, or three double upgrades (O-5.14, O-5.17)") {
    Table table{2};
    with_strips(table, {{1, 0}, {2, 0}, {3, 0}, {4, 0}, {5, 0}});
    table.plays({"place mountain_2222_or_double_3", "skip", "option 1", "take 1 2", "take 2 2", "take 3 1", "take 5 2",
                 "skip"});
    CHECK(table.has("wood") == 7);
    Table farm{2};
    farm.give("cattle").plays(
        {"place mountain_2222_or_double_3", "skip", "option 2", "upgrade cattle 2", "upgrade peas 2"});
    CHECK(farm.has("silver_hoard") == 1);
    CHECK(farm.has("oil") == 1);
}

TEST_CASE("When all strips are gone nothing can be taken (O-14.8)") {
    Table table{2};
    table.state.strips.fill(strip_length);
    CHECK(table.why("place mountain_2") == "E-STRIP-EMPTY");
    CHECK(table.why("place mountain_1_upgrade_1") == "ok");
}

TEST_CASE("A good rises one step, in its shape (O-5.15, TV-29b)") {
    Table table{2};
    table.give("stockfish").plays({"place upgrade_2", "upgrade stockfish 1", "upgrade flax 1"});
    CHECK(table.has("hide") == 1);
    CHECK(table.has("stockfish") == 1);
    CHECK(table.has("flax") == 0);
}

TEST_CASE("The same kind may rise twice, one tile never (O-5.15, TV-68)") {
    Table same{2};
    same.give("flax").plays({"place upgrade_2", "upgrade flax 1", "upgrade flax 1"});
    CHECK(same.has("stockfish") == 2);
    Table once{2};
    once.plays({"place upgrade_2", "upgrade flax 1"});
    CHECK(once.why("upgrade stockfish 1") == "E-UP-TWICE");
    CHECK(once.why("upgrade flax 1") == "E-NOT-IN-SUPPLY");
    once.plays({"done"});
}

TEST_CASE(
    "Goods are upgraded from the right end of the ladder to the left, so that equal ends are reached once (O-5.15)") {
    Table table{2};
    table.player().supply = {};
    table.give("flax").give("stockfish").plays({"place upgrade_2"});
    CHECK(table.menu().front() == "upgrade stockfish 1");
    Table wrong = table;
    wrong.plays({"upgrade flax 1"});
    CHECK(wrong.why("upgrade stockfish 1") == "E-ORDER");  // the one that was there could have risen before
    wrong.plays({"done"});
    CHECK(wrong.has("stockfish") == 2);
    table.plays({"upgrade stockfish 1", "upgrade flax 1"});
    CHECK(table.has("hide") == 1);
    CHECK(table.has("stockfish") == 1);
    Table many{2};
    many.player().supply = {};
    many.give("flax", 2).give("stockfish").plays({"place upgrade_3", "upgrade flax 1"});
    CHECK(many.why("upgrade stockfish 1") == "E-ORDER");
    Table risen{2};
    risen.player().supply = {};
    risen.give("flax", 2).plays({"place upgrade_3", "upgrade flax 1"});
    CHECK(risen.why("upgrade stockfish 1") == "E-UP-TWICE");
}

TEST_CASE("Blue goods cannot rise, and one step is one step (O-5.15)") {
    Table table{2};
    table.give("chest").plays({"place upgrade_2"});
    CHECK(table.why("upgrade chest 1") == "E-UP-TOP");
    CHECK(table.why("upgrade peas 2") == "E-TOO-MANY");
    CHECK(table.why("done") == "E-NO-EFFECT");
}

TEST_CASE("Animals rise from the stable, pregnant or not (O-5.15)") {
    Table table{2};
    table.give("pregnant_sheep")
        .give("cattle")
        .plays({"place upgrade_2", "upgrade cattle 1", "upgrade pregnant_sheep 1"});
    CHECK(table.has("clothing") == 1);
    CHECK(table.has("fur") == 1);
}

TEST_CASE("A tile that has just risen does not rise again, not even from a pregnant sheep (O-5.15)") {
    Table table{2};
    table.give("pregnant_sheep").plays({"place upgrade_2", "upgrade pregnant_sheep 1"});
    CHECK(table.why("upgrade fur 1") == "E-UP-TWICE");
}

TEST_CASE("Four positions and two double upgrades stand on one space (O-5.17, TV-69)") {
    Table table{2};
    with_strips(table, {{3, 0}}).give("sheep");
    table.plays({"place mountain_4_double_2", "skip", "take 3 4", "upgrade sheep 2", "upgrade peas 2"});
    CHECK(table.has("wood") == 4);
    CHECK(table.has("jewelry") == 1);
    CHECK(table.has("oil") == 1);
}

TEST_CASE("A double upgrade may be used for one step, unless the table is strict (D-04)") {
    Table table{2};
    table.give("oil").plays({"place mountain_4_double_2", "skip", "done"});
    CHECK(table.why("upgrade oil 1") == "ok");
    CHECK(table.why("upgrade oil 2") == "E-UP-TOP");
    Table strict{2, {.double_upgrade = DoubleUpgrade::exactly_two}};
    strict.give("oil").plays({"place mountain_4_double_2", "skip", "done"});
    CHECK(strict.why("upgrade oil 1") == "E-TOO-MANY");
    CHECK(strict.why("upgrade peas 2") == "ok");
}

TEST_CASE("Three upgrades and four weapons; the weapons alone are reason enough (O-5.17)") {
    Table table{2};
    for (const GoodRow& row : goods) { table.player().supply[Item{row.good}.number] = 0; }
    CHECK(table.why("place upgrade_3") == "E-NO-EFFECT");
    table.plays({"place upgrade_3_weapons_4"}).deal();
    int sum = 0;
    for (const WeaponRow& row : weapons) { sum += table.player().has(row.weapon); }
    CHECK(sum == 8);
}

TEST_CASE("Overseas trading turns one tile of each green kind to blue for one silver (O-5.18, TV-30)") {
    Table table{2};
    table.give("linen", 2).give("hide").give("oil").give("wool").give("clothing").give("knarr").give("silver");
    table.plays({"place overseas_trade_1", "turn oil", "turn hide", "turn wool", "turn linen"});
    CHECK(table.why("turn linen") == "E-TURN-KIND");
    table.plays({"turn clothing"});
    CHECK(table.has("rune_stone") == 1);
    CHECK(table.has("silverware") == 1);
    CHECK(table.has("chest") == 1);
    CHECK(table.has("silk") == 1);
    CHECK(table.has("silver_hoard") == 1);
    CHECK(table.has("linen") == 1);
    CHECK(table.has("silver") == 0);
}

TEST_CASE("Without a knarr overseas trading can only be paid (D-02)") {
    Table table{2};
    table.give("oil").give("silver").plays({"place overseas_trade_1"});
    CHECK(table.has("silver") == 0);
    CHECK(table.has("oil") == 1);
    CHECK(table.state.stack.back().seat == seat(1));
}

TEST_CASE("The special sale sells up to two tiles at their prices to owners of a knarr (O-5.19, TV-31)") {
    Table table{2};
    CHECK(table.why("place special_sale") == "E-NEED-KNARR");
    table.give("knarr").give("silver").plays({"place special_sale"}).deal();
    CHECK(table.why("acquire english_crown") == "E-NOT-FOR-SALE");
    CHECK(table.why("acquire belt") == "E-SILVER");
    CHECK(table.why("done") == "E-NO-EFFECT");
    table.plays({"acquire glass_beads", "acquire helmet"});
    CHECK(table.has("glass_beads") == 1);
    CHECK(table.has("helmet") == 1);
    CHECK(table.has("silver") == 0);
}

TEST_CASE("A special tile bought by one is gone for all others (O-1.6)") {
    Table table{2};
    table.give("knarr").plays({"place special_sale"}).deal().plays({"acquire glass_beads"});
    table.until_round(2).until_turn_of(1).give("knarr", 1, 1).give("silver", 9, 1).plays({"place special_sale"}).deal();
    CHECK(table.why("acquire glass_beads") == "E-TAKEN");
    table.plays({"acquire cloakpin"});
    CHECK(table.why("acquire helmet") == "E-ORDER");
}

TEST_CASE(
    "Tiles are turned, bought and taken in the order of the list; who asks too late is told so (O-5.18, O-5.19)") {
    Table turns{2};
    turns.player().supply = {};
    turns.give("knarr").give("silver").give("oil").give("hide").give("wool", 2);
    turns.plays({"place overseas_trade_1", "turn hide"});
    CHECK(turns.why("turn oil") == "E-ORDER");
    CHECK(turns.why("turn hide") == "E-TURN-KIND");
    turns.plays({"turn wool"});
    CHECK(turns.why("turn wool") == "E-TURN-KIND");
    turns.plays({"done"});
    CHECK(turns.has("chest") == 1);
    Table sale{2};
    sale.give("knarr").give("silver", 2).plays({"place special_sale"}).deal().plays({"acquire helmet"});
    CHECK(sale.why("acquire glass_beads") == "E-ORDER");
    sale.plays({"acquire cloakpin"});
    CHECK(sale.has("silver") == 0);
}
