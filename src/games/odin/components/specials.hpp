// The fifteen grey special tiles of the oval board: shape, price, sword value, forge mark (O-1.6, O-5.11, O-5.19).
#pragma once

#include <array>
#include <optional>

#include "games/odin/components/areas/shape.hpp"
#include "games/odin/components/item.hpp"
#include "games/odin/components/item_nouns.hpp"

namespace meadhall::odin {

enum class Forge : bool { no, yes };

struct SpecialRow {
    Special special{};
    Noun name;
    Shape shape{};
    std::optional<int> price;  // O-5.19: in silver; the English crown is not for sale
    int sword = 0;
    Forge forge{};   // O-5.11: may be forged from one ore (D-22: the crucifix too)
    int points = 0;  // O-12.3: on a board or in the supply
};

namespace detail {

consteval std::array<SpecialRow, special_count> special_rows() {
    using enum Special;
    using enum Forge;
    constexpr auto not_for_sale = std::optional<int>{};
    // clang-format off
    return {{
        {glass_beads,   noun::glass_beads,       Shape::glass_beads,   0,             7, no,  0},
        {helmet,        noun::helmet,            Shape::helmet,        1,             8, yes, 0},
        {cloakpin,      noun::cloakpin,          Shape::cloakpin,      1,             8, yes, 0},
        {belt,          noun::belt,              Shape::belt,          2,             8, no,  0},
        {crucifix,      noun::crucifix,          Shape::crucifix,      2,             8, yes, 0},
        {drinking_horn, noun::drinking_horn,     Shape::drinking_horn, 2,             8, no,  0},
        {amber_figure,  noun::amber_figure,      Shape::amber_figure,  2,             9, no,  0},
        {horseshoe,     noun::horseshoe,         Shape::horseshoe,     2,             9, yes, 0},
        {gold_brooch,   noun::gold_brooch,       Shape::gold_brooch,   3,             9, no,  0},
        {forge_hammer,  noun::forge_hammer,      Shape::forge_hammer,  4,            10, yes, 0},
        {fibula,        noun::fibula,            Shape::fibula,        4,            10, yes, 0},
        {throwing_axe,  noun::throwing_axe,      Shape::throwing_axe,  4,            11, yes, 0},
        {chalice,       noun::chalice,           Shape::chalice,       5,            12, no,  0},
        {round_shield,  noun::round_shield,      Shape::round_shield,  6,            13, no,  0},
        {english_crown, noun::english_crown,     Shape::english_crown, not_for_sale, 16, no,  2},
    }};
    // clang-format on
}

}  // namespace detail

inline constexpr std::array<SpecialRow, special_count> specials = detail::special_rows();

[[nodiscard]] constexpr const SpecialRow& row_of(Special special) {
    return specials[static_cast<std::size_t>(special)];
}

namespace detail {

consteval bool specials_are_in_order() {
    int forged = 0;
    for (int i = 0; i < special_count; ++i) {
        if (static_cast<int>(specials[static_cast<std::size_t>(i)].special) != i) { return false; }
        forged += specials[static_cast<std::size_t>(i)].forge == Forge::yes ? 1 : 0;
    }
    return forged == 7;
}

}  // namespace detail
static_assert(detail::specials_are_in_order(), "one row per tile, seven with a forge mark");

}  // namespace meadhall::odin
