// The one list of this program: what src/games/games.hpp is to the other.
#include "cli/house.hpp"

#include "support/toy.hpp"

namespace meadhall::cli {

const House& house() {
    static const House hall = house_of(GameList<toy::Game>{});
    return hall;
}

}  // namespace meadhall::cli
