// Between two raids (WH-4.1, WH-8).
#include <doctest/doctest.h>

#include "facts.hpp"
#include "games/walhalla/majority.hpp"
#include "study.hpp"

namespace meadhall::walhalla {
namespace {

using enum Colour;

/// So many heroes, one Viking in Midgard, the rest in Asgard.
Study with_heroes(const nlohmann::json& heroes) {
    Study study;
    for (const auto& [name, number] : heroes.items()) {
        const int walhalla = number;
        study.zones(enum_named<Colour>(name).value(), 1, vikings_per_colour - 1 - walhalla, walhalla);
    }
    return study;
}

TEST_CASE("Only Vikings on wheat stay for the next raid (WH-8.1)") {
    Study study{{.land = {"CfFvVWWWWWWW", "WWWWWWWWWWWW", "WWWWWWWWWWWW"}}};
    for (int row = 1; row <= 6; ++row) { study.stand(red, 1, row); }
    study.no_cards().last_ship();
    for (int row = 1; row <= 5; ++row) { CHECK(study.viking(1, row) == none); }
    CHECK(study.viking(1, 6) == red);
    CHECK(study.state.raid == 2);
}

TEST_CASE("All ships are collected, and the left neighbour begins the next raid (WH-4.1, WH-8.2)") {
    Study study{{.start = "black"}};
    study.no_cards().last_ship();
    CHECK(study.state.start == seat(0));
    CHECK(study.state.active == seat(0));
    CHECK(study.state.ships == study.game.fleet());
    CHECK(study.state.ships_left == 12);
    for (const auto& fjord : study.state.fjords) { CHECK(fjord.empty()); }
}

TEST_CASE("Players take turns clockwise (WH-4.1)") {
    Study study{{.start = "yellow"}};
    for (int expected : {2, 3, 0, 1, 2}) {
        CHECK(study.state.active == seat(expected));
        study.play("ship " + std::string{expected % 2 == 0 ? "blue-" : "red-"} +
                   std::to_string(study.state.ships_left % 3));
        while (study.state.step != Step::moor) { study.play(study.state.step == Step::board ? "board none" : "stay"); }
        study.play("moor 1");
        if (study.state.fjords[0].size() == 4) { break; }
    }
}

TEST_CASE("T3: ties share a rank, the next follows directly, zero heroes have a rank too (WH-8.3)") {
    const auto& test = example("T3_resupply_4p");
    Study study = with_heroes(test["walhalla"]);
    study.no_cards().last_ship();
    for (const auto& [name, gain] : test["gain"].items()) {
        CHECK(study.player(enum_named<Colour>(name).value()).midgard - 1 == gain);
    }
}

TEST_CASE("Dense ranks of every kind (WH-8.3)") {
    CHECK(dense_ranks({3, 2, 2, 0}, 4) == PerSeat<int>{0, 1, 1, 2});
    CHECK(dense_ranks({1, 1, 1, 1}, 4) == PerSeat<int>{0, 0, 0, 0});
    CHECK(dense_ranks({0, 5, 3, 4}, 4) == PerSeat<int>{3, 0, 2, 1});
    CHECK(dense_ranks({0, 0, 1, 0}, 3) == PerSeat<int>{1, 1, 0, 0});
}

TEST_CASE("Three players get ten, nine, eight (WH-8.3)") {
    Study study{{.seats = 3}};
    study.zones(red, 1, 10, 3).zones(blue, 1, 11, 2).zones(yellow, 0, 13, 1);
    study.no_cards().last_ship();
    CHECK(study.player(red).midgard == 11);
    CHECK(study.player(blue).midgard == 10);
    CHECK(study.player(yellow).midgard == 8);
}

TEST_CASE("Nobody gets more than Asgard holds, and those left in Midgard stay there (WH-8.3)") {
    Study study;
    study.zones(red, 9, 4, 1).zones(blue, 2, 11, 1).zones(yellow, 0, 13, 1).zones(black, 0, 13, 1);
    study.no_cards().last_ship();
    CHECK(study.player(red).midgard == 13);
    CHECK(study.player(blue).midgard == 10);
    CHECK(study.player(yellow).midgard == 8);
}

TEST_CASE("The Walhalla card counts as two heroes in the ranking, not for the exodus (WH-8.3, WH-8.4)") {
    Study study;
    study.give(red, Card::walhalla);
    for (Colour colour : all_colours) { study.zones(colour, 1, colour == blue ? 11 : 12, colour == blue ? 2 : 1); }
    study.last_ship().play("lay walhalla").lay_nothing();
    CHECK(study.player(red).midgard == 1 + 8);
    CHECK(study.player(blue).midgard == 1 + 7);
    CHECK(study.player(black).midgard == 1 + 6);
    CHECK(study.player(red).walhalla == 0);
    CHECK(study.player(blue).walhalla == 1);
}

TEST_CASE("T4: as many heroes leave as the poorest has (WH-8.4)") {
    const auto& test = example("T4_exodus");
    Study study = with_heroes(test["before"]);
    study.no_cards().last_ship();
    for (const auto& [name, left] : test["after"].items()) {
        CHECK(study.player(enum_named<Colour>(name).value()).walhalla == left);
    }
}

TEST_CASE("Heroes come back too late for this resupply (WH-8.4)") {
    Study study;
    for (int row = 1; row <= 6; ++row) { study.stand(red, 1, row); }
    study.zones(red, 0, 0, 8);
    for (Colour colour : {blue, yellow, black}) { study.zones(colour, 1, 11, 2); }
    study.no_cards().last_ship();
    CHECK(study.zones(red) == "0/2/6");
}

TEST_CASE("With an empty Walhalla somewhere nobody leaves (WH-8.4)") {
    Study study;
    study.zones(red, 1, 9, 4).zones(blue, 0, 14, 0).zones(yellow, 0, 13, 1).zones(black, 0, 13, 1);
    study.no_cards().last_ship();
    CHECK(study.player(red).walhalla == 4);
}

TEST_CASE("The Walhalla card may be played at the resupply instead (WH-8.3, walhallaCardTiming)") {
    Options options;
    options.walhalla_card_timing = WalhallaCardTiming::at_resupply;
    Study study{{.land = {"vWWWWWWWWWWW", "WWWWWWWWWWWW", "WWWWWWWWWWWW"}, .options = options}};
    study.give(blue, Card::walhalla).stand(red, 1, 1);
    for (Colour colour : all_colours) { study.zones(colour, 1, colour == red ? 11 : 12, 1); }
    study.last_ship().play("lay nothing");
    CHECK(study.refusal("lay walhalla") == "E-WALHALLA-LATER");
    CHECK(study.menu() == "lay cult+; lay nothing");
    study.lay_nothing();
    CHECK(study.asked() == "red");  // everybody with a card is asked (WH-14.1)
    CHECK(study.menu() == "keep");
    CHECK(study.viking(1, 1) == none);  // after the fields are cleared (WH-14)
    CHECK(study.refusal("walhalla") == "E-CARD-NOT-HELD");
    study.play("keep");
    CHECK(study.menu() == "keep; walhalla");
    study.play("walhalla");
    CHECK(study.state.raid == 2);  // there is only one such card
    CHECK(study.player(blue).midgard == 1 + 8);
    CHECK(study.player(red).midgard == 1 + 7);
    CHECK(study.state.discards.walhalla == 1);
}

TEST_CASE("After raid three there is no resupply (WH-7.4)") {
    Study study;
    study.raid(3);
    study.no_cards().last_ship();
    CHECK(study.asked() == "nobody");
    CHECK(study.state.raid == 3);
}

}  // namespace
}  // namespace meadhall::walhalla
