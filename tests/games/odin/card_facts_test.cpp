// The rows of the cards against the component facts, clause by clause: when, whether one must, what is given, what
// comes, and which action it is (O-8.4 to O-8.8).
#include <fstream>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "core/fields.hpp"
#include "games/odin/cards/book.hpp"

using namespace meadhall;
using namespace meadhall::odin;
using Json = nlohmann::json;

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

const std::map<Deed, std::string> action_names = {{Deed::take, "mountain_take"},
                                                  {Deed::upgrade, "upgrade"},
                                                  {Deed::draw_weapons, "draw_weapons"},
                                                  {Deed::play_occupations, "play_occupation"},
                                                  {Deed::roll, "dice_action"},
                                                  {Deed::emigrate, "emigration"},
                                                  {Deed::recall, "return_viking"},
                                                  {Deed::visit, "use_action_space"},
                                                  {Deed::run_phase, "run_phase"},
                                                  {Deed::flip, "flip_tiles"},
                                                  {Deed::make_pregnant, "set_pregnant"},
                                                  {Deed::lay_ore, "place_on_board"},
                                                  {Deed::store_in_shed, "place_on_board"},
                                                  {Deed::copy_good, "gain_copy"},
                                                  {Deed::load_longship, "load_ore"},
                                                  {Deed::seize, "seize_special"},
                                                  {Deed::move_to_houses, "move_tiles"}};

const std::map<Wild, std::pair<std::string, std::string>> open_prices = {
    {Wild::sheep, {"sheep_any", "1"}},        {Wild::cattle, {"cattle_any", "1"}},
    {Wild::two_weapons, {"weapon_any", "2"}}, {Wild::whaling_boat, {"whaling_boat", "1"}},
    {Wild::longship, {"longship", "1"}},      {Wild::ore_of_longship, {"ore_on_acting_longship", "1"}}};

void add(std::map<std::string, std::string>& things, const Bundle& bundle, bool counted) {
    for (const Amount& amount : bundle) {
        things[std::string{id_of(amount.item)}] = counted ? "formula" : std::to_string(amount.count);
    }
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
        if (open_prices.contains(part.wild)) { way.give.insert(open_prices.at(part.wild)); }
        if (action_names.contains(part.deed)) { way.action = action_names.at(part.deed); }
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

Way way_of(const Json& facts, const Json& clause) {
    Way way;
    for (const Json* source : {&clause, &facts}) {
        if (source->contains("cost")) { add(way.give, source->at("cost")); }
        if (source->contains("gain")) { add(way.get, source->at("gain")); }
        if (!source->contains("action")) { continue; }
        const Json& action = source->at("action");
        way.action = action.at("type");
        if (action.contains("cost")) { add(way.give, action.at("cost")); }
    }
    return way;
}

std::vector<Way> ways_of(const Json& clause) {
    std::vector<Way> ways;
    Json bare = clause;
    for (const char* key : {"choice", "tiers"}) { bare.erase(key); }
    if (clause.contains("choice")) {
        for (const Json& choice : clause.at("choice")) { ways.push_back(way_of(choice, bare)); }
    } else if (clause.contains("tiers")) {
        for (const Json& row : clause.at("tiers").at("rows")) { ways.push_back(way_of(row, bare)); }
    } else {
        ways.push_back(way_of(bare, Json::object()));
    }
    return ways;
}

Json facts() {
    std::ifstream file{std::string{MEADHALL_TEST_DATA} + "/odin-occupations.json"};
    REQUIRE(file.good());
    return Json::parse(file);
}

/// Written otherwise in the row than in the facts, to the same end: what they do is shown by their scenarios.
///  9: the ore is part of the deed · 49: the phase is run, not announced · 60: one return of one or two Vikings ·
///  69, 97: gains by what is missing · 102: two spaces, two ways each · 150: an exchange right after the gain ·
///  177: the good or silverware · 183: each row with those below it · 188: no row for one player
const std::set<int> written_otherwise = {9, 49, 60, 69, 97, 102, 150, 177, 183, 188};

}  // namespace

TEST_CASE("Every card has a row, with as many clauses as are printed (O-8.9)") {
    for (const Json& card : facts()) {
        const int number = card.at("number");
        CAPTURE(number);
        if (written_otherwise.contains(number)) { continue; }
        const Card id{static_cast<std::uint8_t>(number - 1)};
        CHECK(printed_book().clauses_of(id) == static_cast<int>(card.at("clauses").size()));
    }
}

TEST_CASE("Timing and freedom of every clause are as printed (O-8.5 to O-8.8)") {
    for (const Json& card : facts()) {
        const int number = card.at("number");
        CAPTURE(number);
        if (written_otherwise.contains(number)) { continue; }
        const ClauseId first = printed_book().first_clause(Card{static_cast<std::uint8_t>(number - 1)});
        for (std::size_t i = 0; i < card.at("clauses").size(); ++i) {
            const Json& printed = card.at("clauses")[i];
            const Clause& clause = printed_book().clause({static_cast<std::uint8_t>(first.number + i)});
            const std::array<std::string, 4> timings = {"immediate", "anytime", "whenever", "as_soon_as"};
            CHECK(timings[static_cast<std::size_t>(clause.timing)] == printed.at("timing").get<std::string>());
            CHECK((clause.will == Will::may) == printed.at("optional").get<bool>());
            const bool pulled = !clause.modifiers.empty() || clause.rule != Rule::none;
            if (pulled) { CHECK((printed.contains("modifier") || printed.contains("tiers") || number == 160)); }
        }
    }
}

TEST_CASE("What every clause takes and gives is as printed, way by way (O-8.4)") {
    for (const Json& card : facts()) {
        const int number = card.at("number");
        CAPTURE(number);
        if (written_otherwise.contains(number)) { continue; }
        const ClauseId first = printed_book().first_clause(Card{static_cast<std::uint8_t>(number - 1)});
        for (std::size_t i = 0; i < card.at("clauses").size(); ++i) {
            const Clause& clause = printed_book().clause({static_cast<std::uint8_t>(first.number + i)});
            if (clause.alternatives.empty()) { continue; }
            const std::vector<Way> printed = ways_of(card.at("clauses")[i]);
            REQUIRE(clause.alternatives.size() == printed.size());
            for (std::size_t way = 0; way < printed.size(); ++way) {
                CHECK(shown(way_of(clause.alternatives[way])) == shown(printed[way]));
            }
        }
    }
}

TEST_CASE("Rows of tables begin at the printed numbers (O-8.4)") {
    for (const Json& card : facts()) {
        const int number = card.at("number");
        CAPTURE(number);
        if (number == 188 || number == 106) { continue; }
        const ClauseId first = printed_book().first_clause(Card{static_cast<std::uint8_t>(number - 1)});
        for (std::size_t i = 0; i < card.at("clauses").size(); ++i) {
            const Json& printed = card.at("clauses")[i];
            if (!printed.contains("tiers")) { continue; }
            const Clause& clause = printed_book().clause({static_cast<std::uint8_t>(first.number + i)});
            const Json& rows = printed.at("tiers").at("rows");
            REQUIRE(clause.table.numbers.size() == rows.size());
            for (std::size_t row = 0; row < rows.size(); ++row) {
                CHECK(int{clause.table.numbers[row]} == rows[row].at("n").get<int>());
            }
        }
    }
}
