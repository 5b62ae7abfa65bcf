#include <set>
#include <string>

#include <doctest/doctest.h>

#include "core/fields.hpp"
#include "games/odin/components/areas/banquet_table.hpp"
#include "games/odin/components/breeding.hpp"
#include "games/odin/components/calendar.hpp"
#include "games/odin/components/dice.hpp"
#include "games/odin/components/goods.hpp"
#include "games/odin/components/resources.hpp"
#include "games/odin/components/ships.hpp"
#include "games/odin/support/component_data.hpp"

using namespace meadhall;
using namespace meadhall::odin;
using testing::as_json;
using testing::component_data;
using testing::Json;
using testing::with_id;

TEST_CASE("Ships have their price, points, size and places for ore (O-1.7, O-9.12, TV-27)") {
    for (const ShipRow& row : ships) {
        CAPTURE(name_of(row.ship));
        const Json& fact = with_id(component_data().at("ships").at("ships"), name_of(row.ship));
        CHECK(fact.at("price_silver") == row.price);
        CHECK(fact.at("wood_cost") == row.wood);
        CHECK(fact.at("vp") == row.points);
        CHECK(fact.at("ore_printed") == row.printed_ore);
        CHECK(fact.at("ore_capacity_extra") == row.ore_places);
        CHECK(fact.at("tile_count") == row.box);
        CHECK((fact.at("size") == "large") == (row.size == Size::large));
        CHECK(fact.at("emigration_vp") == (row.emigrated_points > 0 ? Json(row.emigrated_points) : Json(nullptr)));
    }
    const Json& moorings = component_data().at("home_boards").at("mooring");
    CHECK(moorings.at("small_whaling_only") == small_moorings);
    CHECK(moorings.at("large_knarr_or_longship") == large_moorings);
    CHECK(component_data().at("ships").at("ships")[1].at("banquet_spaces_covered") == slots_per_ship);
}

TEST_CASE("The eight mountain strips hold seven positions each, from the arrow on (O-5.13)") {
    const Json& facts = component_data().at("mountain_strips").at("strips");
    REQUIRE(facts.size() == strips.size());
    for (std::size_t i = 0; i < strips.size(); ++i) {
        Json items = Json::array();
        for (const Resource resource : strips[i]) {
            items.push_back(resource == Resource::silver ? "silver_2" : std::string{name_of(resource)});
        }
        CHECK(facts[i].at("items") == items);
    }
}

TEST_CASE("There are 47 weapons, and everybody begins with one of three kinds (O-1.8, O-2.4)") {
    const Json& fact = component_data().at("weapons");
    int sum = 0;
    for (const WeaponRow& row : weapons) {
        CHECK(fact.at("deck").at(std::string{name_of(row.weapon)}) == row.copies);
        CHECK(fact.at("start_hand").value(std::string{name_of(row.weapon)}, 0) == row.start_hand);
        sum += row.copies;
    }
    CHECK(sum == 47);
    CHECK(sum == fact.at("total"));
}

TEST_CASE("The box counts of resources and penalties are those of the box, though they never bind (O-1.2)") {
    const Json& misc = component_data().at("misc");
    for (const ResourceRow& row : resources) {
        const Json& counted = row.resource == Resource::silver
                                  ? misc.at("silver_tiles").at("total_tiles")
                                  : misc.at("resources").at(std::string{name_of(row.resource)});
        CHECK(counted == row.box);
    }
    CHECK(misc.at("thing_penalty").at("vp") == thing_penalty_points);
    CHECK(misc.at("thing_penalty").at("tiles") == 7);  // O-14.4
    CHECK(misc.at("player_setup").at("vikings") == vikings_per_colour);
    CHECK(misc.at("feast").at("spaces") == table_slots);
}

TEST_CASE("Dice actions have their die, payment, reward, comfort and returned Vikings (O-6, TV-71)") {
    for (const DiceRow& row : dice) {
        CAPTURE(name_of(row.action));
        const Json& fact = component_data().at("action_spaces").at("dice_actions").at(std::string{name_of(row.action)});
        CHECK(fact.at("die") == row.sides);
        CHECK((fact.at("want") == "high") == (row.want == Want::high));
        CHECK(fact.at("max_rolls") == max_rolls);
        CHECK(fact.value("success", Json::object()) == as_json(row.success));
        CHECK(fact.at("failure").at("vikings_returned") == row.vikings_back);
        CHECK(fact.at("failure").at(std::string{name_of(row.resource)}) == 1);
        CHECK(fact.at("failure").at(std::string{name_of(row.weapon)}) == 1);
        CHECK(fact.at("failure").size() == 3);
        if (row.want == Want::high) { CHECK(fact.at("automatic_failure_at_or_below") == 5); }  // O-6.8
    }
}

TEST_CASE("Round by round: Vikings, harvest and the board that is turned (O-2.6, O-3.3, O-3.4, TV-13)") {
    for (const Length length : {Length::long_game, Length::short_game}) {
        const Json& fact = component_data().at("home_boards").at("sides").at(std::string{name_of(length)});
        CHECK(fact.at("rounds") == last_round(length));
        for (int round = 1; round <= last_round(length); ++round) {
            const std::string number = std::to_string(round);
            const RoundRow& row = round_row(length, round);
            CHECK(fact.at("vikings_in_round").at(number) == row.vikings);
            CHECK(fact.at("harvest_level_by_round").at(number) == row.harvest);
            const std::string turned = row.turns ? std::string{name_of(*row.turns)} : "";
            CHECK(fact.at("flip_by_round").value(number, "") == turned);
        }
        CHECK(fact.at("thing_square_start") == round_row(length, 1).vikings - 1);
    }
}

TEST_CASE("A harvest of a tier brings each crop up to it once (O-3.3, TV-11)") {
    for (int tier = 0; tier <= 4; ++tier) {
        std::set<std::string> crops;
        for (const GoodRow& row : goods) {
            if (row.harvest > 0 && row.harvest <= tier) { crops.emplace(name_of(row.good)); }
        }
        const Json& level = component_data().at("home_boards").at("harvest_levels").at(std::to_string(tier));
        CHECK(crops == level.get<std::set<std::string>>());
    }
}

TEST_CASE("Two strips lie open, three with four players, who alone get imitation spaces (O-2.2, TV-04)") {
    const Json& open = component_data().at("mountain_strips").at("setup_face_up");
    for (const PlayersRow& row : tables) {
        CHECK(open.at(std::to_string(row.players)) == row.open_strips);
        CHECK(row.imitation_spaces == (row.players == 4 ? 2 : 0));
    }
}

TEST_CASE("In the solo game two colours of Vikings take turns (O-13.1, TV-54)") {
    for (const Length length : {Length::long_game, Length::short_game}) {
        const Json& fact = component_data().at("misc").at("solo").at(std::string{name_of(length)});
        const SoloRow solo = solo_setup(length);
        CHECK(fact.at("thing_square_colour1") == solo.thing_square);
        CHECK(fact.at("waiting_colour2") == solo.waiting_field);
        std::array<int, 2> colours{solo.thing_square, solo.waiting_field};
        for (int round = 1; round <= last_round(length); ++round) {
            const int on_slot = solo.table[static_cast<std::size_t>(round - 1)];
            CHECK(fact.at("banquet").at(std::to_string(round)).size() == static_cast<std::size_t>(on_slot));
            colours[static_cast<std::size_t>((round + 1) % 2)] += on_slot;
            CHECK(colours[static_cast<std::size_t>((round + 1) % 2)] == round_row(length, round).vikings);
        }
        CHECK(colours[0] == (length == Length::long_game ? 12 : 11));
        CHECK(colours[1] == (length == Length::long_game ? 11 : 12));
    }
}

TEST_CASE("Silver on the exploration boards grows by two in each round that turns a board (O-3.5, O-7.2)") {
    for (const Json& fact : component_data().at("exploration_boards").at("boards")) {
        const Face face = *enum_named<Face>(fact.at("id").get<std::string>());
        const bool is_front = row_of(board_of(face)).front == face;
        for (const Length length : {Length::long_game, Length::short_game}) {
            const std::string suffix{name_of(length)};
            int silver = 0;
            bool shown = is_front;
            for (int round = 1; round <= last_round(length); ++round) {
                const auto turned = round_row(length, round).turns;
                if (turned == board_of(face)) {
                    shown = !is_front;
                    silver = 0;
                } else if (turned) {
                    silver += silver_per_round;
                }
                const Json& by_round = fact.at("silver_on_board_by_round_" + suffix);
                CHECK(by_round.contains(std::to_string(round)) == shown);
                if (shown) { CHECK(by_round.at(std::to_string(round)) == silver); }
            }
        }
    }
}

TEST_CASE("Animals breed: pregnant ones have one young each, else one of at least two becomes pregnant (O-11.4)") {
    CHECK(bred({0, 0}) == Herd{0, 0});
    CHECK(bred({1, 0}) == Herd{1, 0});
    CHECK(bred({2, 0}) == Herd{1, 1});
    CHECK(bred({0, 1}) == Herd{2, 0});
    CHECK(bred({1, 2}) == Herd{5, 0});
}

TEST_CASE("Two sheep and a pregnant one become four (TV-16)") { CHECK(bred({2, 1}) == Herd{4, 0}); }
TEST_CASE("Of four sheep only one becomes pregnant (TV-17)") { CHECK(bred({4, 0}) == Herd{3, 1}); }
TEST_CASE("A pregnant sheep left alone still has its young (TV-18)") { CHECK(bred({0, 1}) == Herd{2, 0}); }
