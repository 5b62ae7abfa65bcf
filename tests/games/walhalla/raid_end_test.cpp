// The end of a raid and its scoring (WH-7, WH-13.1, WH-13.4).
#include <doctest/doctest.h>

#include "facts.hpp"
#include "games/walhalla/majority.hpp"
#include "study.hpp"

namespace meadhall::walhalla {
namespace {

using enum Colour;

TEST_CASE("A raid ends when the twelfth ship is done (WH-7.1)") {
    Study study;
    study.ships_left(1).play("ship black-2; board none; stay; moor 4");
    CHECK(study.state.step == Step::lay);
    CHECK(study.state.raid == 1);
}

TEST_CASE("A raid ends when after a turn nobody has a Viking in Midgard (WH-7.1)") {
    Study study;
    for (Colour colour : {blue, yellow, black}) { study.zones(colour, 0, 13, 1); }
    study.zones(red, 2, 11, 1).play("ship blue-1; board 1; moor 1 bow-in");
    CHECK(study.state.step == Step::ship);  // red has one left
    Study last = study;
    last.zones(red, 1, 11, 1);
    last.play("ship red-1; ride; moor 1");
    CHECK(last.state.step == Step::lay);
    CHECK(last.state.ships_left == 10);
}

TEST_CASE("Vikings that could be bought do not prolong a raid (WH-7.1)") {
    Study study;
    for (Colour colour : {blue, yellow, black}) { study.zones(colour, 0, 13, 1).score(colour, 9); }
    study.zones(red, 1, 12, 1).play("ship red-1; board 1; moor 1 bow-in");
    CHECK(study.state.step == Step::lay);
}

TEST_CASE("A Viking sent back to Midgard may prevent the end (WH-13.4, WH-14)") {
    Study study;
    study.stand(red, 1, 1).stand(red, 2, 1);
    for (Colour colour : {blue, yellow, black}) { study.zones(colour, 0, 13, 1); }
    study.zones(red, 1, 10, 1).play("ship red-0; board 1; moor 2 bow-in");
    CHECK(study.zones(red) == "1/10/1");
    CHECK(study.state.step == Step::ship);
}

TEST_CASE("Everybody with cards is asked in turn, whatever the cards are (WH-7.2, WH-14.1)") {
    Study study;
    study.empty_hand(blue).give(yellow, Card::tongue7).last_ship();
    CHECK(study.asked() == "red");
    CHECK(study.menu() == "lay cult+; lay nothing");
    study.play("lay cult+");
    CHECK(study.asked() == "yellow");  // blue has no card
    CHECK(study.menu() == "lay cult+; lay cult+ tongue7; lay nothing; lay tongue7");
    study.play("lay nothing");
    CHECK(study.asked() == "black");
}

TEST_CASE("Only raid-end cards are laid, each number of each kind once (WH-7.2)") {
    Study study;
    study.give(red, Card::forest).give(red, Card::forest).give(red, Card::hunt).give(red, Card::shield);
    study.last_ship();
    CHECK(study.menu() ==
          "lay cult+; lay forest+; lay forest+ cult+; lay forest+ forest+; lay forest+ forest+ cult+; lay nothing");
    CHECK(study.refusal("lay hunt") == "E-CARD-TIME");
    CHECK(study.refusal("lay village+") == "E-CARD-NOT-HELD");
    CHECK(study.refusal("lay cult+ cult+") == "E-CARD-NOT-HELD");
}

TEST_CASE("Cards are revealed together, work, and are discarded (WH-7.2)") {
    Study study;
    study.last_ship().play("lay cult+; lay nothing; lay cult+");
    CHECK(study.state.discards == Cards{});  // nothing is shown before all have chosen
    const std::string told = study.told("lay cult+");
    CHECK(told.find("Red reveals: Cult sites.") != std::string::npos);
    CHECK(told.find("Blue reveals") == std::string::npos);
    CHECK(study.state.discards.cult == 3);
    CHECK(study.player(blue).cards == 1);
    CHECK(study.player(red).cards == 0);
}

TEST_CASE("A useless card may be laid (WH-7.2, WH-14)") {
    Options options;
    options.tongue_card_needs_presence = true;
    Study study{{.options = options}};
    study.give(red, Card::tongue6).last_ship();
    CHECK(study.refusal("lay tongue6").empty());
}

/// Puts Vikings of one colour on tongue 1, on villages as far as the bonus says.
void settle(Study& study, Colour colour, int vikings, int bonus) {
    const auto stand_on = [&](Terrain terrain) {
        for (int row = 1; row <= 12; ++row) {
            const Plot& plot = study.state.tongues[0].plots[static_cast<std::size_t>(row - 1)];
            if (plot.terrain == terrain && plot.viking == none) {
                study.stand(colour, 1, row);
                return;
            }
        }
        FAIL("no such field is free");
    };
    for (; vikings > 0; --vikings) {
        if (bonus >= 2) {
            stand_on(Terrain::village2);
            bonus -= 2;
        } else if (bonus == 1) {
            stand_on(Terrain::village1);
            bonus = 0;
        } else {
            stand_on(Terrain::cult);
        }
    }
}

/// One of the worked examples of the scoring of a tongue.
void scores_as(const std::string& id) {
    const auto& test = example(id);
    const std::uint8_t inner = test["inner"];
    const std::uint8_t outer = test["outer"];
    Setting setting{.land = {"vvVVVCCCCCCC", "WWWWWWWWWWWW", "WWWWWWWWWWWW"}};
    while (setting.inner[0] != inner) { std::ranges::rotate(setting.inner, setting.inner.begin() + 1); }
    while (setting.outer[0] != outer) { std::ranges::rotate(setting.outer, setting.outer.begin() + 1); }
    Study study{setting};
    for (const auto& [name, vikings] : test["vikings"].items()) {
        settle(study, enum_named<Colour>(name).value(), vikings, test["villageBonus"].value(name, 0));
    }
    const Census census{study.state};
    for (const auto& [name, strength] : test["strength"].items()) {
        CHECK(census.strength(0, enum_named<Colour>(name).value()) == strength);
    }
    study.no_cards().last_ship();
    for (const auto& [name, points] : test["vp"].items()) {
        CHECK(study.player(enum_named<Colour>(name).value()).points.tongues == points);
    }
}

TEST_CASE("T1: the tongue with 7 and 5, a tie for second (WH-7.3 a, b)") { scores_as("T1_tongue_5_7"); }
TEST_CASE("T2: the tongue with 8 and 3, a tie for first (WH-7.3 a, b)") { scores_as("T2_tongue_3_8_DE"); }
TEST_CASE("T2': the same with two yellow Vikings (WH-7.3 a, b)") { scores_as("T2_tongue_3_8_NL"); }

TEST_CASE("T8: a two-way tie for first shares both prizes, rounded up (WH-7.3 b)") {
    Study study{{.inner = {5, 4, 3}, .outer = {8, 7, 6}}};
    for (int tongue : {1, 2, 3}) { study.stand(red, tongue, 1).stand(blue, tongue, 2); }
    const auto tongues = [&](Prizes prizes) { return shares({1, 1, 0, 0}, 4, prizes, ZeroStrength::scores_nothing); };
    CHECK(tongues({8, 5}) == PerSeat<int>{7, 7, 0, 0});
    CHECK(tongues({7, 4}) == PerSeat<int>{6, 6, 0, 0});
    CHECK(tongues({6, 3}) == PerSeat<int>{5, 5, 0, 0});
    study.no_cards().last_ship();
    CHECK(study.player(red).points.tongues == 7 + 6 + 5);
}

TEST_CASE("Ties of three and four share too, and leave no second place (WH-7.3 b)") {
    constexpr auto nothing = ZeroStrength::scores_nothing;
    CHECK(shares({2, 2, 2, 1}, 4, {8, 5}, nothing) == PerSeat<int>{5, 5, 5, 0});
    CHECK(shares({2, 2, 2, 2}, 4, {8, 5}, nothing) == PerSeat<int>{4, 4, 4, 4});
    CHECK(shares({3, 1, 1, 1}, 4, {6, 4}, nothing) == PerSeat<int>{6, 2, 2, 2});
    CHECK(shares({3, 2, 1, 0}, 4, {6, 4}, nothing) == PerSeat<int>{6, 4, 0, 0});
    CHECK(shares({0, 0, 7, 0}, 4, {6, 4}, nothing) == PerSeat<int>{0, 0, 6, 0});
    CHECK(shares({1, 0, 2, 9}, 3, {6, 4}, nothing) == PerSeat<int>{4, 0, 6, 0});  // nobody sits on the fourth seat
}

TEST_CASE("A tongue card counts as two Vikings on the tongue with its outer headland, present or not (WH-7.3 a, c)") {
    Study study{{.outer = {7, 6, 8}}};
    study.stand(blue, 1, 1).stand(blue, 1, 2).give(red, Card::tongue7);
    study.last_ship().play("lay tongue7").lay_nothing();
    CHECK(study.player(red).points.tongues == 5);  // a tie of two with two on 7/3
    CHECK(study.player(blue).points.tongues == 5);
}

TEST_CASE("A tongue card may need presence (WH-7.3 c, tongueCardNeedsPresence)") {
    Options options;
    options.tongue_card_needs_presence = true;
    Study absent{{.outer = {7, 6, 8}, .options = options}};
    absent.stand(blue, 1, 1).give(red, Card::tongue7).last_ship().play("lay tongue7").lay_nothing();
    CHECK(absent.player(red).points.tongues == 0);
    CHECK(absent.player(blue).points.tongues == 7);
    Study present{{.outer = {7, 6, 8}, .options = options}};
    present.stand(blue, 1, 1).stand(red, 1, 2).give(red, Card::tongue7).last_ship().play("lay tongue7").lay_nothing();
    CHECK(present.player(red).points.tongues == 7);
    CHECK(present.player(blue).points.tongues == 3);
}

TEST_CASE("Strength zero never scores, unless agreed otherwise (WH-7.3 c, zeroStrengthScores)") {
    Study study;
    study.stand(red, 1, 1);
    study.no_cards().last_ship();
    CHECK(study.player(red).points.tongues == 6);
    CHECK(study.player(blue).points.tongues == 0);

    Options options;
    options.zero_strength_scores = true;
    Study generous{{.options = options}};
    generous.stand(red, 1, 1);
    generous.no_cards().last_ship();
    CHECK(generous.player(red).points.tongues == 6 + 3 + 4);   // (7 + 4) / 4 and (8 + 5) / 4 on the empty tongues
    CHECK(generous.player(blue).points.tongues == 1 + 3 + 4);  // a third of 3 on the first
}

TEST_CASE("Wheat scores one, two, three points after raids one, two, three (WH-7.3 d)") {
    for (int raid : {1, 2, 3}) {
        Study study;
        study.raid(raid).stand(red, 1, 1).stand(red, 2, 1);
        study.no_cards().last_ship();
        CHECK(study.player(red).points.wheat == 2 * raid);
    }
}

TEST_CASE("A terrain card gives one point per own field of that terrain, several cards add up (WH-7.3 e)") {
    Study study{{.land = {"CfFvVWWWWWWW", "WWWWWWWWWWWW", "WWWWWWWWWWWW"}}};
    for (int row = 1; row <= 6; ++row) { study.stand(red, 1, row); }
    study.give(red, Card::forest).give(red, Card::forest).give(red, Card::village).give(red, Card::wheat);
    study.last_ship().play("lay forest+ forest+ village+ wheat+ cult+").lay_nothing();
    CHECK(study.player(red).points.terrain_cards == 2 * 2 + 2 + 1 + 1);
    CHECK(study.player(red).points.forests == 0);
}

TEST_CASE("A Viking left on wheat counts for strength, wheat and cards (WH-13.1)") {
    Study study;
    study.stand(red, 1, 1).stand(red, 1, 2).give(red, Card::wheat);
    study.last_ship().lay_nothing();
    REQUIRE(study.state.raid == 2);
    const int before = study.points(red);
    study.last_ship().play("lay wheat+").lay_nothing();
    CHECK(study.points(red) == before + 6 + 2 * 2 + 2);
}

}  // namespace
}  // namespace meadhall::walhalla
