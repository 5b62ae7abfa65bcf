// What stands beside the land of Walhalla: the zones of every colour, the ship of this turn, and the own cards.
#pragma once

#include "cli/boards/art.hpp"
#include "games/walhalla/game.hpp"

namespace meadhall::cli {

/// "Forest +1 ×2, Hunt"
[[nodiscard]] std::string card_list(const walhalla::Cards& cards, Language language);

[[nodiscard]] Lines walhalla_panel(const walhalla::Game& game, const walhalla::View& seen, const Drawing& drawing);

}  // namespace meadhall::cli
