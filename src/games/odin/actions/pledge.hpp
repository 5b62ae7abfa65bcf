// Private to games/odin: whoever takes a space uses at least one part of it (O-4.6). Until then the action is pledged.
#pragma once

#include <algorithm>

#include "games/odin/act.hpp"
#include "games/odin/actions/action.hpp"
#include "games/odin/actions/parts.hpp"

namespace meadhall::odin {

[[nodiscard]] inline bool is_pledged(const Frame& frame) {
    return frame.is<ActionUnderWay>() && !headway(frame).has(Progress::part_used) &&
           headway(frame).next.is_before(ActionStep::conclude);
}

/// A pledged action, and what stands right above it on the stack.
class Pledge {
  public:
    Pledge(const Game& game, const State& state, std::size_t place)
        : look_{game, state, state.stack[place].seat},
          action_{state.stack[place].as<ActionUnderWay>()},
          above_{place + 1 < state.stack.size() ? &state.stack[place + 1] : nullptr} {}

    [[nodiscard]] const Look& look() const { return look_; }
    [[nodiscard]] Space space() const { return action_.space; }
    /// Whether the topmost question is about a part of it.
    [[nodiscard]] bool is_asked_about() const { return has_begun_a_part() && above_ == &look_.state.stack.back(); }

    /// Calls `visit(part)` for the parts that can still be used as things are, until one answers true.
    template <class Visit>
    bool any_usable(Visit visit) const {
        if (!action_.alternative.is_open()) { return any_usable(chosen(), first_left(), visit); }
        return std::ranges::any_of(row_of(space()).effect.alternatives,
                                   [&](const Parts& parts) { return any_usable(parts, 0, visit); });
    }
    /// O-4.11: the card that column 3 brings may be played on the spot.
    [[nodiscard]] bool waits_for_card() const {
        if (space() != Space::play_occupations_4) { return false; }
        const bool is_drawing = above_ != nullptr && above_->is<ask::Occupation>();
        return is_drawing || (action_.next.is(ActionStep::draw_card) && look_.state.dark_pile > 0);
    }
    [[nodiscard]] bool can_be_kept() const {
        return waits_for_card() || any_usable([](const Part&) { return true; }) || can_be_used_otherwise();
    }

  private:
    [[nodiscard]] bool has_begun_a_part() const {
        return above_ != nullptr &&
               above_->is_any_of<ask::Exchange, ask::Mountain, ask::Upgrade, ask::SpecialSale, ask::Exploration,
                                 ask::BoatSwap, ask::Emigration, ask::Occupations>();
    }
    [[nodiscard]] const Parts& chosen() const { return way_of(look_.game, space(), action_.alternative.place()); }
    [[nodiscard]] std::size_t first_left() const {
        return static_cast<std::size_t>(has_begun_a_part() ? action_.next.part_begun() : action_.next.part());
    }
    /// In a way that a card adds.
    [[nodiscard]] bool can_be_used_otherwise() const {
        return action_.alternative.is_open() && obstacle_to_using(look_, space()) == nullptr;
    }
    template <class Visit>
    bool any_usable(const Parts& parts, std::size_t from, Visit visit) const {
        for (std::size_t i = from; i < parts.size(); ++i) {
            if (is_price_of_nothing(look_, space(), parts[i])) { continue; }
            if (obstacle_to_part(look_, space(), parts[i]) == nullptr && visit(parts[i])) { return true; }
            if (parts[i].deed == Deed::pay) { break; }  // what follows cannot be had without paying
        }
        return false;
    }

    Look look_;
    const ActionUnderWay& action_;
    const Frame* above_;
};

/// Calls `visit(pledge)` for every pledge, until one answers true. A visit that a card gives before an action is one
/// on top of another (O-4.18).
template <class Visit>
bool any_pledge(const Game& game, const State& state, Visit visit) {
    for (std::size_t i = 0; i < state.stack.size(); ++i) {
        if (is_pledged(state.stack[i]) && visit(Pledge{game, state, i})) { return true; }
    }
    return false;
}

/// Whether all pledges can be kept once this move is made, with the help of cards that work before the action. Nobody
/// may rely on luck for it (O-4.19). Precondition: nothing else forbids the move.
[[nodiscard]] bool keeps_pledges(const Look& look, Move move);
/// The same without a move. So it is in every position of a game, though not in every one that somebody imagines.
[[nodiscard]] bool can_keep_pledges(const Game& game, const State& state);

/// Why the action on a space cannot be begun by this move: nothing of it could be used, whatever cards help before.
[[nodiscard]] const Reason* obstacle_to_beginning(const Look& look, Space space, Move move);
/// Whether cards that work before the action may be worth a closer look.
[[nodiscard]] bool cards_may_help(const Look& look, Space space);
/// What would leave nothing of a space that has been taken is forbidden. Precondition: nothing else forbids the move.
[[nodiscard]] const Reason* obstacle_by_pledge(const Look& look, Move move);
void strike_what_breaks_pledges(const Look& look, Menu& menu);

}  // namespace meadhall::odin
