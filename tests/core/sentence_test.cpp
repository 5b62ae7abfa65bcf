// Sentences with gaps.
#include <optional>
#include <string>

#include <doctest/doctest.h>

#include "core/sentence.hpp"

using namespace meadhall;

TEST_CASE("Every gap of a sentence is filled by its name, as often as it stands there") {
    CHECK(filled("{colour} leaps; {colour} lands on {point}.", Gaps{{"colour", "Red"}, {"point", "c4"}}) ==
          "Red leaps; Red lands on c4.");
    CHECK(filled("{0}, move {1}.", {"Red", "a Viking"}) == "Red, move a Viking.");
    CHECK(filled("{n}", [](std::string_view name) { return std::optional{std::string{name} + "!"}; }) == "n!");
}

TEST_CASE("A gap that nobody fills stays, and words are not searched for gaps again") {
    CHECK(filled("{who} {what}", Gaps{{"who", "{what}"}}) == "{what} {what}");
    CHECK(filled("{2} {x} {", {"a", "b"}) == "{2} {x} {");
    CHECK(filled("", Gaps{}).empty());
    CHECK(filled("no gap } here", {"a"}) == "no gap } here");
}
