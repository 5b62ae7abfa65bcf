// The names of things in three languages, for logs, boards and screen readers.
#pragma once

#include "core/words.hpp"
#include "games/walhalla/components.hpp"

namespace meadhall::walhalla {

/// Precondition: not `none`.
[[nodiscard]] Words words_for(Colour colour);
[[nodiscard]] Words words_for(Terrain terrain);
[[nodiscard]] Words words_for(Card card);

}  // namespace meadhall::walhalla
