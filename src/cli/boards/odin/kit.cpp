// Ein Fest für Odin in the terminal.
#include "cli/boards/odin/board.hpp"
#include "cli/kit_for.hpp"
#include "games/odin/game.hpp"

namespace meadhall::cli {

template <>
const BoardArt& art_of<odin::Game>() {
    return odin_art();
}

template Kit kit_for<odin::Game>();

}  // namespace meadhall::cli
