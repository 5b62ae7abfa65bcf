// When cards work: the moments of the rows against the component facts, clause by clause (O-8.5 to
// O-8.8, O-8.13).
#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "core/fields.hpp"
#include "games/odin/cards/card_facts.hpp"

using namespace meadhall;
using namespace meadhall::odin;
using testing::for_each_printed_clause;
using testing::is_pulled;
using testing::Json;
using testing::text_at;

namespace {

// Sets that the facts name.

SpaceSet spaces_where(const std::function<bool(const SpaceRow&)>& wanted) {
    SpaceSet found;
    for (const SpaceRow& row : spaces()) {
        if (wanted(row)) { found.insert(row.space); }
    }
    return found;
}

SpaceSet spaces_of_column(int column) {
    return spaces_where([&](const SpaceRow& row) { return row.column == column; });
}

bool has_deed(const SpaceRow& row, Deed deed) {
    return std::ranges::any_of(row.effect.alternatives, [&](const Parts& parts) {
        return std::ranges::any_of(parts, [&](const Part& part) { return part.deed == deed; });
    });
}

SpaceSet spaces_of_category(const std::string& category) {
    if (category == "mountain_take") {
        return spaces_where([](const SpaceRow& row) { return has_deed(row, Deed::take); });
    }
    const Group group = enum_named<Group>(category).value();
    return spaces_where([&](const SpaceRow& row) { return row.groups.contains(group); });
}

/// Spaces of which some way gives this very number of silver.
SpaceSet spaces_paying(int silver) {
    return spaces_where([&](const SpaceRow& row) {
        return std::ranges::any_of(row.effect.alternatives, [&](const Parts& parts) {
            int sum = 0;
            for (const Part& part : parts) { sum += part.get.count(Resource::silver); }
            return sum == silver;
        });
    });
}

SpaceSet spaces_named(const Json& trigger) {
    SpaceSet named;
    if (trigger.contains("spaces")) {
        for (const Json& id : trigger.at("spaces")) { named.insert(enum_named<Space>(id.get<std::string>()).value()); }
        return named;
    }
    if (trigger.contains("printed_silver_gain_exactly")) {
        return spaces_paying(trigger.at("printed_silver_gain_exactly"));
    }
    if (trigger.contains("silver_gain_exactly")) { return spaces_paying(trigger.at("silver_gain_exactly")); }
    if (!trigger.contains("category")) { return {}; }
    const Json& category = trigger.at("category");
    if (category.is_string()) { return spaces_of_category(category); }
    for (const Json& each : category) { named |= spaces_of_category(each); }
    return named;
}

ItemSet items_named(const Json& names) {
    ItemSet items;
    for (const Json& name : names) { items.insert(item_named(name.get<std::string>()).value()); }
    return items;
}

ItemSet position_named(const std::string& name) {
    return items_named(Json::array({name == "silver_2" ? "silver" : name}));
}

DiceSet dice_named(const Json& actions) {
    DiceSet named;
    for (const Json& action : actions) {
        if (const auto dice = enum_named<DiceAction>(action.get<std::string>())) { named.insert(*dice); }
    }
    return named;
}

bool names_action(const Json& trigger, std::string_view action) {
    return std::ranges::find(trigger.at("actions"), Json(action)) != trigger.at("actions").end();
}

// The moments that the facts speak of.

std::vector<Moment> moments_of_phase(const Json& clause) {
    const Json& trigger = clause.at("trigger");
    const std::string key = text_at(trigger, "phase") + " " + text_at(trigger, "moment");
    const std::map<std::string, Hook> hooks = {
        {"harvest start", Hook::harvest_starts}, {"harvest during", Hook::harvest},
        {"harvest after", Hook::after_harvest},  {"new_weapon during", Hook::new_weapon},
        {"actions end", Hook::actions_end},      {"income before", Hook::before_income},
        {"feast start", Hook::feast_starts},     {"feast during", Hook::dish_served},
        {"feast after", Hook::after_feast},      {"bonus during", Hook::bonus},
        {"bonus after", Hook::after_bonus},      {"scoring during", Hook::scoring}};
    Moment moment{.hook = hooks.at(key)};
    if (text_at(trigger, "harvest") == "none") { moment.most = 0; }
    if (text_at(trigger, "harvest") == "yes") { moment.least = 1; }
    if (clause.contains("per") && clause.at("per").contains("goods")) {
        Json goods = clause.at("per").at("goods");
        if (clause.at("per").value("pregnant_counts", false)) {
            goods = Json::array({"sheep", "pregnant_sheep", "cattle", "pregnant_cattle"});
        }
        moment.items = items_named(goods);
    }
    return {moment};
}

std::vector<Moment> moments_of_dice(const Json& trigger, SpaceSet spaces, DiceSet dice) {
    const std::string outcome = text_at(trigger, "outcome");
    if (text_at(trigger, "moment") == "before") {
        return {{.hook = Hook::before_dice, .spaces = spaces, .dice = dice}};
    }
    std::vector<Moment> moments;
    if (outcome != "failure") { moments.push_back({.hook = Hook::dice_succeeded, .spaces = spaces, .dice = dice}); }
    if (outcome != "success") { moments.push_back({.hook = Hook::dice_failed, .spaces = spaces, .dice = dice}); }
    return moments;
}

std::vector<Moment> moments_of_action(const Json& trigger) {
    std::vector<Moment> moments;
    if (const DiceSet dice = dice_named(trigger.at("actions")); !dice.empty()) {
        moments = moments_of_dice(trigger, {}, dice);
    }
    if (names_action(trigger, "overseas_trading")) { moments.push_back({.hook = Hook::before_overseas}); }
    if (names_action(trigger, "exploration")) { moments.push_back({.hook = Hook::explored}); }
    if (names_action(trigger, "plundering")) {
        moments.push_back({.hook = Hook::after_action, .spaces = on(Space::plundering)});
    }
    const bool by_longship = text_at(trigger, "uses") == "longship";
    for (Moment& moment : moments) { moment.longship = by_longship; }
    if (names_action(trigger, "emigration")) {
        moments.push_back({.hook = Hook::emigrated, .items = by_longship ? of(Ship::longship) : ItemSet{}});
    }
    return moments;
}

std::vector<Moment> moments_of_space(const Json& clause) {
    const Json& trigger = clause.at("trigger");
    const SpaceSet spaces = spaces_named(trigger);
    const bool before = text_at(trigger, "moment") == "before";
    if (trigger.contains("outcome")) {
        const bool hunts = spaces == on(Space::hunting_game_2);
        return moments_of_dice(trigger, spaces, in(hunts ? DiceAction::hunting_game : DiceAction::laying_a_snare));
    }
    if (before && text_at(trigger, "pays") == "ore") {
        return {{.hook = Hook::before_paying, .spaces = spaces, .items = of(Resource::ore)}};
    }
    // Another way to use a space is offered before it is used.
    const bool another_way = clause.contains("modifier");
    return {{.hook = before || another_way ? Hook::before_action : Hook::after_action, .spaces = spaces}};
}

std::vector<Moment> moments_of_tile(const Json& trigger) {
    const bool house = trigger.at("on").size() == 2;
    return {{.hook = Hook::tile_laid,
             .items = items_named(Json::array({trigger.at("good")})),
             .laid = house ? Laid::house : Laid::exploration_board}};
}

std::vector<Moment> moments_of_placing(const Json& trigger) {
    const auto vikings = static_cast<std::int8_t>(trigger.at("amount").get<int>());
    const int column = trigger.at("column");
    // Column 4 is the only one that takes four Vikings.
    return {{.hook = Hook::before_placing,
             .spaces = column == 4 ? SpaceSet{} : spaces_of_column(column),
             .least = vikings,
             .most = vikings}};
}

std::vector<Moment> moments_of_things(const std::string& event, const Json& trigger) {
    if (event == "good_received") {
        const auto least = static_cast<std::int8_t>(trigger.value("amount_at_once", 0));
        return {{.hook = Hook::received, .items = items_named(trigger.at("goods")), .least = least}};
    }
    if (event == "mountain_item_taken") {
        return {{.hook = Hook::taken_from_strip, .items = position_named(trigger.at("item"))}};
    }
    if (event == "mountain_item_removed") {
        return {{.hook = Hook::removed_from_strip, .items = position_named(trigger.at("item"))}};
    }
    if (event == "ship_built") {
        const auto wood = static_cast<std::int8_t>(trigger.at("paid_wood_at_least").get<int>());
        return {{.hook = Hook::built, .items = items_named(trigger.at("types")), .least = wood}};
    }
    if (event == "house_built") { return {{.hook = Hook::built, .items = items_named(trigger.at("types"))}}; }
    if (event == "ship_acquired") { return {{.hook = Hook::acquired, .items = items_named(trigger.at("types"))}}; }
    return moments_of_tile(trigger);
}

std::vector<Moment> moments_of_vikings(const std::string& event, const Json& trigger) {
    if (event == "vikings_placed") { return moments_of_placing(trigger); }
    if (event == "thing_square_count_becomes") {
        const auto count = static_cast<std::int8_t>(trigger.at("n").get<int>());
        return {{.hook = Hook::thing_square_changed, .least = count, .most = count}};
    }
    const Json& amounts = trigger.at("amount");
    return {{.hook = Hook::vikings_returned,
             .least = static_cast<std::int8_t>(amounts.front().get<int>()),
             .most = static_cast<std::int8_t>(amounts.back().get<int>())}};
}

std::vector<Moment> moments_in(const Json& clause) {
    const Json& trigger = clause.at("trigger");
    const std::string event = trigger.at("event");
    if (event == "card_played" || event == "anytime" || event == "during_viking_action") { return {}; }
    if (event == "phase") { return moments_of_phase(clause); }
    if (event == "action_taken") { return moments_of_action(trigger); }
    if (event == "action_space_used") { return moments_of_space(clause); }
    if (event.starts_with("viking") && event != "viking_action_gained") { return moments_of_vikings(event, trigger); }
    if (event == "thing_square_count_becomes") { return moments_of_vikings(event, trigger); }
    if (event == "viking_action_gained") { return {{.hook = Hook::after_action}}; }
    if (event == "house_bonus_produced") { return {{.hook = Hook::house_bonus}}; }
    if (event == "occupation_card_to_hand") { return {{.hook = Hook::occupation_drawn}}; }
    if (event == "occupations_played_in_action") { return {{.hook = Hook::action_over}}; }
    if (event == "state_reached") {
        if (trigger.contains("unlocks")) { return {}; }
        return {{.hook = Hook::acquired}, {.hook = Hook::occupation_played}};
    }
    return moments_of_things(event, trigger);
}

std::string shown(const Moment& moment) {
    std::string text{name_of(moment.hook)};
    for (const Space space : moment.spaces) { text += " " + std::string{name_of(space)}; }
    for (const Item item : moment.items) { text += " " + std::string{id_of(item)}; }
    text += " dice";
    for (const DiceAction dice : moment.dice) { text += " " + std::string{name_of(dice)}; }
    text += " count " + std::to_string(moment.least) + "-" + std::to_string(moment.most);
    return text + " laid " + std::to_string(static_cast<int>(moment.laid)) + (moment.longship ? " by longship" : "");
}

template <class Moments>
std::set<std::string> all_shown(const Moments& moments) {
    std::set<std::string> texts;
    for (const Moment& moment : moments) { texts.insert(shown(moment)); }
    return texts;
}

/// Where the row says otherwise, and why.
const std::map<int, std::string> moments_otherwise = {
    {175, "by the appendix stockfish from cards counts too, so the row listens to what is received"},
    {185, "a raid begins on its own space only, so the row is another way to use that space"}};
}  // namespace

TEST_CASE("Every clause listens to the moments that are printed, and to no others (O-8.7, O-8.13)") {
    int compared = 0;
    for_each_printed_clause([&](int number, const Clause& clause, const Json& facts) {
        if (is_pulled(clause)) { return; }
        const bool as_printed = all_shown(clause.moments) == all_shown(moments_in(facts));
        CHECK(as_printed != moments_otherwise.contains(number));
        ++compared;
    });
    CHECK(compared > 160);
}

TEST_CASE("How often a clause works is as printed (O-8.5 to O-8.8)") {
    const std::set<Hook> one_by_one = {Hook::taken_from_strip, Hook::removed_from_strip, Hook::tile_laid,
                                       Hook::dish_served,      Hook::house_bonus,        Hook::occupation_drawn};
    for_each_printed_clause([&](int, const Clause& clause, const Json& facts) {
        if (is_pulled(clause)) { return; }
        const std::string repeat = facts.at("repeat");
        const bool by_nature = !clause.moments.empty() && one_by_one.contains(clause.moments[0].hook);
        const bool in_own_action = clause.timing == Timing::anytime && clause.each;
        CHECK((repeat == "once") == (clause.once || clause.timing == Timing::immediate));
        CHECK((repeat == "unlimited") == (clause.timing == Timing::anytime && !in_own_action));
        CHECK((repeat == "each_unit") == (by_nature || (clause.each && !in_own_action)));
    });
}
