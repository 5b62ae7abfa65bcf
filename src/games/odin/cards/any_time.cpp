// Cards that are used whenever their owner likes (O-8.6), and what the move "use this card" means.
#include <algorithm>

#include "games/odin/cards/uses.hpp"

namespace meadhall::odin {

namespace {

bool is_for_any_time(const Clause& clause) {
    return clause.rule == Rule::none &&
           (clause.timing == Timing::anytime || (clause.timing == Timing::as_soon_as && clause.moments.empty()));
}

/// #187: some cards speak of the time in which Vikings act.
bool is_time_for(const Game& game, const Open& open, Seat seat, Card card, const Clause& clause) {
    if (!is_for_any_time(clause) || (clause.once && open.spent.contains(card))) { return false; }
    const bool acting = !open.stack.empty() && open.stack[0].ask == Ask::action && open.stack[0].seat == seat;
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
            if (is_time_for(game, open, seat, card, book.clause(id)) && visit(Trigger{.clause = id.number})) {
                return true;
            }
        }
    }
    return false;
}

}  // namespace

void list_anytime_cards(const Look& look, Menu& menu) {
    if (look.frame().ask == Ask::feasting && obstacle_to_abstaining(look) == nullptr) {
        menu.push_back(Move::use(look.game.book().ruling(Rule::abstain_from_mead).nth(0), 0));
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
std::optional<Use> use_meant(const Look& look, Card card, int way, std::size_t& position) {
    const CardBook& book = look.game.book();
    std::optional<Use> meant;
    const auto is_way = [&](int each, const Use& use) {
        if (each == way) { meant = use; }
        return each == way;
    };
    position = look.state.pending.size();
    if (look.frame().ask == Ask::triggers) {
        for (std::size_t i = first_pending(look.state); i < look.state.pending.size(); ++i) {
            if (book.card_of({look.state.pending[i].clause}) != card) { continue; }
            if (!any_way(look, look.state.pending[i], is_way)) { continue; }
            position = i;
            return meant;
        }
    }
    if (!offers_anytime(look.frame())) { return std::nullopt; }
    any_anytime(look.game, look.state, look.seat(), [&](const Trigger& trigger) {
        return book.card_of({trigger.clause}) == card && any_way(look, trigger, is_way);
    });
    return meant;
}

}  // namespace

const Reason* obstacle_to_use(const Look& look, Card card, int way) {
    if (look.game.book().ruling(Rule::abstain_from_mead).contains(card) && way == 0) {
        return obstacle_to_abstaining(look);
    }
    std::size_t position = 0;
    const auto meant = use_meant(look, card, way, position);
    return meant ? obstacle_to_use(look, *meant) : &reasons::card_used;
}

void use_card(const Act& act, Card card, int way) {
    if (act.game.book().ruling(Rule::abstain_from_mead).contains(card)) { return abstain(act); }
    const Seat seat = top(act).seat;
    std::size_t position = 0;
    const auto meant = use_meant({act.game, act.state}, card, way, position);
    if (position < act.state.pending.size()) { drop_pending(act, position); }
    begin(act, seat, *meant);
}

}  // namespace meadhall::odin
