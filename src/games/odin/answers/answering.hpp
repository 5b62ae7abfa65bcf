// Private to games/odin: what belongs to a question besides its fields, as a row that lies beside its rules.
#pragma once

#include <cstddef>

#include "games/odin/act.hpp"
#include "games/odin/components/effect.hpp"

namespace meadhall::odin {

/// The verbs that answer a question.
template <VerbPhrase... Phrases>
struct Verbs {
    [[nodiscard]] static constexpr bool contain(Verb verb) { return ((Phrases::tag == verb) || ...); }
    /// Calls `answer(phrase)` with what a move says if its verb is one of these; returns whether it is.
    template <class Answer>
    static bool visit([[maybe_unused]] Move move, [[maybe_unused]] const Answer& answer) {
        return ((move.is<Phrases>() && (answer(move.as<Phrases>()), true)) || ...);
    }
};

/// Everything that belongs to a question. Whoever adds one is told by the compiler which row, and which verb in it, was
/// forgotten:
///
///     using Answers = Verbs<verb::Take, …>;                             what answers it
///     static void list(const Look&, Menu&);                             what it offers, in the order of the menu
///     static const Reason* obstacle(const Look&, verb::Take);           for each of its verbs
///     static void perform(const Act&, verb::Take);                      for each of its verbs
///     static bool is_sound(const Spot&, const ask::Mountain&);          whether it can lie there (ENG-9)
template <class Question>
struct Answering;

/// Puts an answer on the menu unless something stands in its way.
template <class Question, VerbPhrase T>
void offer(const Look& look, Menu& menu, T said) {
    if (Answering<Question>::obstacle(look, said) == nullptr) { menu.push_back(said); }
}

/// Chance takes what is listed.
[[nodiscard]] const Reason* obstacle_to_chance(const Look& look, Move move);

/// A place on the stack of a position that was loaded, not played, and what is below it.
class Spot {
  public:
    Spot(const Game& game, const State& state, std::size_t place);

    [[nodiscard]] const Game& game() const { return game_; }
    [[nodiscard]] const State& state() const { return state_; }
    [[nodiscard]] bool is_bottom() const { return below_ == nullptr; }
    [[nodiscard]] bool is_top() const { return place_ + 1 == state_.stack.size(); }
    [[nodiscard]] bool is_alone() const { return is_bottom() && is_top(); }
    [[nodiscard]] Seat seat() const { return state_.stack[place_].seat; }
    /// What lies directly above. Precondition: it is not the top.
    [[nodiscard]] const Frame& above() const { return state_.stack[place_ + 1]; }
    /// Where what lies below ends.
    [[nodiscard]] const Frame* end_of_below() const { return state_.stack.begin() + place_; }
    /// What lies directly below; null at the bottom.
    [[nodiscard]] const Frame* below() const { return below_; }
    /// The action or effect that goes on below; null if there is none.
    [[nodiscard]] const Frame* owner() const { return owner_; }
    [[nodiscard]] bool is_in_action() const { return owner_ != nullptr && owner_->is<ActionUnderWay>(); }
    /// Whether the action or effect lies directly below and is of the same seat.
    [[nodiscard]] bool is_asked_by_owner() const;
    /// The part that the action or effect directly below is at, if it is of this deed; null otherwise.
    [[nodiscard]] const Part* part(Deed deed) const;

  private:
    const Game& game_;
    const State& state_;
    std::size_t place_;
    const Frame* owner_;
    const Frame* below_;
};

/// So many are left of what the part allows.
[[nodiscard]] constexpr bool are_left(int left, int all) { return left > 0 && left <= all; }

}  // namespace meadhall::odin
