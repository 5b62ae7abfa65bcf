// What is said and written of what happens.
#include <array>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include <doctest/doctest.h>

#include "games/odin/game.hpp"

using namespace meadhall;
using namespace meadhall::odin;

namespace {

/// One event of every kind, with everything that may apply to it.
std::vector<Event> one_of_each() {
    return []<std::size_t... i>(std::index_sequence<i...>) {
        return std::vector<Event>{Event{std::in_place_index<i>}...};
    }(std::make_index_sequence<std::variant_size_v<Event>>{});
}

std::vector<std::string> keys_of(const Event& event) {
    std::vector<std::string> keys;
    describe(event, [&](std::string_view key, const auto& /*value*/) { keys.emplace_back(key); });
    return keys;
}

std::string english(const Event& event) { return Game::tell(event, Language::en); }

}  // namespace

TEST_CASE("Every happening is told in every language, with every blank filled in") {
    for (const Event& event : one_of_each()) {
        for (const Language language : {Language::en, Language::de, Language::nl}) {
            const std::string sentence = Game::tell(event, language);
            CAPTURE(sentence);
            CHECK_FALSE(sentence.empty());
            CHECK(sentence.find_first_of("{}%") == std::string::npos);
        }
    }
}

TEST_CASE("What concerns somebody is told to them as to you, in every language") {
    constexpr std::array<std::string_view, 3> names = {"Red", "Rot", "Rood"};
    for (const Event& event : one_of_each()) {
        for (const Language language : {Language::en, Language::de, Language::nl}) {
            const std::string sentence = Game::tell(event, {language, seat(0)});
            CAPTURE(sentence);
            CHECK_FALSE(sentence.empty());
            CHECK(sentence.find_first_of("{}%") == std::string::npos);
            CHECK_FALSE(sentence.starts_with(names[static_cast<std::size_t>(language)]));
        }
    }
    CHECK(Game::tell(Receives{seat(0), Resource::wood, 2}, {Language::en, seat(0)}) == "You receive 2 wood.");
    CHECK(Game::tell(Receives{seat(1), Resource::wood, 2}, {Language::en, seat(0)}) == "Blue receives 2 wood.");
}

TEST_CASE("Every happening has a name of its own, and no field twice") {
    std::set<std::string_view> names;
    for (const Event& event : one_of_each()) {
        names.insert(std::visit([](const auto& happening) { return happening.name; }, event));
        const std::vector<std::string> keys = keys_of(event);
        CHECK(std::set(keys.begin(), keys.end()).size() == keys.size());
    }
    CHECK(names.size() == std::variant_size_v<Event>);
}

TEST_CASE("What does not apply to a happening is not written") {
    CHECK(keys_of(Over{}) == std::vector<std::string>{"event"});
    CHECK(keys_of(VikingsPlaced{seat(0), 2, Space::whaling_3, std::nullopt}) ==
          std::vector<std::string>{"event", "seat", "count", "space", "colour"});
    CHECK(keys_of(VikingsPlaced{seat(0), 2, Space::whaling_3, 1}) ==
          std::vector<std::string>{"event", "seat", "count", "space", "via", "colour"});
}

TEST_CASE("One is told as one, several as several, and nothing as nothing") {
    const auto german = [](const Event& event) { return Game::tell(event, Language::de); };
    const auto dutch = [](const Event& event) { return Game::tell(event, Language::nl); };
    CHECK(german(Receives{seat(1), Weapon::snare, 2}) == "Blau erhält 2 Fallen.");
    CHECK(german(Receives{seat(1), Good::rune_stone, 1}) == "Blau erhält 1 Runenstein.");
    CHECK(english(VikingsReturn{seat(0), 1, {}, {}}) == "1 Viking returns to Red.");
    CHECK(dutch(VikingsReturn{seat(0), 2, {}, {}}) == "2 Vikingen keren terug naar Rood.");
    CHECK(german(SetsOut{seat(0), 1, 0}) == "Rot fährt mit 1 Walfangboot aus.");
    CHECK(german(SetsOut{seat(0), 3, 0}) == "Rot fährt mit 3 Walfangbooten aus.");
    CHECK(english(Penalties{seat(0), 1}) == "Red takes 1 Thing penalty.");
    CHECK(german(Harvest{0}) == "Keine Ernte.");
    CHECK(german(Harvest{2}) == "Ernte bis Stufe 2.");
    CHECK(german(Breeds{seat(0), Good::sheep, 0}) == "Rot: Ein Schaf wird trächtig.");
    CHECK(german(Breeds{seat(0), Good::sheep, 1}) == "Rot hat Nachwuchs: Schaf.");
    CHECK(german(Explores{seat(0), Face::bear_island}) == "Rot entdeckt die Bäreninsel.");
    CHECK(english(Explores{seat(0), Face::faroe_islands}) == "Red explores the Faroe Islands.");
    CHECK(german(Emigrates{seat(0), Ship::knarr, 0}) == "Rot wandert mit einer Knorr aus.");
}

TEST_CASE("Happenings are told in the words of the rulebook") {
    CHECK(english(Receives{seat(1), Resource::wood, 2}) == "Blue receives 2 wood.");
    CHECK(english(Upgrades{seat(0), Good::peas, Good::mead}) == "Red upgrades: peas → mead.");
    CHECK(english(Lays{seat(0), Good::chest, Place::house(3), cell(0, 0), 0}) ==
          "Red lays a chest (long house 1, a1).");
    CHECK(english(ImitatedColumns{1, 4}) == "Columns 1 and 4 can be imitated.");
    CHECK(english(Takes{seat(0), 3, 2}) == "Red takes 2 from mountain strip 3.");
    CHECK(english(Lays{seat(0), Good::mead, Place::home(), cell(1, 2), 0}) == "Red lays mead (home board, b3).");
}
