// Plays many games, several at once; whoever finishes one takes the next.
#pragma once

#include <algorithm>
#include <atomic>

#include "match/bots/side_by_side.hpp"

namespace meadhall::lab {

/// `play(number)` for every number below `games`; one of the players says now and then with `tell(done)` how far they
/// have come. What a game is like may depend on its number only, so that the cores do not matter.
template <class Play, class Tell>
void play_games(int games, const Play& play, const Tell& tell) {
    struct Work {
        const Play& play;
        const Tell& tell;
        int games;
        std::atomic<int> next = 0;

        static void take_part(void* context, int worker) {
            auto& self = *static_cast<Work*>(context);
            for (int number = self.next++; number < self.games; number = self.next++) {
                if (worker == 0) { self.tell(number); }
                self.play(number);
            }
        }
    };
    Work work{play, tell, games};
    side_by_side(std::min(threads_here(), games), &Work::take_part, &work);
}

}  // namespace meadhall::lab
