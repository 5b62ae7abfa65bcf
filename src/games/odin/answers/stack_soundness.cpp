// Whether what waits on a stack could wait there: whatever is asked must be askable (ENG-9).
#include "games/odin/answers/stack_soundness.hpp"

#include <algorithm>

#include "games/odin/actions/action.hpp"
#include "games/odin/answers/every_question.hpp"
#include "games/odin/answers/whole_moves.hpp"
#include "games/odin/cards/book.hpp"
#include "games/odin/cards/effects_under_way.hpp"

namespace meadhall::odin {

namespace {

/// The action or effect that goes on below; null if there is none.
const Frame* owner_below(const State& state, std::size_t i) {
    while (i-- > 0) {
        if (is_under_way(state.stack[i])) { return &state.stack[i]; }
    }
    return nullptr;
}

}  // namespace

Spot::Spot(const Game& game, const State& state, std::size_t place)
    : game_{game},
      state_{state},
      place_{place},
      owner_{owner_below(state, place)},
      below_{place == 0 ? nullptr : &state.stack[place - 1]} {}

bool Spot::is_asked_by_owner() const { return owner_ != nullptr && owner_ == below_ && owner_->seat == seat(); }

const Part* Spot::part(Deed deed) const {
    if (!is_asked_by_owner() || headway(*owner_).alternative.is_open()) { return nullptr; }
    const Parts& parts = parts_of(game_, *owner_);
    const int number = headway(*owner_).next.part_begun();
    if (number < 0 || number >= static_cast<int>(parts.size())) { return nullptr; }
    const Part& part = parts[static_cast<std::size_t>(number)];
    return part.deed == deed ? &part : nullptr;
}

namespace {

/// Before the first round only the set-up asks; afterwards it never does.
bool is_its_time(const Open& open, const Frame& frame) {
    const bool set_up = frame.is_any_of<ask::StartPlayer, ask::Imitation, ask::Starter, ask::ChooseStarter>();
    return frame.is<ask::Strip>() || (open.round == 0) == set_up;
}

/// Whether this seat may have an effect waiting.
bool is_sound(const Game& game, const Player& owner, const Trigger& trigger) {
    if (trigger.clause >= game.book().clause_count()) { return false; }
    const Clause& clause = game.book().clause({trigger.clause});
    const bool row = trigger.alternative.is_open() || trigger.alternative.is_below(clause.alternatives.size());
    return row && clause.rule == Rule::none && !clause.alternatives.empty() && trigger.matter.number < Item::count &&
           owner.played.contains(game.book().card_of({trigger.clause}));
}

/// Those of the topmost question come last.
bool triggers_are_sound(const Game& game, const State& state) {
    std::size_t next = 0;
    for (const Frame& frame : state.stack) {
        if (!frame.is<ask::Triggers>()) { continue; }
        for (int i = frame.as<ask::Triggers>().count; i > 0; --i, ++next) {
            if (next >= state.pending.size()) { return false; }
            if (!is_sound(game, state.players[frame.seat.number], state.pending[next])) { return false; }
        }
    }
    return next == state.pending.size();
}

/// O-8.6: no effect for any time goes on twice for the same seat.
bool effects_are_apart(const Game& game, const State& state) {
    for (std::size_t i = 0; i < state.stack.size(); ++i) {
        const Frame& frame = state.stack[i];
        if (!frame.is<EffectUnderWay>()) { continue; }
        const std::uint8_t clause = frame.as<EffectUnderWay>().clause;
        if (!is_for_any_time(game.book().clause({clause}))) { continue; }
        const bool again = std::any_of(state.stack.begin() + i + 1, state.stack.end(), [&](const Frame& other) {
            return other.seat == frame.seat && other.is<EffectUnderWay>() &&
                   other.as<EffectUnderWay>().clause == clause;
        });
        if (again) { return false; }
    }
    return true;
}

/// Whether something on the stack agrees with what is below it.
bool lies_soundly(const Spot& spot, const Frame& frame) {
    return frame.visit(
        [&]<class Question>(const Question& asked) { return Answering<Question>::is_sound(spot, asked); });
}

/// ADR 9: besides newborn cattle, what goes on from here adds those that overseas trading wakes.
bool has_room_for_more(const State& state) {
    constexpr std::size_t before_trading = large_moorings + 2;  // #88 for each knarr, #36 and #37
    std::size_t newborn = 0;
    for (const Player& player : state.players) {
        newborn = std::max<std::size_t>(newborn, player.supply[Item{Good::pregnant_cattle}.number]);
    }
    return state.pending.size() <= deepest_pending / 2 &&
           state.pending.size() + newborn + before_trading <= deepest_pending;
}

/// Whether each question will have an answer when it comes up.
bool all_can_be_answered(const Game& game, const State& state) {
    State until = state;
    for (std::size_t size = state.stack.size(); size > 0; --size) {
        until.stack.shrink(size);
        const Frame& frame = until.stack.back();
        if (is_under_way(frame) || frame.is<ask::Triggers>()) { continue; }
        Menu menu;
        list_answers({game, until}, menu);
        if (menu.empty()) { return false; }
    }
    return true;
}

}  // namespace

bool stack_is_sound(const Game& game, const State& state) {
    const auto& stack = state.stack;
    if (stack.empty()) { return state.stage == Stage::over && state.pending.empty(); }
    if (stack.size() > deepest_stack / 2 || !has_room_for_more(state)) { return false; }
    for (const Frame& frame : stack) {
        if (frame.seat.number >= game.seats() || !is_its_time(state, frame)) { return false; }
    }
    if (is_under_way(stack.back())) { return false; }
    if (!triggers_are_sound(game, state)) { return false; }
    for (std::size_t i = 0; i < stack.size(); ++i) {
        if (!lies_soundly({game, state, i}, stack[i])) { return false; }
    }
    return effects_are_apart(game, state) && all_can_be_answered(game, state);
}

}  // namespace meadhall::odin
