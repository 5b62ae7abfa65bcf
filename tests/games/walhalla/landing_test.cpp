// Phase C: coming ashore and using the field (WH-6.1 to WH-6.8, WH-13).
#include <doctest/doctest.h>

#include "facts.hpp"
#include "study.hpp"

namespace meadhall::walhalla {
namespace {

using enum Colour;

/// The shores of the fjord of the worked example, with nothing behind.
Setting worked_example() {
    const auto& turn = example("T5_turn");
    Setting setting{.start = turn["active"]};
    for (std::size_t i = 0; i < 3; ++i) {
        setting.land[0][i] = turn["rowsLeftTongue"][i].get<std::string>()[0];
        setting.land[1][i] = turn["rowsRightTongue"][i].get<std::string>()[0];
    }
    return setting;
}

TEST_CASE("T5: the worked example of a turn (WH-6.1 to WH-6.8)") {
    Study study{worked_example()};
    study.stand(yellow, 1, 1).stand(black, 2, 1).stand(red, 2, 3);
    study.play("ship black-0; board 2 3; ride; moor 2 bow-in");

    CHECK(study.asked() == "black");  // own Viking on the right, so yellow on the left must be attacked
    CHECK(study.menu() == "fight");
    study.play("fight");
    CHECK(study.asked() == "yellow");
    CHECK(study.menu() == "lose; win");
    study.play("lose");
    CHECK(study.zones(yellow) == "7/5/2");
    CHECK(study.viking(1, 1) == black);

    CHECK(study.asked() == "red");
    CHECK(study.menu() == "land left; land right");
    study.play("land right");
    CHECK(study.viking(2, 2) == red);
    study.play("forage");
    CHECK(study.points(red) == 2);

    CHECK(study.viking(1, 3) == red);  // own Viking on the right, so the village must be taken
    CHECK(study.state.active == seat(1));
}

TEST_CASE("From the coast outwards, each Viking is resolved before the next (WH-6.1)") {
    Study study;
    study.play("ship blue-1; board 1 3; ride; moor 2");
    CHECK(study.asked() == "red");
    study.play("land left");
    CHECK(study.asked() == "blue");
    study.play("land right");
    CHECK(study.asked() == "red");
    study.play("land right");
    CHECK(study.viking(1, 1) == red);
    CHECK(study.viking(2, 2) == blue);
    CHECK(study.viking(2, 3) == red);
}

TEST_CASE("The owner of the Viking chooses the side, or the active player if so agreed (WH-6.1, landingSideChooser)") {
    Options options;
    options.landing_side_chooser = LandingSideChooser::active_player;
    Study study{{.land = {"fWWWWWWWWWWW", "WWWWWWWWWWWW", "WWWWWWWWWWWW"}, .options = options}};
    study.give(blue, Card::hunt).play("ship blue-0; board none; ride; moor 2 bow-in");
    CHECK(study.asked() == "red");
    study.play("land left");
    CHECK(study.viking(1, 1) == blue);
    CHECK(study.asked() == "blue");  // the hunt is the owner's (WH-14)
    study.play("hunt");
    CHECK(study.points(blue) == 4);
}

TEST_CASE("Without a field to go to a Viking returns to Midgard (WH-6.2, WH-6.3)") {
    Study study;
    study.stand(red, 1, 1).stand(red, 2, 1);
    study.play("ship blue-0; board none; stay; moor 1");
    study.play("ship red-0; board none; ride; moor 2 bow-in");
    CHECK(study.zones(red) == "7/4/1");
    CHECK(study.state.active == seat(2));
}

TEST_CASE("At the outer shores there is only one side (WH-6.2, WH-6.4)") {
    Study study;
    study.play("ship blue-1; board 1 3; stay; moor 1");
    CHECK(study.viking(1, 1) == red);
    CHECK(study.viking(1, 3) == red);
    study.play("ship red-1; board 1 3; stay; moor 4");
    CHECK(study.viking(3, 1) == blue);
    CHECK(study.viking(3, 3) == blue);
}

TEST_CASE("With two candidates the owner chooses freely, a free field or a fight (WH-6.4)") {
    Study study;
    study.stand(yellow, 1, 1).play("ship blue-0; board none; ride; moor 2 bow-in");
    CHECK(study.asked() == "blue");
    CHECK(study.menu() == "land left; land right");
    study.play("land left");
    CHECK(study.state.step == Step::attack);
}

TEST_CASE("Nobody fights his own Viking; the enemy on the other side must be attacked (WH-6.7)") {
    Study study;
    study.stand(red, 1, 1).stand(blue, 2, 1);
    study.play("ship yellow-2; board 1; stay; moor 2 bow-in");
    CHECK(study.state.step == Step::attack);
    CHECK(study.state.side == Side::right);
}

TEST_CASE("A cult site gives a card at once (WH-6.5, WH-6.8)") {
    Study study{{.land = {"CWWWWWWWWWWW", "WWWWWWWWWWWW", "WWWWWWWWWWWW"}}};
    study.play("ship blue-2; board 1; stay; moor 1 bow-in");
    CHECK(study.asked() == "cards");
    study.play("card tongue8");
    CHECK(study.hand(red).tongue8 == 1);
    CHECK(study.state.active == seat(1));
}

TEST_CASE("A passenger's Viking draws for its owner (WH-13.5)") {
    Study study{{.land = {"CWWWWWWWWWWW", "WWWWWWWWWWWW", "WWWWWWWWWWWW"}}};
    study.play("ship blue-0; board none; ride; moor 1 bow-in; card hunt");
    CHECK(study.hand(blue).hunt == 1);
    CHECK(study.hand(red).hunt == 0);
}

TEST_CASE("T7: a forest scores two or three at once, with a hunt double (WH-6.8)") {
    const auto& hunt = example("T7_hunt");
    for (std::size_t i = 0; i < 2; ++i) {
        const Setting setting{.land = {i == 0 ? "fWWWWWWWWWWW" : "FWWWWWWWWWWW", "WWWWWWWWWWWW", "WWWWWWWWWWWW"}};
        Study plain{setting};
        plain.give(red, Card::hunt).play("ship blue-2; board 1; stay; moor 1 bow-in");
        CHECK(plain.menu() == "forage; hunt");
        Study hunted = plain;
        plain.play("forage");
        CHECK(hunt["forest"][i] == plain.points(red));
        CHECK(plain.hand(red).hunt == 1);
        hunted.play("hunt");
        CHECK(hunt["withHunt"][i] == hunted.points(red));
        CHECK(hunted.player(red).points.hunts * 2 == hunted.points(red));
        CHECK(hunted.hand(red).hunt == 0);
        CHECK(hunted.state.discards.hunt == 1);
    }
}

TEST_CASE("Whoever holds a card is asked for a hunt, be it one or not; with an empty hand nobody is (WH-14.1)") {
    const Setting setting{.land = {"fWWWWWWWWWWW", "WWWWWWWWWWWW", "WWWWWWWWWWWW"}};
    Study other_card{setting};
    other_card.play("ship blue-2; board 1; stay; moor 1 bow-in");
    CHECK(other_card.asked() == "red");
    CHECK(other_card.menu() == "forage");
    CHECK(other_card.refusal("hunt") == "E-CARD-NOT-HELD");
    Study no_card{setting};
    no_card.empty_hand(red).play("ship blue-2; board 1; stay; moor 1 bow-in");
    CHECK(no_card.points(red) == 2);
    CHECK(no_card.state.active == seat(1));
}

TEST_CASE("One hunt per landing, although more are held (WH-13.6)") {
    Study study{{.land = {"ffWWWWWWWWWW", "WWWWWWWWWWWW", "WWWWWWWWWWWW"}}};
    study.give(red, Card::hunt).give(red, Card::hunt).play("ship red-2; board 1 2; moor 1 bow-in; hunt");
    CHECK(study.points(red) == 4);
    CHECK(study.menu() == "forage; hunt");  // the next Viking, the next forest
    study.play("hunt");
    CHECK(study.points(red) == 8);
}

TEST_CASE("Villages and wheat give nothing at once (WH-6.8)") {
    Study study{{.land = {"vVWWWWWWWWWW", "WWWWWWWWWWWW", "WWWWWWWWWWWW"}}};
    study.play("ship red-1; board 1 2 3; moor 1");
    CHECK(study.points(red) == 0);
    CHECK(study.player(red).cards == 1);
}

TEST_CASE("Two Vikings of one ship never compete for a field (WH-13.2)") {
    Study study;
    study.play("ship red-1; board 1 2 3; moor 2; land left; land left; land left");
    for (int row : {1, 2, 3}) { CHECK(study.viking(1, row) == red); }
}

TEST_CASE("A Viking left on wheat does not trigger again, blocks its owner and can be attacked (WH-13.1)") {
    Study study;
    study.stand(red, 1, 1).zones(red, 7, 4, 2);
    study.empty_hand(red).empty_hand(blue).empty_hand(yellow).empty_hand(black).last_ship();
    CHECK(study.state.raid == 2);
    CHECK(study.viking(1, 1) == red);
    CHECK(study.player(red).points.wheat == 1);
    study.play("ship red-2; board 1; stay; moor 1 bow-in");
    CHECK(study.state.step == Step::defend);  // blue attacks it …
    CHECK(study.asked() == "red");
    study.play("win");
    study.play("ship red-0; board none; ride; moor 2 bow-in");
    CHECK(study.viking(2, 1) == red);  // … and red itself cannot land there
}

}  // namespace
}  // namespace meadhall::walhalla
