// The goods of the two goods boxes: colour, shape, what each is upgraded to, its sword value (chapter 0 and O-1.5).
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/words.hpp"
#include "games/odin/components/areas/shape.hpp"
#include "games/odin/components/item.hpp"
#include "games/odin/components/item_nouns.hpp"

namespace meadhall::odin {

/// Orange and red are food, green and blue are equipment; the grey special tiles count as blue in every rule (O-1.5).
/// Silver and ore have no colour.
enum class Colour : std::uint8_t { orange, red, green, blue, grey, none };
constexpr auto names(Colour /*of*/) {
    return std::array<std::string_view, 6>{"orange", "red", "green", "blue", "grey", "none"};
}

inline constexpr std::array<Words, 6> colour_names = {{
    {"orange", "orange", "oranje"},
    {"red", "rot", "rood"},
    {"green", "grün", "groen"},
    {"blue", "blau", "blauw"},
    {"grey", "grau", "grijs"},
    {"colourless", "farblos", "kleurloos"},
}};

/// A column of the goods boxes, counted from the left and from 0; each has one green good.
struct BoxColumn {
    std::uint8_t number = 0;

    friend constexpr bool operator==(BoxColumn, BoxColumn) = default;
};
using BoxColumns = IndexSet<BoxColumn, 8>;

struct GoodRow {
    Good good{};
    Noun name;
    Colour colour{};
    Shape shape{};
    std::optional<Good> next;  // one upgrade, same shape; blue goods have none
    Good reverse{};            // the other side of the same cardboard
    int sword = 0;             // O-6.7: what a raid needs to win it; 0 = no loot
    int harvest = 0;           // O-3.3: the tier it is harvested from; 0 = never
    int points = 0;            // O-12.3: in the stables at the end
    int box = 0;               // tiles in the box with this front; the supply is unlimited all the same (O-1.2)
};

namespace detail {

consteval std::array<GoodRow, good_count> good_rows() {
    using enum Good;
    using enum Colour;
    constexpr auto top = std::optional<Good>{};
    // clang-format off
    return {{
        {peas,            noun::peas,              orange, Shape::bar_2,     mead,           mead,            0, 1, 0, 25},
        {mead,            noun::mead,              red,    Shape::bar_2,     oil,            peas,            0, 0, 0, 0},
        {oil,             noun::oil,               green,  Shape::bar_2,     rune_stone,     rune_stone,      0, 0, 0, 43},
        {rune_stone,      noun::rune_stone,        blue,   Shape::bar_2,     top,            oil,             6, 0, 0, 0},
        {flax,            noun::flax,              orange, Shape::bar_3,     stockfish,      stockfish,       0, 1, 0, 20},
        {stockfish,       noun::stockfish,         red,    Shape::bar_3,     hide,           flax,            0, 0, 0, 0},
        {hide,            noun::hide,              green,  Shape::bar_3,     silverware,     silverware,      0, 0, 0, 30},
        {silverware,      noun::silverware,        blue,   Shape::bar_3,     top,            hide,            7, 0, 0, 0},
        {beans,           noun::beans,             orange, Shape::square_2,  milk,           milk,            0, 1, 0, 20},
        {milk,            noun::milk,              red,    Shape::square_2,  wool,           beans,           0, 0, 0, 0},
        {wool,            noun::wool,              green,  Shape::square_2,  chest,          chest,           0, 0, 0, 30},
        {chest,           noun::chest,             blue,   Shape::square_2,  top,            wool,            8, 0, 0, 0},
        {grain,           noun::grain,             orange, Shape::bar_4,     salt_meat,      salt_meat,       0, 2, 0, 20},
        {salt_meat,       noun::salt_meat,         red,    Shape::bar_4,     linen,          grain,           0, 0, 0, 0},
        {linen,           noun::linen,             green,  Shape::bar_4,     silk,           silk,            0, 0, 0, 20},
        {silk,            noun::silk,              blue,   Shape::bar_4,     top,            linen,           8, 0, 0, 0},
        {cabbage,         noun::cabbage,           orange, Shape::block_3x2, game_meat,      game_meat,       0, 3, 0, 17},
        {game_meat,       noun::game_meat,         red,    Shape::block_3x2, skin_and_bones, cabbage,         0, 0, 0, 0},
        {skin_and_bones,  noun::skin_and_bones,    green, Shape::block_3x2, spices,     spices,          0, 0, 0, 20},
        {spices,          noun::spices,            blue,   Shape::block_3x2, top,            skin_and_bones,  9, 0, 0, 0},
        {sheep,           noun::sheep,             red,    Shape::block_4x2, fur,            pregnant_sheep,  0, 0, 2, 18},
        {fur,             noun::fur,               green,  Shape::block_4x2, jewelry,        jewelry,         0, 0, 0, 20},
        {jewelry,         noun::jewelry,           blue,   Shape::block_4x2, top,            fur,            10, 0, 0, 0},
        {fruits,          noun::fruits,            orange, Shape::square_3,  whale_meat,     whale_meat,      0, 4, 0, 15},
        {whale_meat,      noun::whale_meat,        red,    Shape::square_3,  robe,           fruits,          0, 0, 0, 0},
        {robe,            noun::robe,              green,  Shape::square_3,  treasure_chest, treasure_chest,  0, 0, 0, 18},
        {treasure_chest,  noun::treasure_chest,    blue,   Shape::square_3,  top,            robe,           11, 0, 0, 0},
        {cattle,          noun::cattle,            red,    Shape::block_4x3, clothing,       pregnant_cattle, 0, 0, 3, 15},
        {clothing,        noun::clothing,          green,  Shape::block_4x3, silver_hoard,   silver_hoard,    0, 0, 0, 15},
        {silver_hoard,    noun::silver_hoard,      blue,   Shape::block_4x3, top,            clothing,       15, 0, 0, 0},
        {pregnant_sheep,  noun::pregnant_sheep,    red, Shape::block_4x2, fur,         sheep,           0, 0, 3, 0},
        {pregnant_cattle, noun::pregnant_cattle,   red, Shape::block_4x3, clothing,    cattle,          0, 0, 4, 0},
    }};
    // clang-format on
}

}  // namespace detail

inline constexpr std::array<GoodRow, good_count> goods = detail::good_rows();

[[nodiscard]] constexpr const GoodRow& row_of(Good good) { return goods[static_cast<std::size_t>(good)]; }

/// O-3.3: a harvest brings one of each crop up to its tier.
[[nodiscard]] constexpr bool is_harvested(const GoodRow& row, int tier) {
    return row.harvest > 0 && row.harvest <= tier;
}
/// O-10.2: orange and red goods are dishes, animals included.
[[nodiscard]] constexpr bool is_food(Good good) {
    return row_of(good).colour == Colour::orange || row_of(good).colour == Colour::red;
}
[[nodiscard]] constexpr bool is_animal(Good good) {
    return good == Good::sheep || good == Good::cattle || good == Good::pregnant_sheep || good == Good::pregnant_cattle;
}
/// Both states of an animal are one kind (D-26, O-8.12): the kind is named by the animal that is not pregnant.
[[nodiscard]] constexpr Good kind_of(Good good) {
    if (good == Good::pregnant_sheep) { return Good::sheep; }
    return good == Good::pregnant_cattle ? Good::cattle : good;
}
/// O-5.15, O-5.16: the good after so many upgrades, or nothing when blue is passed.
[[nodiscard]] constexpr std::optional<Good> upgraded(Good good, int steps) {
    std::optional<Good> reached = good;
    for (int i = 0; i < steps && reached; ++i) { reached = row_of(*reached).next; }
    return reached;
}

namespace detail {

consteval bool goods_are_in_order() {
    int box = 0;
    for (int i = 0; i < good_count; ++i) {
        const GoodRow& row = goods[static_cast<std::size_t>(i)];
        if (static_cast<int>(row.good) != i) { return false; }
        if (row_of(row.reverse).reverse != row.good || row_of(row.reverse).shape != row.shape) { return false; }
        if (row.next && row_of(*row.next).shape != row.shape) { return false; }
        if ((row.colour == Colour::blue) != (row.sword > 0) || row.next.has_value() == (row.sword > 0)) {
            return false;
        }
        box += row.box;
    }
    return box == 346;
}

}  // namespace detail
static_assert(detail::goods_are_in_order(), "every good in its place, upgrades keep the shape, 346 tiles in the box");

}  // namespace meadhall::odin
