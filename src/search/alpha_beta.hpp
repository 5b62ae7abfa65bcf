// Alpha-beta with iterative deepening, a transposition table and quiescence, for open games of two sides. A turn may
// take several moves: depth is counted in changes of side, so towers and chains of captures are always looked at to the
// end. Where a turn has very many decisions, the game's tactics count each.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "search/bot.hpp"
#include "search/chance.hpp"
#include "search/judgement/tactics.hpp"

namespace meadhall {

/// How far and how cleverly to look. The defaults are the strongest.
struct AlphaBetaSettings {
    int max_depth = 64;                     // changes of side
    bool quiescence = true;                 // follow captures beyond the horizon
    bool reductions = true;                 // look less far after quiet moves that come late in the order
    bool judges_every_move = false;         // slower, but the values of all moves are true, not just of the best
    std::size_t table_entries = 1U << 20U;  // a power of two; 0 for none
};

template <Tactical G, class T = Tactics<G>>
class AlphaBeta {
  public:
    using State = typename G::State;
    using Move = typename G::Move;

    static constexpr int win = 30'000;  // less the distance to it
    static constexpr int longest_line = 200;
    /// What a budget gives: about as many positions as can be looked at while a game is played out at random.
    static constexpr std::uint32_t positions_per_playout = 20;

    AlphaBeta(const G& game, AlphaBetaSettings settings)
        : game_{game}, settings_{settings}, table_(settings.table_entries) {}

    /// Searches deeper and deeper until the budget is spent. Precondition: a seat is to act.
    Thought<G> think(const State& root, const Budget& budget) {
        budget_ = &budget;
        nodes_ = 0;
        stopped_ = false;
        std::vector<Scored> candidates = root_moves(root);
        Thought<G> thought = answer(root, candidates);
        for (depth_ = 1; depth_ <= settings_.max_depth && candidates.size() > 1; ++depth_) {
            if (!deepen(root, candidates)) { break; }
            thought = answer(root, candidates);
            if (std::abs(candidates.front().value) > win - longest_line) { break; }  // decided
        }
        thought.playouts = nodes_ / positions_per_playout;
        return thought;
    }
    /// The depth that was searched completely last.
    [[nodiscard]] int depth() const { return depth_ - 1; }
    /// The positions that were looked at for the last thought.
    [[nodiscard]] std::uint32_t nodes() const { return nodes_; }

  private:
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

    /// One more level. False if the time was up before it was complete; then the candidates keep their order.
    bool deepen(const State& root, std::vector<Scored>& candidates) {
        std::vector<Scored> deeper = candidates;
        Window window{-win, win};
        for (std::size_t i = 0; i < deeper.size(); ++i) {
            Scored& candidate = deeper[i];
            const bool is_first = i == 0 || settings_.judges_every_move;
            candidate.value = is_first ? after(root, candidate.move, depth_, window, 1)
                                       : scouted(root, candidate.move, {depth_, 0}, window, 1);
            if (stopped_) { return promote_best_so_far(candidates, deeper, candidate); }
            if (!settings_.judges_every_move) { window.alpha = std::max(window.alpha, candidate.value); }
        }
        std::ranges::stable_sort(deeper, std::ranges::greater{}, &Scored::value);
        candidates = deeper;
        return true;
    }
    /// An interrupted level still tells something if it found a better move than the one tried first.
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

    /// How far to look after a move, and how much less at first.
    struct Reach {
        int depth;
        int reduction;
    };
    [[nodiscard]] int reduction(std::size_t place, int depth, bool is_quiet) const {
        constexpr std::size_t early = 4;
        constexpr std::size_t late = 14;
        if (!settings_.reductions || !is_quiet || place < early || depth < 2) { return 0; }
        return place < late || depth < 4 ? 1 : 2;
    }

    /// Later moves are expected to be worse than the best so far: that is shown with as little work as possible, and
    /// only a move that surprises is looked at in full.
    int scouted(const State& state, const Move& move, Reach reach, Window window, int line) {
        const Window narrow{window.alpha, window.alpha + 1};
        int reached = after(state, move, reach.depth - reach.reduction, narrow, line);
        if (reach.reduction > 0 && reached > window.alpha) { reached = after(state, move, reach.depth, narrow, line); }
        const bool surprises = reached > window.alpha && reached < window.beta;
        return surprises ? after(state, move, reach.depth, window, line) : reached;
    }

    /// The value of a move for the side that makes it.
    int after(const State& state, const Move& move, int depth, Window window, int line) {
        const Seat mover = game_.to_act(state).seat();
        State next = state;
        game_.apply(next, move);
        const Actor actor = game_.to_act(next);
        if (actor.is_nobody()) { return verdict(next, mover, line); }
        if (T::are_allies(game_, mover, actor.seat())) {
            return value(next, depth - (T::counts(game_, state) ? 1 : 0), window, line + 1);
        }
        return -value(next, depth - 1, {-window.beta, -window.alpha}, line + 1);
    }
    int verdict(const State& state, Seat seat, int line) const {
        const SeatSet winners = game_.standing(state).winners;
        if (winners.empty()) { return 0; }
        return winners.contains(seat) ? win - line : line - win;
    }

    /// Asks now and then whether the time is up.
    void count_node() {
        constexpr std::uint32_t between_checks = 128;
        ++nodes_;
        const bool is_time_to_ask = nodes_ % between_checks == 0;
        if (is_time_to_ask && budget_->is_spent(nodes_ / positions_per_playout)) { stopped_ = true; }
    }

    /// The value of a position for the side to act.
    int value(const State& state, int depth, Window window, int line) {
        count_node();
        if (stopped_ || line >= longest_line) { return balance(state); }
        if (depth <= 0) { return settings_.quiescence ? calm(state, window, line) : balance(state); }
        const std::uint64_t key = T::key(state);
        const Entry* known = look_up(key);
        if (known != nullptr && settles(*known, depth, window)) { return known->value; }
        return best_of(state, depth, window, line, key, known != nullptr ? known->code : 0);
    }

    int best_of(const State& state, int depth, Window window, int line, std::uint64_t key, std::uint64_t first) {
        MoveList<G> moves;
        game_.legal_moves(state, moves);
        Order order{*this, state, moves, first};
        int best = -win;
        Move best_move = moves[0];
        Bound bound = Bound::at_most;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const Move move = order.next(i);
            const Reach reach{depth, reduction(i, depth, order.is_quiet(i))};
            const int reached =
                i == 0 ? after(state, move, depth, window, line) : scouted(state, move, reach, window, line);
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
        remember({key, G::code(best_move), static_cast<std::int16_t>(best), static_cast<std::int8_t>(depth), bound});
        return best;
    }

    /// Beyond the horizon only noisy moves are tried, and nobody is forced to make one.
    int calm(const State& state, Window window, int line) {
        MoveList<G> moves;
        const bool must_choose = T::noisy_moves(game_, state, moves);
        const int standing = balance(state);
        int best = must_choose ? -win : standing;
        if (moves.empty() || best >= window.beta || line >= longest_line || stopped_) { return standing; }
        window.alpha = std::max(window.alpha, best);
        Order order{*this, state, moves, 0};
        for (std::size_t i = 0; i < moves.size() && best < window.beta; ++i) {
            count_node();
            best = std::max(best, after_calm(state, order.next(i), window, line));
            window.alpha = std::max(window.alpha, best);
        }
        return best;
    }
    int after_calm(const State& state, const Move& move, Window window, int line) {
        const Seat mover = game_.to_act(state).seat();
        State next = state;
        game_.apply(next, move);
        const Actor actor = game_.to_act(next);
        if (actor.is_nobody()) { return verdict(next, mover, line); }
        if (T::are_allies(game_, mover, actor.seat())) { return calm(next, window, line + 1); }
        return -calm(next, {-window.beta, -window.alpha}, line + 1);
    }
    /// Hands out the moves, the most urgent first, sorting no more than is asked for.
    class Order {
      public:
        Order(const AlphaBeta& search, const State& state, MoveList<G>& moves, std::uint64_t first) : moves_{moves} {
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

        /// Precondition: handed out.
        [[nodiscard]] bool is_quiet(std::size_t position) const { return urgencies_[position] < urgent; }

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

    int balance(const State& state) const { return T::balance(game_, state, game_.to_act(state).seat()); }

    const Entry* look_up(std::uint64_t key) const {
        if (table_.empty()) { return nullptr; }
        const Entry& entry = table_[key & (table_.size() - 1)];
        return entry.key == key && entry.bound != Bound::none ? &entry : nullptr;
    }
    static bool settles(const Entry& entry, int depth, Window window) {
        if (entry.depth < depth) { return false; }
        if (std::abs(entry.value) > win - longest_line) { return false; }  // distances to a win differ by path
        return entry.bound == Bound::exact || (entry.bound == Bound::at_least && entry.value >= window.beta) ||
               (entry.bound == Bound::at_most && entry.value <= window.alpha);
    }
    void remember(const Entry& entry) {
        if (!table_.empty()) { table_[entry.key & (table_.size() - 1)] = entry; }
    }

    Thought<G> answer(const State& root, const std::vector<Scored>& candidates) const {
        Thought<G> thought;
        thought.move = candidates.front().move;
        for (const Scored& candidate : candidates) {
            if (thought.lines.full()) { break; }
            thought.lines.push_back({candidate.move, 1, share(candidate.value)});
        }
        const Seat me = game_.to_act(root).seat();
        const double mine = share(candidates.front().value);
        for (int i = 0; i < game_.seats(); ++i) {
            thought.value[static_cast<std::size_t>(i)] = T::are_allies(game_, me, seat(i)) ? mine : 1 - mine;
        }
        return thought;
    }
    static double share(int value) { return T::share(value); }

    const G& game_;
    AlphaBetaSettings settings_;
    std::vector<Entry> table_;
    std::vector<int> merits_ = std::vector<int>(std::size_t{1} << 14U);
    const Budget* budget_ = nullptr;
    std::uint32_t nodes_ = 0;
    int depth_ = 1;
    bool stopped_ = false;
};

/// The search as a player. Nothing is hidden in its games, so the view it is given is the position.
template <Tactical G>
class AlphaBetaBot final : public Bot<G> {
  public:
    explicit AlphaBetaBot(AlphaBetaSettings settings = {}) : settings_{settings} {}

    [[nodiscard]] Thought<G> think(const G& game, const typename G::View& seen, Seat, const Budget& budget,
                                   Rng& rng) override {
        AlphaBeta<G> search{game, settings_};
        return search.think(game.imagine(seen, rng), budget);
    }

  private:
    AlphaBetaSettings settings_;
};

}  // namespace meadhall
