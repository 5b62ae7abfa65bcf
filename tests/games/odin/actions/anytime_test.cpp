#include <doctest/doctest.h>

#include "games/odin/support/table.hpp"

using namespace meadhall;
using namespace meadhall::odin;
using testing::Table;

TEST_CASE("A piece is lifted from the supply and laid where the rules allow (O-9.1, O-9.3)") {
    Table table{2};
    table.give("robe").plays({"lift robe home"});
    CHECK(table.why("place stockfish") == "E-NOT-YOUR-MOVE");
    CHECK(table.why("lay b2 0") == "E-INCOME");
    CHECK(table.why("lay l1 0") == "E-BOUNDS");
    table.plays({"lay a1 0"});
    CHECK(table.has("robe") == 0);
    CHECK(table.player().home.covered.size() == 9);
    CHECK(Game::income_of(table.state, seat(0)) == 2);
    CHECK(table.offers("place stockfish"));
}

TEST_CASE("What is not owned or not allowed there cannot be lifted (O-1.3, O-9.3)") {
    Table table{2};
    CHECK(table.why("lift robe home") == "E-NOT-IN-SUPPLY");
    CHECK(table.why("lift peas home") == "E-PIECE-BOARD");
    CHECK(table.why("lift wood home") == "E-PIECE-BOARD");
    CHECK(table.why("lift peas stone1") == "E-NOT-YOURS");
    CHECK(table.why("lift peas C") == "E-NOT-YOURS");
    table.state.houses[0].owner = seat(0);
    CHECK(table.why("lift peas stone1") == "ok");
    table.give("ore").give("cattle");
    CHECK(table.why("lift ore stone1") == "E-PIECE-BOARD");
    CHECK(table.why("lift cattle stone1") == "E-NO-ROOM");
}

TEST_CASE("Laid pieces refuse others: overlap, colours, pillars (O-9.5, O-9.6, O-9.9)") {
    Table table{2};
    table.give("oil").give("hide").give("ore").plays({"lift oil home", "lay i2 0", "lift hide home"});
    CHECK(table.why("lay k2 0") == "E-BOUNDS");
    CHECK(table.why("lay i3 0") == "E-GREEN-GREEN");
    CHECK(table.why("lay h2 0") == "E-OVERLAP");
    table.plays({"lay i4 0"});
    table.state.houses[3].owner = seat(0);
    table.give("milk").plays({"lift mead long1", "lay e1 0", "lift milk long1"});
    CHECK(table.why("lay f2 0") == "E-RED-RED");
    CHECK(table.why("lay c1 0") == "E-BLOCKED");
    table.plays({"lay i1 0", "lift peas long1", "lay g3 0", "lift beans long1"});
    CHECK(table.why("lay e2 0") == "E-ORANGE-ORANGE");
}

TEST_CASE("Wood and stone go onto the places of sheds and stone houses (O-9.10)") {
    Table table{2};
    table.give("wood", 2).give("stone");
    CHECK(table.why("store wood sheds") == "E-NOT-YOURS");
    table.state.houses[1].owner = seat(0);
    table.plays({"store wood stone2", "store stone stone2"});
    CHECK(table.why("store wood stone2") == "E-SLOT");
    CHECK(table.why("store ore stone2") == "E-SLOT");
    CHECK(table.state.houses[1].wood == 1);
    CHECK(table.has("wood") == 1);
}

TEST_CASE("Ore is put onto boats and longships, but not during an action (O-9.15)") {
    Table table{2};
    table.ends_turns = false;
    table.give("whaling_boat").give("ore", 2);
    CHECK(table.why("arm longship 0") == "E-NEED-SHIP");
    CHECK(table.why("arm knarr 0") == "E-ORE-FULL");
    table.plays({"arm whaling_boat 0"});
    CHECK(table.player().bay.boats[1] == 1);
    CHECK(table.why("arm whaling_boat 1") == "E-ORE-FULL");
    table.give("silver", 3).plays({"buy whaling_boat", "place upgrade_2"});
    CHECK(table.why("arm whaling_boat 0") == "E-ARM-NOW");
    table.plays({"upgrade flax 1", "done"});
    CHECK(table.state.stack.back().is<ask::TurnEnd>());
    CHECK(table.why("arm whaling_boat 0") == "ok");
}

TEST_CASE("Anytime actions are open to those who passed, in the windows between the phases (O-9.2, ENG-5)") {
    Table table{2};
    table.give("silver", 3).plays({"pass", "pass"});
    CHECK(table.state.stage == Stage::before_income);
    CHECK(table.state.stack.back().is<ask::Window>());
    table.plays({"buy whaling_boat"});
    table.plays({"close"});
}

TEST_CASE("A cell is named by column and row from the lower left, and every move reads back (O-1.11)") {
    CHECK(Game::name(cell(0, 0)) == "a1");
    CHECK(Game::name(cell(12, 11)) == "m12");
    CHECK(Game::find(Cell{}, "m12") == cell(12, 11));
    CHECK_FALSE(Game::find(Cell{}, "m13"));
    CHECK_FALSE(Game::find(Cell{}, "A1"));
    const Table table{2};
    CHECK(table.why("dance") == "E-UNREADABLE");
    CHECK(table.why("place") == "E-UNREADABLE");
    CHECK(table.why("place nowhere") == "E-UNREADABLE");
    CHECK(table.why("place stockfish 0") == "E-UNREADABLE");
    CHECK(table.why("pass now") == "E-UNREADABLE");
}
