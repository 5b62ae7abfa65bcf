// Chapter A: the island is put together (W-3).
#include <algorithm>
#include <map>

#include <doctest/doctest.h>

#include "games/wikinger/reasons.hpp"
#include "games/wikinger/support/facts.hpp"
#include "games/wikinger/support/study.hpp"

namespace meadhall::wikinger {
namespace {

using enum Part;
using Placements = std::vector<Placement>;

Placements placements(const nlohmann::json& listed) {
    Placements all;
    for (const auto& one : listed) {
        all.push_back(
            {enum_named<Part>(one["part"].get<std::string>()).value(), one["rotationCW"], one["row"], one["col"]});
    }
    return all;
}

std::vector<std::string> text_rows(const nlohmann::json& listed) { return listed.get<std::vector<std::string>>(); }

/// Pairs of neighbouring points of different parts; the letters of a part are told by the facts.
int border_contacts(const Island& island) {
    std::map<char, std::string> part_of;
    for (const auto& [name, part] : facts()["parts"].items()) {
        for (const auto& letter : part["regions"]) { part_of[letter.get<std::string>()[0]] = name; }
    }
    const auto part = [&](Point at) { return part_of.at(island.letter(island.region_of(at))); };
    int contacts = 0;
    for (Point here : island.land()) {
        for (Point there : island.around(here)) { contacts += here < there && part(here) != part(there) ? 1 : 0; }
    }
    return contacts;
}

/// The refusal of an island for so many players, with what exactly is wrong.
std::string refusal_with_detail(int seats, const Placements& laid) {
    const Result<Game> game = Game::make(seats, {.island = laid});
    return game ? "" : std::string{game.error().code()} + " " + game.error().detail;
}

std::vector<std::string> turned(std::vector<std::string> picture) {
    std::vector<std::string> result(picture[0].size());
    for (std::size_t col = 0; col < picture[0].size(); ++col) {
        for (std::size_t row = picture.size(); row-- > 0;) { result[col] += picture[row][col]; }
    }
    return result;
}

TEST_CASE("The four parts have the outlines, regions and points of the box (W-1.3)") {
    for (const auto& [name, part] : facts()["parts"].items()) {
        CAPTURE(name);
        const Island island =
            Island::assembled({{enum_named<Part>(name).value(), 0, 0, 0}}, {enum_named<Part>(name).value()}).value();
        CHECK(island.picture() == text_rows(part["rows"]));
        CHECK(island.points() == part["points"]);
        CHECK(island.regions() == static_cast<int>(part["regions"].size()));
        for (int i = 0; i < island.regions(); ++i) {
            const Region region{static_cast<std::uint8_t>(i)};
            CHECK(island.region(region).size() == part["pointsPerRegion"][std::string{island.letter(region)}]);
        }
    }
}

TEST_CASE("Parts are turned clockwise in quarter turns (W-3.2)") {
    for (const auto& [name, part] : facts()["parts"].items()) {
        std::vector<std::string> expected = text_rows(part["rows"]);
        for (int rotation : facts()["assembly"]["rotate"].get<std::vector<int>>()) {
            CAPTURE(name);
            CAPTURE(rotation);
            const Part which = enum_named<Part>(name).value();
            CHECK(Island::assembled({{which, rotation, 0, 0}}, {which}).value().picture() == expected);
            expected = turned(expected);
        }
    }
}

TEST_CASE("Every preset is the island of the table of presets, and its placements give its rows (W-3.2)") {
    const std::map<std::string, int> seats = {{"2p_A", 2}, {"2p_B", 2}, {"3p", 3}, {"4p", 4}};
    for (const auto& [name, preset] : facts()["presets"].items()) {
        CAPTURE(name);
        const Preset chosen = enum_named<Preset>(name).value();
        const Game by_name = Game::make(seats.at(name), {.island = chosen}).value();
        const Game by_parts = Game::make(seats.at(name), {.island = placements(preset["placements"])}).value();
        CHECK(Island::preset(chosen) == placements(preset["placements"]));
        CHECK(by_name.island().picture() == text_rows(preset["rows"]));
        CHECK(by_parts.island().picture() == text_rows(preset["rows"]));
        CHECK(by_name.island().regions() == preset["regions"]);
        CHECK(by_name.island().points() == preset["points"]);
        CHECK(border_contacts(by_name.island()) == preset["borderContacts"]);
        CHECK(Island::drawn(text_rows(preset["rows"])).value().picture() == text_rows(preset["rows"]));
    }
}

TEST_CASE("Every preset has room for all Vikings and to move (W-3.2)") {
    for (const auto& [name, preset] : facts()["presets"].items()) {
        const int vikings = preset["vikingsPlaced"];
        CHECK(vikings < preset["points"].get<int>());
        CHECK(preset["vikingsAfterBrawl"] == vikings / vikings_per_colour * 14);
    }
    CHECK_FALSE(Game::make(2, {}).value().startable().has_value());
    CHECK_FALSE(Game::make(3, {}).value().startable().has_value());
    CHECK_FALSE(Game::make(4, {}).value().startable().has_value());
    CHECK_FALSE(Game::make(2, {.mode = Mode::grand}).value().startable().has_value());
}

TEST_CASE("The usual island is the preset of the number of players (W-3.1)") {
    const auto picture = [](int seats, Options options) {
        return Game::make(seats, options).value().island().picture();
    };
    CHECK(picture(2, {}) == picture(2, {.island = Preset::two_a}));
    CHECK(picture(3, {}) == picture(3, {.island = Preset::three}));
    CHECK(picture(4, {}) == picture(4, {.island = Preset::four}));
    CHECK(picture(2, {.mode = Mode::grand}) == picture(4, {}));
}

TEST_CASE("A preset of another number of players is refused (W-2)") {
    CHECK(Game::make(2, {.island = Preset::three}).error().code() == "E-ISLAND-PARTS");
    CHECK(Game::make(2, {.island = Preset::four}).error().code() == "E-ISLAND-PARTS");
    CHECK(Game::make(3, {.island = Preset::two_a}).error().code() == "E-ISLAND-PARTS");
    CHECK(Game::make(4, {.island = Preset::three}).error().code() == "E-ISLAND-PARTS");
    CHECK(Game::make(2, {.island = Preset::two_a, .mode = Mode::grand}).error().code() == "E-ISLAND-PARTS");
}

TEST_CASE("The parts must be those for the number of players (W-2)") {
    CHECK(refusal_with_detail(2, {}) == "E-ISLAND-PARTS ");
    CHECK(refusal_with_detail(2, {{two_regions, 0, 0, 0}}) == "E-ISLAND-PARTS ");
    CHECK(refusal_with_detail(2, {{two_regions, 0, 0, 0}, {one_region, 0, 0, 4}}) == "E-ISLAND-PARTS ");
    CHECK(refusal_with_detail(2, {{three_regions_a, 0, 0, 0}, {three_regions_b, 0, 6, 0}}) == "E-ISLAND-PARTS ");
    CHECK(refusal_with_detail(2, {{two_regions, 0, 0, 0}, {two_regions, 0, 5, 0}}) == "E-ISLAND-PARTS ");
    CHECK(refusal_with_detail(3, {{three_regions_a, 0, 0, 0}, {three_regions_a, 0, 6, 0}, {one_region, 0, 12, 0}}) ==
          "E-ISLAND-PARTS ");
}

TEST_CASE("With two players either part with three regions will do, in any order (W-2)") {
    CHECK(refusal_with_detail(2, {{three_regions_a, 270, 3, 0}, {two_regions, 0, 0, 1}}).empty());
    CHECK(refusal_with_detail(2, {{three_regions_b, 180, 0, 2}, {two_regions, 0, 4, 0}}).empty());
}

TEST_CASE("A part turned by anything but quarter turns is refused (W-3.2)") {
    for (int rotation : {45, 360, -90, 1}) {
        CHECK(refusal_with_detail(2, {{two_regions, 0, 0, 1}, {three_regions_a, rotation, 3, 0}}) ==
              "E-ISLAND-ROTATION island[1].rotationCW");
    }
}

TEST_CASE("Parts must not overlap (W-3.2)") {
    CHECK(refusal_with_detail(2, {{two_regions, 0, 0, 1}, {three_regions_a, 270, 2, 0}}) ==
          "E-ISLAND-OVERLAP island[1]");
}

TEST_CASE("A further part touches the rest in at least two pairs of points (W-3.2)") {
    // P2 ends in a single point at the bottom; below it, P3A touches it once.
    CHECK(refusal_with_detail(2, {{two_regions, 0, 0, 0}, {three_regions_a, 0, 5, 4}}) == "E-ISLAND-CONTACT island[1]");
    CHECK(refusal_with_detail(2, {{two_regions, 0, 0, 0}, {three_regions_a, 0, 20, 20}}) ==
          "E-ISLAND-CONTACT island[1]");
    CHECK(refusal_with_detail(2, {{two_regions, 0, 0, 1}, {three_regions_a, 270, 3, 0}}).empty());
}

TEST_CASE("Diagonal neighbours do not touch (W-3.2)") {
    // The parts' corners meet, and nothing else.
    CHECK(refusal_with_detail(2, {{two_regions, 0, 0, 0}, {three_regions_a, 0, 4, 6}}) == "E-ISLAND-CONTACT island[1]");
}

TEST_CASE("An island must not enclose a lake (W-3.2)") {
    // P2's lower edge has a notch; laid under it, P3A closes the notch.
    CHECK(refusal_with_detail(2, {{two_regions, 0, 6, 6}, {three_regions_a, 0, 10, 4}}) == "E-ISLAND-LAKE ");
    CHECK(refusal_with_detail(2, {{two_regions, 0, 6, 6}, {three_regions_a, 0, 4, 12}}) == "E-ISLAND-LAKE ");
}

TEST_CASE("A part far outside the drawing board is refused (W-3.2)") {
    for (int far : {-1, 64, 1'000'000, -2'000'000'000}) {
        CHECK(refusal_with_detail(2, {{two_regions, 0, far, 0}, {three_regions_a, 0, 0, 0}}) ==
              "E-ISLAND-FAR island[0]");
        CHECK(refusal_with_detail(2, {{two_regions, 0, 0, 0}, {three_regions_a, 0, 0, far}}) ==
              "E-ISLAND-FAR island[1]");
    }
}

TEST_CASE("Where on the board the parts lie together does not matter (W-3.2)") {
    const Placements near = {{two_regions, 0, 0, 1}, {three_regions_a, 270, 3, 0}};
    const Placements far = {{two_regions, 0, 40, 31}, {three_regions_a, 270, 43, 30}};
    CHECK(Game::make(2, {.island = near}).value().island().picture() ==
          Game::make(2, {.island = far}).value().island().picture());
}

TEST_CASE("Every placement of a part is accepted, or refused with one of the reasons of W-3.2") {
    std::map<std::string, int> answers;
    for (int rotation : {0, 90, 180, 270}) {
        for (int row = 0; row < 16; ++row) {
            for (int col = 0; col < 16; ++col) {
                const Result<Game> game = Game::make(
                    2, {.island = Placements{{two_regions, 0, 6, 6}, {three_regions_b, rotation, row, col}}});
                if (game) {
                    CHECK(game->island().points() == 60);
                    CHECK(border_contacts(game->island()) >= 2);
                }
                ++answers[game ? "fine" : std::string{game.error().code()}];
            }
        }
    }
    CHECK(answers.size() == 4);
    CHECK(answers["fine"] > 20);
    CHECK(answers["E-ISLAND-OVERLAP"] > 0);
    CHECK(answers["E-ISLAND-CONTACT"] > 0);
    CHECK(answers["E-ISLAND-LAKE"] > 0);
}

TEST_CASE("An island may be drawn for studies, with letters for regions (W-1.4)") {
    const Island island = Island::drawn({"....", ".ab.", ".zb"}).value();
    CHECK(island.picture() == std::vector<std::string>{"ab", "zb"});
    CHECK(island.regions() == 3);
    CHECK(island.letter(Region{2}) == 'z');
    CHECK(Island::drawn({"aB"}).error().code() == "E-ISLAND-ROWS");
    CHECK(Island::drawn({"a b"}).error().code() == "E-ISLAND-ROWS");
    CHECK(Island::drawn({"\xC3\xA4"}).error().code() == "E-ISLAND-ROWS");
}

TEST_CASE("A drawn island must hang together (W-3.2)") {
    CHECK(Island::drawn({}).error().code() == "E-ISLAND-CONTACT");
    CHECK(Island::drawn({"..", ".."}).error().code() == "E-ISLAND-CONTACT");
    CHECK(Island::drawn({"a.b"}).error().code() == "E-ISLAND-CONTACT");
    CHECK(Island::drawn({"a.", ".b"}).error().code() == "E-ISLAND-CONTACT");
    CHECK(Island::drawn({"a"}).has_value());
}

TEST_CASE("A drawn island has at most 120 points and 16 regions (W-1.4)") {
    CHECK(Island::drawn(std::vector<std::string>(12, "aaaaaaaaaa")).has_value());
    CHECK(Island::drawn(std::vector<std::string>(11, "aaaaaaaaaaa")).error().code() == "E-ISLAND-LARGE");
    CHECK(Island::drawn({"abcdefghijklmnop"}).has_value());
    CHECK(Island::drawn({"abcdefghijklmnopq"}).error().code() == "E-ISLAND-LARGE");
}

TEST_CASE("An island without room for all Vikings serves only for given positions (W-4.1)") {
    const Game game = Game::make(2, {.island = std::vector<std::string>{"aaaa", "aaaa"}}).value();
    CHECK(game.startable()->code() == "E-ISLAND-SMALL");
    CHECK(game.parse_position("R..B/.... march red").has_value());
}

TEST_CASE("Points are named by column letter and row number, and found by name (W-14)") {
    const Island island = Island::drawn({std::string(30, 'a'), std::string(30, 'b')}).value();
    CHECK(island.name(island.at(0, 0)) == "a1");
    CHECK(island.name(island.at(1, 25)) == "z2");
    CHECK(island.name(island.at(1, 26)) == "aa2");
    CHECK(island.name(island.at(0, 29)) == "ad1");
    for (Point at : island.land()) { CHECK(island.find(island.name(at)) == at); }
    for (std::string_view wrong : {"", "a", "1", "a0", "a3", "A1", "ae1", "a01", "a1 "}) {
        CHECK_FALSE(island.find(wrong));
    }
}

}  // namespace
}  // namespace meadhall::wikinger
