#include "cli/house.hpp"
#include "games/games.hpp"

namespace meadhall::cli {

const House& house() {
    static const House hall = house_of(Games{});
    return hall;
}

}  // namespace meadhall::cli
