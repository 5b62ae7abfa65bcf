// A match between two opinions of the same bot: one side with the new one among others with the old one, at every seat
// in turn and from the same openings. It is played on bare states, unlike the games of the arena: a table asks for its
// bots by their names in the catalogue, and an opinion on trial has none. As at a table everybody has a chair of their
// own, and remembers only what they have seen from there.
#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "core/hash.hpp"
#include "lab/arena/sides.hpp"
#include "lab/tune/games.hpp"
#include "lab/tune/tune_kit.hpp"
#include "match/bots/bots.hpp"
#include "search/chance.hpp"
#include "search/opinions.hpp"

namespace meadhall::lab {

/// Bots that go round in circles are parted after so many decisions; nobody has won then.
inline constexpr int most_decisions = 1'500;

/// Nobody while the game is not over.
template <Rules G>
[[nodiscard]] SeatSet winners_of(const G& game, const typename G::State& state) {
    const Standing standing = game.standing(state);
    return standing.over ? standing.winners : SeatSet{};
}

/// What a bot may think, if 0 as usual for it.
[[nodiscard]] inline Budget budget_of(const BotCard& bot, int playouts) {
    return {.playouts = playouts > 0 ? static_cast<std::uint32_t>(playouts) : bot.usual_playouts};
}

template <Rules G>
class OpinionMatch {
  public:
    struct Contestants {
        Opinions<G> before;
        Opinions<G> after;
    };

    OpinionMatch(const Table& table, const TuneOrder& order, const TuneProgress& progress,
                 const Contestants& contestants)
        : game_{table_of<G>(table).rules()},
          start_{table_of<G>(table).state()},
          sides_{arena_sides<G>(table)},
          side_count_{std::ranges::max(sides_) + 1},
          order_{order},
          maker_{*find_bot<G>(order.match_bot.empty() ? order.bot : order.match_bot)},
          budget_{budget_of(maker_.card, order.match_playouts)},
          progress_{progress},
          contestants_{contestants} {}

    TuneMatch play() {
        const int blocks = (order_.match + side_count_ - 1) / side_count_;
        const int games = blocks * side_count_;
        results_.resize(static_cast<std::size_t>(games));
        play_games(
            games, [&](int number) { results_[static_cast<std::size_t>(number)] = play_game(number); },
            [&](int done) { progress_("match", done, games); });
        return {games, 1.0 / side_count_, share_estimate(means_of_blocks(blocks), side_count_)};
    }

  private:
    /// The share of the win of the side with the new opinion.
    double play_game(int number) const {
        const int challenger = number % side_count_;
        std::vector<std::unique_ptr<Bot<G>>> chairs;
        for (const int side : sides_) {
            chairs.push_back(maker_.make_with(side == challenger ? contestants_.after : contestants_.before));
        }
        Rng rng{hash_of_text(order_.seed + "/match/" + std::to_string(number / side_count_))};
        typename G::State state = start_;
        play_at_random(game_, state, rng, static_cast<int>(rng.below(static_cast<std::uint32_t>(order_.openings) + 1)));
        play_out_chance(game_, state, rng);
        for (int i = 0; game_.to_act(state).is_seat() && i < most_decisions; ++i, play_out_chance(game_, state, rng)) {
            const Seat me = game_.to_act(state).seat();
            Bot<G>& bot = *chairs[me.number];
            game_.apply(state, bot.think(game_, game_.view(state, me), me, budget_, rng).move);
        }
        return share_of(challenger, winners_of(game_, state));
    }
    /// Seats of one side win together; a game that nobody wins is shared by all.
    [[nodiscard]] double share_of(int side, SeatSet winners) const {
        if (winners.empty()) { return 1.0 / side_count_; }
        std::vector<bool> has_won(static_cast<std::size_t>(side_count_));
        for (std::size_t i = 0; i < sides_.size(); ++i) {
            if (winners.contains(seat(static_cast<int>(i)))) { has_won[static_cast<std::size_t>(sides_[i])] = true; }
        }
        const auto all = static_cast<double>(std::ranges::count(has_won, true));
        return has_won[static_cast<std::size_t>(side)] ? 1 / all : 0;
    }
    [[nodiscard]] std::vector<double> means_of_blocks(int blocks) const {
        std::vector<double> means(static_cast<std::size_t>(blocks));
        for (std::size_t i = 0; i < results_.size(); ++i) {
            means[i / static_cast<std::size_t>(side_count_)] += results_[i] / side_count_;
        }
        return means;
    }

    const G& game_;
    const typename G::State& start_;
    std::vector<int> sides_;
    int side_count_;
    const TuneOrder& order_;
    const BotMaker<G>& maker_;
    Budget budget_;
    const TuneProgress& progress_;
    Contestants contestants_;
    std::vector<double> results_;
};

}  // namespace meadhall::lab
