// Private to games/odin: the position as one viewer knows it, for rules that want a whole one. Hands of others are
// empty in it: only what the view holds can be learnt from it.
#pragma once

#include "games/odin/state.hpp"

namespace meadhall::odin {

[[nodiscard]] inline State as_seen(const View& seen) {
    State state;
    static_cast<Open&>(state) = static_cast<const Open&>(seen);
    if (seen.me) { state.hands[seen.me->number] = seen.hand; }
    return state;
}

}  // namespace meadhall::odin
