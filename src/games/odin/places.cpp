// Places where things lie: whose they are, which face they show, what covers them.
#include "games/odin/game.hpp"

namespace meadhall::odin {

Face Game::face_at(const Open& open, Place place) {
    if (place.is_home()) { return Face::home; }
    if (place.is_house()) { return *row_of(kind_of_house(static_cast<int>(place.house_index()))).face; }
    const BoardRow& board = boards[place.island_index()];
    return open.islands[place.island_index()].turned ? board.back : board.front;
}

Cover Game::cover_at(const Open& open, Seat seat, Place place) {
    if (place.is_home()) { return open.players[seat.number].home.cover(); }
    if (place.is_island()) { return open.islands[place.island_index()].land.cover(); }
    return open.houses[place.house_index()].house.cover();
}

}  // namespace meadhall::odin
