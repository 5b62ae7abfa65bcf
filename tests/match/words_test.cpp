// What a table and the protocol refuse, read: tests/data/words/match.txt has it for people. MEADHALL_UPDATE_WORDS=1
// writes it.
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "match/catalogue.hpp"
#include "match/reasons.hpp"
#include "support/words_read.hpp"

using namespace meadhall;

namespace {

/// What the bots are called and what is said about them; those of all games together, each once.
test::Chapter bots() {
    test::Chapter chapter{"Bots", 100, {}};
    for (const GameEntry& game : catalogue()) {
        for (const BotCard& bot : game.bots) {
            const auto add = [&](const std::string& key, const Words& words) {
                test::Said said = test::said_as(key, [&](Language language) { return words.in(language); });
                if (!is_said(chapter.sayings, said)) { chapter.sayings.push_back(std::move(said)); }
            };
            add("bot " + std::string{bot.name}, bot.title);
            add("bot " + std::string{bot.name} + " about", bot.about);
        }
    }
    return chapter;
}

std::vector<test::Chapter> all_chapters() {
    test::Chapter chapter{"Refusals", 110, {}};
    for (const Reason* reason : reasons::all) {
        chapter.sayings.push_back(
            test::said_as(std::string{reason->code}, [&](Language language) { return reason->words.in(language); }));
    }
    return {bots(), chapter};
}

}  // namespace

TEST_CASE("All that a table refuses is said as a person has read it, in tests/data/words/match.txt") {
    CHECK(test::difference_from_file("match", all_chapters()) == "");
}

TEST_CASE("No refusal of a table has an English word or an open gap") {
    CHECK(test::all_faults(all_chapters(), {}) == "");
}
