// Private to games/odin: actions and effects that go on. They ask nobody, but lie on the stack like questions.
#pragma once

#include "games/odin/answers/answering.hpp"

namespace meadhall::odin {

/// What no move answers.
struct AsksNobody {
    using Answers = Verbs<>;
    static void list(const Look& /*look*/, Menu& /*menu*/) {}
    static const Reason* obstacle(const Look& /*look*/, Move /*move*/) { return &reasons::not_your_move; }
    static void perform(const Act& /*act*/, Move /*move*/) {}
};

template <>
struct Answering<ActionUnderWay> : AsksNobody {
    static bool is_sound(const Spot& spot, const ActionUnderWay& action);
};

template <>
struct Answering<EffectUnderWay> : AsksNobody {
    static bool is_sound(const Spot& spot, const EffectUnderWay& effect);
};

}  // namespace meadhall::odin
