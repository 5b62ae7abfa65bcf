// Setting the table up (WH-3).
#include <doctest/doctest.h>

#include "study.hpp"

namespace meadhall::walhalla {
namespace {

struct Table {
    Game game;
    State state = game.initial();

    explicit Table(int seats, const Options& options = {}) : game{Game::make(seats, options).value()} {}

    [[nodiscard]] MoveList<Game> menu() const {
        MoveList<Game> moves;
        game.legal_moves(state, moves);
        return moves;
    }
    [[nodiscard]] std::uint32_t weight(std::string_view text) const {
        return Game::weight(state, game.parse(state, text).value());
    }
    void play(std::string_view text) { game.apply(state, game.parse(state, text).value()); }
    /// The first outcome of everything, up to this step.
    void play_until(Step step) {
        while (state.step != step) { game.apply(state, menu()[0]); }
    }
};

TEST_CASE("Face-down tiles are drawn by their number, either way round (WH-3.1)") {
    const Table table{4};
    CHECK(Game::to_act(table.state) == Actor::chance(static_cast<int>(Purpose::tiles)));
    CHECK(table.menu().size() == 2 * 12);
    std::uint32_t all = 0;
    for (Move move : table.menu()) { all += Game::weight(table.state, move); }
    CHECK(all == 36);
    CHECK(table.weight("tile cult forest2") == 2);
    CHECK(table.weight("tile forest2 cult") == 2);
    CHECK(table.weight("tile cult wheat") == 3);
    CHECK(table.weight("tile village2 forest2") == 1);
}

TEST_CASE("Both ways round of a tile with two equal fields are one outcome (WH-3.1)") {
    Options options;
    options.components.tiles = std::vector<std::string>(18, "WW");
    options.components.tiles->back() = "CW";
    const Table table{4, options};
    CHECK(table.menu().size() == 3);
    CHECK(table.weight("tile wheat wheat") == 34);
    CHECK(table.weight("tile cult wheat") == 1);
    CHECK(table.weight("tile wheat cult") == 1);
}

TEST_CASE("Six tiles to each tongue, one after the other, from the coast outwards (WH-3.1)") {
    Table table{4};
    table.play("tile wheat cult");
    REQUIRE(table.state.tongues[0].plots.size() == 2);
    CHECK(table.state.tongues[0].plots[0].terrain == Terrain::wheat);
    CHECK(table.state.tongues[0].plots[1].terrain == Terrain::cult);
    CHECK(table.weight("tile cult wheat") == 2);
    table.play_until(Step::inner);
    for (const Tongue& tongue : table.state.tongues) { CHECK(tongue.plots.size() == 12); }
    CHECK(table.state.tiles == Tiles{});
}

TEST_CASE("A tile that is used up cannot come again (WH-3.1)") {
    Table table{4};
    table.play("tile village2 wheat");
    const auto refusal = table.game.why(table.state, table.game.parse(table.state, "tile wheat village2").value());
    REQUIRE(refusal.has_value());
    CHECK(refusal->code() == "E-NO-TILE");
}

TEST_CASE("Inner headlands, then outer ones, one to each tongue (WH-3.2)") {
    Table table{4};
    table.play_until(Step::inner);
    CHECK(Game::to_act(table.state) == Actor::chance(static_cast<int>(Purpose::headlands)));
    CHECK(table.menu().size() == 6);
    table.play("inner 5 3 4");
    CHECK(table.menu().size() == 6);
    table.play("outer 6 8 7");
    CHECK(table.state.tongues[0].inner == 5);
    CHECK(table.state.tongues[1].outer == 8);
    CHECK(table.state.tongues[2].inner == 4);
}

TEST_CASE("Seven or nine Vikings in Midgard, one hero, the rest in Asgard (WH-3.3)") {
    CHECK(Study{}.zones(Colour::red) == "7/6/1");
    const Study three{{.seats = 3}};
    CHECK(three.zones(Colour::yellow) == "9/4/1");
    CHECK(three.points(Colour::yellow) == 0);
}

TEST_CASE("The first hero may come from Midgard (WH-3.3, firstWalhallaFrom)") {
    Options options;
    options.first_walhalla_from = FirstWalhallaFrom::midgard;
    CHECK(Study{{.options = options}}.zones(Colour::black) == "6/7/1");
    CHECK(Study{{.seats = 3, .options = options}}.zones(Colour::red) == "8/5/1");
}

TEST_CASE("With three players a colour leaves the game and its ships stay (WH-3.4)") {
    const Study study{{.seats = 3}};
    CHECK(study.state.players[3] == Player{});
    CHECK(study.state.ships.black_0 == 1);
    CHECK(study.state.ships_left == 12);
}

TEST_CASE("One card to each hand, seat 0 first, then the lot (WH-3.5)") {
    Table table{3};
    table.play_until(Step::card);
    for (int i = 0; i < 3; ++i) {
        CHECK(Game::to_act(table.state) == Actor::chance(static_cast<int>(Purpose::cards)));
        CHECK(table.state.asked == seat(i));
        CHECK(table.weight("card hunt") == static_cast<std::uint32_t>(4 - i));
        CHECK(table.weight("card walhalla") == 1);
        table.play("card hunt");
        CHECK(table.state.hands[static_cast<std::size_t>(i)].hunt == 1);
    }
    CHECK(table.state.pile_size == 29);
    CHECK(Game::to_act(table.state) == Actor::chance(static_cast<int>(Purpose::start_player)));
    CHECK(table.menu().size() == 3);
    table.play("start yellow");
    CHECK(table.state.active == seat(2));
    CHECK(table.state.raid == 1);
}

TEST_CASE("A ticket of chance stands for the same outcome as a list of all outcomes with their weights") {
    Options pairs;
    pairs.components.tiles = std::vector<std::string>(18, "WW");
    (*pairs.components.tiles)[3] = "Cf";
    for (const Options& options : {Options{}, pairs}) {
        Table table{4, options};
        Rng rng{11};
        int asked = 0;
        while (Game::to_act(table.state) != Actor::nobody()) {
            const MoveList<Game> menu = table.menu();
            if (!Game::to_act(table.state).is_chance()) {
                table.game.apply(table.state, menu[rng.below(static_cast<std::uint32_t>(menu.size()))]);
                continue;
            }
            std::uint32_t ticket = 0;
            for (Move outcome : menu) {
                for (std::uint32_t i = 0; i < Game::weight(table.state, outcome); ++i) {
                    REQUIRE(Game::outcome(table.state, ticket++) == outcome);
                }
            }
            REQUIRE(table.game.odds(table.state) == ticket);
            table.game.apply(table.state, Game::outcome(table.state, rng.below(ticket)));
            ++asked;
        }
        CHECK(asked > 60);
    }
}

}  // namespace
}  // namespace meadhall::walhalla
