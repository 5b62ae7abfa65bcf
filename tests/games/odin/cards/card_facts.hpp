// The printed facts of the occupations in tests/data/odin-occupations.json, beside the rows that the rules follow.
#pragma once

#include <fstream>
#include <string>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "games/odin/cards/book.hpp"
#include "support/places.hpp"

namespace meadhall::odin::testing {

using Json = nlohmann::json;

/// The whole file.
[[nodiscard]] inline Json card_facts() {
    std::ifstream file{test::data_folder() + "/odin-occupations.json"};
    REQUIRE(file.good());
    return Json::parse(file);
}

[[nodiscard]] inline Card card_numbered(int printed) { return Card{static_cast<std::uint8_t>(printed - 1)}; }

/// Calls `visit(number, row, facts)` for every clause, except of cards with another number of clauses in the row.
template <class Visit>
void for_each_printed_clause(Visit visit) {
    for (const Json& card : card_facts()) {
        const int number = card.at("number");
        const Card id = card_numbered(number);
        const auto count = card.at("clauses").size();
        if (printed_book().clauses_of(id) != static_cast<int>(count)) { continue; }
        for (std::size_t i = 0; i < count; ++i) {
            const ClauseId clause{static_cast<std::uint8_t>(printed_book().first_clause(id).number + i)};
            CAPTURE(number);
            CAPTURE(i);
            visit(number, printed_book().clause(clause), card.at("clauses")[i]);
        }
    }
}

/// What the facts say about a thing, or an empty text.
[[nodiscard]] inline std::string text_at(const Json& object, const char* key) {
    return object.contains(key) && object.at(key).is_string() ? object.at(key).get<std::string>() : std::string{};
}

/// Numbers and rules that hold while the card lies open are asked for, so they listen to no moment.
[[nodiscard]] inline bool is_pulled(const Clause& clause) {
    return !clause.modifiers.empty() || (clause.rule != Rule::none && clause.rule != Rule::space_alternative);
}

}  // namespace meadhall::odin::testing
