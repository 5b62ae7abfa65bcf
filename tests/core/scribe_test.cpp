// Who writes down what happens, and who does not.
#include <doctest/doctest.h>

#include "core/scribe.hpp"
#include "support/toy.hpp"

using namespace meadhall;

TEST_CASE("A scribe notes events in their order, and without a sheet none at all") {
    EventList<toy::Game> sheet;
    const Scribe<toy::Game> scribe{&sheet};
    scribe.note(toy::Event{});
    scribe.note(toy::Event{});
    CHECK(sheet.size() == 2);
    Scribe<toy::Game>{nullptr}.note(toy::Event{});
    CHECK(sheet.size() == 2);
}
