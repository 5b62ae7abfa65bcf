// Plain alpha-beta to a fixed depth, with a transposition table and moves tried in order of merit. Frozen: yardsticks
// of strength are made of it, so it is neither improved nor tuned. The search that is lives in alpha_beta.hpp.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <vector>

#include "search/bot.hpp"

namespace meadhall {

/// `T` judges: `balance`, `urgency`, `key`, `are_allies`, `share`. Depth is counted in single moves.
template <Rules G, class T>
class PlainAlphaBeta {
  public:
    using State = typename G::State;
    using Move = typename G::Move;

    static constexpr int win = 30'000;  // less the distance to it
    static constexpr int longest_line = 200;

    PlainAlphaBeta(const G& game, int max_depth) : game_{game}, max_depth_{max_depth} {}

    /// Searches deeper and deeper, up to its depth or until it is told to stop. Precondition: a seat is to act.
    Thought<G> think(const State& root, const Budget& budget) {
        budget_ = &budget;
        std::vector<Scored> candidates = root_moves(root);
        Thought<G> thought = answer(root, candidates);
        for (int depth = 1; depth <= max_depth_ && candidates.size() > 1; ++depth) {
            if (!deepen(root, candidates, depth)) { break; }
            thought = answer(root, candidates);
            if (std::abs(candidates.front().value) > win - longest_line) { break; }  // decided
        }
        thought.playouts = nodes_ / positions_per_playout;
        return thought;
    }

  private:
    static constexpr std::uint32_t positions_per_playout = 20;

    struct Scored {
        Move move;
        int value = 0;
    };
    enum class Bound : std::uint8_t { none, exact, at_least, at_most };
    struct Entry {
        std::uint64_t key = 0;
        std::uint64_t code = 0;
        std::int16_t value = 0;
        std::int8_t depth = 0;
        Bound bound = Bound::none;
    };
    struct Window {
        int alpha;
        int beta;
    };

    std::vector<Scored> root_moves(const State& root) {
        MoveList<G> moves;
        game_.legal_moves(root, moves);
        std::vector<Scored> candidates;
        for (const Move& move : moves) { candidates.push_back({move, T::urgency(game_, root, move)}); }
        std::ranges::stable_sort(candidates, std::ranges::greater{}, &Scored::value);
        return candidates;
    }

    /// One more level. False if the time was up before it was complete; then only a better move that it found counts.
    bool deepen(const State& root, std::vector<Scored>& candidates, int depth) {
        std::vector<Scored> deeper = candidates;
        Window window{-win, win};
        for (std::size_t i = 0; i < deeper.size(); ++i) {
            Scored& candidate = deeper[i];
            candidate.value = i == 0 ? after(root, candidate.move, depth, window, 1)
                                     : scouted(root, candidate.move, depth, window, 1);
            if (stopped_) { return promote_best_so_far(candidates, deeper, candidate); }
            window.alpha = std::max(window.alpha, candidate.value);
        }
        std::ranges::stable_sort(deeper, std::ranges::greater{}, &Scored::value);
        candidates = deeper;
        return true;
    }
    static bool promote_best_so_far(std::vector<Scored>& candidates, const std::vector<Scored>& deeper,
                                    const Scored& interrupted) {
        const auto* best = &deeper.front();
        for (const Scored* it = &deeper.front(); it != &interrupted; ++it) {
            if (it->value > best->value) { best = it; }
        }
        if (&interrupted == &deeper.front() || best == &deeper.front()) { return false; }
        const auto same = [&](const Scored& candidate) { return candidate.move == best->move; };
        const auto found = std::ranges::find_if(candidates, same);
        std::rotate(candidates.begin(), found, found + 1);
        candidates.front().value = best->value;
        return false;
    }

    /// Later moves are expected to be worse than the best so far; only one that surprises is looked at in full.
    int scouted(const State& state, const Move& move, int depth, Window window, int line) {
        const int reached = after(state, move, depth, {window.alpha, window.alpha + 1}, line);
        const bool surprises = reached > window.alpha && reached < window.beta;
        return surprises ? after(state, move, depth, window, line) : reached;
    }

    /// The value of a move for the side that makes it.
    int after(const State& state, const Move& move, int depth, Window window, int line) {
        const Seat mover = game_.to_act(state).seat();
        State next = state;
        game_.apply(next, move);
        const Actor actor = game_.to_act(next);
        if (actor.is_nobody()) { return verdict(next, mover, line); }
        if (T::are_allies(game_, mover, actor.seat())) { return value(next, depth - 1, window, line + 1); }
        return -value(next, depth - 1, {-window.beta, -window.alpha}, line + 1);
    }
    int verdict(const State& state, Seat seat, int line) const {
        const SeatSet winners = game_.standing(state).winners;
        if (winners.empty()) { return 0; }
        return winners.contains(seat) ? win - line : line - win;
    }

    /// The value of a position for the side to act.
    int value(const State& state, int depth, Window window, int line) {
        count_node();
        if (stopped_ || line >= longest_line || depth <= 0) { return balance(state); }
        const std::uint64_t key = T::key(state);
        const Entry* known = look_up(key);
        if (known != nullptr && settles(*known, depth, window)) { return known->value; }
        return best_of(state, depth, window, line, key, known != nullptr ? known->code : 0);
    }
    void count_node() {
        constexpr std::uint32_t between_checks = 128;
        ++nodes_;
        const bool is_time_to_ask = nodes_ % between_checks == 0;
        if (is_time_to_ask && budget_->is_spent(nodes_ / positions_per_playout)) { stopped_ = true; }
    }
    int balance(const State& state) const { return T::balance(game_, state, game_.to_act(state).seat()); }

    int best_of(const State& state, int depth, Window window, int line, std::uint64_t key, std::uint64_t first) {
        MoveList<G> moves;
        game_.legal_moves(state, moves);
        Order order{*this, state, moves, first};
        int best = -win;
        Move best_move = moves[0];
        Bound bound = Bound::at_most;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const Move move = order.next(i);
            const int reached =
                i == 0 ? after(state, move, depth, window, line) : scouted(state, move, depth, window, line);
            if (stopped_) { return best == -win ? balance(state) : best; }
            if (reached > best) {
                best = reached;
                best_move = move;
            }
            if (best > window.alpha) {
                window.alpha = best;
                bound = Bound::exact;
            }
            if (best >= window.beta) {
                bound = Bound::at_least;
                praise(move, depth);
                break;
            }
        }
        table_[key & (table_.size() - 1)] = {key, G::code(best_move), static_cast<std::int16_t>(best),
                                             static_cast<std::int8_t>(depth), bound};
        return best;
    }

    /// Hands out the moves, the most urgent first, sorting no more than is asked for.
    class Order {
      public:
        Order(const PlainAlphaBeta& search, const State& state, MoveList<G>& moves, std::uint64_t first)
            : moves_{moves} {
            for (const Move& move : moves) {
                const bool is_first = first != 0 && G::code(move) == first;
                const int urgency = urgent * T::urgency(search.game_, state, move) + search.merit(move);
                urgencies_.push_back(is_first ? known_best : urgency);
            }
        }
        Move next(std::size_t position) {
            std::size_t best = position;
            for (std::size_t i = position + 1; i < moves_.size(); ++i) {
                if (urgencies_[i] > urgencies_[best]) { best = i; }
            }
            std::swap(moves_[position], moves_[best]);
            std::swap(urgencies_[position], urgencies_[best]);
            return moves_[position];
        }

      private:
        static constexpr int known_best = 1'000'000'000;
        static constexpr int urgent = 1'000'000;

        MoveList<G>& moves_;
        InplaceVector<int, G::max_moves> urgencies_;
    };

    // Moves that refuted something elsewhere in the tree are tried early here too.
    static std::size_t slot(const Move& move) { return (G::code(move) * 0x9E3779B97F4A7C15U) >> 50U; }
    int merit(const Move& move) const { return merits_[slot(move)]; }
    void praise(const Move& move, int depth) {
        constexpr int most = 900'000;
        int& merit = merits_[slot(move)];
        merit = std::min(merit + depth * depth, most);
    }

    const Entry* look_up(std::uint64_t key) const {
        const Entry& entry = table_[key & (table_.size() - 1)];
        return entry.key == key && entry.bound != Bound::none ? &entry : nullptr;
    }
    static bool settles(const Entry& entry, int depth, Window window) {
        if (entry.depth < depth) { return false; }
        if (std::abs(entry.value) > win - longest_line) { return false; }  // distances to a win differ by path
        return entry.bound == Bound::exact || (entry.bound == Bound::at_least && entry.value >= window.beta) ||
               (entry.bound == Bound::at_most && entry.value <= window.alpha);
    }

    Thought<G> answer(const State& root, const std::vector<Scored>& candidates) const {
        Thought<G> thought;
        thought.move = candidates.front().move;
        for (const Scored& candidate : candidates) {
            if (thought.lines.full()) { break; }
            thought.lines.push_back({candidate.move, 1, T::share(candidate.value)});
        }
        const Seat me = game_.to_act(root).seat();
        const double mine = T::share(candidates.front().value);
        for (int i = 0; i < game_.seats(); ++i) {
            thought.value[static_cast<std::size_t>(i)] = T::are_allies(game_, me, seat(i)) ? mine : 1 - mine;
        }
        return thought;
    }

    const G& game_;
    int max_depth_;
    std::vector<Entry> table_ = std::vector<Entry>(std::size_t{1} << 20U);
    std::vector<int> merits_ = std::vector<int>(std::size_t{1} << 14U);
    const Budget* budget_ = nullptr;
    std::uint32_t nodes_ = 0;
    bool stopped_ = false;
};

}  // namespace meadhall
