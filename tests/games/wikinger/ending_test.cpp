// The end of the game (W-9.2, W-9.3).
#include <doctest/doctest.h>

#include "games/wikinger/support/study.hpp"

namespace meadhall::wikinger {
namespace {

TEST_CASE("The game ends at once with the third tower of a player (W-9.2)") {
    for (int seats : {2, 3}) {
        Study study{{.position = "r.r.R.R/......B march red", .seats = seats, .island = "aabbccd/aabbccd"}};
        study.play("e1-e2,tower f1");
        CHECK(study.game.standing(study.state).over);
        CHECK(study.state.ending == Ending::towers);
        CHECK(study.winners() == "red");
        CHECK(study.game.standing(study.state).scores[0] == 3);
        CHECK(study.refusal("g2-f2") == "E-OVER");
        CHECK(study.menu().empty());
        CHECK(study.turn() == "nobody");
    }
}

TEST_CASE("Allies win together with their fifth tower, whoever puts it up (W-9.2)") {
    Study study{{.position = "r.r.l.l.R../.........B. march red", .seats = 4, .island = "aabbccddeeg/aabbccddefg"}};
    study.play("i1-i2");
    CHECK(study.told("tower j1") == "Red's tower rises on j1: region E is Red's.\n"
                                    "Red wins: enough towers stand.\nLight Red wins: enough towers stand.\n");
    CHECK(study.winners() == "red lightRed");
    CHECK(study.game.standing(study.state).scores == std::array{5, 0, 5, 0});
}

TEST_CASE("Four towers of a pair, or two of a player, do not end the game (W-9.2)") {
    Study four{{.position = "r.r.l...R../.........B. march red", .seats = 4, .island = "aabbccddeeg/aabbccddefg"}};
    four.play("i1-i2,tower j1");
    CHECK_FALSE(four.game.standing(four.state).over);
    Study two{{.position = "r...R.R/......B march red", .island = "aabbccd/aabbccd"}};
    two.play("e1-e2,tower f1");
    CHECK_FALSE(two.game.standing(two.state).over);
    CHECK(two.winners().empty());
}

TEST_CASE("A player without Vikings is skipped (W-9.3)") {
    Study study{{.position = "R.R/.../B.. march red", .seats = 3}};
    CHECK(study.told("c1-c2") == "Red moves from c1 to c2.\n");
    CHECK(study.turn() == "black");
    CHECK(study.told("a3-b3") == "Black moves from a3 to b3.\nGrey has no Vikings left and is skipped.\n");
    CHECK(study.turn() == "red");
}

TEST_CASE("If only one side has Vikings it wins, whatever towers stand (W-9.3)") {
    Study study{{.position = "b.b.B/...R./..... march red", .island = "aabbc/aabbc/ddddd"}};
    CHECK(study.told("d2-e2") == "Red moves from d2 to e2.\nBlack's Viking on e1 is captured against the shore.\n"
                                 "Red wins: nobody else has a Viking left.\n");
    CHECK(study.state.ending == Ending::last_side);
    CHECK(study.winners() == "red");
    CHECK(study.game.standing(study.state).scores[1] == 2);
}

TEST_CASE("The last side of four is a pair (W-9.3)") {
    Study study{{.position = "..B../...../..R../L.... march red", .seats = 4}};
    study.play("c3-c2");
    CHECK(study.state.ending == Ending::last_side);
    CHECK(study.winners() == "red lightRed");
    Study partner{{.position = "..B../...../..R../L...G march red", .seats = 4}};
    partner.play("c3-c2");
    CHECK(partner.state.phase == Phase::march);
    CHECK(partner.turn() == "lightRed");  // black is skipped
}

TEST_CASE("After so many quiet turns the most towers win (W-9.3)") {
    Study study{{.position = "R.....B/...b..B march red quiet=199", .island = "aaabbcc/aaabbcc"}};
    study.play("a1-a2");
    CHECK(study.state.phase == Phase::dusk);  // a tower: not quiet
    Study quiet{{.position = "R.....B/b.....B march red quiet=199"}};
    CHECK(quiet.told("a1-b1") == "Red moves from a1 to b1.\nBlack wins: too long without capture or tower.\n");
    CHECK(quiet.state.ending == Ending::quiet);
    CHECK(quiet.winners() == "black");
}

TEST_CASE("After so many quiet turns equal towers are a draw (W-9.3)") {
    Study study{{.position = "R.....B/......B march red quiet=199"}};
    CHECK(study.told("a1-b1") == "Red moves from a1 to b1.\nThe game is drawn: too long without capture or tower.\n");
    CHECK(study.state.ending == Ending::quiet);
    CHECK(study.winners().empty());
    CHECK(study.game.standing(study.state).over);
}

TEST_CASE("Two leaders among three players share nothing: the game is drawn (W-9.3)") {
    Study study{{.position = "R.G.r.b/B...... march red quiet=199", .seats = 3, .island = "aaaabbc/aaaabbc"}};
    study.play("a1-b1");
    CHECK(study.state.ending == Ending::quiet);
    CHECK(study.winners().empty());
}

TEST_CASE("A capture or a tower begins the count of quiet turns anew (W-9.3)") {
    Study capture{{.position = "..B../...../..R../...../....B march red quiet=150"}};
    capture.play("c3-c2");
    CHECK(capture.state.quiet == 0);
    Study tower{{.position = "R...B/..... march red quiet=150", .island = "aaabb/aaabb"}};
    tower.play("a1-a2,tower a1");
    CHECK(tower.state.quiet == 0);
    Study quiet{{.position = "R...B/..... march red quiet=150"}};
    quiet.play("a1-a2");
    CHECK(quiet.state.quiet == 151);
}

TEST_CASE("A seat's score is its side's towers, and the breakdown adds up to it (W-2)") {
    const Study study{{.position = "r.r.l.b./R.....BG march red", .seats = 4, .island = "aabbccdd/aabbccdd"}};
    for (int i = 0; i < 4; ++i) {
        int sum = 0;
        for (const ScoreItem& item : study.game.breakdown(study.state, seat(i))) { sum += item.points; }
        CHECK(sum == study.game.standing(study.state).scores[static_cast<std::size_t>(i)]);
    }
    CHECK(study.game.standing(study.state).scores == std::array{3, 1, 3, 1});
    CHECK(study.game.breakdown(study.state, seat(2)).front().points == 1);
}

}  // namespace
}  // namespace meadhall::wikinger
