// Die Wikinger kommen! in the terminal.
#include "cli/boards/wikinger/board.hpp"
#include "cli/kit_for.hpp"
#include "games/wikinger/game.hpp"

namespace meadhall::cli {

template <>
const BoardArt& art_of<wikinger::Game>() {
    return wikinger_art();
}

template Kit kit_for<wikinger::Game>();

}  // namespace meadhall::cli
