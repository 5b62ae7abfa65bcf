// Who knows what (O-1.4).
#include <doctest/doctest.h>

#include "core/rng.hpp"
#include "games/odin/support/table.hpp"

using namespace meadhall;
using namespace meadhall::odin;
using testing::Table;

TEST_CASE("Hands are hidden, everything else is open (O-1.4, D-42)") {
    Table table{2};
    table.give_card("peddler").give("bow", 2);
    const View mine = Game::view(table.state, seat(0));
    CHECK(mine.me == seat(0));
    CHECK(mine.hand == table.state.hands[0]);
    const View other = Game::view(table.state, seat(1));
    CHECK(other.hand == table.state.hands[1]);
    CHECK(other.players[0].hand == 2);
    CHECK(other.players[0].has(Weapon::bow) == table.has("bow"));
    const View passer_by = Game::view(table.state, Viewer::spectator());
    CHECK_FALSE(passer_by.me.has_value());
    CHECK(passer_by.hand.empty());
    CHECK(passer_by.dark_pile == table.state.dark_pile);
}

TEST_CASE("Which card is drawn is told to the one who draws it (O-1.4, O-8.2)") {
    const Event event = CardSeen{seat(1), *card_named("peddler")};
    CHECK(Game::witnessed(event, seat(1)) == event);
    const Event heard = CardHidden{seat(1)};
    CHECK(Game::witnessed(event, seat(0)) == heard);
    CHECK(Game::witnessed(event, Viewer::spectator()) == heard);
}

TEST_CASE("An imagined world deals one light card to everybody who has not played theirs (O-2.3)") {
    Table table{3};
    table.give_card("peddler", 1).give_card("patron", 1);
    Rng rng{4};
    for (int i = 0; i < 20; ++i) {
        const State world = table.game.imagine(Game::view(table.state, seat(0)), rng);
        CHECK(world.hands[0] == table.state.hands[0]);
        CHECK((world.hands[1] & table.game.light_cards()).size() == 1);
        CHECK((world.hands[1] & table.game.dark_cards()).size() == 2);
        CHECK_FALSE(table.game.impossible(world).has_value());
    }
}
