// Flat Monte Carlo: every legal move is played out at random so many times, each time in another imagined world, and
// the one that did best is chosen. It does not look ahead and does not learn; it is the yardstick of strength.
#pragma once

#include <algorithm>
#include <vector>

#include "search/bot.hpp"
#include "search/chance.hpp"
#include "search/judgement/judgement.hpp"

namespace meadhall {

template <Rules G>
class FlatBot final : public Bot<G> {
  public:
    explicit FlatBot(std::uint32_t playouts_per_move) : playouts_per_move_{playouts_per_move} {}

    [[nodiscard]] Thought<G> think(const G& game, const typename G::View& seen, Seat me, const Budget& budget,
                                   Rng& rng) override {
        std::vector<Candidate> candidates = candidates_in(game, seen, rng);
        Thought<G> thought;
        for (std::uint32_t i = 0; i < playouts_per_move_ && (i == 0 || !is_stopped(budget)); ++i) {
            for (Candidate& candidate : candidates) {
                typename G::State state = game.imagine(seen, rng);
                game.apply(state, candidate.move);
                play_at_random(game, state, rng, everything);
                const Shares shares = Judge<G>{}.shares(game, state);
                for (std::size_t k = 0; k < max_seats; ++k) { thought.value[k] += shares[k]; }
                candidate.value += shares[me.number];
                ++candidate.visits;
                ++thought.playouts;
            }
        }
        return answer(std::move(thought), candidates, me);
    }

  private:
    using Candidate = Line<typename G::Move>;  // `value` is a sum until the answer divides it by the visits
    static constexpr int everything = 1'000'000;

    /// Only a clock stops this bot: its playouts are what it is measured by.
    static bool is_stopped(const Budget& budget) { return budget.stop != nullptr && budget.stop(budget.context); }

    static std::vector<Candidate> candidates_in(const G& game, const typename G::View& seen, Rng& rng) {
        MoveList<G> moves;
        game.legal_moves(game.imagine(seen, rng), moves);
        std::vector<Candidate> candidates;
        for (const auto& move : moves) { candidates.push_back({move, 0, 0}); }
        return candidates;
    }

    static Thought<G> answer(Thought<G> thought, std::vector<Candidate>& candidates, Seat me) {
        for (Candidate& candidate : candidates) { candidate.value /= candidate.visits; }
        for (double& value : thought.value) { value /= thought.playouts; }
        std::ranges::stable_sort(candidates, std::ranges::greater{}, &Candidate::value);
        thought.move = candidates.front().move;
        thought.value[me.number] = candidates.front().value;
        for (const Candidate& candidate : candidates) {
            if (!thought.lines.full()) { thought.lines.push_back(candidate); }
        }
        return thought;
    }

    std::uint32_t playouts_per_move_;
};

}  // namespace meadhall
