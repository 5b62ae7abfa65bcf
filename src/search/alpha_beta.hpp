// Alpha-beta with iterative deepening, a transposition table and quiescence, for open games of two sides. A turn may
// take several moves: depth is counted in changes of side, so towers and chains of captures are always looked at to the
// end. Where a turn has very many decisions, the game's tactics count each.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <optional>
#include <vector>

#include "search/bot.hpp"
#include "search/judgement/tactics.hpp"
#include "search/move_order.hpp"
#include "search/position_table.hpp"

namespace meadhall {

/// How far and how cleverly to look. The defaults are the strongest.
struct AlphaBetaSettings {
    int max_depth = 64;                     // changes of side
    bool quiescence = true;                 // follow captures beyond the horizon
    bool shortcuts = true;                  // look less far, or not at all, where little can be expected
    bool judges_every_move = false;         // slower, but the values of all moves are true, not just of the best
    std::size_t table_entries = 1U << 20U;  // room for positions
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

    explicit AlphaBeta(AlphaBetaSettings settings, const typename T::Weights& weights = T::tuned)
        : settings_{settings}, weights_{weights} {}

    /// Searches deeper and deeper until the budget is spent. Chance decides between moves that are equally good, so
    /// that no two games need be the same. Keeps its memory for the next time, but nothing of what is in it.
    /// Precondition: a seat is to act.
    Thought<G> think(const G& game, const State& root, const Budget& budget, Rng& rng) {
        begin(game, budget);
        std::vector<Scored> candidates = root_moves(root, rng);
        Thought<G> thought = answer(root, candidates);
        for (depth_ = first_depth(); depth_ <= settings_.max_depth && candidates.size() > 1; ++depth_) {
            if (!deepen(root, candidates)) { break; }
            thought = answer(root, candidates);
            budget.report({nodes_ / positions_per_playout, G::code(thought.move), thought.lines[0].value});
            if (is_decided(candidates.front().value)) { break; }
        }
        thought.playouts = nodes_ / positions_per_playout;
        return thought;
    }
    /// From now on both write what they find into one table, and may do so at the same time. Precondition: the leader
    /// has the same settings.
    void assist(AlphaBeta& leader) {
        leader.make_room();
        table_ = leader.table_;
        era_ = leader.era_;
        is_assistant_ = true;
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
    struct Window {
        int alpha;
        int beta;

        [[nodiscard]] bool is_narrow() const { return beta - alpha == 1; }
        [[nodiscard]] Window of_enemy() const { return {-beta, -alpha}; }
    };
    static constexpr Window whole{-win, win};
    static bool is_decided(int value) { return std::abs(value) > win - longest_line; }

    void begin(const G& game, const Budget& budget) {
        game_ = &game;
        budget_ = &budget;
        nodes_ = 0;
        stopped_ = false;
        make_room();
        era_.begin_next();
        merits_.forget();
    }
    /// An assistant is ahead of its leader, so that the latter finds in the table what it is about to look for.
    [[nodiscard]] int first_depth() const { return is_assistant_ && settings_.max_depth > 1 ? 2 : 1; }
    void make_room() {
        if (table_ == nullptr) { table_ = std::make_shared<PositionTable>(settings_.table_entries); }
    }
    std::vector<Scored> root_moves(const State& root, Rng& rng) {
        MoveList<G> moves;
        game_->legal_moves(root, moves);
        const typename T::Lookout lookout{*game_, root};
        std::vector<Scored> candidates;
        for (const Move& move : moves) { candidates.push_back({move, lookout.urgency(move)}); }
        for (std::size_t i = candidates.size(); i > 1; --i) {
            std::swap(candidates[i - 1], candidates[rng.below(static_cast<std::uint32_t>(i))]);
        }
        std::ranges::stable_sort(candidates, std::ranges::greater{}, &Scored::value);
        return candidates;
    }

    /// One more level. False if the time was up before it was complete; then the candidates keep their order. The value
    /// is expected near the last one: a narrow window shows it with less work, and a surprise is looked at again.
    bool deepen(const State& root, std::vector<Scored>& candidates) {
        constexpr int usual_change = 60;
        constexpr int trusted_depth = 4;
        const int last = candidates.front().value;
        if (!settings_.shortcuts || settings_.judges_every_move || depth_ < trusted_depth) {
            return deepen_within(root, candidates, whole);
        }
        const Window near{last - usual_change, last + usual_change};
        std::vector<Scored> deeper = candidates;
        const bool is_complete = deepen_within(root, deeper, near);
        const int value = deeper.front().value;
        if (value > near.alpha) { candidates = deeper; }  // otherwise all that is known is that every move is worse
        if (!is_complete) { return false; }
        return (value > near.alpha && value < near.beta) || deepen_within(root, candidates, whole);
    }
    bool deepen_within(const State& root, std::vector<Scored>& candidates, Window window) {
        std::vector<Scored> deeper = candidates;
        for (std::size_t i = 0; i < deeper.size(); ++i) {
            Scored& candidate = deeper[i];
            const bool is_first = i == 0 || settings_.judges_every_move;
            candidate.value = is_first ? after(root, candidate.move, depth_, window, 1)
                                       : scouted(root, candidate.move, {depth_, 0}, window, 1);
            if (stopped_) { return promote_best_so_far(candidates, deeper, i); }
            if (!settings_.judges_every_move) { window.alpha = std::max(window.alpha, candidate.value); }
            if (window.alpha >= window.beta) { break; }
        }
        std::ranges::stable_sort(deeper, std::ranges::greater{}, &Scored::value);
        candidates = deeper;
        return true;
    }
    /// An interrupted level still tells something if it found a better move than the one tried first.
    static bool promote_best_so_far(std::vector<Scored>& candidates, const std::vector<Scored>& deeper,
                                    std::size_t interrupted) {
        std::size_t best = 0;
        for (std::size_t i = 1; i < interrupted; ++i) {
            if (deeper[i].value > deeper[best].value) { best = i; }
        }
        if (best == 0) { return false; }
        const auto found = candidates.begin() + static_cast<std::ptrdiff_t>(best);  // the order is still the same
        std::rotate(candidates.begin(), found, found + 1);
        candidates.front().value = deeper[best].value;
        return false;
    }

    /// How far to look after a move, and how much less at first.
    struct Reach {
        int depth;
        int reduction;
    };
    /// The later a quiet move comes, the less it promises. Much more than this wins depth and loses matches.
    [[nodiscard]] int reduction(std::size_t place, int depth, bool is_quiet) const {
        constexpr std::size_t early = 4;
        constexpr std::size_t late = 14;
        if (!settings_.shortcuts || !is_quiet || place < early || depth < 2) { return 0; }
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
        const Seat mover = game_->to_act(state).seat();
        State next = state;
        game_->apply(next, move);
        const Actor actor = game_->to_act(next);
        if (actor.is_nobody()) { return verdict(next, mover, line); }
        if (T::are_allies(*game_, mover, actor.seat())) {
            return value(next, depth - (T::counts(*game_, state) ? 1 : 0), window, line + 1);
        }
        return -value(next, depth - 1, window.of_enemy(), line + 1);
    }
    int verdict(const State& state, Seat seat, int line) const {
        const SeatSet winners = game_->standing(state).winners;
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

    /// A position on the way down.
    struct Here {
        const State& state;
        int depth;
        int line;
        std::uint64_t key;
        std::uint32_t best_known;
        int ceiling;  // more than a quiet move can be expected to bring
    };
    static constexpr int no_ceiling = win;

    static constexpr int quiet_gain = 150;  // what one move brings or costs at most, if nothing is captured
    static constexpr int last_levels = 2;

    /// The value of a position for the side to act. Near the horizon, whoever stands so well that quiet moves cannot
    /// change it is not looked at further. Skipping a turn to show the same deeper down is no good: where figures are
    /// caught between two others, having to move is often the trouble.
    int value(const State& state, int depth, Window window, int line) {
        count_node();
        if (stopped_ || line >= longest_line) { return balance(state); }
        if (depth <= 0) { return settings_.quiescence ? calm(state, window, line) : balance(state); }
        const std::uint64_t key = T::key(state);
        const auto known = table_->look_up(key, era_);
        if (known && settles(*known, depth, window)) { return known->value; }
        Here here{state, depth, line, key, known ? known->move : 0, no_ceiling};
        if (settings_.shortcuts && window.is_narrow() && T::may_rest(state) && !is_decided(window.beta)) {
            const int standing = balance(state);
            if (depth <= last_levels && standing - quiet_gain * depth >= window.beta) { return standing; }
            here.ceiling = standing + quiet_gain * depth;
        }
        return best_of(here, window);
    }

    int best_of(const Here& here, Window window) {
        MoveList<G> moves;
        game_->legal_moves(here.state, moves);
        const auto level = static_cast<std::size_t>(here.line);
        MoveOrder<G, T> order{*game_, here.state, moves, here.best_known, merits_, level};
        int best = -win;
        Move best_move = moves[0];
        Bound bound = Bound::at_most;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const Move move = order.next(i);
            if (i > 0 && order.is_unproven(i) && is_hopeless(here, window, best)) {
                best = std::max(best, here.ceiling);
                break;
            }
            const Reach reach{here.depth, reduction(i, here.depth, order.is_unproven(i))};
            const int reached = i == 0 ? after(here.state, move, here.depth, window, here.line)
                                       : scouted(here.state, move, reach, window, here.line);
            if (stopped_) { return best == -win ? balance(here.state) : best; }
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
                if (order.is_quiet(i)) { merits_.praise(move, here.depth, level); }
                break;
            }
        }
        table_->remember(
            here.key, era_,
            {short_name<G>(best_move), static_cast<std::int16_t>(best), static_cast<std::int8_t>(here.depth), bound});
        return best;
    }
    /// Near the horizon quiet moves are left out where the position is too bad for them. Those that follow are no
    /// better.
    [[nodiscard]] static bool is_hopeless(const Here& here, Window window, int best) {
        return here.depth <= last_levels && here.ceiling <= window.alpha && !is_decided(best);
    }

    static bool settles(const Finding& known, int depth, Window window) {
        if (known.depth < depth || is_decided(known.value)) { return false; }  // distances to a win differ by path
        return known.bound == Bound::exact || (known.bound == Bound::at_least && known.value >= window.beta) ||
               (known.bound == Bound::at_most && known.value <= window.alpha);
    }

    /// Beyond the horizon only noisy moves are tried, and who is free to do something else is not forced to.
    int calm(const State& state, Window window, int line) {
        const int standing = balance(state);
        const bool is_free = T::may_rest(state);
        if ((is_free && standing >= window.beta) || line >= longest_line || stopped_) { return standing; }
        MoveList<G> moves;
        T::noisy_moves(*game_, state, moves);
        if (moves.empty()) { return standing; }
        int best = is_free ? standing : -win;
        window.alpha = std::max(window.alpha, best);
        MoveOrder<G, T> order{*game_, state, moves, 0, merits_, static_cast<std::size_t>(line)};
        for (std::size_t i = 0; i < moves.size() && best < window.beta; ++i) {
            count_node();
            best = std::max(best, after_calm(state, order.next(i), window, line));
            window.alpha = std::max(window.alpha, best);
        }
        return best;
    }
    int after_calm(const State& state, const Move& move, Window window, int line) {
        const Seat mover = game_->to_act(state).seat();
        State next = state;
        game_->apply(next, move);
        const Actor actor = game_->to_act(next);
        if (actor.is_nobody()) { return verdict(next, mover, line); }
        if (T::are_allies(*game_, mover, actor.seat())) { return calm(next, window, line + 1); }
        return -calm(next, window.of_enemy(), line + 1);
    }

    int balance(const State& state) const { return T::balance(*game_, state, game_->to_act(state).seat(), weights_); }

    Thought<G> answer(const State& root, const std::vector<Scored>& candidates) const {
        Thought<G> thought;
        thought.move = candidates.front().move;
        for (const Scored& candidate : candidates) {
            if (thought.lines.full()) { break; }
            thought.lines.push_back({candidate.move, 1, T::share(candidate.value, weights_)});
        }
        const Seat me = game_->to_act(root).seat();
        const double mine = T::share(candidates.front().value, weights_);
        for (int i = 0; i < game_->seats(); ++i) {
            thought.value[static_cast<std::size_t>(i)] = T::are_allies(*game_, me, seat(i)) ? mine : 1 - mine;
        }
        return thought;
    }

    AlphaBetaSettings settings_;
    typename T::Weights weights_;
    const G* game_ = nullptr;
    std::shared_ptr<PositionTable> table_;
    Era era_;
    Merits<G> merits_;
    const Budget* budget_ = nullptr;
    std::uint32_t nodes_ = 0;
    int depth_ = 1;
    bool stopped_ = false;
    bool is_assistant_ = false;
};

/// The search as a player. Nothing is hidden in its games, so the view it is given is the position.
template <Tactical G>
class AlphaBetaBot final : public Bot<G> {
  public:
    explicit AlphaBetaBot(AlphaBetaSettings settings = {},
                          const typename Tactics<G>::Weights& weights = Tactics<G>::tuned)
        : search_{settings, weights} {}

    [[nodiscard]] Thought<G> think(const G& game, const typename G::View& seen, Seat, const Budget& budget,
                                   Rng& rng) override {
        return search_.think(game, game.imagine(seen, rng), budget, rng);
    }

    [[nodiscard]] Company company(const G& /*game*/) const override { return Company::assists; }
    void assist(Bot<G>& leader) override { search_.assist(static_cast<AlphaBetaBot&>(leader).search_); }

  private:
    AlphaBeta<G> search_;
};

}  // namespace meadhall
