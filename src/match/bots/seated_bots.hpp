// The bots that sit at a table. Each keeps what it thought from one decision of its seat to the next, and learns of the
// game only what its seat sees: nothing it remembers can be a secret of another.
#pragma once

#include <array>
#include <optional>

#include "core/rules.hpp"
#include "match/bots/bots.hpp"
#include "match/bots/side_by_side.hpp"
#include "search/council.hpp"

namespace meadhall {

template <Rules G>
class SeatedBots {
  public:
    /// Whoever sits at this seat, with as many helpers as there are threads. Another bot that sat there leaves.
    Council<G>& at(Seat seat, const BotMaker<G>& bot, int threads) {
        Chair& chair = chairs_[seat.number];
        if (!chair.council || chair.bot != &bot || chair.threads != threads) {
            chair.bot = &bot;
            chair.threads = threads;
            chair.council.emplace(bot.make, threads, &side_by_side);
        }
        return *chair.council;
    }

    /// The game is over.
    void leave() { chairs_ = {}; }

  private:
    struct Chair {
        const BotMaker<G>* bot = nullptr;
        int threads = 0;
        std::optional<Council<G>> council{};
    };

    std::array<Chair, max_seats> chairs_{};
};

}  // namespace meadhall
