// Who knows what: views are built by adding what the viewer may see.
#include "games/walhalla/chapters.hpp"

namespace meadhall::walhalla {

View Game::view(const State& state, Viewer viewer) {
    View seen;
    static_cast<Open&>(seen) = state;
    if (!viewer.is_spectator()) {
        seen.me = viewer.seat();
        seen.hand = state.hands[viewer.seat().number];
        seen.kept = state.kept[viewer.seat().number];
        seen.laid = state.laid[viewer.seat().number];
    }
    return seen;
}

// Which card was drawn and which cards lie face down, even how many, is known to their owner alone.
Event Game::witnessed(const Event& event, Viewer viewer) {
    if (viewer.is(event.seat)) { return event; }
    if (event.what == Happening::draws_card) { return {.what = Happening::draws, .seat = event.seat}; }
    if (event.what == Happening::lays_cards) { return {.what = Happening::lays, .seat = event.seat}; }
    return event;
}

}  // namespace meadhall::walhalla
