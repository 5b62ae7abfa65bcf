// Chapter B: the lot and the settlement (W-4).
#include <doctest/doctest.h>

#include "games/wikinger/support/facts.hpp"
#include "games/wikinger/support/study.hpp"

namespace meadhall::wikinger {
namespace {

TEST_CASE("The start player is drawn by lot, every seat with the same odds (W-4.1)") {
    for (int seats : {2, 3, 4}) {
        const Study study{{.position = {}, .seats = seats}};
        CHECK(study.game.to_act(study.state) == Actor::chance(0));
        MoveList<Game> lots;
        study.game.legal_moves(study.state, lots);
        CHECK(static_cast<int>(lots.size()) == seats);
        for (Move lot : lots) { CHECK(Game::weight(study.state, lot) == 1); }
    }
    CHECK(Study{{.position = {}, .seats = 3}}.menu() == "start black start grey start red");
    CHECK(Study{{.position = {}, .options = {.mode = Mode::grand}}}.menu() == "start black start red");
}

TEST_CASE("Whom the lot names brings the first Vikings ashore (W-4.1)") {
    Study study{{.position = {}, .seats = 3}};
    study.play("start black");
    CHECK(study.turn() == "black");
    CHECK(study.state.phase == Phase::settlement);
    CHECK(study.told("settle c1") == "Black goes ashore on c1.\n");
}

TEST_CASE("A colour that does not play cannot begin (W-4.1)") {
    CHECK(Study{{.position = {}, .seats = 2}}.refusal("start grey") == "E-NOT-PLAYING");
    CHECK(Study{{.position = {}, .seats = 3}}.refusal("start lightRed") == "E-NOT-PLAYING");
    CHECK(Study{{.position = {}, .options = {.mode = Mode::grand}}}.refusal("start lightRed") == "E-NOT-PLAYING");
}

TEST_CASE("In turn each player puts two Vikings on free points (W-4.1)") {
    Study study{{.position = {}, .seats = 3}};
    study.play("start grey");
    std::string order;
    for (std::string_view move : {"c1", "a2", "b2", "c2", "d2", "a3", "b3"}) {
        order += study.turn() + " ";
        study.play(move);
    }
    CHECK(order == "grey grey red red black black grey ");
}

TEST_CASE("Settling takes nine rounds, until all 18 Vikings of every colour stand (W-4.1)") {
    CHECK(facts()["settlement"]["perTurn"] == 2);
    for (int seats : {2, 3, 4}) {
        Study study{{.position = {}, .seats = seats}};
        study.play("start red");
        int plies = 0;
        while (study.state.phase == Phase::settlement) {
            MoveList<Game> moves;
            study.game.legal_moves(study.state, moves);
            study.game.apply(study.state, moves[0]);
            ++plies;
        }
        CHECK(plies == 2 * seats * facts()["settlement"]["rounds"].get<int>());
        CHECK(study.state.aboard == PerColour<std::uint8_t>{});
        CHECK(study.vikings(Colour::red) == 18);
        CHECK(study.vikings(Colour::black) == 18);
        CHECK(study.state.phase == Phase::brawl);
        CHECK(study.turn() == "red");
    }
}

TEST_CASE("Any free point will do, an occupied one will not (W-4.1)") {
    Study study{{.position = {}}};
    study.play("start red");
    MoveList<Game> moves;
    study.game.legal_moves(study.state, moves);
    CHECK(static_cast<int>(moves.size()) == study.game.island().points());
    study.play("settle c1");
    CHECK(study.refusal("settle c1") == "E-OCCUPIED");
    CHECK(study.refusal("settle a1") == "E-NO-POINT");
}

TEST_CASE("One brings only Vikings of one's own colour ashore (W-4.1)") {
    Study study{{.position = {}}};
    study.play("start red");
    CHECK(study.refusal("settle black c1") == "E-NONE-ABOARD");
    CHECK(study.refusal("settle grey c1") == "E-NONE-ABOARD");
    CHECK(study.offers("settle red c1"));
}

TEST_CASE("Nobody is captured while Vikings go ashore (W-4.1)") {
    Study study{{.position = {}}};
    // Black on c1 stands between red on d1 and the shore west of it.
    study.play("start black,settle c1,settle f2,settle d1");
    CHECK(study.vikings(Colour::black) == 2);
    CHECK_FALSE(study.state.captured);
}

TEST_CASE("Nobody moves, captures or builds before the Vikings are ashore (W-4.1)") {
    Study study{{.position = {}}};
    study.play("start red,settle c1");
    CHECK(study.refusal("c1-c2") == "E-NOT-NOW");
    CHECK(study.refusal("tower c2") == "E-NOT-NOW");
    CHECK(study.refusal("remove c1") == "E-NOT-NOW");
    CHECK(study.refusal("pass") == "E-NOT-NOW");
    CHECK(study.refusal("start red") == "E-NOT-NOW");
}

}  // namespace
}  // namespace meadhall::wikinger
