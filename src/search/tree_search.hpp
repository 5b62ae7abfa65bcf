// Monte-Carlo tree search over worlds that a seat cannot tell apart: for any number of seats, hidden cards and chance.
// Every playout imagines a world from the view, walks down the tree by the moves legal in that world, looks a little
// beyond and asks the judgement. A node stands for what has been seen to happen, not for one world.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/hash.hpp"
#include "search/bot.hpp"
#include "search/chance.hpp"
#include "search/judgement/judgement.hpp"

namespace meadhall {

struct TreeSearchSettings {
    static constexpr int to_the_end = 1'000'000;

    double exploration = 0.5;        // how readily moves that did badly so far are tried again
    int horizon = to_the_end;        // decisions played at random beyond the tree before the judgement speaks
    double widening = 0;             // of n visits, widening · √n moves are worth trying; 0: all at once
    std::uint32_t nodes = 1U << 20;  // most that are remembered
    bool goes_on = true;             // with what it knows, where a move of its own is all that has happened since
};

template <Rules G>
class TreeSearch {
  public:
    using State = typename G::State;
    using Move = typename G::Move;

    explicit TreeSearch(const TreeSearchSettings& settings, const Judge<G>& judge = {})
        : settings_{settings}, judge_{judge} {}

    /// A turn has many small decisions. Where nothing but a move of one's own has happened since the last thought, what
    /// was found out about this position is kept. Any other position is thought about afresh.
    Thought<G> think(const G& game, const typename G::View& seen, Seat me, const Budget& budget, Rng& rng) {
        game_ = &game;
        room_ = room_for(budget);
        if (const Index known = node_of(seen, me); known != none) {
            keep_what_follows(known);
        } else {
            nodes_.assign(1, {});
        }
        nodes_.reserve(room_);
        total_ = {};
        std::uint32_t played = 0;
        do {
            playout(game.imagine(seen, rng), rng);
            if (++played % between_reports == 0) { budget.report(inkling(played)); }
        } while (!budget.is_spent(played));
        last_world_ = game.imagine(seen, rng);
        nodes_.shrink_to_fit();  // it may be long until the next thought, and others need room too
        return answer(*last_world_, me, played);
    }
    /// The next thought begins afresh.
    void forget() { last_world_.reset(); }

  private:
    using Index = std::uint32_t;
    static constexpr Index none = 0;  // the root is nobody's child
    static constexpr std::size_t deepest = 512;
    static constexpr std::uint32_t between_reports = 512;

    /// What leads to a node: the code of a move or outcome and who made it, in one word so that a node is 32 bytes.
    class Label {
      public:
        Label() = default;
        Label(std::uint64_t code, Seat mover) : bits_{code | (std::uint64_t{mover.number} << code_bits)} {}
        static Label of_chance(std::uint64_t code) { return Label{code, Seat{chance}}; }

        [[nodiscard]] std::uint64_t code() const { return bits_ & (move_code_limit - 1); }
        [[nodiscard]] bool has(std::uint64_t code) const { return this->code() == code; }
        [[nodiscard]] bool is_chance() const { return mover() == chance; }
        [[nodiscard]] std::uint8_t mover() const { return static_cast<std::uint8_t>(bits_ >> code_bits); }

      private:
        static constexpr unsigned code_bits = std::bit_width(move_code_limit - 1);
        static constexpr std::uint8_t chance = 255;

        std::uint64_t bits_ = 0;
    };
    struct Node {
        Label label{};
        Index first_child = none;
        Index next_sibling = none;
        std::uint32_t visits = 0;
        std::uint32_t offered = 0;  // how often the move could have been chosen
        double total = 0;           // for the seat that made it
    };
    static_assert(sizeof(Node) == 32, "two in a line of the cache");
    using Path = InplaceVector<Index, deepest>;

    /// The node of what is seen now, if one of the moves that were tried last time leads there at once.
    [[nodiscard]] Index node_of(const typename G::View& seen, Seat me) const {
        if (!settings_.goes_on || !last_world_) { return none; }
        MoveList<G> moves;
        game_->legal_moves(*last_world_, moves);
        const std::uint64_t now = hash_of(seen);
        for (const Move& move : moves) {
            const Index child = child_of(0, G::code(move));
            if (child != none && leads_to(move, now, me)) { return child; }
        }
        return none;
    }
    [[nodiscard]] bool leads_to(const Move& move, std::uint64_t view, Seat me) const {
        State world = *last_world_;
        game_->apply(world, move);
        return game_->to_act(world) == Actor::of(me) && hash_of(game_->view(world, me)) == view;
    }
    /// The tree below a node becomes the tree, level by level as far as there is room.
    void keep_what_follows(Index root) {
        std::vector<Node> kept(1, nodes_[root]);
        for (std::size_t i = 0; i < kept.size(); ++i) {
            Index next = kept[i].first_child;
            kept[i].first_child = none;
            while (next != none && kept.size() < room_) {
                Node child = nodes_[next];
                next = child.next_sibling;
                child.next_sibling = kept[i].first_child;
                kept[i].first_child = static_cast<Index>(kept.size());
                kept.push_back(child);
            }
        }
        kept[0].next_sibling = none;
        nodes_ = std::move(kept);
    }

    /// Chance adds nodes too, so a playout may need more than one.
    [[nodiscard]] std::size_t room_for(const Budget& budget) const {
        return std::min<std::size_t>(settings_.nodes, 8 * std::size_t{budget.playouts} + 64);
    }

    void playout(State state, Rng& rng) {
        Path path;
        path.push_back(0);
        bool is_inside = true;
        while (is_inside && !game_->to_act(state).is_nobody() && !path.full()) {
            const Index here = path.back();
            const Step step =
                game_->to_act(state).is_chance() ? chance_step(state, here, rng) : choice_step(state, here, rng);
            game_->apply(state, step.move);
            if (step.node != none) { path.push_back(step.node); }
            is_inside = step.node != none && !step.is_new;
        }
        play_at_random(*game_, state, rng, settings_.horizon);
        credit(path, judge_.shares(*game_, state));
    }

    struct Step {
        Move move;
        Index node;
        bool is_new;
    };

    Step chance_step(const State& state, Index here, Rng& rng) {
        const Move outcome = drawn_outcome(*game_, state, rng);
        const std::uint64_t code = G::code(outcome);
        const Index known = child_of(here, code);
        return {outcome, known != none ? known : add_child(here, {.label = Label::of_chance(code)}), false};
    }

    /// Another move while there is one worth trying, otherwise the child with the best mixture of success and neglect.
    Step choice_step(const State& state, Index here, Rng& rng) {
        MoveList<G> moves;
        game_->legal_moves(state, moves);
        const Choice choice = look_over(here, moves);
        const bool goes_wide = !choice.untried.empty() && (choice.best == none || is_worth_widening(here, choice));
        if (!goes_wide) { return {moves[choice.best_place], choice.best, false}; }
        const Move move = moves[next_untried(state, moves, choice.untried, rng)];
        const Seat mover = game_->to_act(state).seat();
        return {move, add_child(here, {.label = Label{G::code(move), mover}, .offered = 1}), true};
    }

    struct Choice {
        Index best = none;
        std::size_t best_place = 0;
        std::uint32_t tried = 0;
        InplaceVector<std::uint16_t, G::max_moves> untried;
    };

    Choice look_over(Index here, const MoveList<G>& moves) {
        Choice choice;
        double best_appeal = -1;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const Index child = child_of(here, G::code(moves[i]));
            if (child == none) {
                choice.untried.push_back(static_cast<std::uint16_t>(i));
                continue;
            }
            ++choice.tried;
            ++nodes_[child].offered;
            const double appeal = this->appeal(nodes_[child]);
            if (appeal > best_appeal) {
                best_appeal = appeal;
                choice.best = child;
                choice.best_place = i;
            }
        }
        return choice;
    }

    [[nodiscard]] bool is_worth_widening(Index here, const Choice& choice) const {
        if (settings_.widening == 0) { return true; }
        return choice.tried < settings_.widening * std::sqrt(static_cast<double>(nodes_[here].visits));
    }

    /// Where only some are tried, those that look best come first; otherwise any.
    std::size_t next_untried(const State& state, const MoveList<G>& moves,
                             const InplaceVector<std::uint16_t, G::max_moves>& untried, Rng& rng) {
        if (settings_.widening == 0) { return untried[rng.below(static_cast<std::uint32_t>(untried.size()))]; }
        const Seat mover = game_->to_act(state).seat();
        std::size_t best = untried[0];
        double best_worth = -1;
        for (std::uint16_t place : untried) {
            State next = state;
            game_->apply(next, moves[place]);
            const double worth = judge_.worth(*game_, next, mover);
            if (worth > best_worth) {
                best_worth = worth;
                best = place;
            }
        }
        return best;
    }

    [[nodiscard]] Index child_of(Index here, std::uint64_t code) const {
        for (Index child = nodes_[here].first_child; child != none; child = nodes_[child].next_sibling) {
            if (nodes_[child].label.has(code)) { return child; }
        }
        return none;
    }

    [[nodiscard]] double appeal(const Node& node) const {
        const double visits = node.visits;
        return node.total / visits +
               settings_.exploration * std::sqrt(std::log(static_cast<double>(node.offered)) / visits);
    }

    /// None if there is no more room: nothing is allocated while searching.
    Index add_child(Index parent, Node node) {
        if (nodes_.size() == room_) { return none; }
        node.next_sibling = nodes_[parent].first_child;
        nodes_.push_back(node);
        nodes_[parent].first_child = static_cast<Index>(nodes_.size() - 1);
        return nodes_[parent].first_child;
    }

    void credit(const Path& path, const Shares& shares) {
        for (std::size_t i = 0; i < max_seats; ++i) { total_[i] += shares[i]; }
        for (Index index : path) {
            Node& node = nodes_[index];
            ++node.visits;
            if (!node.label.is_chance()) { node.total += shares[node.label.mover()]; }
        }
    }

    [[nodiscard]] Inkling inkling(std::uint32_t played) const {
        Index best = nodes_[0].first_child;
        for (Index child = best; child != none; child = nodes_[child].next_sibling) {
            if (nodes_[child].visits > nodes_[best].visits) { best = child; }
        }
        return {played, nodes_[best].label.code(), nodes_[best].total / nodes_[best].visits};
    }

    Thought<G> answer(const State& world, Seat me, std::uint32_t played) const {
        Thought<G> thought;
        thought.playouts = played;
        const std::vector<Line<Move>> lines = lines_in(world);
        thought.move = lines.front().move;
        for (const auto& line : lines) {
            if (!thought.lines.full()) { thought.lines.push_back(line); }
        }
        for (std::size_t i = 0; i < max_seats; ++i) { thought.value[i] = total_[i] / played; }
        thought.value[me.number] = lines.front().value;
        return thought;
    }

    /// The moves that were tried, the most visited first; all of them if none was.
    std::vector<Line<Move>> lines_in(const State& world) const {
        MoveList<G> moves;
        game_->legal_moves(world, moves);
        std::vector<Line<Move>> lines;
        for (const Move& move : moves) {
            const Index child = child_of(0, G::code(move));
            if (child == none) { continue; }
            lines.push_back({move, nodes_[child].visits, nodes_[child].total / nodes_[child].visits});
        }
        if (lines.empty()) { lines.push_back({moves[0], 0, 0}); }
        std::ranges::stable_sort(lines, std::ranges::greater{}, &Line<Move>::visits);
        return lines;
    }

    TreeSearchSettings settings_;
    Judge<G> judge_;
    const G* game_ = nullptr;
    std::size_t room_ = 0;
    std::vector<Node> nodes_;
    std::optional<State> last_world_;  // one of those that were thought about last
    Shares total_{};
};

/// The search as a player.
template <Rules G>
class TreeSearchBot final : public Bot<G> {
  public:
    explicit TreeSearchBot(const TreeSearchSettings& settings = {}, const Judge<G>& judge = {})
        : search_{settings, judge} {}

    [[nodiscard]] Thought<G> think(const G& game, const typename G::View& seen, Seat me, const Budget& budget,
                                   Rng& rng) override {
        return search_.think(game, seen, me, budget, rng);
    }
    [[nodiscard]] Company company(const G& /*game*/) const override { return Company::pools; }
    void forget() { search_.forget(); }

  private:
    TreeSearch<G> search_;
};

}  // namespace meadhall
