#include <set>
#include <string>

#include <doctest/doctest.h>

#include "games/odin/reasons.hpp"

using namespace meadhall;
using namespace meadhall::odin;

TEST_CASE("Every reason has a code, a rule and a sentence in three languages") {
    for (const Reason* reason : reasons::all) {
        CAPTURE(reason->code);
        CHECK(reason->code.starts_with("E-"));
        CHECK(reason->rule.starts_with("O-"));
        for (const Language language : {Language::en, Language::de, Language::nl}) {
            CHECK(reason->words.in(language).ends_with('.'));
        }
        CHECK(reason->words.en != reason->words.de);
        CHECK(reason->words.de != reason->words.nl);
    }
}

TEST_CASE("A code stands for one reason under one rule") {
    std::set<std::pair<std::string, std::string>> known;
    std::set<std::string> codes;
    for (const Reason* reason : reasons::all) {
        CHECK(known.emplace(reason->code, reason->rule).second);
        codes.emplace(reason->code);
    }
    CHECK(codes.size() == 57);  // orange beside orange and red beside red are known on the table and in houses
}
