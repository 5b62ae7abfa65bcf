// The draw pile and the discards (WH-6.9).
#include <doctest/doctest.h>

#include "study.hpp"

namespace meadhall::walhalla {
namespace {

using enum Colour;

Setting cult_coast() { return {.land = {"CCCWWWWWWWWW", "WWWWWWWWWWWW", "WWWWWWWWWWWW"}}; }

TEST_CASE("Drawing is a move of chance with the odds of the pile (WH-6.9)") {
    Study study{cult_coast()};
    study.play("ship blue-2; board 1; stay; moor 1 bow-in");
    const auto weight = [&](std::string_view text) {
        return Game::weight(study.state, study.game.parse(study.state, text).value());
    };
    CHECK(weight("card shield") == 4);
    CHECK(weight("card walhalla") == 1);
    CHECK(study.refusal("card cult+") == "E-NO-CARD");  // all four were dealt
}

TEST_CASE("When a card is to be drawn and there is none, the discards become the new pile (WH-6.9, WH-14)") {
    Study study{cult_coast()};
    study.shrink_pile(0);
    CHECK(study.state.pile_size == 0);
    CHECK(total(study.state.discards) == 28);
    study.play("ship blue-2; board 1; stay; moor 1 bow-in");
    CHECK(study.asked() == "cards");
    CHECK(study.state.pile_size == 28);
    CHECK(study.state.discards == Cards{});
    CHECK(study.state.renewed == study.state.pile);
    study.play("card walhalla");
    CHECK(study.hand(red).walhalla == 1);
}

TEST_CASE("The pile is not renewed before somebody must draw (WH-14)") {
    Study study{cult_coast()};
    study.shrink_pile(1);
    study.play("ship blue-2; board 1; stay; moor 1 bow-in");
    study.play(study.menu());  // the only card that is left
    CHECK(study.state.pile_size == 0);
    CHECK(total(study.state.discards) == 27);
}

TEST_CASE("Without a pile and discards there is no card (WH-6.9)") {
    Study study{cult_coast()};
    for (std::size_t kind = 0; kind < card_kinds; ++kind) {
        while (count(study.state.pile, kind) > 0) { study.give(yellow, static_cast<Card>(kind)); }
    }
    study.play("ship blue-2; board 1; stay; moor 1 bow-in");
    CHECK(study.viking(1, 1) == red);
    CHECK(study.player(red).cards == 1);
    CHECK(study.state.active == seat(1));
}

TEST_CASE("There is no hand limit (WH-6.9)") {
    Study study{cult_coast()};
    for (Card card : {Card::hunt, Card::hunt, Card::hunt, Card::attack, Card::attack, Card::shield, Card::tongue6}) {
        study.give(red, card);
    }
    study.play("ship red-1; board 1 2 3; moor 1; card hunt; card forest+; card wheat+");
    CHECK(study.player(red).cards == 11);
}

}  // namespace
}  // namespace meadhall::walhalla
