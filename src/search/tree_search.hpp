// Monte-Carlo tree search over worlds that a seat cannot tell apart: for any number of seats, hidden cards and chance.
// Every playout imagines a world from the view, walks down the tree by the moves legal in that world, and plays the
// rest at random. A node stands for what has been seen to happen, not for one world.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

#include "search/bot.hpp"
#include "search/chance.hpp"

namespace meadhall {

struct TreeSearchSettings {
    double exploration = 0.7;  // how readily moves that did badly so far are tried again
};

/// What a finished game is worth to a seat: the win, shared among the winners; a drawn game is shared by all.
template <Rules G>
[[nodiscard]] double share_of_win(const G& game, const Standing& standing, Seat seat) {
    if (standing.winners.empty()) { return 1.0 / game.seats(); }
    return standing.winners.contains(seat) ? 1.0 / standing.winners.size() : 0.0;
}

template <Rules G>
class TreeSearch {
  public:
    using State = typename G::State;
    using Move = typename G::Move;

    TreeSearch(const G& game, TreeSearchSettings settings) : game_{game}, settings_{settings} {}

    Thought<G> think(const typename G::View& seen, Seat me, const Budget& budget, Rng& rng) {
        nodes_.clear();
        nodes_.reserve(std::min<std::size_t>(budget.playouts, most_nodes_kept) + 1);
        nodes_.push_back({});
        std::uint32_t played = 0;
        do { playout(game_.imagine(seen, rng), rng); } while (!budget.is_spent(++played));
        return answer(game_.imagine(seen, rng), me, played);
    }

  private:
    using Index = std::uint32_t;
    static constexpr Index none = 0;  // the root is nobody's child
    static constexpr std::size_t most_nodes_kept = 4'000'000;
    static constexpr int deepest = 4096;

    struct Node {
        std::uint64_t code = 0;  // of the move or outcome that leads here
        Index first_child = none;
        Index next_sibling = none;
        std::uint32_t visits = 0;
        std::uint32_t offered = 0;  // how often the move could have been chosen
        double total = 0;           // for the seat that made it
        std::uint8_t mover = 0;
        bool by_chance = false;
    };
    using Path = InplaceVector<Index, deepest>;

    void playout(State state, Rng& rng) {
        Path path;
        Index here = 0;
        path.push_back(here);
        bool inside = true;
        while (inside && !game_.to_act(state).is_nobody() && !path.full()) {
            const Actor actor = game_.to_act(state);
            const Step step = actor.is_chance() ? chance_step(state, here, rng) : choice_step(state, here, rng);
            inside = !step.is_new && step.node != none;
            if (step.node != none) { path.push_back(step.node); }
            here = step.node;
            game_.apply(state, step.move);
        }
        play_to_the_end(state, rng);
        credit(path, game_.standing(state));
    }

    struct Step {
        Move move;
        Index node;
        bool is_new;
    };

    Step chance_step(const State& state, Index here, Rng& rng) {
        const Move outcome = drawn_outcome(game_, state, rng);
        const std::uint64_t code = G::code(outcome);
        for (Index child = nodes_[here].first_child; child != none; child = nodes_[child].next_sibling) {
            if (nodes_[child].code == code) { return {outcome, child, false}; }
        }
        const Index child = add_child(here, {.code = code, .by_chance = true});
        return {outcome, child, false};
    }

    /// An untried move if there is one, otherwise the child with the best mixture of success and neglect.
    Step choice_step(const State& state, Index here, Rng& rng) {
        MoveList<G> moves;
        game_.legal_moves(state, moves);
        Move chosen = moves[0];
        Index best = none;
        double best_score = -1;
        std::uint32_t untried = 0;
        for (const Move& move : moves) {
            const Index child = child_of(here, G::code(move));
            if (child == none) {
                if (rng.below(++untried) == 0) { chosen = move; }
                continue;
            }
            ++nodes_[child].offered;
            const double score = untried > 0 ? -1 : appeal(nodes_[child]);
            if (untried == 0 && score > best_score) {
                best_score = score;
                best = child;
                chosen = move;
            }
        }
        if (untried == 0) { return {chosen, best, false}; }
        const Seat mover = game_.to_act(state).seat();
        const Index child = add_child(here, {.code = G::code(chosen), .offered = 1, .mover = mover.number});
        return {chosen, child, true};
    }

    Index child_of(Index here, std::uint64_t code) const {
        for (Index child = nodes_[here].first_child; child != none; child = nodes_[child].next_sibling) {
            if (nodes_[child].code == code) { return child; }
        }
        return none;
    }

    double appeal(const Node& node) const {
        const double visits = node.visits;
        return node.total / visits +
               settings_.exploration * std::sqrt(std::log(static_cast<double>(node.offered)) / visits);
    }

    Index add_child(Index parent, Node node) {
        if (nodes_.size() == nodes_.capacity()) { return none; }  // never allocates while searching
        node.next_sibling = nodes_[parent].first_child;
        nodes_.push_back(node);
        const auto index = static_cast<Index>(nodes_.size() - 1);
        nodes_[parent].first_child = index;
        return index;
    }

    void play_to_the_end(State& state, Rng& rng) {
        MoveList<G> moves;
        while (true) {
            const Actor actor = game_.to_act(state);
            if (actor.is_nobody()) { return; }
            if (actor.is_chance()) {
                game_.apply(state, drawn_outcome(game_, state, rng));
                continue;
            }
            moves.clear();
            game_.legal_moves(state, moves);
            game_.apply(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
        }
    }

    void credit(const Path& path, const Standing& standing) {
        std::array<double, max_seats> shares{};
        for (int i = 0; i < game_.seats(); ++i) {
            shares[static_cast<std::size_t>(i)] = share_of_win(game_, standing, seat(i));
            value_[static_cast<std::size_t>(i)] += shares[static_cast<std::size_t>(i)];
        }
        for (Index index : path) {
            Node& node = nodes_[index];
            ++node.visits;
            if (!node.by_chance) { node.total += shares[node.mover]; }
        }
    }

    Thought<G> answer(const State& world, Seat me, std::uint32_t played) {
        MoveList<G> moves;
        game_.legal_moves(world, moves);
        std::vector<Line<Move>> lines;
        for (const Move& move : moves) {
            const Index child = child_of(0, G::code(move));
            if (child == none) { continue; }
            const Node& node = nodes_[child];
            lines.push_back({move, node.visits, node.total / std::max(node.visits, 1U)});
        }
        std::ranges::stable_sort(lines, std::ranges::greater{}, &Line<Move>::visits);
        Thought<G> thought;
        thought.move = lines.empty() ? moves[0] : lines.front().move;
        thought.playouts = played;
        for (const auto& line : lines) {
            if (!thought.lines.full()) { thought.lines.push_back(line); }
        }
        for (int i = 0; i < game_.seats(); ++i) {
            thought.value[static_cast<std::size_t>(i)] = value_[static_cast<std::size_t>(i)] / played;
        }
        if (!lines.empty()) { thought.value[me.number] = lines.front().value; }
        return thought;
    }

    const G& game_;
    TreeSearchSettings settings_;
    std::vector<Node> nodes_;
    std::array<double, max_seats> value_{};
};

/// The search as a player.
template <Rules G>
class TreeSearchBot final : public Bot<G> {
  public:
    explicit TreeSearchBot(TreeSearchSettings settings = {}) : settings_{settings} {}

    [[nodiscard]] Thought<G> think(const G& game, const typename G::View& seen, Seat me, const Budget& budget,
                                   Rng& rng) override {
        TreeSearch<G> search{game, settings_};
        return search.think(seen, me, budget, rng);
    }

  private:
    TreeSearchSettings settings_;
};

}  // namespace meadhall
