#include <string>

#include <doctest/doctest.h>

#include "core/fields.hpp"
#include "games/odin/components/areas/piece.hpp"
#include "games/odin/components/goods.hpp"
#include "games/odin/components/item_words.hpp"
#include "games/odin/components/specials.hpp"
#include "games/odin/support/component_data.hpp"

using namespace meadhall;
using namespace meadhall::odin;
using testing::component_data;
using testing::Json;
using testing::with_id;

namespace {

Json name_or_null(std::optional<Good> good) { return good ? Json(std::string{name_of(*good)}) : Json(nullptr); }

bool is_pregnant(Good good) { return good != kind_of(good); }

void compare_with(const GoodRow& row, const Json& fact) {
    CHECK(fact.at("colour") == name_of(row.colour));
    CHECK(fact.at("upgrades_to") == name_or_null(row.next));
    CHECK(fact.at("reverse_side") == name_of(row.reverse));
    CHECK(fact.value("sword_value", 0) == row.sword);
    CHECK(fact.value("harvest_numeral", 0) == row.harvest);
    CHECK(fact.value("vp", 0) == row.points);
    const Pose& drawn = turns_of(row.shape).poses[0];
    CHECK(fact.at("w") == drawn.width);
    CHECK(fact.at("h") == drawn.height);
    CHECK(fact.at("cells") == turns_of(row.shape).cell_count);
}

}  // namespace

TEST_CASE("Every good has the colour, shape, ladder, sword value and harvest numeral of its tile (O-1.5)") {
    const Json& tiles = component_data().at("goods").at("tiles");
    CHECK(tiles.size() == 30);
    for (const GoodRow& row : goods) {
        if (is_pregnant(row.good)) { continue; }
        CAPTURE(name_of(row.good));
        compare_with(row, with_id(tiles, name_of(row.good)));
    }
}

TEST_CASE("The pregnant side of an animal is worth one point more and counts as the same kind (O-12.3, D-26)") {
    for (const Good good : {Good::pregnant_sheep, Good::pregnant_cattle}) {
        const GoodRow& row = row_of(good);
        const Json& fact = with_id(component_data().at("goods").at("tiles"), name_of(kind_of(good)));
        CHECK(fact.at("reverse_side") == name_of(good));
        CHECK(fact.at("pregnant_vp") == row.points);
        CHECK(row.next == row_of(kind_of(good)).next);
        CHECK(row.shape == row_of(kind_of(good)).shape);
        CHECK(row.colour == Colour::red);
    }
}

TEST_CASE("The box holds as many tiles of each kind as counted (O-1.2)") {
    for (const Json& count : component_data().at("goods").at("tile_counts")) {
        const Good front = *enum_named<Good>(count.at("front").get<std::string>());
        CHECK(row_of(front).box == count.at("count").get<int>());
        CHECK(name_of(row_of(front).reverse) == count.at("back").get<std::string>());
    }
}

TEST_CASE("Beans are upgraded to milk, which is the other side of the same tile (TV-01)") {
    CHECK(upgraded(Good::beans, 1) == Good::milk);
    CHECK(row_of(Good::beans).reverse == Good::milk);
}

TEST_CASE("Stockfish is upgraded to hide; two steps lead from orange to green and from red to blue (TV-29b, O-5.16)") {
    CHECK(upgraded(Good::stockfish, 1) == Good::hide);
    CHECK(upgraded(Good::peas, 2) == Good::oil);
    CHECK(upgraded(Good::cattle, 2) == Good::silver_hoard);
    CHECK(upgraded(Good::pregnant_sheep, 1) == Good::fur);
    CHECK(upgraded(Good::fruits, 3) == Good::treasure_chest);
}

TEST_CASE("Blue goods cannot rise, and nothing rises beyond blue (O-5.15)") {
    CHECK(upgraded(Good::jewelry, 1) == std::nullopt);
    CHECK(upgraded(Good::oil, 2) == std::nullopt);
}

TEST_CASE("Each of the fifteen special tiles has its printed mask, price, sword value and forge mark (O-1.6)") {
    const Json& tiles = component_data().at("specials").at("tiles");
    CHECK(tiles.size() == special_count);
    for (const SpecialRow& row : specials) {
        CAPTURE(name_of(row.special));
        const Json& fact = with_id(tiles, name_of(row.special));
        std::string mask;
        for (const Json& line : fact.at("mask")) { mask += (mask.empty() ? "" : "/") + line.get<std::string>(); }
        CHECK(mask == drawings[static_cast<std::size_t>(row.shape)]);
        CHECK(fact.at("cells") == turns_of(row.shape).cell_count);
        CHECK(fact.at("silver_price") == (row.price ? Json(*row.price) : Json(nullptr)));
        CHECK(fact.at("sword_value") == row.sword);
        CHECK(fact.at("forge_mark") == (row.forge == Forge::yes));
        CHECK(fact.at("vp") == row.points);
        CHECK(fact.at("copies") == 1);
    }
}

TEST_CASE("Glass beads cost nothing, the helmet one silver, and the crown is not for sale (TV-31)") {
    CHECK(row_of(Special::glass_beads).price == 0);
    CHECK(row_of(Special::helmet).price == 1);
    CHECK(row_of(Special::english_crown).price == std::nullopt);
}

TEST_CASE("The rune stone has the lowest sword value of all loot, the English crown the highest (O-6.7)") {
    for (const GoodRow& row : goods) { CHECK((row.sword == 0 || (row.sword >= 6 && row.sword <= 15))); }
    for (const SpecialRow& row : specials) { CHECK((row.sword >= 7 && row.sword <= 16)); }
    CHECK(row_of(Good::rune_stone).sword == 6);
    CHECK(row_of(Special::english_crown).sword == 16);
}

TEST_CASE("Every item has an id of its own and a name in three languages") {
    for (int number = 0; number < Item::count; ++number) {
        const Item item{number};
        CAPTURE(id_of(item));
        CHECK(item_named(id_of(item)) == item);
        CHECK_FALSE(words_of(item).en.empty());
        CHECK_FALSE(words_of(item).de.empty());
        CHECK_FALSE(words_of(item).nl.empty());
    }
    CHECK(item_named("gold") == std::nullopt);
}

TEST_CASE("An item knows its sort, and gives the same enumerator back") {
    CHECK(Item{Weapon::spear}.is<Weapon>());
    CHECK_FALSE(Item{Weapon::spear}.is<Resource>());
    CHECK_FALSE(Item{Weapon::spear}.is<Ship>());
    CHECK(Item{Special::english_crown}.as<Special>() == Special::english_crown);
    CHECK(Item{Good::peas}.number == 0);
}

TEST_CASE("Goods, special tiles, silver and ore have a shape; wood, weapons, ships and buildings have none (O-9.3)") {
    CHECK(shape_of(Good::oil) == Shape::bar_2);
    CHECK(shape_of(Special::belt) == Shape::belt);
    CHECK(shape_of(Resource::silver) == Shape::single);
    CHECK(shape_of(Resource::ore) == Shape::single);
    CHECK(shape_of(Resource::wood) == std::nullopt);
    CHECK(shape_of(Resource::stone) == std::nullopt);
    CHECK(shape_of(Weapon::bow) == std::nullopt);
    CHECK(shape_of(Ship::knarr) == std::nullopt);
    CHECK(shape_of(Building::shed) == std::nullopt);
}

TEST_CASE("Amounts add up to bundles that are compared thing by thing") {
    const Bundle price = 2 * Resource::stone + 2 * Resource::wood;
    CHECK(price.count(Resource::stone) == 2);
    CHECK(price.count(Resource::ore) == 0);
    CHECK(price.size() == 2);
    CHECK(price == Bundle{2 * Resource::stone} + 2 * Resource::wood);
    CHECK_FALSE(price == Bundle{Resource::stone});
}
