// Phase B: the ship goes into a fjord (WH-5.6).
#include <utility>

#include "games/walhalla/chapters.hpp"

namespace meadhall::walhalla {

bool has_free_berth(const Game& game, const Open& open, int fjord) {
    return std::cmp_less(open.fjords[static_cast<std::size_t>(fjord)].size(), game.berths(fjord));
}

void list_moorings(const Game& game, const State& state, MoveList<Game>& moves) {
    const bool symmetrical = is_symmetrical(state);
    for (int fjord = 0; fjord < fjord_count; ++fjord) {
        if (!has_free_berth(game, state, fjord)) { continue; }
        moves.push_back(Move::moor(fjord, Way::bow_in));
        if (!symmetrical) { moves.push_back(Move::moor(fjord, Way::stern_in)); }
    }
}

// WH-5.6: the ship slides in until it meets the coast or another ship.
void moor(const Act& act, int fjord, Way way) {
    State& state = act.state;
    auto& ships = state.fjords[static_cast<std::size_t>(fjord)];
    if (way == Way::stern_in) { std::swap(state.crew[0], state.crew[2]); }
    ships.push_back(way == Way::stern_in ? turned(state.ship) : state.ship);
    act.scribe.note({.what = Happening::moors,
                     .seat = state.active,
                     .fjord = byte(fjord + 1),
                     .berth = byte(static_cast<int>(ships.size())),
                     .way = way,
                     .ship = ships.back()});
    state.ship = Ship::none;
    state.fjord = byte(fjord);
    state.landing = 0;
    disembark(act);
}

}  // namespace meadhall::walhalla
