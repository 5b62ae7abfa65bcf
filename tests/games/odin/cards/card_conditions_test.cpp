// On what condition cards work: the rows against the component facts, clause by clause (O-8.4).
#include <map>
#include <set>
#include <string>

#include "games/odin/cards/card_facts.hpp"

using namespace meadhall;
using namespace meadhall::odin;
using testing::for_each_printed_clause;
using testing::is_pulled;
using testing::Json;
using testing::text_at;

namespace {

using Conditions = std::multiset<std::string>;

std::string shown(Measure measure, Compare compare, int number, Item thing = {}) {
    return std::to_string(static_cast<int>(measure)) +
           (compare == Compare::at_least  ? " >= "
            : compare == Compare::at_most ? " <= "
                                          : " == ") +
           std::to_string(number) + " " + std::string{id_of(thing)};
}

Compare compare_named(const std::string& text) {
    if (text == ">=") { return Compare::at_least; }
    return text == "<=" ? Compare::at_most : Compare::exactly;
}

const std::map<std::string, Measure> measures = {{"large_ships", Measure::large_ships},
                                                 {"longships", Measure::longships},
                                                 {"houses(stone_house,long_house)", Measure::houses},
                                                 {"crafting", Measure::vikings_on_crafting},
                                                 {"long_sword", Measure::weapons_spent},
                                                 {"spear", Measure::weapons_spent},
                                                 {"wood", Measure::resources_spent},
                                                 {"rolls_made", Measure::rolls_made},
                                                 {"nth_trigger_this_round", Measure::placements_in_column_2}};

/// What must hold, or nothing where it is only that what the card gives is there to be had.
Conditions said_by(const Json& condition) {
    const std::string type = condition.at("type");
    const std::set<std::string> of_course = {"free_berth", "special_available", "building_available",
                                             "special_on_board", "exists_good_type"};
    if (of_course.contains(type)) { return {}; }
    const Compare compare = compare_named(condition.at("cmp"));
    const int number = condition.at("n");
    if (type == "own_vikings_on") {
        if (condition.contains("category")) { return {shown(measures.at(condition.at("category")), compare, number)}; }
        const bool second = condition.at("column") == 2;
        return {shown(second ? Measure::vikings_in_column_2 : Measure::vikings_in_column_3, compare, number)};
    }
    if (type == "spent_in_action") { return {shown(measures.at(condition.at("item")), compare, number)}; }
    if (type == "served_on_banquet_table") {
        return {shown(Measure::served, compare, number, *item_named(text_at(condition, "good")))};
    }
    if (type == "count") { return {shown(Measure::stock, compare, number, *item_named(text_at(condition, "of")))}; }
    return {shown(measures.at(type), compare, number)};
}

Conditions said_by_trigger(const Json& trigger) {
    const std::string event = trigger.at("event");
    if (event == "state_reached") {
        return {shown(measures.at(trigger.at("measure")), compare_named(trigger.at("cmp")), trigger.at("n"))};
    }
    if (event == "viking_action_gained") {
        const Measure measure = trigger.at("item") == "wood" ? Measure::wood_gained : Measure::stone_gained;
        return {shown(measure, Compare::at_least, trigger.at("at_least"))};
    }
    if (event == "occupations_played_in_action") {
        return {shown(Measure::cards_played, Compare::at_least, trigger.at("at_least"))};
    }
    const bool ore_was_paid = text_at(trigger, "pays") == "ore" && text_at(trigger, "moment") == "after";
    return ore_was_paid ? Conditions{shown(Measure::ore_paid, Compare::at_least, 1)} : Conditions{};
}

Conditions conditions_in(const Json& clause) {
    Conditions all = said_by_trigger(clause.at("trigger"));
    if (!clause.contains("condition")) { return all; }
    for (const Json& condition : clause.at("condition")) { all.merge(said_by(condition)); }
    return all;
}

Conditions conditions_in(const Clause& clause) {
    Conditions all;
    for (const Condition& each : clause.conditions) {
        all.insert(shown(each.measure, each.compare, each.number, each.thing));
    }
    return all;
}

/// Where the row says otherwise, and why.
const std::map<int, std::string> conditions_otherwise = {
    {172, "the row also asks for stockfish on the table and a house, without which there is nothing to move"},
    {175, "by the appendix once in an action: nothing before it"},
    {184, "the three ore are part of loading the longship"}};

}  // namespace

TEST_CASE("Every condition of a clause is printed, and every printed one is a condition (O-8.4)") {
    for_each_printed_clause([](int number, const Clause& clause, const Json& facts) {
        if (is_pulled(clause)) { return; }
        CHECK((conditions_in(clause) == conditions_in(facts)) != conditions_otherwise.contains(number));
    });
}

TEST_CASE("What a clause needs in order to give is what it gives (O-1.6, O-9.13, O-14.1)") {
    for_each_printed_clause([](int, const Clause& clause, const Json& facts) {
        if (!facts.contains("condition")) { return; }
        std::set<std::string> given;
        for (const Parts& parts : clause.alternatives) {
            for (const Part& part : parts) {
                for (const Amount& amount : part.get) { given.insert(std::string{id_of(amount.item)}); }
                if (part.deed == Deed::seize) { given.insert(std::string{id_of(part.give.begin()->item)}); }
            }
        }
        for (const Json& condition : facts.at("condition")) {
            const std::string type = condition.at("type");
            if (type == "free_berth") { CHECK((given.contains("longship") || given.contains("knarr"))); }
            if (type == "building_available") { CHECK(given.contains(condition.at("building"))); }
            if (type == "special_on_board") { CHECK(given.contains(condition.at("tile"))); }
            if (type == "exists_good_type") { CHECK(clause.alternatives[0][0].deed == Deed::copy_good); }
            if (type != "special_available") { continue; }
            for (const Json& tile : condition.at("any_of")) { CHECK(given.contains(tile)); }
        }
    });
}
