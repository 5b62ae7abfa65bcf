// Set-up and the course of a round, phase by phase.
#include <algorithm>
#include <set>
#include <vector>

#include <doctest/doctest.h>

#include "games/odin/support/table.hpp"

using namespace meadhall;
using namespace meadhall::odin;
using testing::Table;

namespace {

int open_strips(const State& state) {
    return static_cast<int>(std::ranges::count_if(state.strips, [](std::uint8_t taken) { return taken != face_down; }));
}

std::string_view kind_of(const Event& event) {
    return std::visit([](const auto& happening) { return happening.name; }, event);
}

/// What is told when everybody passes from here to the next round.
std::vector<std::string_view> told_in_a_round(Table& table) {
    std::vector<std::string_view> told;
    const int round = table.state.round;
    while (table.state.round == round && !Game::to_act(table.state).is_nobody()) {
        EventList<Game> events;
        const std::vector<std::string> menu = table.menu();
        const auto idle = std::ranges::find_if(menu, [](const std::string& text) {
            return text == "pass" || text == "close" || text == "leave" || text == "end";
        });
        const std::string& text = idle == menu.end() ? menu.front() : *idle;
        table.game.apply(table.state, *Game::parse(table.state, text), events);
        for (const Event& event : events) { told.push_back(kind_of(event)); }
    }
    return told;
}

std::size_t place_of(const std::vector<std::string_view>& told, std::string_view what) {
    return static_cast<std::size_t>(std::ranges::find(told, what) - told.begin());
}

}  // namespace

TEST_CASE("Two mountain strips lie open at first, three with four players (O-2.7, TV-04)") {
    for (int seats = 1; seats <= 4; ++seats) { CHECK(open_strips(Table{seats}.state) == (seats == 4 ? 3 : 2)); }
}

TEST_CASE("Three sheds, three stone houses and five long houses are in the stock, and round 1 begins (O-2.9)") {
    const State state = Game::make(3, {})->initial();
    CHECK(state.sheds == 3);
    CHECK(std::ranges::none_of(state.houses, [](const Homestead& house) { return house.owner.has_value(); }));
    CHECK(state.houses.size() == 8);
    CHECK(Table{3}.state.round == 1);
}

TEST_CASE("Any player may begin, each as likely as the next (O-2.10)") {
    const Game game = *Game::make(3, {});
    const State state = game.initial();
    MoveList<Game> menu;
    game.legal_moves(state, menu);
    CHECK(menu.size() == 3);
    for (const Move move : menu) { CHECK(game.weight(state, move) == game.weight(state, menu[0])); }
    CHECK(Game::to_act(Game::make(1, {})->initial()) == Actor::chance(static_cast<int>(Purpose::starter)));
}

TEST_CASE("The phases of a round come in their order (O-3.1)") {
    Table table{2};
    table.until_round(2);
    table.player().home.covered = map_of(Face::home).bonuses[0].ring;
    table.give("sheep", 2);
    const std::vector<std::string_view> told = told_in_a_round(table);
    const std::vector<std::string_view> order = {Passes::name,      Earns::name,    Breeds::name,
                                                 Penalties::name,   Receives::name, StripRevealed::name,
                                                 RoundBegins::name, Harvest::name,  BoardTurned::name};
    for (std::size_t i = 1; i < order.size(); ++i) {
        CAPTURE(order[i]);
        REQUIRE(place_of(told, order[i]) < told.size());
        CHECK(place_of(told, order[i - 1]) < place_of(told, order[i]));
    }
}

TEST_CASE("Each round one Viking more comes from the table to the Thing Square (O-3.2)") {
    for (const Length length : {Length::long_game, Length::short_game}) {
        Table table{2, {.length = length}};
        for (int round = 1; round <= last_round(length); ++round) {
            table.until_round(round);
            const int first = length == Length::long_game ? 6 : 7;
            CHECK(table.player(0).thing_square == first + round - 1);
            CHECK(table.player(1).thing_square == first + round - 1);
        }
    }
}

TEST_CASE("In the first rounds and the last one no board is turned and no silver laid (O-3.6)") {
    Table table{2};
    table.until_round(2);
    for (const Island& island : table.state.islands) { CHECK((!island.turned && island.silver == 0)); }
    table.until_round(6);
    const auto before = table.state.islands;
    table.until_round(7);
    CHECK(table.state.islands == before);
    Table brief{2, {.length = Length::short_game}};
    brief.until_round(2);
    CHECK(brief.state.islands[0].turned);
    CHECK(brief.state.islands[3].silver == 2);
}

TEST_CASE("After phase 12 all Vikings are back and every space is free (O-3.10)") {
    Table table{4};
    table.plays({"place weekly_beans", "place stockfish", "pass", "pass", "place products_mead"});
    table.plays({"pass", "pass"}).until_round(2);
    CHECK(std::ranges::all_of(table.state.crews, [](const Crew& crew) { return crew == Crew{}; }));
    for (int i = 0; i < 4; ++i) { CHECK(table.player(i).thing_square == 7); }
}

TEST_CASE("A Viking on an imitation space comes back too (O-3.10, O-4.17)") {
    Table table{4};
    table.plays({"place weekly_beans", "place weekly_beans 1"});
    CHECK(table.player(1).thing_square == 5);
    CHECK(table.has("beans", 1) == 2);
    table.until_round(2);
    CHECK(table.player(1).thing_square == 7);
    CHECK(table.state.imitations[0].crew == Crew{});
}

TEST_CASE("Nobody placed a Viking: the start player stays (O-3.8, D-19)") {
    Table table{3};
    table.plays({"pass", "pass", "pass"}).until_round(2);
    CHECK(table.state.start == seat(0));
}

TEST_CASE("After the feast of the last round there is no bonus phase, only the last window (O-12.1, O-3.11)") {
    Table table{1, {.length = Length::short_game}};
    table.until_round(6);
    table.player().home.covered = map_of(Face::home).bonuses[0].ring;
    table.give("silver", 3).plays({"pass"});
    const std::vector<std::string_view> told = told_in_a_round(table);
    CHECK(place_of(told, Earns::name) < told.size());
    CHECK(place_of(told, Receives::name) == told.size());
    CHECK(place_of(told, StripGone::name) == told.size());
    CHECK(told.back() == Wins::name);
}

TEST_CASE("The income of the last round is paid and can still be served (O-11.3, D-33)") {
    Table table{1, {.length = Length::short_game}};
    table.until_round(6);
    table.state.islands[2].owner = seat(0);
    table.state.islands[2].turned = false;  // Iceland pays 1 from the start (O-7.6)
    table.plays({"pass"}).until(Stage::feast);
    CHECK(table.has("silver") == 1);
    CHECK(table.offers("serve silver lengthwise"));
    table.until_the_end();
    CHECK(table.score("Silver") == 1);
}
