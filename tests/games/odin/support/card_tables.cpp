#include "games/odin/support/card_tables.hpp"

#include <algorithm>

#include "games/odin/cards/book.hpp"

namespace meadhall::odin::testing {

Table table_with(std::initializer_list<std::string_view> cards) {
    Table table{2};
    table.player().hand = 0;
    table.state.hands[0] = {};
    for (const std::string_view card : cards) { table.give_card(card); }
    return table;
}

Table table_before(std::initializer_list<std::string_view> cards) {
    Table table = table_with({});
    table.player().supply = {};
    for (const std::string_view card : cards) { table.player().played.insert(*card_named(card)); }
    return table;
}

Table& with_strip(Table& table, Resource next) {
    table.state.strips.fill(face_down);
    const auto place = std::ranges::find(strips[0], next) - strips[0].begin();
    table.state.strips[0] = static_cast<std::uint8_t>(place);
    return table;
}

std::string place(std::string_view space) { return "place " + std::string{space}; }

}  // namespace meadhall::odin::testing
