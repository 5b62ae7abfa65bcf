#include <map>
#include <string>

#include <doctest/doctest.h>

#include "core/fields.hpp"
#include "games/odin/components/spaces.hpp"
#include "games/odin/support/component_data.hpp"

using namespace meadhall;
using namespace meadhall::odin;
using testing::as_json;
using testing::component_data;
using testing::Json;
using testing::with_id;

namespace {

const std::map<Group, std::string> printed_groups = {
    {Group::house_building, "Build Houses"},
    {Group::ship_building, "Build Ships"},
    {Group::hunting, "Hunting"},
    {Group::livestock_market, "Livestock Market"},
    {Group::weekly_market, "Weekly Market"},
    {Group::products, "Products"},
    {Group::crafting, "Crafting"},
    {Group::mountains_and_trade, "Mountains and Trade"},
    {Group::sailing, "Sailing"},
    {Group::emigration_and_occupation, "Emigration and Occupation"},
};

std::string groups_as_printed(GroupSet groups) {
    std::string text;
    for (const auto& [group, name] : printed_groups) {
        if (groups.contains(group)) { text += (text.empty() ? "" : " + ") + name; }
    }
    return text;
}

bool is_building(const Bundle& bundle) { return bundle.begin()->item.is<Building>(); }
bool is_ship(const Bundle& bundle) { return bundle.begin()->item.is<Ship>(); }

/// What is received, in the words of the component data.
Json received(const Bundle& get) {
    Json operations = Json::array();
    if (is_building(get) || is_ship(get)) {
        for (const Amount& amount : get) {
            const std::string id{id_of(amount.item)};
            operations.push_back(amount.item.is<Building>() ? Json{{"op", "build"}, {"building", id}}
                                                            : Json{{"op", "gain_ship"}, {"ship", id}});
        }
        return operations;
    }
    operations.push_back({{"op", "gain"}, {"items", as_json(get)}});
    return operations;
}

Json counted_gain(const Part& part) {
    if (part.times == Measure::players) {
        return {
            {"op", "gain_by_player_count"}, {"good", "wood"}, {"by_players", {{"1", 1}, {"2", 2}, {"3", 3}, {"4", 4}}}};
    }
    const std::string animal = part.times == Measure::herd ? "cattle" : "sheep";
    if (part.at_most == 1) {
        return {{"op", "if_animal"}, {"animal", animal}, {"at_least", 1}, {"gain", as_json(part.get)}};
    }
    const std::string good{id_of(part.get.begin()->item)};
    return {{"op", "per_animal"}, {"animal", animal}, {"good", good}, {"max", part.at_most}};
}

Json takes(const Part& part) {
    Json list = Json::array();
    for (const int allowance : part.as<Allowances>().positions) {
        if (allowance > 0) { list.push_back(allowance); }
    }
    return {{"op", "mountain"}, {"takes", list}};
}

Json faces_of(Voyage voyage) {
    Json list = Json::array();
    for (const FaceRow& face : faces) {
        const bool is_exploration = face.face != Face::home && ground_of(face.face) == Ground::land;
        if (is_exploration && voyage_to(face.face) == voyage) { list.push_back(std::string{name_of(face.face)}); }
    }
    return list;
}

Json rolled(const Part& part) {
    Json operation{{"op", "dice"}, {"dice_action", std::string{name_of(part.as<Rolled>().action)}}};
    if (part.as<Rolled>().boats > 0) { operation.update({{"boats_min", 1}, {"boats_max", part.as<Rolled>().boats}}); }
    return operation;
}

/// One part in the words of the component data; there, the price of emigration goes without saying.
Json operations_of(const Part& part, bool beside_others) {
    const Json pay{{"op", "pay"}, {"items", as_json(part.give)}};
    Json list = Json::array();
    switch (part.deed) {
        case Deed::gain: return part.times == Measure::one ? received(part.get) : Json::array({counted_gain(part)});
        case Deed::pay: return part.times == Measure::round ? list : Json::array({pay});
        case Deed::exchange:
            if (beside_others) {
                return Json::array(
                    {{{"op", "optional_exchange"}, {"give", as_json(part.give)}, {"get", as_json(part.get)}}});
            }
            [[fallthrough]];
        case Deed::buy:
            list.push_back(pay);
            for (const Json& operation : received(part.get)) { list.push_back(operation); }
            return list;
        case Deed::take: return Json::array({takes(part)});
        case Deed::upgrade:
            return Json::array(
                {{{"op", "upgrade"}, {"count", part.as<Upgrading>().count}, {"steps", part.as<Upgrading>().steps}}});
        case Deed::draw_weapons: return Json::array({{{"op", "draw_weapons"}, {"count", part.as<HowMany>().count}}});
        case Deed::draw_occupations:
            return Json::array({{{"op", "draw_occupation"}, {"count", part.as<HowMany>().count}}});
        case Deed::play_occupations:
            return Json::array({{{"op", "play_occupation"}, {"max", part.as<HowMany>().count}}});
        case Deed::roll: return Json::array({rolled(part)});
        case Deed::trade_overseas: return Json::array({Json{{"op", "overseas_trade"}}});
        case Deed::buy_specials: return Json::array({{{"op", "special_sale"}, {"max", part.as<HowMany>().count}}});
        case Deed::forge: return Json::array({pay, {{"op", "forge"}, {"count", 1}}});
        case Deed::emigrate: return Json::array({{{"op", "emigrate"}, {"count", 1}}});
        case Deed::explore: return Json::array({{{"op", "explore"}, {"boards", faces_of(part.as<Voyage>())}}});
        case Deed::recall:
        case Deed::visit:
        case Deed::run_phase:
        case Deed::flip:
        case Deed::make_pregnant:
        case Deed::lay_ore:
        case Deed::store_in_shed:
        case Deed::copy_good:
        case Deed::load_longship:
        case Deed::seize:
        case Deed::move_to_houses:
        case Deed::skip_weapon:
        case Deed::skip_occupation:
        case Deed::gain_concerned:
        case Deed::boost_roll: break;  // only on cards
    }
    return list;
}

Json operations_of(const Parts& parts) {
    Json list = Json::array();
    for (const Part& part : parts) {
        for (const Json& operation : operations_of(part, parts.size() > 1)) { list.push_back(operation); }
    }
    return list;
}

/// What all alternatives begin with alike, the data names once; what they then differ in is the choice.
Json choice_of(const std::vector<Json>& alternatives) {
    Json list = Json::array();
    const bool same_price = alternatives[0][0] == alternatives[1][0];
    const bool other_price_only = !same_price && alternatives[0].size() > 1 && alternatives[0][1] == alternatives[1][1];
    if (other_price_only) {
        Json prices = Json::array();
        for (const Json& alternative : alternatives) { prices.push_back(alternative[0].at("items")); }
        list.push_back({{"op", "pay_one_of"}, {"options", prices}});
        for (std::size_t i = 1; i < alternatives[0].size(); ++i) { list.push_back(alternatives[0][i]); }
        return list;
    }
    Json options = Json::array();
    for (Json alternative : alternatives) {
        if (same_price) { alternative.erase(0); }
        options.push_back(alternative);
    }
    if (same_price) { list.push_back(alternatives[0][0]); }
    list.push_back({{"op", "choose_one"}, {"options", options}});
    return list;
}

Json effects_of(const Effect& effect) {
    std::vector<Json> alternatives;
    for (const Parts& parts : effect.alternatives) { alternatives.push_back(operations_of(parts)); }
    return alternatives.size() == 1 ? alternatives[0] : choice_of(alternatives);
}

/// The need of the one part that has any; the swap space's own need is that of emigrating alone (D-03).
Need need_of(const Effect& effect) {
    for (const Part& part : effect.alternatives[0]) {
        if (part.need.count > 0) { return part.need; }
    }
    return {};
}

Need need_in(const Json& fact) {
    Need need;
    if (!fact.contains("requires")) { return need; }
    const Json& requires_ = fact.at("requires");
    if (requires_.contains("any_ship_of")) {
        for (const Json& ship : requires_.at("any_ship_of")) {
            need.ships.insert(*enum_named<Ship>(ship.get<std::string>()));
        }
        need.count = 1;
        return need;
    }
    for (const auto& [ship, count] : requires_.at("ships").items()) {
        need.ships.insert(*enum_named<Ship>(ship));
        need.count = count.get<std::int8_t>();
    }
    return need;
}

}  // namespace

TEST_CASE("There are 61 action spaces: 18, 18, 16 and 9 in the four columns (O-1.11)") {
    const Json& facts = component_data().at("action_spaces");
    CHECK(facts.at("spaces").size() == spaces().size());
    std::map<std::string, int> in_column;
    for (const SpaceRow& row : spaces()) { ++in_column[std::to_string(row.column)]; }
    CHECK(facts.at("counts_by_column") == Json(in_column));
}

TEST_CASE("Every action space is where it is printed, in its group and colour (O-4.3)") {
    for (const SpaceRow& row : spaces()) {
        CAPTURE(name_of(row.space));
        const Json& fact = with_id(component_data().at("action_spaces").at("spaces"), name_of(row.space));
        CHECK(fact.at("column") == row.column);
        CHECK(fact.at("vikings") == row.column);
        CHECK(fact.at("row") == row.row);
        CHECK(fact.at("row_span") == row.rows);
        CHECK(fact.at("group") == groups_as_printed(row.groups));
        CHECK(fact.at("colour") == name_of(row.tint));
        CHECK_FALSE(row.name.en.empty());
        CHECK_FALSE(row.name.de.empty());
        CHECK_FALSE(row.name.nl.empty());
    }
}

TEST_CASE("Every action space does what is printed on it (O-5)") {
    for (const SpaceRow& row : spaces()) {
        CAPTURE(name_of(row.space));
        const Json& fact = with_id(component_data().at("action_spaces").at("spaces"), name_of(row.space));
        CHECK(effects_of(row.effect) == fact.at("effects"));
    }
}

TEST_CASE("Parts that need ships need those that are printed (O-5.18 to O-5.22, O-6, O-7.1)") {
    for (const SpaceRow& row : spaces()) {
        CAPTURE(name_of(row.space));
        if (row.space == Space::swap_boat_and_emigrate) { continue; }
        const Json& fact = with_id(component_data().at("action_spaces").at("spaces"), name_of(row.space));
        CHECK(need_of(row.effect) == need_in(fact));
    }
    CHECK(need_of(row_of(Space::swap_boat_and_emigrate).effect) == Need{{Ship::knarr, Ship::longship}, 1});
}

TEST_CASE("Overseas trading and emigration can be used by paying alone: their price needs no ship (D-02, D-03)") {
    for (const Space space : {Space::overseas_trade_1, Space::overseas_trade_2, Space::emigrate_2, Space::emigrate_3}) {
        const Part& price = row_of(space).effect.alternatives[0][0];
        CHECK(price.deed == Deed::pay);
        CHECK(price.need.count == 0);
    }
}

TEST_CASE("Emigration costs one silver for each round (O-5.20, TV-32)") {
    const Part& price = row_of(Space::emigrate_2).effect.alternatives[0][0];
    CHECK(price.give == Bundle{Resource::silver});
    CHECK(price.times == Measure::round);
    CHECK(price.at_most == Part::no_limit);
}

TEST_CASE("Cattle and milk together cost three silver (TV-28d)") {
    CHECK(row_of(Space::buy_cattle_and_milk).effect == all(buy(3 * Resource::silver, Good::cattle + Good::milk)));
}

TEST_CASE("Two stone and two wood buy a stone house with a longship or a long house with a knarr (TV-57)") {
    const auto& alternatives = row_of(Space::build_house_and_ship).effect.alternatives;
    REQUIRE(alternatives.size() == 2);
    CHECK(alternatives[0][0].get == Building::stone_house + Ship::longship);
    CHECK(alternatives[1][0].get == Building::long_house + Ship::knarr);
    for (const Parts& parts : alternatives) { CHECK(parts[0].give == 2 * Resource::stone + 2 * Resource::wood); }
}
