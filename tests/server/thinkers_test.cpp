// The threads on which bots think: how much may wait for each.
#include <semaphore>
#include <string>

#include <doctest/doctest.h>

#include "match/catalogue.hpp"
#include "server/room/thinkers.hpp"

namespace meadhall::server {

namespace {

/// Nothing to think about, so it takes no time.
Task at_table(const std::string& table) {
    return {.table = table, .seat = {}, .bot = "random", .setup = {}, .players = {}, .steps = {}};
}

}  // namespace

TEST_CASE("A thread that has enough to do takes no more, though another has nothing, and that one does") {
    constexpr std::size_t most = 2;
    std::counting_semaphore<> has_begun{0};
    std::counting_semaphore<> may_go_on{0};
    Thinkers thinkers{catalogue(), 2, 0, [&](const Task& task, const std::string&) {
                          if (task.table != "busy") { return; }
                          has_begun.release();
                          may_go_on.acquire();
                      }};
    thinkers.give(at_table("busy"));
    has_begun.acquire();
    for (std::size_t i = 0; i < most; ++i) {
        Task task = at_table("busy");
        CHECK(thinkers.offer(task, most));
    }
    Task refused = at_table("busy");
    CHECK_FALSE(thinkers.offer(refused, most));
    CHECK(refused.table == "busy");  // whoever asked still has it
    int taken = 0;
    for (int i = 0; i < 64; ++i) {
        Task task = at_table("table " + std::to_string(i));
        taken += thinkers.offer(task, most) ? 1 : 0;
    }
    CHECK(taken > 0);
    CHECK(taken < 64);
    may_go_on.release(1 + most);
}

}  // namespace meadhall::server
