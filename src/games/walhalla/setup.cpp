// Setting the table up (WH-3).
#include <algorithm>

#include "games/walhalla/chapters.hpp"

namespace meadhall::walhalla {
namespace {

/// The tongue that gets the next tile: they are built one after the other.
int tongue_being_built(const Game& game, const State& state) {
    int tongue = 0;
    while (std::cmp_equal(state.tongues[static_cast<std::size_t>(tongue)].plots.size(), game.rows(tongue))) {
        ++tongue;
    }
    return tongue;
}

/// The ways to share three headlands out over three tongues.
constexpr std::array<std::array<std::size_t, tongue_count>, headland_orders> orders = {
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};

bool is_built(const Game& game, const State& state) {
    constexpr std::size_t last = tongue_count - 1;
    return std::cmp_equal(state.tongues[last].plots.size(), game.rows(last));
}

}  // namespace

// WH-3.1: a face-down tile can lie either way round; the field nearer the coast is named first.
void list_tiles(const State& state, MoveList<Game>& moves) {
    for_each_kind(state.tiles, [&](std::size_t kind) {
        moves.push_back(Move::tile(kind, false));
        if (!has_equal_fields(kind)) { moves.push_back(Move::tile(kind, true)); }
    });
}

void lay_tile(const Act& act, Tile tile) {
    State& state = act.state;
    const int tongue = tongue_being_built(act.game, state);
    auto& plots = state.tongues[static_cast<std::size_t>(tongue)].plots;
    act.scribe.note({.what = Happening::tile_laid,
                     .tongue = byte(tongue + 1),
                     .row = byte(static_cast<int>(plots.size()) + 1),
                     .terrain = tile.first,
                     .far = tile.second});
    --state.tiles[tile];
    plots.push_back({tile.first, Colour::none});
    plots.push_back({tile.second, Colour::none});
    if (is_built(act.game, state)) { state.step = Step::inner; }
}

Move headlands_at(const State& state, std::uint32_t place) {
    const bool inner = state.step == Step::inner;
    const Headlands& values = inner ? inner_headlands : outer_headlands;
    const auto& order = orders[place];
    const Headlands laid = {values[order[0]], values[order[1]], values[order[2]]};
    return inner ? Move::inner(laid) : Move::outer(laid);
}

void list_headlands(const State& state, MoveList<Game>& moves) {
    for (std::uint32_t i = 0; i < headland_orders; ++i) { moves.push_back(headlands_at(state, i)); }
}

// WH-3.2.
void set_headlands(const Act& act, Move move) {
    State& state = act.state;
    const bool inner = move.verb() == Verb::inner;
    for (std::size_t i = 0; i < tongue_count; ++i) {
        (inner ? state.tongues[i].inner : state.tongues[i].outer) = move.headlands()[i];
    }
    act.scribe.note({.what = inner ? Happening::inner_set : Happening::outer_set, .headlands = move.headlands()});
    state.step = inner ? Step::outer : Step::card;
}

// WH-3.5: the lot names the first player of the first raid.
void begin(const Act& act, Seat starter) {
    State& state = act.state;
    state.raid = 1;
    state.start = starter;
    state.active = starter;
    state.asked = starter;
    state.step = Step::ship;
    act.scribe.note({.what = Happening::begins, .seat = starter});
}

}  // namespace meadhall::walhalla
