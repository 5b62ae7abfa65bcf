// All sentences of the game, read: tests/data/words/walhalla.txt has them for people. MEADHALL_UPDATE_WORDS=1 writes
// it.
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "games/walhalla/game.hpp"
#include "games/walhalla/reasons.hpp"
#include "games/walhalla/shown/words.hpp"
#include "support/words_read.hpp"

using namespace meadhall;
using namespace meadhall::walhalla;
using test::Chapter;
using test::said_as;

namespace {

/// Every happening, with one of what it counts and with two, as told to others and to those it is about.
Chapter events(const Game& game) {
    Chapter chapter{"Happenings", 130, {}};
    for (std::size_t i = 0; i < happenings; ++i) {
        for (const int number : {1, 2}) {
            Event event{.what = static_cast<Happening>(i), .seat = seat(0), .other = seat(1)};
            event.tongue = event.row = event.fjord = event.berth = event.raid = 1;
            event.number = static_cast<std::uint8_t>(number);
            event.points = static_cast<std::int16_t>(number);
            event.ship = Ship::red_0;
            event.seats = 1;
            const auto told = [&](const Listener& listener) { return game.tell(event, listener); };
            const std::string key = std::string{name_of(event.what)} + " " + std::to_string(number);
            chapter.sayings.push_back(said_as(key, [&](Language language) { return told(language); }));
            chapter.sayings.push_back(
                said_as(key + " to you", [&](Language language) { return told({language, seat(0)}); }));
            chapter.sayings.push_back(
                said_as(key + " about you", [&](Language language) { return told({language, seat(1)}); }));
        }
    }
    return chapter;
}

Chapter names() {
    Chapter chapter{"Cards and fields", 20, {}};
    for (std::size_t i = 0; i < card_kinds; ++i) {
        const Words words = words_for(static_cast<Card>(i));
        chapter.sayings.push_back(
            said_as("card " + std::to_string(i + 1), [&](Language language) { return words.in(language); }));
    }
    for (std::size_t i = 0; i < terrains; ++i) {
        const Words words = words_for(static_cast<Terrain>(i));
        chapter.sayings.push_back(
            said_as("terrain " + std::to_string(i + 1), [&](Language language) { return words.in(language); }));
    }
    return chapter;
}

Chapter refusals() {
    Chapter chapter{"Refusals", 140, {}};
    for (const Reason* reason : reasons::all) {
        chapter.sayings.push_back(said_as(std::string{reason->code} + " " + std::string{reason->rule},
                                          [&](Language language) { return reason->words.in(language); }));
    }
    return chapter;
}

std::vector<Chapter> all_chapters() { return {names(), events(*Game::make(4, {})), refusals()}; }

}  // namespace

TEST_CASE("All that is said is as a person has read it, in tests/data/words/walhalla.txt") {
    CHECK(test::difference_from_file("walhalla", all_chapters()) == "");
}

TEST_CASE("No sentence has a plural after 1, a nominative after mit, an English word or an open gap") {
    CHECK(test::all_faults(all_chapters(), {}) == "");
}
