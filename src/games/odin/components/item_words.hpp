// What an item is called by people.
#pragma once

#include "core/words.hpp"
#include "games/odin/components/item.hpp"

namespace meadhall::odin {

[[nodiscard]] const Words& words_of(Item item);

}  // namespace meadhall::odin
