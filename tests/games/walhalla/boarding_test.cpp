// Phase A: drawing a ship and going aboard (WH-4.3, WH-5.1 to WH-5.5).
#include <doctest/doctest.h>

#include "study.hpp"

namespace meadhall::walhalla {
namespace {

using enum Colour;

TEST_CASE("A ship must be drawn; mirror images are two outcomes (WH-5.1, WH-14)") {
    Study study;
    CHECK(study.asked() == "ships");
    CHECK(study.menu() ==
          "ship black-0; ship black-1; ship black-2; ship blue-0; ship blue-1; ship blue-2; ship red-0; ship red-1; "
          "ship red-2; ship yellow-0; ship yellow-1; ship yellow-2");
    study.play("ship blue-0");
    CHECK(study.state.ships_left == 11);
    study.play("board none; stay; moor 1");
    CHECK(study.refusal("ship blue-0") == "E-NO-SHIP");
    CHECK(study.refusal("ship blue-2").empty());
}

TEST_CASE("The active player puts up to two Vikings on the neutral seats (WH-5.2)") {
    Study study;
    study.play("ship blue-1");
    CHECK(study.asked() == "red");
    CHECK(study.menu() == "board 1; board 1 3; board 3; board none");
    CHECK(study.refusal("board 2") == "E-SEAT");
    study.play("board 1 3");
    CHECK(study.state.crew == std::array{red, none, red});
    CHECK(study.zones(red) == "5/6/1");
}

TEST_CASE("Nobody boards more Vikings than Midgard has (WH-5.2)") {
    Options options;
    options.sell_cards = false;
    Study study{{.options = options}};
    study.zones(red, 1, 12, 1).play("ship blue-1");
    CHECK(study.menu() == "board 1; board 3; board none");
    CHECK(study.refusal("board 1 3") == "E-VIKINGS");
}

TEST_CASE("The player of the coloured seat may put one Viking there (WH-5.3)") {
    Study study;
    study.play("ship black-2; board none");
    CHECK(study.asked() == "black");
    CHECK(study.menu() == "ride; stay");
    study.play("ride");
    CHECK(study.state.crew == std::array{none, none, black});
    CHECK(study.zones(black) == "6/6/1");
    CHECK(study.asked() == "red");
}

TEST_CASE("On a ship of the own colour up to three own Vikings sail, by one decision (WH-5.3, WH-14)") {
    Study study;
    study.play("ship red-0");
    CHECK(study.menu() == "board 1; board 1 2; board 1 2 3; board 1 3; board 2; board 2 3; board 3; board none");
    study.play("board 1 2 3");
    CHECK(study.asked() == "red");
    CHECK(study.state.step == Step::moor);
}

TEST_CASE("The seat of a colour that does not play stays empty (WH-5.3)") {
    Study study{{.seats = 3}};
    study.play("ship black-1");
    CHECK(study.menu() == "board 1; board 1 3; board 3; board none");
    study.play("board 1");
    CHECK(study.state.step == Step::moor);
}

TEST_CASE("The passenger answers before the mooring place is named, and sees who is aboard (WH-5.4)") {
    Study study;
    study.play("ship yellow-0; board 2");
    CHECK(study.asked() == "yellow");
    CHECK(Game::view(study.state, seat(2)).crew == std::array{none, red, none});
    study.play("stay");
    CHECK(study.state.step == Step::moor);
}

TEST_CASE("The passenger may be asked first (WH-5.4, boardingOrder)") {
    Options options;
    options.boarding_order = BoardingOrder::passenger_first;
    Study study{{.options = options}};
    study.play("ship yellow-0");
    CHECK(study.asked() == "yellow");
    study.play("ride");
    CHECK(study.asked() == "red");
    CHECK(study.menu() == "board 2; board 2 3; board 3; board none");
    study.play("board 3");
    CHECK(study.state.crew == std::array{yellow, none, red});
    CHECK(study.state.step == Step::moor);
    study.play("moor 1 bow-in; ship red-1; stay");  // blue's turn, red stays at home
    CHECK(study.asked() == "blue");
}

TEST_CASE("A player without Vikings still takes the turn; nobody is asked what everybody knows (WH-4.3, WH-14.1)") {
    Study study;
    study.zones(red, 0, 13, 1);
    study.play("ship yellow-1");
    CHECK(study.asked() == "yellow");  // red has no Viking and no points to buy one
    study.play("stay");
    CHECK(study.asked() == "red");
    CHECK(study.menu() == "moor 1; moor 2; moor 3; moor 4");
    study.play("moor 3");
    CHECK(study.state.fjords[2].size() == 1);
    CHECK(study.asked() == "ships");
}

TEST_CASE("An empty ship may be set aside and still counts among the twelve (WH-4.3, emptyShipSails)") {
    Options options;
    options.empty_ship_sails = false;
    Study study{{.options = options}};
    study.play("ship yellow-1; board none; stay");
    CHECK(study.state.active == seat(1));
    CHECK(study.state.ships_left == 11);
    for (const auto& fjord : study.state.fjords) { CHECK(fjord.empty()); }
}

TEST_CASE("A card and a point buy a Viking from Asgard, which boards at once (WH-5.5)") {
    Study study;
    study.zones(red, 0, 13, 1).score(red, 5).play("ship blue-1");
    CHECK(study.menu() == "board 1; board 3; board none");
    study.play("board 3");
    CHECK(study.asked() == "red");
    CHECK(study.menu() == "sell cult+");
    CHECK(study.refusal("sell hunt") == "E-CARD-NOT-HELD");
    study.play("sell cult+");
    CHECK(study.state.crew == std::array{none, none, red});
    CHECK(study.zones(red) == "0/12/1");
    CHECK(study.points(red) == 4);
    CHECK(study.player(red).points.sold == -1);
    CHECK(study.state.discards.cult == 1);
    CHECK(study.player(red).cards == 0);
    CHECK(study.asked() == "blue");
}

TEST_CASE("Midgard is used up before anybody is bought (WH-5.5, WH-14)") {
    Study study;
    study.zones(red, 1, 12, 1).score(red, 9).give(red, Card::shield).give(red, Card::hunt).play("ship red-1");
    study.play("board 1 2 3");
    CHECK(study.zones(red) == "0/12/1");
    CHECK(study.state.crew == std::array{red, none, none});
    CHECK(study.menu() == "sell cult+; sell hunt; sell shield");
    study.play("sell shield; sell cult+");
    CHECK(study.state.crew == std::array{red, red, red});
    CHECK(study.zones(red) == "0/10/1");
    CHECK(study.points(red) == 7);
    CHECK(study.hand(red).hunt == 1);
    CHECK(study.state.step == Step::moor);
}

TEST_CASE("A Viking is for sale where seats are open that Midgard cannot fill, to whoever can pay (WH-5.5)") {
    const auto offered = [](int midgard, int points, std::string_view moves) {
        Study study;
        study.zones(red, midgard, 13 - midgard, 1).zones(blue, 0, 13, 1).score(red, points).score(blue, points);
        if (!moves.empty()) { study.play(std::string{moves}); }
        return study.game.offers_purchase(study.state);
    };
    CHECK(offered(0, 5, "ship blue-1"));
    CHECK(offered(1, 5, "ship blue-1"));
    CHECK_FALSE(offered(2, 5, "ship blue-1"));              // two neutral seats
    CHECK(offered(2, 5, "ship red-1"));                     // and one's own
    CHECK_FALSE(offered(0, 5, ""));                         // nobody boards yet
    CHECK(offered(2, 5, "ship blue-1; board none"));        // the passenger has none
    CHECK_FALSE(offered(1, 0, "ship blue-1; board none"));  // and no point to pay with
}

TEST_CASE("A passenger may buy too (WH-5.5)") {
    Study study;
    study.zones(blue, 0, 13, 1).score(blue, 1).play("ship blue-1; board none");
    CHECK(study.asked() == "blue");
    study.play("ride; sell cult+");
    CHECK(study.points(blue) == 0);
    CHECK(study.state.crew == std::array{none, blue, none});
    CHECK(study.asked() == "red");
}

TEST_CASE("Any card may be sold, raid-end cards too (WH-5.5, WH-14)") {
    Study study;
    study.zones(red, 0, 13, 1).score(red, 5);
    for (Card card : {Card::walhalla, Card::tongue7, Card::attack}) { study.give(red, card); }
    study.play("ship red-1; board 2");
    CHECK(study.menu() == "sell attack; sell cult+; sell tongue7; sell walhalla");
}

TEST_CASE("Buying needs a Viking in Asgard, a card and a point (WH-5.5)") {
    Study no_viking;
    no_viking.stand(red, 1, 1).stand(red, 1, 2).stand(red, 1, 3).stand(red, 1, 4).stand(red, 1, 5).stand(red, 1, 6);
    no_viking.zones(red, 1, 0, 7).score(red, 5).play("ship blue-1");
    CHECK(no_viking.refusal("board 1 3") == "E-SALE-ASGARD");

    Study no_card;
    no_card.zones(red, 1, 12, 1).score(red, 5).empty_hand(red).play("ship blue-1");
    CHECK(no_card.refusal("board 1 3") == "E-SALE-CARDS");

    Study no_point;
    no_point.zones(red, 1, 12, 1).play("ship blue-1");
    CHECK(no_point.refusal("board 1 3") == "E-SALE-POINTS");

    Study one_point;  // two Vikings cost two points
    one_point.zones(red, 0, 13, 1).score(red, 1).give(red, Card::hunt).play("ship blue-1");
    CHECK(one_point.refusal("board 1 3") == "E-SALE-POINTS");
    CHECK(one_point.refusal("board 1").empty());
}

TEST_CASE("The score may be allowed below zero (WH-5.5, sellFloor)") {
    Options options;
    options.sell_floor = SellFloor::negative_allowed;
    Study study{{.options = options}};
    study.zones(red, 0, 13, 1).play("ship blue-1; board 1; sell cult+");
    CHECK(study.points(red) == -1);
}

TEST_CASE("Without the sale nobody can board from Asgard (WH-5.5, sellCards)") {
    Options options;
    options.sell_cards = false;
    Study study{{.options = options}};
    study.zones(red, 0, 13, 1).score(red, 5).play("ship yellow-1");
    CHECK(study.asked() == "yellow");
}

}  // namespace
}  // namespace meadhall::walhalla
