// Looks one move ahead and takes what its game's judgement likes best, averaged over worlds it cannot tell apart.
#pragma once

#include <algorithm>

#include "search/bot.hpp"
#include "search/chance.hpp"
#include "search/judgement/judgement.hpp"

namespace meadhall {

template <Rules G>
class GreedyBot final : public Bot<G> {
  public:
    explicit GreedyBot(const Judge<G>& judge = {}) : judge_{judge} {}

    [[nodiscard]] Thought<G> think(const G& game, const typename G::View& seen, Seat me, const Budget& budget,
                                   Rng& rng) override {
        const typename G::State first_world = game.imagine(seen, rng);
        MoveList<G> moves;
        game.legal_moves(first_world, moves);
        auto candidates = shuffled(moves, rng);  // so that equals are not always decided by their place in the list
        for (std::uint32_t world = 0; world < worlds && (world == 0 || !budget.is_spent(world)); ++world) {
            const typename G::State imagined = world == 0 ? first_world : game.imagine(seen, rng);
            for (auto& candidate : candidates) { judge(game, imagined, me, candidate, rng); }
        }
        return answer(game, me, candidates);
    }

  private:
    static constexpr std::uint32_t worlds = 8;
    using Candidate = Line<typename G::Move>;  // `value` is a sum until the answer divides it by the visits

    static std::vector<Candidate> shuffled(const MoveList<G>& moves, Rng& rng) {
        std::vector<Candidate> candidates;
        for (const auto& move : moves) { candidates.push_back({move, 0, 0}); }
        for (std::size_t i = candidates.size(); i > 1; --i) {
            std::swap(candidates[i - 1], candidates[rng.below(static_cast<std::uint32_t>(i))]);
        }
        return candidates;
    }

    void judge(const G& game, typename G::State state, Seat me, Candidate& candidate, Rng& rng) const {
        game.apply(state, candidate.move);
        play_out_chance(game, state, rng);
        candidate.value += judge_.worth(game, state, me);
        ++candidate.visits;
    }

    static Thought<G> answer(const G& game, Seat me, std::vector<Candidate>& candidates) {
        Thought<G> thought;
        for (Candidate& candidate : candidates) {
            candidate.value /= candidate.visits;
            thought.playouts += candidate.visits;
        }
        std::ranges::stable_sort(candidates, std::ranges::greater{}, &Candidate::value);
        thought.move = candidates.front().move;
        for (const Candidate& candidate : candidates) {
            if (thought.lines.full()) { break; }
            thought.lines.push_back(candidate);
        }
        const double mine = candidates.front().value;
        thought.value.fill(game.seats() > 1 ? (1 - mine) / (game.seats() - 1) : 0);
        thought.value[me.number] = mine;
        return thought;
    }

    Judge<G> judge_;
};

}  // namespace meadhall
