#include <fstream>
#include <set>
#include <string>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "core/fields.hpp"
#include "games/odin/components/occupations.hpp"
#include "support/places.hpp"

using namespace meadhall;
using namespace meadhall::odin;

TEST_CASE("Every occupation has its printed number, deck, back and points (O-2.3, O-12.3)") {
    std::ifstream file{test::data_folder() + "/odin-occupations.json"};
    REQUIRE(file.good());
    const auto facts = nlohmann::json::parse(file);
    REQUIRE(facts.size() == card_count);
    for (std::size_t i = 0; i < facts.size(); ++i) {
        const CardRow& row = cards()[i];
        CAPTURE(row.id);
        CHECK(facts[i].at("number") == i + 1);
        CHECK(facts[i].at("id").get<std::string>().substr(8) == row.id);
        CHECK(facts[i].at("name_en") == row.name.en);
        CHECK(facts[i].at("deck") == name_of(row.deck));
        CHECK(facts[i].at("starting") == (row.back == Back::light));
        CHECK(facts[i].at("vp") == row.points);
    }
}

TEST_CASE("No two cards share an id or a name, in any language") {
    for (const Language language : {Language::en, Language::de, Language::nl}) {
        std::set<std::string> known;
        for (const CardRow& row : cards()) { CHECK(known.emplace(row.name.in(language)).second); }
    }
    for (std::size_t i = 0; i < cards().size(); ++i) { CHECK(card_named(cards()[i].id)->number == i); }
    CHECK_FALSE(card_named("nobody"));
}

TEST_CASE("A set of cards keeps its members in order") {
    CardSet set;
    for (const int number : {189, 3, 64, 128}) { set.insert(Card{static_cast<std::uint8_t>(number)}); }
    std::vector<int> members;
    for (const Card card : set) { members.push_back(card.number); }
    CHECK(members == std::vector{3, 64, 128, 189});
    CHECK(set.nth(2) == Card{128});
    set.erase(Card{64});
    CHECK(set.size() == 3);
    CHECK_FALSE(set.contains(Card{64}));
}

TEST_CASE("Decks are chosen by letter (O-2.1)") {
    CHECK(cards_of("A", Back::light).size() == 15);
    CHECK(cards_of("ABC", Back::light).size() == 45);
    CHECK(cards_of("BC", Back::dark).size() == 88);
    CHECK(cards_of("", Back::dark).empty());
}
