// All sentences of the game, read: tests/data/words/wikinger.txt has them for people. MEADHALL_UPDATE_WORDS=1 writes
// it.
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "games/wikinger/game.hpp"
#include "games/wikinger/reasons.hpp"
#include "support/words_read.hpp"

using namespace meadhall;
using namespace meadhall::wikinger;
using test::Chapter;
using test::said_as;

namespace {

std::string key_of(const Event& event) {
    return std::string{name_of(event.what)} + " " + std::string{name_of(event.pincer)} + " " +
           std::string{name_of(event.ending)};
}

Chapter events(const Game& game) {
    Chapter chapter{"Happenings", 120, {}};
    for (const Event& event : examples(Event{})) {
        chapter.sayings.push_back(
            said_as(key_of(event), [&](Language language) { return game.tell(event, language); }));
        chapter.sayings.push_back(said_as(key_of(event) + " to you", [&](Language language) {
            return game.tell(event, Listener{language, seat(0)});
        }));
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

std::vector<Chapter> all_chapters() { return {events(*Game::make(2, {})), refusals()}; }

}  // namespace

TEST_CASE("All that is said is as a person has read it, in tests/data/words/wikinger.txt") {
    CHECK(test::difference_from_file("wikinger", all_chapters()) == "");
}

TEST_CASE("No sentence has a plural after 1, a nominative after mit, an English word or an open gap") {
    CHECK(test::all_faults(all_chapters(), {}) == "");
}
