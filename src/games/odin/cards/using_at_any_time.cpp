// Cards that are used whenever their owner likes (O-8.6), and what the move "use this card" means.
#include <algorithm>

#include "games/odin/actions/at_any_time.hpp"
#include "games/odin/actions/under_way.hpp"
#include "games/odin/answers/feast.hpp"
#include "games/odin/cards/effects_under_way.hpp"
#include "games/odin/cards/reach.hpp"
#include "games/odin/cards/using_an_effect.hpp"

namespace meadhall::odin {

bool is_for_any_time(const Clause& clause) {
    return clause.rule == Rule::none &&
           (clause.timing == Timing::anytime || (clause.timing == Timing::as_soon_as && clause.moments.empty()));
}

namespace {

/// O-8.6: a use is carried out, with all that it brings about, before the same effect is used again.
bool goes_on(const Open& open, Seat seat, ClauseId id) {
    return std::ranges::any_of(open.stack, [&](const Frame& frame) {
        return frame.seat == seat && frame.is<EffectUnderWay>() && frame.as<EffectUnderWay>().clause == id.number;
    });
}

/// #187: some cards speak of the time in which Vikings act.
bool is_time_for(const Game& game, const Open& open, Seat seat, ClauseId id) {
    const Clause& clause = game.book().clause(id);
    if (!is_for_any_time(clause) || (clause.once && open.spent.contains(game.book().card_of(id)))) { return false; }
    if (goes_on(open, seat, id)) { return false; }
    const bool acting = is_in_action(open) && open.stack[0].seat == seat;
    return (!clause.each || acting) && std::ranges::all_of(clause.conditions, [&](const Condition& condition) {
               return holds(measured(game, open, seat, condition.measure, condition.thing), condition.compare,
                            condition.number);
           });
}

/// Calls `visit(trigger)` for every clause that can be used at any time, until one answers true.
template <class Visit>
bool any_anytime(const Game& game, const Open& open, Seat seat, Visit visit) {
    const CardBook& book = game.book();
    for (const Card card : open.players[seat.number].played & book.at_any_time()) {
        for (int i = 0; i < book.clauses_of(card); ++i) {
            const ClauseId id{byte(book.first_clause(card).number + i)};
            if (is_time_for(game, open, seat, id) && visit(Trigger{.clause = id.number})) { return true; }
        }
    }
    return false;
}

}  // namespace

void list_anytime_cards(const Look& look, Menu& menu) {
    if (look.frame().is<ask::Feast>() && obstacle_to_abstaining(look) == nullptr) {
        menu.push_back(verb::Use{look.game.book().ruling(Rule::abstain_from_mead).nth(0), 0});
    }
    any_anytime(look.game, look.state, look.seat(), [&](const Trigger& trigger) {
        list_ways(look, trigger, menu);
        return false;
    });
}

bool has_anytime_card(const Game& game, const State& state, Seat seat) {
    const Look look{game, state, seat};
    return any_anytime(game, state, seat, [&](const Trigger& trigger) { return is_usable(look, trigger); });
}

namespace {

/// The effect that a move means: one that waits, or one for any time.
std::optional<Way> way_meant(const Look& look, Card card, int number, std::size_t& position) {
    const CardBook& book = look.game.book();
    std::optional<Way> meant;
    const auto is_meant = [&](int each, const Way& way) {
        if (each == number) { meant = way; }
        return each == number;
    };
    position = look.state.pending.size();
    if (look.frame().is<ask::Triggers>()) {
        for (std::size_t i = first_pending(look.state); i < look.state.pending.size(); ++i) {
            if (book.card_of({look.state.pending[i].clause}) != card) { continue; }
            if (!any_way(look, look.state.pending[i], is_meant)) { continue; }
            position = i;
            return meant;
        }
    }
    if (!offers_anytime(look.game, look.state)) { return std::nullopt; }
    any_anytime(look.game, look.state, look.seat(), [&](const Trigger& trigger) {
        return book.card_of({trigger.clause}) == card && any_way(look, trigger, is_meant);
    });
    return meant;
}

}  // namespace

const Reason* obstacle_to_use(const Look& look, Card card, int way) {
    if (look.game.book().ruling(Rule::abstain_from_mead).contains(card) && way == 0) {
        return obstacle_to_abstaining(look);
    }
    std::size_t position = 0;
    const auto meant = way_meant(look, card, way, position);
    return meant ? obstacle_to_way(look, *meant) : &reasons::card_used;
}

void use_card(const Act& act, Card card, int way) {
    if (act.game.book().ruling(Rule::abstain_from_mead).contains(card)) { return abstain(act); }
    const Seat seat = top(act).seat;
    std::size_t position = 0;
    const auto meant = way_meant(Look{act}, card, way, position);
    if (position < act.state.pending.size()) { drop_pending(act, position); }
    begin(act, seat, *meant);
}

}  // namespace meadhall::odin
