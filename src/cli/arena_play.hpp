// Plays a game between bots for the exact types of its rules. Chance is dealt as at a table: every purpose is its own
// stream of the seed, so that a different move shifts no other draw.
#pragma once

#include <algorithm>
#include <atomic>
#include <cassert>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "cli/arena_game.hpp"
#include "cli/boards/art.hpp"
#include "core/rules.hpp"
#include "match/bots.hpp"
#include "match/dealer.hpp"
#include "match/stopwatch.hpp"

namespace meadhall::cli {

/// The party each seat belongs to, counted from 0: in some games seats win together.
template <Rules G>
[[nodiscard]] std::vector<int> arena_sides(const Table& table) {
    const G& game = table_of<G>(table).rules();
    std::vector<int> sides;
    for (int i = 0; i < game.seats(); ++i) {
        if constexpr (requires { game.side(seat(i)) == game.side(seat(i)); }) {
            int side = sides.empty() ? 0 : std::ranges::max(sides) + 1;
            for (int j = i - 1; j >= 0; --j) {
                if (game.side(seat(i)) == game.side(seat(j))) { side = sides[static_cast<std::size_t>(j)]; }
            }
            sides.push_back(side);
        } else {
            sides.push_back(i);
        }
    }
    return sides;
}

template <Rules G>
class ArenaPlay {
  public:
    /// Precondition: every bot is in the catalogue.
    ArenaPlay(const Table& table, const ArenaSeating& seating)
        : game_{table_of<G>(table).rules()},
          state_{table_of<G>(table).state()},
          seating_{seating},
          dealer_{seating.seed},
          moves_{std::make_unique<MoveList<G>>()} {
        for (const ArenaSeat& seat : seating.seats) {
            const BotMaker<G>* maker = find_bot<G>(seat.request.bot);
            players_.push_back({maker->make(), playouts_for(seat.request, maker->card.usual_playouts),
                                seat.request.milliseconds, Rng{seat.dice}});
        }
    }

    /// Nothing if the game was cancelled.
    std::optional<ArenaGame> play() {
        while (!game_.to_act(state_).is_nobody() && played_.plies < most_arena_plies) {
            game_.apply(state_, game_.to_act(state_).is_chance() ? drawn() : decided());
            ++played_.plies;
            if (is_cancelled()) { return std::nullopt; }
        }
        played_.standing = game_.standing(state_);
        return played_;
    }

  private:
    using Move = typename G::Move;
    using Clock = std::chrono::steady_clock;

    struct Player {
        std::unique_ptr<Bot<G>> bot;
        std::uint32_t playouts;
        std::uint32_t milliseconds;
        Rng dice;
    };

    /// Why a bot should answer at once.
    struct Hurry {
        Budget clock;
        const std::atomic<bool>* is_cancelled;

        static bool is_on(const void* context) {
            const auto& self = *static_cast<const Hurry*>(context);
            if (self.is_cancelled != nullptr && self.is_cancelled->load(std::memory_order_relaxed)) { return true; }
            return self.clock.stop != nullptr && self.clock.stop(self.clock.context);
        }
    };

    [[nodiscard]] bool is_cancelled() const {
        return seating_.is_cancelled != nullptr && seating_.is_cancelled->load(std::memory_order_relaxed);
    }

    void list_moves() {
        moves_->clear();
        game_.legal_moves(state_, *moves_);
    }

    Move drawn() {
        list_moves();
        outcomes_.clear();
        for (const Move& move : *moves_) { outcomes_.push_back({G::code(move), game_.weight(state_, move)}); }
        const auto purpose = static_cast<std::size_t>(game_.to_act(state_).purpose());
        if (purpose >= draws_.size()) { draws_.resize(purpose + 1, 0); }
        return *G::move_of(dealer_.draw(G::purposes[purpose], draws_[purpose]++, outcomes_));
    }

    Move decided() {
        list_moves();
        if (moves_->size() == 1) { return (*moves_)[0]; }
        const Seat me = game_.to_act(state_).seat();
        Player& player = players_[me.number];
        const typename G::View seen = game_.view(state_, me);
        const auto start = Clock::now();
        const Stopwatch stopwatch{player.milliseconds};
        const Hurry hurry{stopwatch.budget(player.playouts), seating_.is_cancelled};
        const Budget budget{.playouts = player.playouts, .stop = &Hurry::is_on, .context = &hurry};
        const Move move = player.bot->think(game_, seen, me, budget, player.dice).move;
        const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
        played_.thinking[me.number].add({1, seconds, seconds});
        assert(!game_.why(state_, move));
        return move;
    }

    const G& game_;
    typename G::State state_;
    const ArenaSeating& seating_;
    Dealer dealer_;
    std::unique_ptr<MoveList<G>> moves_;
    std::vector<Outcome> outcomes_;
    std::vector<std::uint64_t> draws_;  // how often chance was asked, by purpose
    std::vector<Player> players_;
    ArenaGame played_;
};

template <Rules G>
[[nodiscard]] std::optional<ArenaGame> play_arena_game(const Table& table, const ArenaSeating& seating) {
    return ArenaPlay<G>{table, seating}.play();
}

template <Rules G>
inline constexpr ArenaKit arena_kit = {&arena_sides<G>, &play_arena_game<G>};

}  // namespace meadhall::cli
