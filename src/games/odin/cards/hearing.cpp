// What cards hear: a moment comes, and some effects happen by themselves while others wait for their owner (O-8.5,
// O-8.7, O-8.8, D-35).
#include <algorithm>

#include "games/odin/actions/under_way.hpp"
#include "games/odin/cards/effects_under_way.hpp"
#include "games/odin/cards/reach.hpp"
#include "games/odin/cards/using_an_effect.hpp"
#include "games/odin/components/breeding.hpp"

namespace meadhall::odin {

namespace {

/// #175: once in an action, and not in the bonus phase.
int earlier_stockfish(const State& state, const Occasion& occasion) {
    if (state.stage == Stage::bonus) { return 1; }
    return is_in_action(state) ? state.tally.stockfish - occasion.count : 0;
}

/// What is counted at a moment: some things only the moment itself knows.
int counted_at(const Act& act, const Occasion& occasion, Measure measure, Item thing) {
    if (measure == Measure::earlier_stockfish) { return earlier_stockfish(act.state, occasion); }
    if (measure == Measure::rolls_made) { return occasion.dice.rolls; }
    if (measure == Measure::boats_used) { return occasion.dice.boats; }
    if (measure == Measure::weapons_spent) { return occasion.dice.weapons; }
    if (measure == Measure::resources_spent) { return occasion.dice.resources; }
    if (measure == Measure::served) { return occasion.feast.dishes.contains(thing.as<Good>()) ? 1 : 0; }
    return measured(act.game, act.state, occasion.seat, measure, thing);
}

bool lies_there(Laid laid, Place place) {
    if (laid == Laid::anywhere) { return true; }
    return laid == Laid::house ? place.is_house() : place.is_island();
}

bool is_meant(const Act& act, const Moment& moment, const Occasion& occasion) {
    if (moment.hook != occasion.hook || occasion.count < moment.least || occasion.count > moment.most) { return false; }
    if (occasion.visit && moment.spaces.empty()) { return false; }  // D-51: whoever speaks of Vikings hears of no visit
    if (!moment.spaces.empty() && (!occasion.space || !moment.spaces.contains(*occasion.space))) { return false; }
    if (!moment.items.empty() && !moment.items.contains(occasion.item)) { return false; }
    if (!moment.dice.empty() && !moment.dice.contains(occasion.dice.action)) { return false; }
    if (moment.hook == Hook::tile_laid && !lies_there(moment.laid, occasion.place)) { return false; }
    return !moment.longship || player(act, occasion.seat).bay.longship_count() > 0;
}

/// O-8.8: playing a card is a moment only for the card itself.
bool is_own_moment(const Occasion& occasion, Card card) {
    return occasion.hook != Hook::occupation_played || occasion.card == card;
}

bool hears(const Act& act, Card card, const Clause& clause, const Occasion& occasion) {
    if (clause.rule != Rule::none || (clause.once && act.state.spent.contains(card))) { return false; }
    const auto meant = [&](const Moment& moment) { return is_meant(act, moment, occasion); };
    if (!is_own_moment(occasion, card) || std::ranges::none_of(clause.moments, meant)) { return false; }
    return std::ranges::all_of(clause.conditions, [&](const Condition& condition) {
        return holds(counted_at(act, occasion, condition.measure, condition.thing), condition.compare,
                     condition.number);
    });
}

/// The effects that one moment wakes. Most come from newborn cattle (#174); all other moments wake fewer than ten.
using Triggers = InplaceVector<Trigger, 16>;
static_assert(most_pregnant < Triggers::capacity());
struct Heard {
    Seat seat{};
    Triggers triggers;
};

/// How often a clause may be used at one moment.
int units_of(const Act& act, const Clause& clause, const Occasion& occasion) {
    if (!clause.each) { return 1; }
    const bool by_knarr = occasion.hook == Hook::before_overseas;
    return by_knarr ? measured(act.game, act.state, occasion.seat, Measure::knarrs) : occasion.count;
}

void hear(const Act& act, const Occasion& occasion, ClauseId id, Triggers& found) {
    const CardBook& book = act.game.book();
    const Clause& clause = book.clause(id);
    if (!hears(act, book.card_of(id), clause, occasion)) { return; }
    Trigger trigger{.clause = id.number, .matter = Matter::of(occasion.item)};
    if (occasion.hook == Hook::after_feast) { trigger.matter = Matter::of_count(occasion.feast.stockfish); }
    if (!clause.table.numbers.empty()) {
        trigger.alternative =
            row_for(clause.table, counted_at(act, occasion, clause.table.measure, clause.table.thing));
        if (!trigger.alternative.is_made()) { return; }
    }
    if (clause.once) { act.state.spent.insert(book.card_of(id)); }  // O-8.8: its moment comes once, used or not
    const int units = units_of(act, clause, occasion);
    for (int i = 0; i < units; ++i) { found.push_back(trigger); }
}

Triggers heard_by(const Act& act, const Occasion& occasion) {
    const CardBook& book = act.game.book();
    Triggers found;
    for (const Card card : player(act, occasion.seat).played & book.listening(occasion.hook)) {
        for (int i = 0; i < book.clauses_of(card); ++i) {
            hear(act, occasion, {byte(book.first_clause(card).number + i)}, found);
        }
    }
    return found;
}

/// They wait on the stack until their owner has gone through them.
void hold(const Act& act, Seat seat, const Triggers& triggers) {
    for (const Trigger& trigger : triggers) { act.state.pending.push_back(trigger); }
    push(act, seat, ask::Triggers{.count = byte(static_cast<int>(triggers.size()))});
}

}  // namespace

void answer_occasions(const Act& act) {
    if (act.occasions.empty()) { return; }
    InplaceVector<Heard, 24> held;
    for (std::size_t i = 0; i < act.occasions.size(); ++i) {
        const Occasion occasion = act.occasions[i];
        const Triggers triggers = heard_by(act, occasion);
        if (std::ranges::all_of(triggers, [&](const Trigger& each) { return is_plain(act.game, each); })) {
            for (const Trigger& trigger : triggers) { run_plain(act, occasion.seat, trigger); }
        } else {
            held.push_back({occasion.seat, triggers});
        }
    }
    act.occasions.clear();
    for (std::size_t i = held.size(); i-- > 0;) { hold(act, held[i].seat, held[i].triggers); }
}

namespace {

/// The clauses for the moment when a card is played, in printed order.
Triggers immediate_clauses(const CardBook& book, Card card) {
    Triggers now;
    for (int i = 0; i < book.clauses_of(card); ++i) {
        const ClauseId id{byte(book.first_clause(card).number + i)};
        if (book.clause(id).timing != Timing::immediate || book.clause(id).alternatives.empty()) { continue; }
        now.push_back({.clause = id.number});
    }
    return now;
}

}  // namespace

bool can_work_at_once(const Look& look, Card card) {
    const Triggers now = immediate_clauses(look.game.book(), card);
    return std::ranges::any_of(now, [&](const Trigger& trigger) { return is_usable(look, trigger); });
}

void begin_immediate(const Act& act, Seat seat, Card card) {
    const CardBook& book = act.game.book();
    if (!book.on_playing().contains(card)) { return; }
    const Triggers now = immediate_clauses(book, card);
    if (std::ranges::all_of(now, [&](const Trigger& trigger) { return is_plain(act.game, trigger); })) {
        for (const Trigger& trigger : now) { run_plain(act, seat, trigger); }
        return;
    }
    for (std::size_t i = now.size(); i-- > 0;) { hold(act, seat, {now[i]}); }  // O-8.9: the first comes up first
}

}  // namespace meadhall::odin
