// The grand battle for two (W-10).
#include <doctest/doctest.h>

#include "games/wikinger/support/study.hpp"

namespace meadhall::wikinger {
namespace {

constexpr Options grand() { return {.mode = Mode::grand}; }

TEST_CASE("Each player leads both shades of one base colour on an island of all four parts (W-10.1)") {
    const Study study{{.position = {}, .options = grand()}};
    CHECK(study.game.leads(seat(0), Colour::red));
    CHECK(study.game.leads(seat(0), Colour::light_red));
    CHECK(study.game.leads(seat(1), Colour::black));
    CHECK(study.game.leads(seat(1), Colour::grey));
    CHECK(study.game.island().points() == 108);
    CHECK(study.game.seats() == 2);
}

TEST_CASE("Shades are settled in any order, two Vikings per turn, 18 rounds (W-10.1)") {
    Study study{{.position = {}, .options = grand()}};
    study.play("start red,settle lightRed b1,settle lightRed c1");
    CHECK(study.turn() == "black");
    study.play("settle grey a2,settle black b2");
    CHECK(study.offers("settle red c2"));
    CHECK(study.refusal("settle grey c2") == "E-NONE-ABOARD");
    CHECK(study.refusal("settle c2") == "E-NOTATION");
    int plies = 4;
    while (study.state.phase == Phase::settlement) {
        MoveList<Game> moves;
        study.game.legal_moves(study.state, moves);
        study.game.apply(study.state, moves[0]);
        ++plies;
    }
    CHECK(plies == 18 * 2 * 2);
    CHECK(study.game.vikings(study.state, seat(0)).size() == 36);
    CHECK(study.game.vikings(study.state, seat(1)).size() == 36);
}

TEST_CASE("When one shade is all ashore the other is still to settle (W-10.1)") {
    Study study{{.position = {}, .options = grand()}};
    study.play("start red").play_through(Phase::lot);
    while (study.state.aboard[0] > 0) {
        MoveList<Game> moves;
        study.game.legal_moves(study.state, moves);
        study.game.apply(study.state, moves[0]);  // red before light red, black before grey
    }
    while (study.turn() != "red") {
        MoveList<Game> moves;
        study.game.legal_moves(study.state, moves);
        study.game.apply(study.state, moves[0]);
    }
    const std::string free = study.game.name((study.game.island().land() - Game::figures(study.state)).first_member());
    CHECK(study.refusal("settle red " + free) == "E-NONE-ABOARD");
    CHECK(study.offers("settle lightRed " + free));
}

TEST_CASE("The brawl takes eight each in two rounds of four, at most four of a colour (W-10.2)") {
    Study study = settled(2, grand());
    CHECK(study.turn() == "red");
    study.take(Colour::black, 4);
    CHECK(study.turn() == "black");
    study.take(Colour::red, 2);
    study.take(Colour::light_red, 2);
    CHECK(study.turn() == "red");
    const std::string black = study.game.name(study.state.vikings[1].first_member());
    CHECK(study.refusal("remove " + black) == "E-BRAWL-CAP");
    study.take(Colour::grey, 4);
    study.take(Colour::red, 2);
    study.take(Colour::light_red, 2);
    CHECK(study.state.phase != Phase::brawl);
    CHECK(study.state.fallen == PerColour<std::uint8_t>{4, 4, 4, 4});
    CHECK(study.game.vikings(study.state, seat(0)).size() == 28);
}

TEST_CASE("Both shades move on their leader's turn, in any order (W-10.1)") {
    Study study{{.position = "R.L/.../.../.../B.G march red", .options = grand()}};
    CHECK(study.menu() == "a1-a2 a1-b1 c1-b1 c1-c2");
    study.play("c1-c2,c5-b5");
    CHECK(study.turn() == "red");
    study.play("c2-c1,b5-c5");
    CHECK(study.offers("a1-a2"));
    CHECK(study.offers("c1-c2"));
}

TEST_CASE("Shades of one player are friends in every rule (W-10.3)") {
    Study capture{{.position = "...../.R.../..BL./...../B...G march red", .options = grand()}};
    capture.play("b2-b3");
    CHECK(capture.vikings(Colour::black) == 1);
    Study protect{{.position = "...../.R.../..BG./...../B.... march red", .options = grand()}};
    protect.play("b2-b3");
    CHECK(protect.vikings(Colour::black) == 2);
    const Study conquest{{.position = "R..B/L... dawn red",
                          .island = "aabb/aabb",
                          .options = {.mode = Mode::grand, .conquest_minimum = 2}}};
    CHECK(conquest.menu() == "tower b1 tower b2");
    const Study after_brawl{{.position = "R..B/L... firstTowers red", .island = "aabb/aabb", .options = grand()}};
    CHECK(after_brawl.menu() == "decline tower b1 tower b2");
}

TEST_CASE("A player of the grand battle has six towers, in one shade, and wins with the fifth (W-10.3)") {
    const std::string_view island = "aabbccddeeff/aabbccddeeff";
    Study study{{.position = "r.r.r.r.L.../..........BB march red", .island = island, .options = grand()}};
    study.play("i1-i2,tower j1");
    CHECK(study.towers(Colour::red) == 5);
    CHECK(study.towers(Colour::light_red) == 0);
    CHECK(study.winners() == "red");
    CHECK(refusal_of({.position = "r.r.l.....B./R........... march red", .island = island, .options = grand()}) ==
          "E-POSITION-COUNT");
}

}  // namespace
}  // namespace meadhall::wikinger
