// Walhalla in the terminal.
#include "cli/boards/walhalla/board.hpp"
#include "cli/kit_for.hpp"
#include "games/walhalla/game.hpp"

namespace meadhall::cli {

template <>
const BoardArt& art_of<walhalla::Game>() {
    return walhalla_art();
}

template Kit kit_for<walhalla::Game>();

}  // namespace meadhall::cli
