#include "lab/arena/play.hpp"

#include <atomic>
#include <cassert>
#include <chrono>
#include <memory>
#include <utility>
#include <vector>

#include "core/hash.hpp"

namespace meadhall::lab {

namespace {

class ArenaPlay {
  public:
    ArenaPlay(const Table& start, const ArenaSeating& seating)
        : table_{start.another(seating.seed)}, is_cancelled_{seating.is_cancelled}, seats_{seating.seats} {
        for (ArenaSeat& seat : seats_) {
            seat.request.stop = [this] { return is_cancelled(); };
        }
    }

    std::optional<ArenaGame> play() {
        while (table_->to_act().is_seat() && table_->ply() < most_arena_plies) {
            play_move(table_->to_act().seat());
            if (is_cancelled()) { return std::nullopt; }
        }
        played_.plies = table_->ply();
        played_.standing = table_->standing();
        return played_;
    }

  private:
    using Clock = std::chrono::steady_clock;

    [[nodiscard]] bool is_cancelled() const {
        return is_cancelled_ != nullptr && is_cancelled_->load(std::memory_order_relaxed);
    }

    void play_move(Seat me) {
        const auto start = Clock::now();
        const Result<ThinkAnswer> answer = table_->think(request_of(me), me);
        const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
        assert(answer);
        if (answer->choices > 1) { played_.thinking[me.number].add({1, seconds, seconds}); }
        const Result<void> played = table_->play(answer->move.code, me);
        assert(played);
        static_cast<void>(played);
    }
    /// A bot's own dice fall anew at every ply.
    const ThinkRequest& request_of(Seat me) {
        ArenaSeat& seat = seats_[me.number];
        seat.request.seed = scrambled(seat.dice + static_cast<std::uint64_t>(table_->ply()));
        return seat.request;
    }

    std::unique_ptr<Table> table_;
    const std::atomic<bool>* is_cancelled_;
    std::vector<ArenaSeat> seats_;
    ArenaGame played_;
};

}  // namespace

std::optional<ArenaGame> play_arena_game(const Table& start, const ArenaSeating& seating) {
    return ArenaPlay{start, seating}.play();
}

}  // namespace meadhall::lab
