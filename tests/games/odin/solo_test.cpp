// The solo game: two colours, blocking, the waiting field (O-13).
#include <doctest/doctest.h>

#include "games/odin/support/table.hpp"

using namespace meadhall;
using namespace meadhall::odin;
using testing::Table;

TEST_CASE("One colour acts in odd rounds, the other in even ones (O-13.2)") {
    Table table{1};
    for (int round = 1; round <= 7; ++round) {
        table.until_round(round).plays({"place stockfish", "pass"});
        const Crew& crew = table.state.crews[static_cast<std::size_t>(Space::stockfish)];
        CHECK(crew.colour == (round + 1) % 2);
        table.state.crews[static_cast<std::size_t>(Space::stockfish)].vikings = 0;  // so that it can be used again
        table.state.crews[static_cast<std::size_t>(Space::stockfish)].colour = 0;
        ++table.player().thing_square;
    }
}

TEST_CASE("The Vikings of the round before block their spaces for one round (O-13.3)") {
    Table table{1};
    table.plays({"place stockfish", "place weekly_beans", "pass"}).until_round(2);
    CHECK(table.why("place stockfish") == "E-OCCUPIED");
    CHECK(table.why("place weekly_beans") == "E-OCCUPIED");
    table.plays({"place products_mead", "pass"}).until_round(3);
    CHECK(table.why("place stockfish") == "ok");
    CHECK(table.why("place products_mead") == "E-OCCUPIED");
}

TEST_CASE("After the first round nobody leaves the board and the waiting colour comes (O-13.4)") {
    Table table{1};
    table.plays({"place stockfish", "place weekly_flax_stockfish", "place craft_linen", "pass"});
    CHECK(table.player().thing_square == 2);
    CHECK(table.player().waiting == 5);
    table.until_round(2);
    CHECK(table.player().waiting == 2);  // unplaced, they wait for their colour's next round (D-24)
    CHECK(table.player().thing_square == 5 + 2);
    CHECK(table.state.crews[static_cast<std::size_t>(Space::stockfish)].vikings == 1);
    table.plays({"pass"}).until_round(3);
    CHECK(table.player().thing_square == 4 + 2 + 2);
    CHECK(table.player().waiting == 7);
    CHECK(table.state.crews[static_cast<std::size_t>(Space::stockfish)].vikings == 0);
}

TEST_CASE("A slot with two Vikings is one slot of the feast (D-50, O-13.2)") {
    Table table{1, {.length = Length::short_game}};
    table.plays({"pass"}).until(Stage::feast);
    CHECK(table.state.feast.slots_left() == 7);
}

TEST_CASE("Alone one gets one wood, and there is nobody to imitate (O-13.5, O-2.2)") {
    Table table{1};
    table.plays({"place wood_per_player"});
    CHECK(table.has("wood") == 1);
    CHECK(table.has("ore") == 1);
    for (const Imitation& imitation : table.state.imitations) { CHECK(imitation.column == 0); }
    CHECK(table.why("place stockfish 1") == "E-IMIT-COLUMN");
}

TEST_CASE("The solo game has a score and a winner: the one who plays (O-13.5)") {
    Table table{1};
    table.until_the_end();
    const Standing standing = table.game.standing(table.state);
    CHECK(standing.over);
    CHECK(standing.winners == SeatSet{seat(0)});
}
