// Every card has a scenario that shows its effect and one where it must not come (O-8.4 to O-8.12).
#include <algorithm>
#include <set>
#include <string>

#include <doctest/doctest.h>

#include "games/odin/components/occupations.hpp"
#include "games/odin/support/scenario.hpp"

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

/// The same cards, but one of them does nothing. The blank row must outlive the book.
CardBook book_without(const CardEffect& blank) {
    CardBook::Rows instead;
    instead.push_back(&blank);
    return CardBook{{deck_a(), deck_b(), deck_c()}, instead};
}

/// Whether a scenario brings its card onto the table.
bool is_about_its_card(const Scenario& scenario) {
    const std::string id{scenario.card};
    return std::ranges::any_of(scenario.lines, [&](std::string_view line) {
        return line == "open " + id || line == "open " + id + " of 1" || line == "play card " + id ||
               line == "hand " + id || line == "play " + id;
    });
}

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

TEST_CASE("Every scenario brings its card onto the table (O-8.3)") {
    for (const Scenario& scenario : all_scenarios()) {
        CAPTURE(scenario.card);
        CHECK(is_about_its_card(scenario));
    }
}

TEST_CASE("What a scenario shows is the work of its card: without it something is missing (O-8.3)") {
    for (const Scenario& scenario : all_scenarios()) {
        const CardEffect blank{static_cast<std::uint8_t>(card_named(scenario.card)->number + 1), {}};
        const CardBook without = book_without(blank);
        const auto broken = testing::broken_line(scenario, &without);
        CAPTURE(scenario.card);
        CAPTURE(std::string{scenario.lines.back()});
        CAPTURE(std::string{broken.value_or("nothing")});
        CHECK(broken.has_value() == (scenario.shows == Shows::effect));
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
        CHECK(shown.contains(row.id));
        CHECK(held_back.contains(row.id));
    }
}
