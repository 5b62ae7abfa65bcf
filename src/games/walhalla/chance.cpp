// Chance without a list: how many tickets there are, and which outcome a ticket stands for.
#include "games/walhalla/chapters.hpp"

namespace meadhall::walhalla {
namespace {

std::uint32_t tiles_left(const State& state) {
    std::size_t fields = 0;
    for (const Tongue& tongue : state.tongues) { fields += tongue.plots.size(); }
    return static_cast<std::uint32_t>(tile_count - fields / 2);
}

/// Every tile has two tickets, one for each way round.
Move tile_at(const State& state, std::uint32_t ticket) {
    const Pick pick = thing_at(state.tiles, static_cast<int>(ticket / 2));
    const auto rest = static_cast<int>(ticket) - 2 * pick.before;
    const bool turned = rest >= count(state.tiles, pick.kind) && !has_equal_fields(pick.kind);
    return Move::tile(pick.kind, turned);
}

}  // namespace

std::uint32_t Game::odds(const State& state) const {
    if (state.step == Step::tile) { return 2U * tiles_left(state); }
    if (state.step == Step::start) { return static_cast<std::uint32_t>(seats_); }
    if (state.step == Step::ship) { return state.ships_left; }
    return state.step == Step::card ? state.pile_size : headland_orders;
}

Move Game::outcome(const State& state, std::uint32_t ticket) {
    const auto number = static_cast<int>(ticket);
    if (state.step == Step::tile) { return tile_at(state, ticket); }
    if (state.step == Step::start) { return Move::start(seat(number)); }
    if (state.step == Step::ship) { return Move::ship(static_cast<Ship>(thing_at(state.ships, number).kind + 1)); }
    if (state.step == Step::card) { return Move::card(static_cast<Card>(thing_at(state.pile, number).kind)); }
    return headlands_at(state, ticket);
}

}  // namespace meadhall::walhalla
