// Whether actions and effects that go on can lie where they do (ENG-9).
#include "games/odin/answers/under_way.hpp"

#include "games/odin/actions/action.hpp"
#include "games/odin/cards/ways.hpp"

namespace meadhall::odin {

namespace {

/// O-4.13: with Vikings, a turn of the action phase.
bool is_placement(const Spot& spot, const ActionUnderWay& action) {
    return spot.state().stage == Stage::actions && !action.has(Progress::by_card);
}

/// O-4.18: without, an effect of a card.
bool is_visit(const Spot& spot, const ActionUnderWay& action) {
    return action.has(Progress::by_card) && action.stand.is_on_space() && spot.is_asked_by_owner() &&
           spot.owner()->is<EffectUnderWay>() && !action.next.is_before(ActionStep::announce);
}

}  // namespace

bool Answering<ActionUnderWay>::is_sound(const Spot& spot, const ActionUnderWay& action) {
    if (index(action.space) >= space_count || !action.next.is_known() || action.stand.number > imitation_count) {
        return false;
    }
    const bool is_chosen = action.alternative.is_below(static_cast<std::size_t>(ways_of(spot.game(), action.space)));
    const bool may_be_open = !action.next.is_part() || spot.above().is<ask::Alternative>();
    if (!is_chosen && (!action.alternative.is_open() || !may_be_open)) { return false; }
    return spot.is_bottom() ? is_placement(spot, action) : is_visit(spot, action);
}

bool Answering<EffectUnderWay>::is_sound(const Spot& spot, const EffectUnderWay& effect) {
    const CardBook& book = spot.game().book();
    if (effect.clause >= book.clause_count()) { return false; }
    const Clause& clause = book.clause({effect.clause});
    if (clause.rule != Rule::none || !effect.alternative.is_below(clause.alternatives.size())) { return false; }
    if (!spot.state().players[spot.seat().number].played.contains(book.card_of({effect.clause}))) { return false; }
    const Parts& parts = clause.alternatives[static_cast<std::size_t>(effect.alternative.place())];
    return effect.matter.number < Item::count && effect.variant < variants(clause) && effect.next.is_part() &&
           effect.next.part() <= static_cast<int>(parts.size());
}

}  // namespace meadhall::odin
