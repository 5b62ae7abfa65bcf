// A bot that thinks at a table tells how far it has come, and ends when it is asked to.
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "horn.hpp"
#include "match/catalogue.hpp"

namespace meadhall {
namespace {

using test::owner;

std::unique_ptr<Table> some_table(const GameEntry& game) {
    auto table = game.open({.seats = game.min_seats, .seed = "progress"});
    REQUIRE(table.has_value());
    return std::move(*table);
}

/// The strongest level, with enough playouts to be worth telling of.
ThinkRequest long_thought(int threads = 1) { return {.bot = "jarl", .playouts = 600, .seed = 7, .threads = threads}; }

TEST_CASE("In every game a bot tells how far it has come: ever further, and with a legal move") {
    for (const GameEntry& game : catalogue()) {
        CAPTURE(game.id);
        const auto table = some_table(game);
        std::vector<ThinkProgress> told;
        ThinkRequest request = long_thought();
        request.tell = [&](const ThinkProgress& progress) { told.push_back(progress); };
        const auto answer = table->think(request, owner);
        REQUIRE(answer.has_value());
        REQUIRE(!told.empty());
        for (std::size_t i = 0; i < told.size(); ++i) {
            CHECK(told[i].done > 0);
            CHECK(told[i].done <= 1);
            CHECK(told[i].value >= 0);
            CHECK(told[i].value <= 1);
            CHECK(!table->why(told[i].move.text, owner).has_value());
            if (i > 0) { CHECK(told[i].playouts >= told[i - 1].playouts); }
        }
        CHECK(told.back().playouts <= answer->playouts);
    }
}

TEST_CASE("Listening changes nothing of what a bot thinks") {
    for (const GameEntry& game : catalogue()) {
        CAPTURE(game.id);
        const auto table = some_table(game);
        ThinkRequest heard = long_thought();
        heard.tell = [](const ThinkProgress&) {};
        heard.stop = [] { return false; };
        CHECK(table->think(heard, owner)->move.code == table->think(long_thought(), owner)->move.code);
    }
}

TEST_CASE("A bot that is asked to end answers at once with what it has") {
    for (const GameEntry& game : catalogue()) {
        for (const int threads : {1, 2}) {
            CAPTURE(game.id);
            CAPTURE(threads);
            const auto table = some_table(game);
            ThinkRequest request = long_thought(threads);
            request.playouts = 100'000'000;
            request.stop = [] { return true; };
            const auto answer = table->think(request, owner);
            REQUIRE(answer.has_value());
            CHECK(answer->playouts < 10'000);
            CHECK(!table->why(answer->move.text, owner).has_value());
        }
    }
}

}  // namespace
}  // namespace meadhall
