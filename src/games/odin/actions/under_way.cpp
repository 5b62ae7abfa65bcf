// What goes on below the topmost question (O-4.13).
#include "games/odin/actions/under_way.hpp"

#include "games/odin/actions/action.hpp"
#include "games/odin/cards/book.hpp"

namespace meadhall::odin {

int ways_of(const Game& game, Space space) {
    int count = static_cast<int>(row_of(space).effect.alternatives.size());
    for (const CardBook::Extra& extra : game.book().extras()) { count += extra.spaces.contains(space) ? 1 : 0; }
    return count;
}

const CardBook::Extra& extra_of(const Game& game, Space space, int way) {
    int left = way - static_cast<int>(row_of(space).effect.alternatives.size());
    for (const CardBook::Extra& extra : game.book().extras()) {
        if (extra.spaces.contains(space) && left-- == 0) { return extra; }
    }
    return game.book().extras()[0];
}

const Parts& way_of(const Game& game, Space space, int way) {
    const auto& printed = row_of(space).effect.alternatives;
    if (static_cast<std::size_t>(way) < printed.size()) { return printed[static_cast<std::size_t>(way)]; }
    const CardBook::Extra& extra = extra_of(game, space, way);
    return game.book().clause(extra.clause).alternatives[extra.alternative];
}

Crew& crew_of(State& state, const ActionUnderWay& action) {
    return action.stand.is_on_space() ? state.crews[index(action.space)]
                                      : state.imitations[action.stand.imitation()].crew;
}

const Crew& crew_of(const State& state, const ActionUnderWay& action) {
    return action.stand.is_on_space() ? state.crews[index(action.space)]
                                      : state.imitations[action.stand.imitation()].crew;
}

const Frame& action_below(const Open& open) {
    for (std::size_t i = open.stack.size(); i-- > 0;) {
        if (is_under_way(open.stack[i])) { return open.stack[i]; }
    }
    return open.stack.back();
}

Frame& action_below(const Act& act) {
    for (std::size_t i = act.state.stack.size(); i-- > 0;) {
        if (is_under_way(act.state.stack[i])) { return act.state.stack[i]; }
    }
    return top(act);
}

void mark_used(const Act& act) {
    Frame& frame = action_below(act);
    if (is_under_way(frame)) { headway(frame).note(Progress::part_used); }
}

const Parts& parts_of(const Game& game, const Frame& under_way) {
    if (under_way.is<EffectUnderWay>()) {
        const auto& effect = under_way.as<EffectUnderWay>();
        return game.book().clause({effect.clause}).alternatives[static_cast<std::size_t>(effect.alternative.place())];
    }
    const auto& action = under_way.as<ActionUnderWay>();
    return way_of(game, action.space, action.alternative.place());
}

bool is_in_effect(const Open& open) { return action_below(open).is<EffectUnderWay>(); }

const Frame* last_action(const Open& open) {
    for (std::size_t i = open.stack.size(); i-- > 0;) {
        if (open.stack[i].is<ActionUnderWay>()) { return &open.stack[i]; }
    }
    return nullptr;
}

int variant_under_way(const Open& open) {
    const Frame& below = action_below(open);
    return below.is<EffectUnderWay>() ? below.as<EffectUnderWay>().variant : 0;
}

Space current_space(const Open& open) {
    const Frame& below = action_below(open);
    return below.is<ActionUnderWay>() ? below.as<ActionUnderWay>().space : no_space;
}

const Part& current_part(const Game& game, const Open& open) {
    const Frame& below = action_below(open);
    return parts_of(game, below)[static_cast<std::size_t>(headway(below).next.part_begun())];
}

bool goes_on_with_vikings(const Open& open) {
    const Frame* last = last_action(open);
    return last != nullptr && !headway(*last).has(Progress::by_card);
}

bool is_heard(const Game& game, const Open& open) {
    return goes_on_with_vikings(open) || game.options().visits == Visits::heard;
}

}  // namespace meadhall::odin
