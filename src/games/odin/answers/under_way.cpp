// Whether actions and effects that go on can lie where they do (ENG-9).
#include "games/odin/answers/under_way.hpp"

#include "games/odin/actions/action.hpp"
#include "games/odin/cards/ways.hpp"

namespace meadhall::odin {

bool Answering<ActionUnderWay>::is_sound(const Spot& spot, const ActionUnderWay& action) {
    if (index(action.space) >= space_count || !action.next.is_known() || action.stand.number > imitation_count) {
        return false;
    }
    const bool is_way = action.alternative.is_open() ||
                        action.alternative.is_below(static_cast<std::size_t>(ways_of(spot.game(), action.space)));
    return is_way && (spot.is_bottom() || action.has(Progress::by_card));
}

bool Answering<EffectUnderWay>::is_sound(const Spot& spot, const EffectUnderWay& effect) {
    const CardBook& book = spot.game().book();
    if (effect.clause >= book.clause_count()) { return false; }
    const Clause& clause = book.clause({effect.clause});
    if (clause.rule != Rule::none || !effect.alternative.is_below(clause.alternatives.size())) { return false; }
    const Parts& parts = clause.alternatives[static_cast<std::size_t>(effect.alternative.place())];
    return effect.variant < variants(clause) && effect.next.is_part() &&
           effect.next.part() <= static_cast<int>(parts.size());
}

}  // namespace meadhall::odin
