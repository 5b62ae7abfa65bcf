// What an item is called by people.
#pragma once

#include "core/noun.hpp"
#include "games/odin/components/item.hpp"

namespace meadhall::odin {

[[nodiscard]] const Noun& noun_of(Item item);
/// The name at the head of a line.
[[nodiscard]] inline const Words& words_of(Item item) { return noun_of(item).one; }

}  // namespace meadhall::odin
