// The rows of the cards against the component facts, clause by clause: when, whether one must, what is given, what
// comes, and which action it is (O-8.4 to O-8.8).
#include <map>
#include <set>
#include <string>
#include <vector>

#include "games/odin/cards/card_facts.hpp"

using namespace meadhall;
using namespace meadhall::odin;
using testing::for_each_printed_clause;
using testing::Json;
using testing::text_at;

namespace {

/// One way to use a clause, in the words of the facts.
struct Way {
    std::map<std::string, std::string> give;
    std::map<std::string, std::string> get;
    std::string action;
};

std::string shown(const Way& way) {
    std::string text;
    for (const auto& [item, count] : way.give) { text += count + " " + item + ", "; }
    text += "-> ";
    for (const auto& [item, count] : way.get) { text += count + " " + item + ", "; }
    return text + way.action;
}

// The rows.

const std::map<Deed, std::string> action_names = {
    {Deed::take, "mountain_take"},        {Deed::upgrade, "upgrade"},
    {Deed::draw_weapons, "draw_weapons"}, {Deed::play_occupations, "play_occupation"},
    {Deed::roll, "dice_action"},          {Deed::emigrate, "emigration"},
    {Deed::recall, "return_viking"},      {Deed::visit, "use_action_space"},
    {Deed::flip, "flip_tiles"},           {Deed::make_pregnant, "set_pregnant"},
    {Deed::lay_ore, "place_on_board"},    {Deed::store_in_shed, "place_on_board"},
    {Deed::copy_good, "gain_copy"},       {Deed::load_longship, "load_ore"},
    {Deed::seize, "seize_special"},       {Deed::move_to_houses, "move_tiles"}};

const std::map<Wild, std::pair<std::string, std::string>> open_prices = {
    {Wild::sheep, {"sheep_any", "1"}},        {Wild::cattle, {"cattle_any", "1"}},
    {Wild::two_weapons, {"weapon_any", "2"}}, {Wild::whaling_boat, {"whaling_boat", "1"}},
    {Wild::longship, {"longship", "1"}},      {Wild::ore_of_longship, {"ore_on_acting_longship", "1"}}};

void add(std::map<std::string, std::string>& things, const Bundle& bundle, bool counted) {
    for (const Amount& amount : bundle) {
        things[std::string{id_of(amount.item)}] = counted ? "formula" : std::to_string(amount.count);
    }
}

std::string action_of(const Part& part) {
    if (part.deed == Deed::run_phase) {
        const bool told = part.as<Extra>() == Extra::harvest_begins || part.as<Extra>() == Extra::harvest_ends;
        return told ? "emit_phase_event" : "run_phase";
    }
    return action_names.contains(part.deed) ? action_names.at(part.deed) : "";
}

Way way_of(const Parts& parts) {
    Way way;
    for (const Part& part : parts) {
        const bool counted = part.times != Measure::one;
        const bool trades = part.deed == Deed::pay || part.deed == Deed::exchange || part.deed == Deed::store_in_shed;
        if (trades) { add(way.give, part.give, counted); }
        if (part.deed == Deed::gain || part.deed == Deed::exchange || part.deed == Deed::store_in_shed) {
            add(way.get, part.get, false);
        }
        if (part.deed == Deed::lay_ore) { way.get["ore"] = "1"; }  // for each longship
        if (open_prices.contains(part.wild)) { way.give.insert(open_prices.at(part.wild)); }
        if (const std::string action = action_of(part); !action.empty()) { way.action = action; }
    }
    return way;
}

// The facts.

void add(std::map<std::string, std::string>& things, const Json& bundle) {
    for (const auto& [key, value] : bundle.items()) {
        const std::string item = key.starts_with("special:") ? key.substr(8) : key;
        things[item] = value.is_string() ? "formula" : std::to_string(value.get<int>());
    }
}

/// Some actions of the facts are written as gains in the rows, so many as are missing.
void add_action(Way& way, const Json& action) {
    const std::string type = action.at("type");
    if (type == "take_named_weapons_up_to") {
        for (const Json& weapon : action.at("types")) { way.get[weapon] = "1"; }
    } else if (type == "double_good") {
        way.get[action.at("good")] = "1";
    } else {
        way.action = type;
    }
    if (action.contains("cost")) { add(way.give, action.at("cost")); }
}

Way way_of(const Json& facts, const Json& clause) {
    Way way;
    for (const Json* source : {&clause, &facts}) {
        if (source->contains("cost")) { add(way.give, source->at("cost")); }
        if (source->contains("gain")) { add(way.get, source->at("gain")); }
        if (source->contains("action")) { add_action(way, source->at("action")); }
    }
    // What is replaced after it has come is given for the other.
    if (clause.contains("modifier") && text_at(clause.at("modifier"), "what") == "one_of_received") {
        way.give[clause.at("trigger").at("goods")[0]] = "1";
    }
    return way;
}

/// The rows of a table, those that bring nothing apart; where they add up, each with those before it.
std::vector<Json> rows_of(const Json& tiers) {
    std::vector<Json> rows;
    Json sum = Json::object();
    for (Json row : tiers.at("rows")) {
        const bool empty = row.contains("gain") && row.at("gain").empty() && !row.contains("action");
        if (empty) { continue; }
        if (tiers.at("mode") == "cumulative") {
            sum.update(row.at("gain"));
            row["gain"] = sum;
        }
        rows.push_back(row);
    }
    return rows;
}

std::vector<Way> ways_of(const Json& clause) {
    std::vector<Way> ways;
    Json bare = clause;
    for (const char* key : {"choice", "tiers"}) { bare.erase(key); }
    if (clause.contains("choice")) {
        for (const Json& choice : clause.at("choice")) { ways.push_back(way_of(choice, bare)); }
    } else if (clause.contains("tiers")) {
        for (const Json& row : rows_of(clause.at("tiers"))) { ways.push_back(way_of(row, bare)); }
    } else {
        ways.push_back(way_of(Json::object(), bare));
    }
    return ways;
}

/// Cards with another number of clauses in the row than are printed, and why.
const std::map<int, std::string> clauses_otherwise = {
    {60, "two boxes that are one return of one or two Vikings"},
    {102, "one box for two spaces; in the rows each space has the rest of its own way with it"}};
/// Cards whose ways are another number or kind, and why.
const std::map<int, std::string> ways_otherwise = {
    {177, "the printed replacement is a choice between the good and the silverware, one of which must be taken"}};

}  // namespace

TEST_CASE("Every card has a row, with as many clauses as are printed (O-8.9)") {
    for (const Json& card : testing::card_facts()) {
        const int number = card.at("number");
        CAPTURE(number);
        const bool as_printed =
            printed_book().clauses_of(testing::card_numbered(number)) == static_cast<int>(card.at("clauses").size());
        CHECK(as_printed != clauses_otherwise.contains(number));
    }
}

TEST_CASE("Timing and freedom of every clause are as printed (O-8.5 to O-8.8)") {
    for_each_printed_clause([](int number, const Clause& clause, const Json& printed) {
        const std::array<std::string, 4> timings = {"immediate", "anytime", "whenever", "as_soon_as"};
        CHECK(timings[static_cast<std::size_t>(clause.timing)] == printed.at("timing").get<std::string>());
        CHECK(((clause.will == Will::may) == printed.at("optional").get<bool>()) != ways_otherwise.contains(number));
    });
}

TEST_CASE("What every clause takes and gives is as printed, way by way (O-8.4)") {
    for_each_printed_clause([](int number, const Clause& clause, const Json& facts) {
        if (clause.alternatives.empty() || ways_otherwise.contains(number)) { return; }
        const std::vector<Way> printed = ways_of(facts);
        REQUIRE(clause.alternatives.size() == printed.size());
        for (std::size_t way = 0; way < printed.size(); ++way) {
            CHECK(shown(way_of(clause.alternatives[way])) == shown(printed[way]));
        }
    });
}

TEST_CASE("A clause without ways of its own changes a number or a rule (O-8.10)") {
    for_each_printed_clause([](int number, const Clause& clause, const Json& facts) {
        if (!clause.alternatives.empty()) { return; }
        CHECK((!clause.modifiers.empty() || clause.rule != Rule::none));
        CHECK((facts.contains("modifier") || facts.contains("tiers") || number == 160));
    });
}

TEST_CASE("Rows of tables begin at the printed numbers (O-8.4)") {
    for_each_printed_clause([](int, const Clause& clause, const Json& printed) {
        if (!printed.contains("tiers") || clause.rule == Rule::fewer_vikings) { return; }
        const std::vector<Json> rows = rows_of(printed.at("tiers"));
        REQUIRE(clause.table.numbers.size() == rows.size());
        for (std::size_t row = 0; row < rows.size(); ++row) {
            CHECK(int{clause.table.numbers[row]} == rows[row].at("n").get<int>());
        }
    });
}

TEST_CASE("The Inspector takes back one Viking for nothing, or two for the price of the round (#60, O-8.9)") {
    const Clause& clause = printed_book().clause(printed_book().first_clause(testing::card_numbered(60)));
    REQUIRE(clause.alternatives.size() == 2);
    const Json printed = testing::card_facts()[59].at("clauses");
    CHECK(shown(way_of(clause.alternatives[0])) == shown(ways_of(printed[0])[0]));
    CHECK(shown(way_of(clause.alternatives[1])) == shown(ways_of(printed[1])[0]));
    CHECK(clause.alternatives[0][0].as<Recalled>().vikings == 1);
    CHECK(clause.alternatives[1][1].as<Recalled>().vikings == 2);
}

TEST_CASE("The Fur Merchant's exchange stands for the upgrade of two spaces, whose other parts stay (#102, O-4.10)") {
    const Card card = testing::card_numbered(102);
    const std::vector<Way> printed = ways_of(testing::card_facts()[101].at("clauses")[0]);
    for (int i = 0; i < printed_book().clauses_of(card); ++i) {
        const ClauseId id{static_cast<std::uint8_t>(printed_book().first_clause(card).number + i)};
        const Clause& clause = printed_book().clause(id);
        const Space space = i == 0 ? Space::mountain_1_upgrade_1 : Space::mountain_3_upgrade_1;
        CHECK(clause.moments[0].spaces == on(space));
        const Parts& way = row_of(space).effect.alternatives[0];
        REQUIRE(clause.alternatives.size() == printed.size());
        for (std::size_t choice = 0; choice < printed.size(); ++choice) {
            const Parts& parts = clause.alternatives[choice];
            REQUIRE(parts.size() == way.size());
            CHECK(parts[0] == way[0]);
            CHECK(shown(way_of(Parts{parts[1]})) == shown(printed[choice]));
        }
    }
}
