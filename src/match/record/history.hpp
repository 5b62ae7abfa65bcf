// The line of play at a table: where it began, every ply since, and a cursor. States are kept only now and then and
// recomputed in between, so that a long game stays small.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/hash.hpp"
#include "core/rng.hpp"
#include "core/rules.hpp"

namespace meadhall {

/// True for a game in which every viewer sees the whole state.
template <class G>
inline constexpr bool plays_openly = std::same_as<typename G::View, typename G::State>;

/// Whether an act shows its own seat something it could not foresee, such as cards laid face down by others. Compares
/// what the seat sees afterwards with what it would see in other worlds it could not rule out before.
template <Rules G>
[[nodiscard]] bool reveals(const G& game, const typename G::State& before, const typename G::Move& move,
                           const typename G::State& after, Seat actor) {
    constexpr int worlds = 16;
    if constexpr (!plays_openly<G>) {
        const typename G::View seen_before = game.view(before, actor);
        const typename G::View seen_after = game.view(after, actor);
        Rng rng{hash_of(seen_before)};
        for (int i = 0; i < worlds; ++i) {
            typename G::State world = game.imagine(seen_before, rng);
            if (game.why(world, move)) { return true; }
            game.apply(world, move);
            if (game.view(world, actor) != seen_after) { return true; }
        }
    }
    return false;
}

template <Rules G>
class History {
  public:
    using State = typename G::State;
    using Move = typename G::Move;

    struct Ply {
        Move move;
        Actor actor;
        std::uint64_t hash;                     // of the state after it
        mutable std::optional<bool> reveals{};  // once somebody asked: finding out takes longer than playing
    };

    explicit History(const State& start) : states_{start}, state_{start}, start_hash_{hash_of(start)} {}

    [[nodiscard]] const State& state() const { return state_; }
    [[nodiscard]] int cursor() const { return cursor_; }
    [[nodiscard]] int length() const { return static_cast<int>(plies_.size()); }
    /// The ply that leads from position `number` to the next. Precondition: 0 ≤ number < length().
    [[nodiscard]] const Ply& ply(int number) const { return plies_[index(number)]; }
    [[nodiscard]] std::uint64_t hash() const { return cursor_ == 0 ? start_hash_ : ply(cursor_ - 1).hash; }

    /// Plays on from the cursor; whatever lay ahead is forgotten. Precondition: the move is legal.
    void play(const G& game, const Move& move) {
        forget_ahead();
        const Actor actor = game.to_act(state_);
        game.apply(state_, move);
        plies_.push_back({move, actor, hash_of(state_)});
        ++cursor_;
        if (cursor_ % stride == 0) { states_.push_back(state_); }
    }

    /// Precondition for both: 0 ≤ ply ≤ length().
    void go_to(const G& game, int ply) {
        state_ = state_at(game, ply);
        cursor_ = ply;
    }
    [[nodiscard]] State state_at(const G& game, int ply) const {
        assert(0 <= ply && ply <= length());
        State state = states_[index(ply / stride)];
        for (int i = ply - ply % stride; i < ply; ++i) { game.apply(state, this->ply(i).move); }
        return state;
    }

    /// How often chance was asked for this purpose before the cursor.
    [[nodiscard]] std::uint64_t draws(int purpose) const {
        std::uint64_t count = 0;
        for (int i = 0; i < cursor_; ++i) {
            if (ply(i).actor == Actor::chance(purpose)) { ++count; }
        }
        return count;
    }

    /// The earliest position that `seat` can reach by taking back only acts of its own that showed it nothing.
    [[nodiscard]] int barrier(const G& game, Seat seat) const {
        int barrier = cursor_;
        while (barrier > 0 && ply(barrier - 1).actor == Actor::of(seat) && !shows(game, barrier - 1)) { --barrier; }
        return barrier;
    }

  private:
    /// Whether a ply showed its own seat something. Precondition: a seat made it.
    [[nodiscard]] bool shows(const G& game, int number) const {
        const Ply& ply = this->ply(number);
        if (!ply.reveals) {
            const State before = state_at(game, number);
            State after = before;
            game.apply(after, ply.move);
            ply.reveals = reveals(game, before, ply.move, after, ply.actor.seat());
        }
        return *ply.reveals;
    }

    static constexpr int stride = 32;
    static constexpr std::size_t index(int number) { return static_cast<std::size_t>(number); }

    void forget_ahead() {
        plies_.erase(plies_.begin() + cursor_, plies_.end());
        states_.erase(states_.begin() + cursor_ / stride + 1, states_.end());
    }

    std::vector<State> states_;  // of the plies 0, 32, 64, …
    std::vector<Ply> plies_;
    State state_;  // at the cursor
    int cursor_ = 0;
    std::uint64_t start_hash_;
};

}  // namespace meadhall
