// Tables for scenarios about cards that work before an action and about what an action needs.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "games/odin/support/table.hpp"

namespace meadhall::odin::testing {

/// A table at which seat 0 holds exactly these cards.
[[nodiscard]] Table table_with(std::initializer_list<std::string_view> cards);
/// A table at which seat 0 has nothing but these cards, open before it.
[[nodiscard]] Table table_before(std::initializer_list<std::string_view> cards);
/// Only one mountain strip is left, and this lies next on it.
Table& with_strip(Table& table, Resource next);
/// The move that takes this space.
[[nodiscard]] std::string place(std::string_view space);

}  // namespace meadhall::odin::testing
