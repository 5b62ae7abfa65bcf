// How the engine says no, in three languages.
#include <doctest/doctest.h>

#include "core/fields.hpp"
#include "core/refusal.hpp"

using namespace meadhall;

namespace {

constexpr Reason no_wind{"E-NO-WIND", "X-1.2", {"No wind.", "Kein Wind.", "Geen wind."}};

Result<int> knots(bool is_windy) {
    if (!is_windy) { return refused(no_wind, "sail"); }
    return 7;
}

}  // namespace

TEST_CASE("Words say the same thing in each language") {
    CHECK(no_wind.words.in(Language::en) == "No wind.");
    CHECK(no_wind.words.in(Language::de) == "Kein Wind.");
    CHECK(no_wind.words.in(Language::nl) == "Geen wind.");
    CHECK(enum_named<Language>("nl") == Language::nl);
    CHECK(name_of(Language::de) == "de");
}

TEST_CASE("A refusal names its code, its rule and, in the player's language, its reason") {
    const Refusal refusal{no_wind};
    CHECK(refusal.code() == "E-NO-WIND");
    CHECK(refusal.rule() == "X-1.2");
    CHECK(refusal.message(Language::en) == "No wind.");
    CHECK(refusal.message(Language::nl) == "Geen wind.");
}

TEST_CASE("A refusal shows what exactly was wrong, the same in every language") {
    const Refusal refusal{no_wind, "sail"};
    CHECK(refusal.message(Language::en) == "No wind. (sail)");
    CHECK(refusal.message(Language::de) == "Kein Wind. (sail)");
}

TEST_CASE("A result is a value or a refusal") {
    REQUIRE(knots(true));
    CHECK(*knots(true) == 7);
    REQUIRE_FALSE(knots(false));
    CHECK(knots(false).error().reason == &no_wind);
    CHECK(knots(false).error().detail == "sail");
}
