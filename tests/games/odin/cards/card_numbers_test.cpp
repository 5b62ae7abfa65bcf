// How much cards change and count: modifiers, rules, measures and the numbers of actions in the rows against the
// component facts, clause by clause (O-8.4, O-8.10).
#include <map>
#include <string>

#include "core/fields.hpp"
#include "games/odin/cards/card_facts.hpp"

using namespace meadhall;
using namespace meadhall::odin;
using testing::for_each_printed_clause;
using testing::Json;
using testing::text_at;

namespace {

// Numbers that are changed.

/// All of them is as good as none.
DiceSet dice_of_the_facts(const Json& actions) {
    DiceSet named;
    for (const Json& action : actions) { named.insert(enum_named<DiceAction>(action.get<std::string>()).value()); }
    return named.size() == std::ssize(dice) ? DiceSet{} : named;
}

SpaceSet spaces_of_category(const Json& trigger) {
    SpaceSet meant_ones;
    const auto group = enum_named<Group>(text_at(trigger, "category"));
    for (const SpaceRow& row : spaces()) {
        const bool meant = group ? row.groups.contains(*group) : trigger.contains("printed_silver_cost_at_least");
        if (meant) { meant_ones.insert(row.space); }
    }
    return meant_ones;
}

Modifier modifier_in(const Json& clause) {
    const Json& facts = clause.at("modifier");
    const std::string type = facts.at("type");
    const auto number = [&](const char* key) { return static_cast<std::int8_t>(facts.value(key, 0)); };
    const auto more = static_cast<std::int8_t>(number("value") - number("instead_of"));
    const auto less = static_cast<std::int8_t>(-number("amount"));
    if (type == "die_modifier") {
        return {
            .quantity = Quantity::result, .amount = number("per_roll"), .dice = dice_of_the_facts(facts.at("actions"))};
    }
    if (type == "max_rolls") { return {.quantity = Quantity::rolls, .amount = more}; }
    if (type == "payment_value") {
        const bool weapon = item_named(text_at(facts, "item"))->is<Weapon>();
        return {.quantity = weapon ? Quantity::weapon_value : Quantity::resource_value,
                .amount = more,
                .dice = dice_of_the_facts(clause.at("trigger").at("actions"))};
    }
    if (type == "resource_discount") {
        CHECK(facts.at("resource") == "stone");
        return {.quantity = Quantity::stone_price, .amount = less, .spaces = spaces_of_category(clause.at("trigger"))};
    }
    REQUIRE(type == "silver_discount");
    return {.quantity = Quantity::silver_price,
            .amount = less,
            .spaces = spaces_of_category(clause.at("trigger")),
            .least = number("threshold"),
            .fare = facts.at("applies_to") == "emigration"};
}

void check_same(const Modifier& row, const Modifier& printed) {
    CHECK(row.quantity == printed.quantity);
    CHECK(row.amount == printed.amount);
    CHECK(row.spaces == printed.spaces);
    CHECK(row.dice == printed.dice);
    CHECK(row.least == printed.least);
    CHECK(row.fare == printed.fare);
    CHECK(row.items.empty());
}

// Rules that are changed.

Rule rule_in(const Json& clause) {
    if (!clause.contains("modifier")) {
        return clause.contains("tiers") ? Rule::fewer_vikings : Rule::abstain_from_mead;
    }
    const Json& facts = clause.at("modifier");
    const std::string type = facts.at("type");
    const std::map<std::string, Rule> by_type = {{"explore_choice", Rule::space_alternative},
                                                 {"replace", Rule::space_alternative},
                                                 {"extra_upgrade_step", Rule::one_double_step},
                                                 {"feast_lengthwise_limit", Rule::second_pea_dish},
                                                 {"loot_option", Rule::green_loot},
                                                 {"split_battle_result", Rule::split_loot},
                                                 {"sword_value", Rule::top_loot_for_less}};
    if (type == "permission") { return facts.at("what") == "unload_ore" ? Rule::unload_ore : Rule::wood_in_houses; }
    if (type == "substitute") { return facts.at("item") == "knarr" ? Rule::knarr_as_longship : Rule::spears_as_swords; }
    return by_type.at(type);
}

// What is counted.

const std::map<std::string, Measure> measure_names = {
    {"complete_ship_sets(whaling_boat,knarr,longship)", Measure::ship_sets},
    {"distinct_animal_kinds_in_stable", Measure::animal_kinds},
    {"distinct_building_resources_paid", Measure::kinds_paid},
    {"distinct_item_types_taken(wood,stone,ore,silver)", Measure::kinds_taken},
    {"distinct_red_goods", Measure::red_kinds},
    {"exploration_boards", Measure::islands},
    {"grain", Measure::stock},
    {"houses", Measure::houses},
    {"knarrs", Measure::knarrs},
    {"longships", Measure::longships},
    {"longships_with_ore>=2", Measure::strong_longships},
    {"ore_on_ships_excluding_preprinted", Measure::loose_ore},
    {"pairs(game_meat,whale_meat)", Measure::meat_pairs},
    {"player_count", Measure::players},
    {"sheep_including_pregnant", Measure::flock},
    {"silk", Measure::stock},
    {"special_tiles", Measure::special_tiles},
    {"spices", Measure::stock},
    {"total_round_income", Measure::income},
    {"whaling_boats", Measure::whaling_boats},
    {"whaling_boats_used", Measure::boats_used}};

Compare compare_in(const Json& tiers) {
    const std::string text = tiers.at("cmp");
    if (text == ">=") { return Compare::at_least; }
    return text == "<=" ? Compare::at_most : Compare::exactly;
}

/// Counted by the moment, unit by unit, or by the deed itself.
bool is_counted_elsewhere(const Clause& clause) {
    const bool dish = !clause.moments.empty() && clause.moments[0].hook == Hook::dish_served;
    return dish || clause.each || clause.alternatives[0][0].deed == Deed::lay_ore;
}

// What an action is given in numbers.

void check_upgrade(const Part& part, const Json& action) {
    CHECK(part.as<Upgrading>().count == action.at("count_max").get<int>());
    CHECK(part.as<Upgrading>().steps == action.at("steps").get<int>());
    const std::map<std::string, Path> paths = {
        {"up", Path::up}, {"diagonal_up_right", Path::up_right}, {"diagonal_up_left", Path::up_left}};
    CHECK(part.as<Upgrading>().path == paths.at(action.at("direction")));
    const bool listed = action.contains("filter") && action.at("filter").is_array();
    CHECK((part.as<Upgrading>().picks == Picks::orange) == (text_at(action, "filter") == "orange"));
    CHECK((part.as<Upgrading>().picks == Picks::one_kind) == action.value("same_type", false));
    CHECK((part.as<Upgrading>().picks == Picks::listed) == listed);
    if (!listed) { return; }
    CHECK(part.get.size() == action.at("filter").size());
    for (const Json& good : action.at("filter")) { CHECK(part.get.count(*item_named(good.get<std::string>())) == 1); }
}

void check_take(const Part& part, const Json& action) {
    CHECK(part.as<Allowances>().positions[0] == action.at("allowances")[0].get<int>());
    CHECK(part.as<Allowances>().positions[1] == 0);
    CHECK(action.at("allowances").size() == 1);
    CHECK(part.get.empty() != action.contains("filter"));
    if (!action.contains("filter")) { return; }
    for (const Json& item : action.at("filter")) { CHECK(part.get.count(*item_named(item.get<std::string>())) == 1); }
}

void check_recall(const Part& part, const Json& action) {
    CHECK(part.as<Recalled>().vikings == action.at("n").get<int>());
    const std::map<std::string, Recall> places = {{"any_one_own_space", Recall::any_space},
                                                  {"each_own_space_in_column_4", Recall::column_4},
                                                  {"triggering_space", Recall::this_space}};
    CHECK(part.as<Recalled>().from == places.at(action.at("from")));
}

void check_phase(const Part& part, const Json& action) {
    const std::map<std::string, Extra> phases = {{"feast", Extra::feast},
                                                 {"bonus houses", Extra::bonus_of_houses},
                                                 {"bonus home", Extra::bonus_of_home},
                                                 {"animal_breeding", Extra::breeding}};
    const std::string boards = text_at(action, "boards");
    CHECK(part.as<Extra>() == phases.at(text_at(action, "phase") + (boards.empty() ? "" : " " + boards)));
}

void check_visit(const Part& part, const Json& action) {
    const bool occupied = action.at("state") == "occupied";
    CHECK(part.as<Visit>() == (occupied ? Visit::occupied_in_column_2 : Visit::beside_own_in_column_1));
    CHECK(action.at("column") == (occupied ? 2 : 1));
}

void check_seize(const Part& part, const Json& action) {
    CHECK(id_of(part.give.begin()->item) == action.at("tile").get<std::string>());
    CHECK(part.get.size() == action.at("fill_with").size());
    for (const auto& [good, count] : action.at("fill_with").items()) {
        CHECK(part.get.count(*item_named(good)) == count.get<int>());
    }
}

/// Compares a part with the action of the facts that it stands for.
void check_action(const Part& part, const Json& action) {
    const std::string type = action.at("type");
    switch (part.deed) {
        case Deed::upgrade: return check_upgrade(part, action);
        case Deed::take: return check_take(part, action);
        case Deed::recall: return check_recall(part, action);
        case Deed::visit: return check_visit(part, action);
        case Deed::seize: return check_seize(part, action);
        case Deed::run_phase:
            if (type == "run_phase") { check_phase(part, action); }
            return;
        case Deed::draw_weapons:
        case Deed::play_occupations:
        case Deed::load_longship: CHECK(part.as<HowMany>().count == action.at("n").get<int>()); return;
        case Deed::flip: CHECK(part.as<HowMany>().count == action.at("max").get<int>()); return;
        case Deed::roll: CHECK(name_of(part.as<Rolled>().action) == action.at("action").get<std::string>()); return;
        case Deed::make_pregnant:
            CHECK(id_of(part.get.begin()->item) == action.at("animal").get<std::string>());
            return;
        case Deed::gain:
            if (type == "take_named_weapons_up_to") { CHECK(part.times == Measure::short_of_two); }
            if (type == "double_good") { CHECK(part.times == Measure::peas_to_double); }
            return;
        case Deed::buy:
        case Deed::pay:
        case Deed::exchange:
        case Deed::draw_occupations:
        case Deed::trade_overseas:
        case Deed::buy_specials:
        case Deed::forge:
        case Deed::emigrate:
        case Deed::explore:
        case Deed::lay_ore:
        case Deed::store_in_shed:
        case Deed::copy_good:
        case Deed::move_to_houses:
        case Deed::skip_weapon:
        case Deed::skip_occupation:
        case Deed::gain_concerned:
        case Deed::boost_roll: break;
    }
}

/// The action of the n-th way, if it has one.
const Json* action_of_way(const Json& clause, std::size_t way) {
    if (clause.contains("action")) { return &clause.at("action"); }
    const Json* ways = clause.contains("choice")  ? &clause.at("choice")
                       : clause.contains("tiers") ? &clause.at("tiers").at("rows")
                                                  : nullptr;
    const bool there = ways != nullptr && way < ways->size() && ways->at(way).contains("action");
    return there ? &ways->at(way).at("action") : nullptr;
}

}  // namespace

TEST_CASE("Numbers that a card changes are changed by as much as is printed, and where (O-8.10)") {
    int compared = 0;
    for_each_printed_clause([&](int, const Clause& clause, const Json& facts) {
        if (clause.modifiers.empty()) { return; }
        REQUIRE(clause.modifiers.size() == 1);
        check_same(clause.modifiers[0], modifier_in(facts));
        ++compared;
    });
    CHECK(compared == 11);
}

TEST_CASE("Rules that a card changes are those that are printed (O-8.10)") {
    for_each_printed_clause([](int, const Clause& clause, const Json& facts) {
        if (clause.rule == Rule::none) { return; }
        CHECK(clause.rule == rule_in(facts));
    });
}

TEST_CASE("A roll is raised by as much as is printed, for one ore (O-6.3)") {
    for_each_printed_clause([](int, const Clause& clause, const Json& facts) {
        if (clause.alternatives.empty() || clause.alternatives[0][0].deed != Deed::boost_roll) { return; }
        CHECK(clause.alternatives[0][0].as<HowMany>().count == facts.at("modifier").at("per_roll").get<int>());
        CHECK(clause.alternatives[0][0].wild == Wild::ore_of_longship);
        CHECK(clause.moments[0].dice == dice_of_the_facts(facts.at("modifier").at("actions")));
    });
}

TEST_CASE("What a gain is multiplied by is as printed (O-8.4)") {
    for_each_printed_clause([](int, const Clause& clause, const Json& facts) {
        if (!facts.contains("per") || is_counted_elsewhere(clause)) { return; }
        for (const Part& part : clause.alternatives[0]) {
            CHECK(part.times == measure_names.at(facts.at("per").at("count")));
        }
    });
}

TEST_CASE("A table goes by what is printed over it (O-8.4)") {
    for_each_printed_clause([](int, const Clause& clause, const Json& facts) {
        if (!facts.contains("tiers") || clause.rule == Rule::fewer_vikings) { return; }
        const Json& tiers = facts.at("tiers");
        const Measure measure = measure_names.at(tiers.at("measure"));
        CHECK(clause.table.measure == measure);
        CHECK(clause.table.compare == compare_in(tiers));
        if (measure == Measure::stock) { CHECK(id_of(clause.table.thing) == tiers.at("measure").get<std::string>()); }
    });
}

TEST_CASE("Actions that a card gives have the numbers that are printed (O-8.4)") {
    for_each_printed_clause([](int, const Clause& clause, const Json& facts) {
        for (std::size_t way = 0; way < clause.alternatives.size(); ++way) {
            const Json* action = action_of_way(facts, way);
            if (action == nullptr) { continue; }
            for (const Part& part : clause.alternatives[way]) { check_action(part, *action); }
        }
    });
}
