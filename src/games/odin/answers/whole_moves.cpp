// Whole moves: the topmost question says what answers it; what may be done at any time answers most.
#include "games/odin/answers/whole_moves.hpp"

#include <algorithm>

#include "games/odin/actions/at_any_time.hpp"
#include "games/odin/actions/pledge.hpp"
#include "games/odin/answers/answers_to_most.hpp"
#include "games/odin/answers/every_question.hpp"
#include "games/odin/cards/reach.hpp"
#include "games/odin/course/phases.hpp"

namespace meadhall::odin {

void list_answers(const Look& look, Menu& menu) {
    look.frame().visit([&]<class Question>(const Question& /*asked*/) { Answering<Question>::list(look, menu); });
}

const Reason* obstacle_to_chance(const Look& look, Move move) {
    Menu menu;
    look.game.legal_moves(look.state, menu);
    return std::ranges::find(menu, move) != menu.end() ? nullptr : &reasons::not_your_move;
}

namespace {

/// O-4.7: whoever has passed and now tries to place is told so.
const Reason* out_of_turn(const Look& look, Move move) {
    const bool passed = move.is<verb::Place>() && look.player().passed;
    return passed ? &reasons::passed : &reasons::not_your_move;
}

/// Of a move that the topmost question does not ask for.
const Reason* obstacle_at_any_time(const Look& look, Move move) {
    using Anytime = AnsweringAtAnyTime;
    if (!answers_at_any_time(move.verb())) { return out_of_turn(look, move); }
    if (!offers_anytime(look.game, look.state)) { return &reasons::not_your_move; }
    const Reason* reason = nullptr;
    Anytime::Answers::visit(move, [&](auto said) { reason = Anytime::obstacle(look, said); });
    return reason;
}

}  // namespace

bool answers_at_any_time(Verb verb) { return AnsweringAtAnyTime::Answers::contain(verb); }

const Reason* obstacle_for_itself(const Look& look, Move move) {
    if (look.state.stack.empty()) { return &reasons::not_your_move; }
    const Reason* reason = nullptr;
    const bool answers = look.frame().visit([&]<class Question>(const Question& /*asked*/) {
        using Row = Answering<Question>;
        return Row::Answers::visit(move, [&](auto said) { reason = Row::obstacle(look, said); });
    });
    return answers ? reason : obstacle_at_any_time(look, move);
}

const Reason* obstacle(const Look& look, Move move) {
    const Reason* reason = obstacle_for_itself(look, move);
    return reason != nullptr ? reason : obstacle_by_pledge(look, move);
}

void carry_out(const Act& act, Move move) {
    act.state.armed = move.is<verb::Arm>();
    const bool answers = top(act).visit([&]<class Question>(const Question& /*asked*/) {
        return Answering<Question>::Answers::visit(move, [&](auto said) { Answering<Question>::perform(act, said); });
    });
    if (!answers) {
        using Anytime = AnsweringAtAnyTime;
        Anytime::Answers::visit(move, [&](auto said) { Anytime::perform(act, said); });
    }
    answer_occasions(act);
    advance(act);
}

}  // namespace meadhall::odin
