// Private to games/odin: a position being looked at, a move being carried out, and the stack of what waits.
//
// A rule that forbids is an `obstacle_…`: it returns the reason, or null where nothing stands in the way. Menus and
// refusals both ask it, so that they cannot disagree.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/scribe.hpp"
#include "games/odin/components/index.hpp"
#include "games/odin/game.hpp"
#include "games/odin/hooks.hpp"
#include "games/odin/reasons.hpp"

namespace meadhall::odin {

using Scribe = meadhall::Scribe<Game>;

/// The cell that gives a bonus.
struct BonusCell {
    Place place{};
    Cell cell{};
};

/// What may still be tried out before a move is allowed (O-4.19), in all tries within tries together.
struct Patience {
    int positions = 20'000;
    int moves = 30;  // one after the other: each has a menu of its own in memory
};

/// A move being carried out: the game, the position it changes, the scribe, and what cards have not heard yet.
struct Act {
    const Game& game;
    State& state;
    Scribe scribe;
    Occasions& occasions;
    bool by_card = false;              // what is received comes from a card, not from the space
    std::optional<BonusCell> bonus{};  // … or it is that of a board or house (O-11.5)
    bool* ended_unused = nullptr;      // becomes true if an action ends of which no part was used (O-4.6)
    Patience* patience = nullptr;      // while this is only tried out
};

/// A position being looked at by whoever is to act, or by somebody else.
class Look {
  public:
    const Game& game;
    const State& state;
    Patience* const patience = nullptr;  // while something is only tried out

    Look(const Game& rules, const State& position)
        : Look{rules, position, position.stack.empty() ? Seat{} : position.stack.back().seat} {}
    Look(const Game& rules, const State& position, Seat seat, Patience* left = nullptr)
        : game{rules}, state{position}, patience{left}, player_{position.players[seat.number]}, seat_{seat} {}
    /// Whoever is to act looks at what a move has come to so far, as patiently as the move is tried out.
    explicit Look(const Act& act)
        : Look{act.game, act.state, act.state.stack.empty() ? Seat{} : act.state.stack.back().seat, act.patience} {}
    /// The same player before another position.
    [[nodiscard]] Look at(const State& other) const { return {game, other, seat_, patience}; }

    [[nodiscard]] const Frame& frame() const { return state.stack.back(); }
    /// Precondition: the topmost question is of this kind.
    template <class Question>
    [[nodiscard]] const Question& asked() const {
        return frame().as<Question>();
    }
    [[nodiscard]] Seat seat() const { return seat_; }
    [[nodiscard]] const Player& player() const { return player_; }

  private:
    const Player& player_;
    Seat seat_;
};

using Menu = MoveList<Game>;

[[nodiscard]] inline Player& player(const Act& act, Seat seat) { return act.state.players[seat.number]; }

// The stack.
[[nodiscard]] inline Frame& top(const Act& act) { return act.state.stack.back(); }
/// Precondition: the topmost question is of this kind.
template <class Question>
[[nodiscard]] Question& asked(const Act& act) {
    return top(act).as<Question>();
}
template <class Kind>
void push(const Act& act, Seat seat, const Kind& kind) {
    act.state.stack.push_back({seat, kind});
}
inline void pop(const Act& act) { act.state.stack.pop_back(); }

// Numbers in bytes.
[[nodiscard]] constexpr std::uint8_t byte(int number) { return static_cast<std::uint8_t>(number); }
template <class T>
void add(T& count, int more) {
    count = static_cast<T>(count + more);
}

}  // namespace meadhall::odin
