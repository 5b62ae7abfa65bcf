// The fifteen grey special tiles of the oval board: shape, price, sword value, forge mark (O-1.6, O-5.11, O-5.19).
#pragma once

#include <array>
#include <optional>

#include "core/words.hpp"
#include "games/odin/components/areas/shape.hpp"
#include "games/odin/components/item.hpp"

namespace meadhall::odin {

enum class Forge : bool { no, yes };

struct SpecialRow {
    Special special{};
    Words name;
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
        {glass_beads,   {"Glass beads", "Glasperlen", "Glaskralen"},              Shape::glass_beads,   0,             7, no,  0},
        {helmet,        {"Helmet", "Helm", "Helm"},                               Shape::helmet,        1,             8, yes, 0},
        {cloakpin,      {"Cloakpin", "Mantelnadel", "Mantelspeld"},               Shape::cloakpin,      1,             8, yes, 0},
        {belt,          {"Belt", "Gürtel", "Riem"},                               Shape::belt,          2,             8, no,  0},
        {crucifix,      {"Crucifix", "Kruzifix", "Kruisbeeld"},                   Shape::crucifix,      2,             8, yes, 0},
        {drinking_horn, {"Drinking horn", "Trinkhorn", "Drinkhoorn"},             Shape::drinking_horn, 2,             8, no,  0},
        {amber_figure,  {"Amber figure", "Bernsteinfigur", "Barnstenen beeldje"}, Shape::amber_figure,  2,             9, no,  0},
        {horseshoe,     {"Horseshoe", "Hufeisen", "Hoefijzer"},                   Shape::horseshoe,     2,             9, yes, 0},
        {gold_brooch,   {"Gold brooch", "Goldbrosche", "Gouden broche"},          Shape::gold_brooch,   3,             9, no,  0},
        {forge_hammer,  {"Forge hammer", "Schmiedehammer", "Smidshamer"},         Shape::forge_hammer,  4,            10, yes, 0},
        {fibula,        {"Fibula", "Fibel", "Fibula"},                            Shape::fibula,        4,            10, yes, 0},
        {throwing_axe,  {"Throwing axe", "Wurfaxt", "Werpbijl"},                  Shape::throwing_axe,  4,            11, yes, 0},
        {chalice,       {"Chalice", "Kelch", "Kelk"},                             Shape::chalice,       5,            12, no,  0},
        {round_shield,  {"Round shield", "Rundschild", "Rond schild"},            Shape::round_shield,  6,            13, no,  0},
        {english_crown, {"English crown", "Englische Krone", "Engelse kroon"},    Shape::english_crown, not_for_sale, 16, no,  2},
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
