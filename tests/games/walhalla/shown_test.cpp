// What boards show besides the position: which fields lie beside which seats, the next berths, the scores.
#include <vector>

#include <doctest/doctest.h>

#include "study.hpp"

namespace meadhall::walhalla {
namespace {

using enum Colour;

Gauges gauges_of(const Study& study) { return study.game.gauges(Game::view(study.state, Viewer::spectator())); }

TEST_CASE("The outermost fjords have a tongue on one side, those between on both (WH-2.1)") {
    const Scene scene = Study{}.game.scene();
    REQUIRE(scene.fjords.size() == fjord_count);
    CHECK(scene.fjords[0].tongues == std::vector<std::uint8_t>{1});
    CHECK(scene.fjords[1].tongues == std::vector<std::uint8_t>{1, 2});
    CHECK(scene.fjords[3].tongues == std::vector<std::uint8_t>{3});
}

TEST_CASE("Beside each seat of each berth lies one row, as far as the tongues reach (WH-2.3, WH-2.4, WH-10.1)") {
    using Shores = std::vector<Shore>;
    const Study study{{.land = {"WWWWWWWWWW", "WWWWWWWWWW", "WWWWWWWWWWWWWWWW"}}};
    const Scene scene = study.game.scene();
    CHECK(scene.fjords[0].berths.size() == 4);
    CHECK(scene.fjords[3].berths.size() == 6);
    CHECK(scene.fjords[0].berths[1][0] == Shores{{Side::right, 1, 4}});
    CHECK(scene.fjords[2].berths[3][0] == Shores{{Side::left, 2, 10}, {Side::right, 3, 10}});
    CHECK(scene.fjords[2].berths[3][1] == Shores{{Side::right, 3, 11}});  // beyond it there is only the headland
    CHECK(scene.fjords[3].berths[5][2].empty());
}

TEST_CASE("The shores of the Viking that comes ashore are where it may go (WH-6.2)") {
    Study study;
    study.play("ship blue-0; board none; stay; moor 2");
    study.play("ship blue-1; board 1 2 3; moor 2");
    REQUIRE(study.menu() == "land left; land right");
    CHECK(study.game.scene().shores(study.state) == std::vector<Shore>{{Side::left, 1, 4}, {Side::right, 2, 4}});
    study.play("land right");
    CHECK(study.viking(2, 4) == blue);
    CHECK(study.game.scene().shores(study.state) == std::vector<Shore>{{Side::left, 1, 5}, {Side::right, 2, 5}});
}

TEST_CASE("A ship would lie behind the last one of its fjord, and nowhere if that is full (WH-5.6)") {
    Study study;
    CHECK(gauges_of(study).berths == std::vector<int>{1, 1, 1, 1});
    study.ships_left(7);  // four lie in the first fjord, one in the second
    CHECK(gauges_of(study).berths == std::vector<int>{0, 2, 1, 1});
}

TEST_CASE("The scores are those of the table") {
    Study study;
    study.score(red, 5).score(black, -2);
    CHECK(gauges_of(study).scores == std::vector<int>{5, 0, 0, -2});
    const Standing standing = study.game.standing(study.state);
    CHECK(gauges_of(study).scores == std::vector<int>(standing.scores.begin(), standing.scores.begin() + 4));
}

}  // namespace
}  // namespace meadhall::walhalla
