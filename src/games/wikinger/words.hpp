// The names of things in three languages, for logs, boards and screen readers.
#pragma once

#include <string>

#include "core/words.hpp"
#include "games/wikinger/state.hpp"

namespace meadhall::wikinger {

[[nodiscard]] Words words_for(Colour colour);
/// The region of that letter as it stands on the board: a capital.
[[nodiscard]] std::string region_name(char letter);

}  // namespace meadhall::wikinger
