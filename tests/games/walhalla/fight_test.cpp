// Fights (WH-6.6, WH-13.3, WH-13.6, WH-13.7).
#include <doctest/doctest.h>

#include "study.hpp"

namespace meadhall::walhalla {
namespace {

using enum Colour;

/// Red comes ashore on the first field of tongue 1, which blue holds; the ship is yellow's, who stays at home.
Study attack_on_blue(const std::string& field = "W", const Options& options = {}) {
    Study study{{.land = {field + "WWWWWWWWWWW", "WWWWWWWWWWWW", "WWWWWWWWWWWW"}, .options = options}};
    study.stand(blue, 1, 1);
    return study;
}

Study& sail(Study& study) { return study.play("ship yellow-2; board 1; stay; moor 1 bow-in"); }

TEST_CASE("Before the fight the attacker may play attack; then the defender loses without a choice (WH-6.6 a)") {
    Study study = attack_on_blue();
    study.give(red, Card::attack).give(blue, Card::shield);
    sail(study);
    CHECK(study.asked() == "red");
    CHECK(study.menu() == "attack; fight");
    study.play("attack");
    CHECK(study.viking(1, 1) == red);
    CHECK(study.zones(blue) == "7/5/2");
    CHECK(study.state.discards.attack == 1);
    CHECK(study.hand(blue).shield == 1);  // a shield has no effect
    CHECK(study.state.active == seat(1));
}

TEST_CASE("Whoever holds a card is asked for an attack, whether it is one or not (WH-14.1)") {
    Study study = attack_on_blue();
    sail(study);
    CHECK(study.asked() == "red");
    CHECK(study.menu() == "fight");
    CHECK(study.refusal("attack") == "E-CARD-NOT-HELD");
    Study empty = attack_on_blue();
    empty.empty_hand(red);
    CHECK(sail(empty).asked() == "blue");
}

TEST_CASE("The defender chooses to lose: his Viking enters Walhalla, the attacker stays (WH-6.6 b, c)") {
    Study study = attack_on_blue();
    sail(study).play("fight");
    CHECK(study.asked() == "blue");
    CHECK(study.menu() == "lose; win");
    study.play("lose");
    CHECK(study.zones(blue) == "7/5/2");
    CHECK(study.zones(red) == "6/6/1");
    CHECK(study.viking(1, 1) == red);
}

TEST_CASE("The defender chooses to win: a hero returns to Asgard, the attacker enters Walhalla (WH-6.6 d)") {
    Study study = attack_on_blue();
    sail(study).play("fight; win");
    CHECK(study.zones(blue) == "7/6/0");
    CHECK(study.zones(red) == "6/6/2");
    CHECK(study.viking(1, 1) == blue);
}

TEST_CASE("Without a hero in Walhalla nobody wins by choice (WH-6.6 b)") {
    Study study = attack_on_blue();
    study.zones(blue, 7, 6, 0);
    sail(study).play("fight");
    CHECK(study.menu() == "lose");  // asked all the same: the card might be a shield
    CHECK(study.refusal("win") == "E-WALHALLA-EMPTY");
    CHECK(study.refusal("shield") == "E-CARD-NOT-HELD");
}

TEST_CASE("Nobody is asked who has neither hero nor card: everybody sees that he loses (WH-14.1)") {
    Study study = attack_on_blue();
    study.zones(blue, 7, 6, 0).empty_hand(blue);
    sail(study).play("fight");
    CHECK(study.viking(1, 1) == red);
    CHECK(study.zones(blue) == "7/6/1");
}

TEST_CASE("A shield wins and nothing leaves Walhalla (WH-6.6 e)") {
    Study study = attack_on_blue();
    study.give(blue, Card::shield);
    sail(study).play("fight");
    CHECK(study.menu() == "lose; shield; win");
    study.play("shield");
    CHECK(study.zones(blue) == "7/5/1");
    CHECK(study.zones(red) == "6/6/2");
    CHECK(study.viking(1, 1) == blue);
    CHECK(study.state.discards.shield == 1);
}

TEST_CASE("A shield works with an empty Walhalla, unless agreed otherwise (WH-6.6 b, shieldWithoutWalhalla)") {
    Study study = attack_on_blue();
    study.zones(blue, 7, 6, 0).give(blue, Card::shield);
    CHECK(sail(study).play("fight").menu() == "lose; shield");

    Options options;
    options.shield_without_walhalla = false;
    Study strict = attack_on_blue("W", options);
    strict.give(blue, Card::shield);
    sail(strict).play("fight");
    CHECK(strict.menu() == "lose; shield; win");
    Study empty = attack_on_blue("W", options);
    empty.zones(blue, 7, 6, 0).give(blue, Card::shield);
    sail(empty).play("fight");
    CHECK(empty.viking(1, 1) == red);  // no hero, so no question
}

TEST_CASE("Under the strict reading a shield without a hero is refused by name (WH-6.6 b)") {
    Options options;
    options.shield_without_walhalla = false;
    Study study = attack_on_blue("W", options);
    study.give(blue, Card::shield);
    sail(study).play("fight");
    CHECK(study.refusal("shield").empty());
}

TEST_CASE("A repelled Viking may go home instead (WH-6.6 e, shieldLoserTo)") {
    Options options;
    options.shield_loser_to = ShieldLoserTo::midgard;
    Study study = attack_on_blue("W", options);
    study.give(blue, Card::shield);
    Study by_choice = study;
    sail(study).play("fight; shield");
    CHECK(study.zones(red) == "7/6/1");
    sail(by_choice).play("fight; win");  // a fight lost without a shield leads to Walhalla
    CHECK(by_choice.zones(red) == "6/6/2");
}

TEST_CASE("A winning attacker uses the field, unless agreed otherwise (WH-6.6 c, attackerTriggersField)") {
    Study cult = attack_on_blue("C");
    CHECK(sail(cult).play("fight; lose").asked() == "cards");
    Study forest = attack_on_blue("F");
    forest.give(red, Card::hunt);
    sail(forest).play("fight; lose");
    CHECK(forest.menu() == "forage; hunt");  // WH-13.6: a hunt also after a fight
    CHECK(forest.play("hunt").points(red) == 6);

    Options options;
    options.attacker_triggers_field = false;
    Study idle = attack_on_blue("F", options);
    sail(idle).play("fight; lose");
    CHECK(idle.points(red) == 0);
    CHECK(idle.viking(1, 1) == red);
    CHECK(idle.state.active == seat(1));
}

TEST_CASE("A Viking that fell in the same landing counts for later fights (WH-13.3)") {
    Study study;
    study.stand(blue, 1, 1).stand(blue, 1, 2).zones(blue, 7, 5, 0).empty_hand(blue).empty_hand(red);
    study.play("ship yellow-2; board 1 2; stay; moor 1 bow-in");
    CHECK(study.zones(blue) == "7/5/1");  // the first field is lost without a question
    CHECK(study.viking(1, 1) == red);
    CHECK(study.asked() == "blue");
    CHECK(study.menu() == "lose; win");
    study.play("win");
    CHECK(study.viking(1, 2) == blue);
    CHECK(study.zones(blue) == "7/6/0");
}

TEST_CASE("A passenger fights with his own cards (WH-13.5, WH-13.7)") {
    Study study;
    study.stand(blue, 1, 1).give(yellow, Card::attack);
    study.play("ship yellow-0; board none; ride; moor 1 bow-in");
    CHECK(study.asked() == "yellow");
    study.play("attack");
    CHECK(study.viking(1, 1) == yellow);
    CHECK(study.zones(blue) == "7/5/2");
    CHECK(study.player(yellow).cards == 1);
}

TEST_CASE("The active player defends too when a passenger attacks (WH-6.6)") {
    Study study;
    study.stand(red, 1, 1).play("ship yellow-0; board none; ride; moor 1 bow-in; fight");
    CHECK(study.asked() == "red");
    study.play("win");
    CHECK(study.zones(yellow) == "6/6/2");
}

TEST_CASE("With the active player choosing sides the attack stays with the owner (WH-6.6 a, WH-14)") {
    Options options;
    options.landing_side_chooser = LandingSideChooser::active_player;
    Study study{{.options = options}};
    study.stand(blue, 1, 1).give(yellow, Card::attack);
    study.play("ship yellow-0; board none; ride; moor 2 bow-in");
    CHECK(study.asked() == "red");
    study.play("land left");
    CHECK(study.asked() == "yellow");
    CHECK(study.menu() == "attack; fight");
}

}  // namespace
}  // namespace meadhall::walhalla
