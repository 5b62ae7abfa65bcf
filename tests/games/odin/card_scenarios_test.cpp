// Every card has a scenario that shows its effect and one where it must not come (O-8.4 to O-8.12).
#include <map>
#include <set>
#include <string>

#include <doctest/doctest.h>

#include "games/odin/cards.hpp"
#include "games/odin/scenario.hpp"

using namespace meadhall;
using namespace meadhall::odin;
using testing::Scenario;
using testing::Shows;

namespace {

std::vector<Scenario> all_scenarios() {
    std::vector<Scenario> all = testing::scenarios_a();
    for (const auto* deck : {&testing::scenarios_b(), &testing::scenarios_c()}) {
        all.insert(all.end(), deck->begin(), deck->end());
    }
    return all;
}

/// Shown in a test case of its own.
const std::set<std::string_view> without_scenario = {"seafarer"};

}  // namespace

TEST_CASE("The cards of deck A do what is printed on them, and nothing else (O-8.3)") {
    for (const Scenario& scenario : testing::scenarios_a()) { testing::check(scenario); }
}

TEST_CASE("The cards of deck B do what is printed on them, and nothing else (O-8.3)") {
    for (const Scenario& scenario : testing::scenarios_b()) { testing::check(scenario); }
}

TEST_CASE("The cards of deck C do what is printed on them, and nothing else (O-8.3)") {
    for (const Scenario& scenario : testing::scenarios_c()) { testing::check(scenario); }
}

TEST_CASE("Every scenario is about a card of its deck") {
    for (const Scenario& scenario : all_scenarios()) {
        CAPTURE(scenario.card);
        CHECK(card_named(scenario.card).has_value());
    }
}

TEST_CASE("Every card has a scenario that shows its effect and one in which it must not come (O-8.3)") {
    std::set<std::string_view> shown;
    std::set<std::string_view> held_back;
    for (const Scenario& scenario : all_scenarios()) {
        (scenario.shows == Shows::effect ? shown : held_back).insert(scenario.card);
    }
    for (const CardRow& row : cards()) {
        CAPTURE(row.id);
        CHECK((shown.contains(row.id) || without_scenario.contains(row.id)));
        CHECK((held_back.contains(row.id) || without_scenario.contains(row.id)));
    }
}
