// The 61 action spaces: where they are, what they cost in Vikings, what they do (O-4, O-5).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/index_set.hpp"
#include "core/words.hpp"
#include "games/odin/components/effect.hpp"

namespace meadhall::odin {

/// The action spaces, row by row of the action board.
enum class Space : std::uint8_t {
    build_shed,
    build_stone_house,
    build_long_house,
    build_house_and_ship,
    build_whaling_boat,
    build_knarr,
    build_longship,
    hunting_game_1,
    hunting_game_2,
    whaling_3,
    whaling_4,
    stockfish,
    laying_a_snare,
    buy_2_stockfish,
    buy_sheep,
    sheep_or_cattle,
    buy_sheep_and_cattle,
    buy_2_salt_meat,
    buy_cattle_and_milk,
    weekly_beans,
    weekly_flax_stockfish,
    weekly_fruits_oil_salt_meat,
    weekly_spices,
    products_milk,
    products_mead,
    products_wool,
    craft_linen,
    craft_clothing,
    forge,
    master_crafting,
    craft_rune_stone,
    craft_chest,
    craft_chests_and_runes,
    mountain_2,
    wood_per_player,
    mountain_3_2,
    mountain_4_double_2,
    mountain_1_upgrade_1,
    mountain_3_upgrade_1,
    upgrade_3_weapons_4,
    upgrade_2,
    upgrade_3,
    upgrade_4,
    mountain_2222_or_double_3,
    overseas_trade_1,
    overseas_trade_2,
    special_sale,
    raiding,
    pillaging_2,
    pillaging_3,
    plundering,
    explore_near,
    explore_middle,
    explore_far,
    draw_occupation,
    emigrate_2,
    emigrate_3,
    swap_boat_and_emigrate,
    play_occupation_paid,
    play_occupations_2,
    play_occupations_4,
};
inline constexpr int space_count = 61;
inline constexpr Space no_space = static_cast<Space>(space_count);
using SpaceSet = IndexSet<Space, 64>;
inline constexpr int column_count = 4;

constexpr auto names(Space /*of*/) {
    return std::array<std::string_view, space_count>{"build_shed",
                                                     "build_stone_house",
                                                     "build_long_house",
                                                     "build_house_and_ship",
                                                     "build_whaling_boat",
                                                     "build_knarr",
                                                     "build_longship",
                                                     "hunting_game_1",
                                                     "hunting_game_2",
                                                     "whaling_3",
                                                     "whaling_4",
                                                     "stockfish",
                                                     "laying_a_snare",
                                                     "buy_2_stockfish",
                                                     "buy_sheep",
                                                     "sheep_or_cattle",
                                                     "buy_sheep_and_cattle",
                                                     "buy_2_salt_meat",
                                                     "buy_cattle_and_milk",
                                                     "weekly_beans",
                                                     "weekly_flax_stockfish",
                                                     "weekly_fruits_oil_salt_meat",
                                                     "weekly_spices",
                                                     "products_milk",
                                                     "products_mead",
                                                     "products_wool",
                                                     "craft_linen",
                                                     "craft_clothing",
                                                     "forge",
                                                     "master_crafting",
                                                     "craft_rune_stone",
                                                     "craft_chest",
                                                     "craft_chests_and_runes",
                                                     "mountain_2",
                                                     "wood_per_player",
                                                     "mountain_3_2",
                                                     "mountain_4_double_2",
                                                     "mountain_1_upgrade_1",
                                                     "mountain_3_upgrade_1",
                                                     "upgrade_3_weapons_4",
                                                     "upgrade_2",
                                                     "upgrade_3",
                                                     "upgrade_4",
                                                     "mountain_2222_or_double_3",
                                                     "overseas_trade_1",
                                                     "overseas_trade_2",
                                                     "special_sale",
                                                     "raiding",
                                                     "pillaging_2",
                                                     "pillaging_3",
                                                     "plundering",
                                                     "explore_near",
                                                     "explore_middle",
                                                     "explore_far",
                                                     "draw_occupation",
                                                     "emigrate_2",
                                                     "emigrate_3",
                                                     "swap_boat_and_emigrate",
                                                     "play_occupation_paid",
                                                     "play_occupations_2",
                                                     "play_occupations_4"};
}

/// What stands left of the rows: cards speak of "crafting spaces" and so on. A high space of column 4 may belong to
/// two.
enum class Group : std::uint8_t {
    house_building,
    ship_building,
    hunting,
    livestock_market,
    weekly_market,
    products,
    crafting,
    mountains_and_trade,
    sailing,
    emigration_and_occupation,
};
inline constexpr int group_count = 10;
using GroupSet = IndexSet<Group, group_count>;
constexpr auto names(Group /*of*/) {
    return std::array<std::string_view, group_count>{
        "house_building", "ship_building",       "hunting", "livestock_market",         "weekly_market", "products",
        "crafting",       "mountains_and_trade", "sailing", "emigration_and_occupation"};
}

inline constexpr std::array<Words, group_count> group_names = {{
    {"House building", "Hausbau", "Huizenbouw"},
    {"Ship building", "Schiffbau", "Scheepsbouw"},
    {"Hunting", "Jagd", "Jacht"},
    {"Livestock market", "Viehmarkt", "Veemarkt"},
    {"Weekly market", "Wochenmarkt", "Weekmarkt"},
    {"Products", "Erzeugnisse", "Producten"},
    {"Crafting", "Handwerk", "Ambacht"},
    {"Mountains and trade", "Berge und Handel", "Bergen en handel"},
    {"Sailing", "Seefahrt", "Zeevaart"},
    {"Emigration and occupation", "Auswanderung und Ausbildung", "Emigratie en beroep"},
}};

/// The background of a space, which tells its kind at a glance.
enum class Tint : std::uint8_t { grey, red, green, gold, blue, orange, brown, yellow };
constexpr auto names(Tint /*of*/) {
    return std::array<std::string_view, 8>{"grey", "red", "green", "gold", "blue", "orange", "brown", "yellow"};
}

struct SpaceRow {
    Space space{};
    Words name;
    int column = 0;  // as many Vikings (O-4.3)
    int row = 0;     // 1 … 18 from the top
    int rows = 1;    // how many rows it is high
    GroupSet groups;
    Tint tint{};
    Effect effect;
};

/// A space at a glance, read off its row: what every printed way to use it takes at least one of, however much cards
/// lower its price. Who lacks some of it need not look closer; often who has it need not either.
struct SpaceGlance {
    ItemSet needed{};
    bool is_enough = false;
    std::uint8_t column = 0;
};

namespace detail {

extern const std::array<SpaceRow, space_count> space_table;
extern const std::array<SpaceGlance, space_count> space_glances;

}  // namespace detail

[[nodiscard]] inline const std::array<SpaceRow, space_count>& spaces() { return detail::space_table; }
[[nodiscard]] inline const SpaceRow& row_of(Space space) { return spaces()[static_cast<std::size_t>(space)]; }
[[nodiscard]] inline const SpaceGlance& glance_at(Space space) {
    return detail::space_glances[static_cast<std::size_t>(space)];
}

}  // namespace meadhall::odin
