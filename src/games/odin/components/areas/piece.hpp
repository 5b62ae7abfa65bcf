// What can be laid on a board or in a house: goods, special tiles, silver and ore, with their colour and shape.
#pragma once

#include <optional>

#include "games/odin/components/goods.hpp"
#include "games/odin/components/item.hpp"
#include "games/odin/components/specials.hpp"

namespace meadhall::odin {

/// O-1.10: silver and ore are laid one by one, whatever the coin.
[[nodiscard]] constexpr bool is_single(Item item) {
    return item == Item{Resource::silver} || item == Item{Resource::ore};
}

/// The shape an item covers a board with; nothing for what can never be laid (wood, stone, weapons, ships, buildings).
[[nodiscard]] constexpr std::optional<Shape> shape_of(Item item) {
    if (item.is<Good>()) { return row_of(item.as<Good>()).shape; }
    if (item.is<Special>()) { return row_of(item.as<Special>()).shape; }
    if (is_single(item)) { return Shape::single; }
    return std::nullopt;
}

[[nodiscard]] constexpr Colour colour_of(Item item) {
    if (item.is<Good>()) { return row_of(item.as<Good>()).colour; }
    return item.is<Special>() ? Colour::grey : Colour::none;
}

}  // namespace meadhall::odin
