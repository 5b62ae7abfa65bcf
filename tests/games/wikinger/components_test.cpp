// Chapters 1 and 2 of the digest: what is in the box, who plays with whom, and for what (W-1, W-2).
#include <doctest/doctest.h>

#include "games/wikinger/support/agreements.hpp"
#include "games/wikinger/support/facts.hpp"
#include "games/wikinger/support/study.hpp"

namespace meadhall::wikinger {
namespace {

Colour colour_named(const std::string& name) { return enum_named<Colour>(name).value(); }

TEST_CASE("Two base colours in two shades each: black and grey, red and light red (W-1.1)") {
    const Game game = Game::make(4, {}).value();
    for (const auto& team : facts()["colours"]["teams"]) {
        CHECK(game.side(colour_named(team[0])) == game.side(colour_named(team[1])));
    }
    CHECK(game.side(Colour::red) != game.side(Colour::black));
}

TEST_CASE("Every colour that plays has 18 Vikings aboard at the start (W-1.2)") {
    const int each = facts()["pieces"]["vikingsPerColour"];
    CHECK(each == vikings_per_colour);
    CHECK(Game::make(2, {}).value().initial().aboard == PerColour<std::uint8_t>{18, 18, 0, 0});
    CHECK(Game::make(3, {}).value().initial().aboard == PerColour<std::uint8_t>{18, 18, 0, 18});
    CHECK(Game::make(4, {}).value().initial().aboard == PerColour<std::uint8_t>{18, 18, 18, 18});
    CHECK(Game::make(2, {.mode = Mode::grand}).value().initial().aboard == PerColour<std::uint8_t>{18, 18, 18, 18});
}

TEST_CASE("Every colour has three towers; a fourth is not in the box (W-1.2)") {
    CHECK(towers_per_colour == facts()["pieces"]["towersPerColour"]);
    const std::string_view five = "aabbccddee/aabbccddee";
    CHECK(refusal_of({"r.r.r...../R........B march red", 4, five}).empty());
    CHECK(refusal_of({"r.r.r.r.../R........B march red", 4, five}) == "E-POSITION-COUNT");
}

TEST_CASE("The box holds 72 Vikings and 12 towers in four colours (W-1.2)") {
    const auto& pieces = facts()["pieces"];
    CHECK(pieces["colours"] == colours);
    CHECK(pieces["vikings"] == colours * vikings_per_colour);
    CHECK(pieces["towers"] == colours * towers_per_colour);
}

TEST_CASE("Every region has twelve points (W-1.3)") {
    for (const Agreement& table : tables()) {
        const Game game = table.game();
        for (int i = 0; i < game.island().regions(); ++i) {
            CHECK(game.island().region(Region{static_cast<std::uint8_t>(i)}).size() == 12);
        }
    }
}

TEST_CASE("A point belongs to one region, and its neighbours are orthogonal (W-1.4)") {
    const Island island = Island::drawn({"aab", "aab", ".bb"}).value();
    const Point center = island.at(1, 1);
    CHECK(island.letter(island.region_of(center)) == 'a');
    CHECK(island.around(center) == PointSet{island.at(0, 1), island.at(1, 0), island.at(1, 2), island.at(2, 1)});
    CHECK(island.regions() == 2);
}

TEST_CASE("Where there is no orthogonal neighbour there is shore (W-1.4)") {
    const Island island = Island::drawn({"aab", "aab", ".bb"}).value();
    CHECK(island.at(2, 0) == water);
    CHECK(island.at(-1, 0) == water);
    CHECK(island.around(island.at(1, 0)) == PointSet{island.at(0, 0), island.at(1, 1)});
    CHECK(island.ways(island.at(0, 0))[static_cast<std::size_t>(Direction::south)].behind == water);
}

TEST_CASE("The number of regions and the goal follow from the number of players (W-2)") {
    const auto& goals = facts()["goals"];
    const Game two = Game::make(2, {}).value();
    const Game three = Game::make(3, {}).value();
    const Game four = Game::make(4, {}).value();
    const Game grand = Game::make(2, {.mode = Mode::grand}).value();
    CHECK(two.goal() == goals["2"]);
    CHECK(three.goal() == goals["3"]);
    CHECK(four.goal() == goals["4"]["team"]);
    CHECK(grand.goal() == goals["2-grand"]);
    CHECK(two.island().regions() == facts()["regionsByPlayers"]["2"]);
    CHECK(three.island().regions() == facts()["regionsByPlayers"]["3"]);
    CHECK(four.island().regions() == facts()["regionsByPlayers"]["4"]);
    CHECK(grand.island().regions() == four.island().regions());
}

TEST_CASE("Two to four can play, and two the grand battle (W-2)") {
    CHECK(Game::make(1, {}).error().code() == "E-SEATS");
    CHECK(Game::make(5, {}).error().code() == "E-SEATS");
    CHECK(Game::make(3, {.mode = Mode::grand}).error().code() == "E-SEATS");
    CHECK(Game::make(4, {.mode = Mode::grand}).error().code() == "E-SEATS");
    CHECK(Game::make(2, {.mode = Mode::grand}).has_value());
}

TEST_CASE("With two or three, everybody else is an enemy; with four, the other pair (W-2.1)") {
    const auto sides = [](int seats) {
        const Game game = Game::make(seats, {}).value();
        std::vector<int> numbers;
        for (int i = 0; i < seats; ++i) { numbers.push_back(game.side(seat(i)).number); }
        return numbers;
    };
    CHECK(sides(2) == std::vector{0, 1});
    CHECK(sides(3) == std::vector{0, 1, 2});
    CHECK(sides(4) == std::vector{0, 1, 0, 1});
}

TEST_CASE("The scene tells a board what it draws: the island, the banners, the goal (W-1.1, W-2)") {
    const Scene four = Game::make(4, {}).value().scene();
    CHECK(four.rows == facts()["presets"]["4p"]["rows"].get<std::vector<std::string>>());
    CHECK(four.goal == 5);
    REQUIRE(four.seats.size() == 4);
    CHECK(four.seats[2].colours == std::vector{Colour::light_red});
    CHECK(four.seats[2].side == four.seats[0].side);
    const Scene grand = Game::make(2, {.mode = Mode::grand}).value().scene();
    REQUIRE(grand.seats.size() == 2);
    CHECK(grand.seats[1].colours == std::vector{Colour::black, Colour::grey});
}

TEST_CASE("The box for those who build their own island holds the parts and presets (W-1.3, W-3.2)") {
    const Components box = Game::components();
    CHECK(box.parts.size() == facts()["parts"].size());
    for (const PartOutline& part : box.parts) {
        CHECK(part.rows == facts()["parts"][std::string{name_of(part.part)}]["rows"].get<std::vector<std::string>>());
    }
    CHECK(box.layouts.size() == facts()["presets"].size());
    for (const Layout& layout : box.layouts) {
        const auto& preset = facts()["presets"][std::string{name_of(layout.preset)}];
        CHECK(preset["for"][0] == layout.seats);
        CHECK(preset["placements"].size() == layout.placements.size());
    }
}

TEST_CASE("Partners alternate with enemies in turn order (W-2.1)") {
    Study study{{.position = "R.B.L.G/......./....... march red", .seats = 4}};
    std::string order;
    for (std::string_view move : {"a1-a2", "c1-c2", "e1-e2", "g1-g2"}) {
        order += study.turn() + " ";
        study.play(move);
    }
    CHECK(order == "red black lightRed grey ");
    CHECK(study.turn() == "red");
}

}  // namespace
}  // namespace meadhall::wikinger
