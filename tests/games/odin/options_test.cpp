#include <string>
#include <tuple>
#include <vector>

#include <doctest/doctest.h>

#include "games/odin/game.hpp"

using namespace meadhall;
using namespace meadhall::odin;

TEST_CASE("Tables without decks, with unknown decks or with too many players are refused (O-2.1, O-13.5)") {
    CHECK(Game::make(2, {.decks = ""}).error().code() == "E-DECKS");
    CHECK(Game::make(2, {.decks = "D"}).error().code() == "E-DECKS");
    CHECK(Game::make(2, {.decks = "BA"}).error().code() == "E-DECKS");
    CHECK(Game::make(2, {.decks = "AA"}).error().code() == "E-DECKS");
    CHECK(Game::make(5, {}).error().code() == "E-SEATS");
    CHECK(Game::make(0, {}).error().code() == "E-SEATS");
    CHECK(Game::make(2, {.starter = Starter::choose}).error().code() == "E-STARTER");
}

TEST_CASE("Options have the names that records are written with (O-2.1)") {
    std::vector<std::string> names;
    for_each_field(Options{}, [&](std::string_view name, const auto&) { names.emplace_back(name); });
    CHECK(names == std::vector<std::string>{"length", "decks", "starter", "D-01", "D-04", "D-51", "D-52", "card-70",
                                            "card-104", "card-166", "card-175", "card-182"});
    CHECK(name_of(Options{}.length) == "long");
    CHECK(enum_named<Length>("short") == Length::short_game);
    CHECK(enum_named<Starter>("choose") == Starter::choose);
    CHECK(Options{}.decks == "ABC");
}

TEST_CASE("Any mix of decks can be played (O-2.1)") {
    for (const std::string decks : {"A", "B", "C", "AB", "AC", "BC", "ABC"}) {
        CHECK(Game::make(4, {.decks = decks}).has_value());
    }
}

TEST_CASE("A game can be played without occupations, by a word of its own (O-2.11)") {
    const Result<Game> game = Game::make(1, {.decks = "none", .starter = Starter::choose});
    REQUIRE(game.has_value());
    CHECK(game->light_cards().empty());
    CHECK(game->dark_cards().empty());
    CHECK(Game::make(1, {.decks = "noneA"}).error().code() == "E-DECKS");
    CHECK(Game::make(1, {.decks = "None"}).error().code() == "E-DECKS");
}

TEST_CASE("Every option says what it decides, in three languages (O-2.1)") {
    for_each_field(Options{}, [](std::string_view name, const auto&) {
        for (const Language language : {Language::en, Language::de, Language::nl}) {
            CHECK(Options::meaning(name).in(language).ends_with('.'));
        }
    });
    CHECK(Options::meaning("weather").en.empty());
}
