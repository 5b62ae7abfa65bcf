// What lies in the box agrees, row by row, with the facts.
#include <doctest/doctest.h>

#include "facts.hpp"
#include "games/walhalla/game.hpp"

namespace meadhall::walhalla {
namespace {

TEST_CASE("There are four colours with fourteen Vikings each (WH-1.1)") {
    const auto& colours = facts()["colours"];
    REQUIRE(colours.size() == all_colours.size());
    for (std::size_t i = 0; i < colours.size(); ++i) { CHECK(colours[i]["name"] == name_of(all_colours[i])); }
    CHECK(facts()["vikings"]["perColour"] == vikings_per_colour);
    CHECK(facts()["vikings"]["total"] == vikings_per_colour * 4);
}

TEST_CASE("Every letter of the legend is a terrain with its value (WH-1.2)") {
    for (const TerrainKind& kind : terrain_kinds) {
        CHECK(facts()["terrain"]["legend"][std::string(1, kind.letter)] == name_of(kind.terrain));
    }
    CHECK(facts()["terrain"]["legend"].size() == terrain_kinds.size());
    CHECK(kind_of(Terrain::forest2).points == facts()["terrain"]["forestValues"][0]);
    CHECK(kind_of(Terrain::forest3).points == facts()["terrain"]["forestValues"][1]);
    CHECK(kind_of(Terrain::village1).bonus == facts()["terrain"]["villageBonuses"][0]);
    CHECK(kind_of(Terrain::village2).bonus == facts()["terrain"]["villageBonuses"][1]);
    for (std::size_t i = 0; i < wheat_points.size(); ++i) {
        CHECK(wheat_points[i] == facts()["terrain"]["wheatVP"][i]);
    }
}

TEST_CASE("The eighteen land tiles have two fields each (WH-1.2)") {
    const auto& tiles = facts()["landTiles"]["tiles"];
    REQUIRE(tiles.size() == box_tiles.size());
    std::map<char, int> totals;
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        const std::string fields{kind_of(box_tiles[i].first).letter, kind_of(box_tiles[i].second).letter};
        CHECK(fields == tiles[i]["fields"].get<std::string>());
        for (char letter : fields) { ++totals[letter]; }
    }
    for (const auto& [letter, total] : facts()["landTiles"]["totals"].items()) { CHECK(totals[letter[0]] == total); }
}

TEST_CASE("The headlands are 3, 4, 5 inside and 6, 7, 8 outside (WH-1.3)") {
    for (std::size_t i = 0; i < 3; ++i) {
        CHECK(inner_headlands[i] == facts()["headlands"]["inner"][i]);
        CHECK(outer_headlands[i] == facts()["headlands"]["outer"][i]);
    }
}

TEST_CASE("The twelve ships have one coloured seat among three (WH-1.4)") {
    const auto& ships = facts()["ships"]["list"];
    REQUIRE(ships.size() == ship_count);
    const Game game = Game::make(4, {}).value();
    for (std::size_t i = 0; i < ships.size(); ++i) {
        const Ship ship = static_cast<Ship>(i + 1);
        CHECK(ships[i]["id"] == name_of(ship));
        CHECK(ships[i]["colour"] == name_of(colour_of(ship)));
        const std::string seats = ships[i]["seats"];
        for (int seat = 0; seat < ship_seats; ++seat) {
            CHECK((seats[static_cast<std::size_t>(seat)] != 'n') == (seat == coloured_seat(ship)));
        }
        CHECK(game.fleet()[ship] == 1);
        CHECK(turned(turned(ship)) == ship);
    }
}

TEST_CASE("The thirty-two action cards come in eleven kinds (WH-1.5)") {
    const auto& cards = facts()["actionCards"]["list"];
    REQUIRE(cards.size() == box_cards.size());
    const Game game = Game::make(4, {}).value();
    for (std::size_t i = 0; i < cards.size(); ++i) {
        CHECK(cards[i]["id"] == name_of(box_cards[i].card));
        CHECK(cards[i]["count"] == box_cards[i].count);
        CHECK(cards[i]["when"] == name_of(box_cards[i].when));
        CHECK(game.cards()[box_cards[i].card] == box_cards[i].count);
    }
    CHECK(facts()["actionCards"]["total"] == total(game.cards()));
}

TEST_CASE("Zones and resupply depend on the number of players (WH-3.3, WH-8.3)") {
    for (const Muster& muster : musters) {
        const std::string players = std::to_string(muster.players);
        const auto& zones = facts()["vikings"]["setup"][players];
        CHECK(zones["midgard"] == muster.midgard);
        CHECK(zones["asgard"] == muster.asgard);
        CHECK(zones["walhalla"] == muster.walhalla);
        const auto& ranks = facts()["resupplyTrack"][players];
        REQUIRE(ranks.size() == static_cast<std::size_t>(muster.players));
        for (std::size_t i = 0; i < ranks.size(); ++i) { CHECK(ranks[i] == muster.resupply[i]); }
        CHECK(Game::make(muster.players, {}).value().muster().players == muster.players);
    }
}

TEST_CASE("Three tongues, four fjords, and four berths in each (WH-2.1 to WH-2.4)") {
    const auto& geometry = facts()["geometry"];
    CHECK(geometry["tongues"] == tongue_count);
    CHECK(geometry["fjords"] == fjord_count);
    const Game game = Game::make(4, {}).value();
    int capacity = 0;
    for (int fjord = 0; fjord < fjord_count; ++fjord) {
        // Every second column of the drawing is a fjord; its digits number the berths.
        int last = -1;
        for (const std::string row : geometry["berthGrid"]) {
            const char berth = row[static_cast<std::size_t>(2 * fjord)];
            if (berth >= '0' && berth <= '9') { last = berth - '0'; }
        }
        CHECK(game.berths(fjord) == last + 1);
        capacity += game.berths(fjord);
    }
    for (int tongue = 0; tongue < tongue_count; ++tongue) { CHECK(geometry["rowsPerTongue"] == game.rows(tongue)); }
    CHECK(geometry["capacity"]["base"] == capacity);
}

TEST_CASE("The final scoring gives one point a field and six for Walhalla (WH-9.1, WH-9.2)") {
    CHECK(facts()["scoring"]["finalFieldVP"] == field_points);
    CHECK(facts()["scoring"]["finalWalhalla"]["first"] == final_walhalla_first);
    CHECK(facts()["scoring"]["finalWalhalla"]["second"]["default"] == Rulings{}.final_walhalla_second);
}

}  // namespace
}  // namespace meadhall::walhalla
