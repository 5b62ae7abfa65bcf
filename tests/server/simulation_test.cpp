#include <doctest/doctest.h>

#include "server/support/simulation.hpp"
#include "support/wished.hpp"

namespace meadhall::server {

namespace {

using testing::Aftermath;
using testing::Storm;

/// Storms from consecutive seeds until so many faults have been injected, or as many as are wished for.
Aftermath storms(std::uint64_t usually, Storm storm = {}) {
    const std::uint64_t faults = meadhall::test::wished("MEADHALL_FAULTS", usually);
    Aftermath all;
    for (storm.seed = meadhall::test::wished("MEADHALL_STORM", 1); all.faults < faults; ++storm.seed) {
        const Aftermath one = testing::weather(storm);
        for (const std::string& wrong : one.wrongs) { FAIL_CHECK(wrong); }
        all.faults += one.faults;
        all.crashes += one.crashes;
        all.acknowledged += one.acknowledged;
        all.repeated += one.repeated;
        all.finished += one.finished;
        all.learnt += one.learnt;
        all.overtaken += one.overtaken;
        all.taken_up += one.taken_up;
        all.found += one.found;
        REQUIRE(one.wrongs.empty());
    }
    return all;
}

}  // namespace

// MEADHALL_FAULTS=100000 makes a long run of it; MEADHALL_STORM names the first seed, so that several can share the
// work.
TEST_CASE("In a storm of faults no acknowledged move is lost, none is made twice, and every game is finished") {
    const Aftermath after = storms(600);
    MESSAGE(after.faults << " faults, " << after.crashes << " crashes, " << after.acknowledged << " moves, "
                         << after.repeated << " repeated requests, " << after.finished << " games");
    CHECK(after.acknowledged > 100);
    CHECK(after.repeated > 10);
    CHECK(after.crashes > 10);
}

TEST_CASE("Three servers over one store, two workers and a bus that loses, repeats and confuses: the same holds") {
    const Aftermath after = storms(250, {.nodes = 3, .workers = 2});
    MESSAGE(after.faults << " faults, " << after.crashes << " crashes, " << after.acknowledged << " moves, "
                         << after.overtaken << " overtaken, " << after.learnt << " lines learnt, " << after.taken_up
                         << " tables taken up, " << after.found << " moves of workers");
    CHECK(after.acknowledged > 100);
    CHECK(after.overtaken > 10);
    CHECK(after.learnt > 100);
    CHECK(after.taken_up > 5);
    CHECK(after.found > 20);
}

TEST_CASE("Where the bus loses everything, the store is looked at and bots think at home") {
    const Aftermath after = storms(80, {.nodes = 3, .workers = 2, .bus = {.lost_per_mille = 1000}});
    CHECK(after.acknowledged > 50);
    CHECK(after.learnt > 50);
    CHECK(after.found == 0);
}

TEST_CASE("Where the bus repeats nearly everything, nothing is done twice") {
    const Aftermath after =
        storms(80, {.nodes = 2, .workers = 2, .bus = {.lost_per_mille = 0, .repeated_per_mille = 900}});
    CHECK(after.acknowledged > 50);
}

TEST_CASE("In fair weather a table's bots stay with one worker, whichever server asks") {
    const Aftermath after = testing::weather({.seed = 7,
                                              .tables = 4,
                                              .steps = 0,
                                              .nodes = 2,
                                              .workers = 3,
                                              .bus = {.lost_per_mille = 0, .repeated_per_mille = 0}});
    for (const std::string& wrong : after.wrongs) { FAIL_CHECK(wrong); }
    MESSAGE(after.thoughts << " thoughts, " << after.strangers << " by another worker than the last");
    CHECK(after.thoughts > 50);
    CHECK(10 * after.strangers < after.thoughts);
}

TEST_CASE("The same seed gives the same storm") {
    const testing::Storm small{.seed = 99, .guests = 4, .tables = 1, .steps = 1500};
    const Aftermath one = testing::weather(small);
    const Aftermath two = testing::weather(small);
    CHECK(one.acknowledged > 20);
    CHECK(one.acknowledged == two.acknowledged);
    CHECK(one.repeated == two.repeated);
    CHECK(one.crashes == two.crashes);
}

}  // namespace meadhall::server
