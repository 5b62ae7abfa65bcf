// Effects that happen by themselves, effects that wait for their owner, and cards used at any time (O-8.5 to O-8.8,
// D-35).
#include <algorithm>

#include "games/odin/cards/ways.hpp"
#include "games/odin/chapters.hpp"

namespace meadhall::odin {

namespace {

/// #175: once in an action, and not in the bonus phase.
int earlier_stockfish(const State& state, const Occasion& occasion) {
    if (state.stage == Stage::bonus) { return 1; }
    const bool acting = !state.stack.empty() && state.stack[0].ask == Ask::action;
    return acting ? state.tally.stockfish - occasion.count : 0;
}

/// What is counted at a moment: some things only the moment itself knows.
int counted_at(const Act& act, const Occasion& occasion, Measure measure, Item thing) {
    switch (measure) {
        case Measure::earlier_stockfish: return earlier_stockfish(act.state, occasion);
        case Measure::rolls_made: return occasion.rolls;
        case Measure::boats_used: return occasion.boats;
        case Measure::weapons_spent: return occasion.weapons;
        case Measure::resources_spent: return occasion.resources;
        case Measure::served: return static_cast<int>(occasion.dishes >> thing.number & 1U);
        default: return measured(act.game, act.state, occasion.seat, measure, thing);
    }
}

bool holds(int count, Compare compare, int number) {
    switch (compare) {
        case Compare::at_least: return count >= number;
        case Compare::at_most: return count <= number;
        case Compare::exactly: return count == number;
    }
    return false;
}

bool lies_there(Laid laid, int place) {
    if (laid == Laid::anywhere) { return true; }
    return laid == Laid::house ? Place{byte(place)}.is_house() : Place{byte(place)}.is_island();
}

bool is_meant(const Act& act, const Moment& moment, const Occasion& occasion) {
    if (moment.hook != occasion.hook || occasion.count < moment.least || occasion.count > moment.most) { return false; }
    if (moment.spaces != 0 && (!occasion.space || (moment.spaces & bit_of(*occasion.space)) == 0)) { return false; }
    if (moment.items != 0 && (moment.items >> occasion.item.number & 1U) == 0) { return false; }
    if (moment.dice != 0 && (moment.dice >> occasion.subject & 1) == 0) { return false; }
    if (moment.hook == Hook::tile_laid && !lies_there(moment.laid, occasion.subject)) { return false; }
    return !moment.longship || player(act, occasion.seat).bay.longship_count() > 0;
}

/// O-8.8: playing a card is a moment only for the card itself.
bool is_own_moment(const Occasion& occasion, Card card) {
    return occasion.hook != Hook::occupation_played || occasion.subject == card.number;
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

constexpr std::uint8_t owner_chooses = 255;
constexpr std::uint8_t no_row = 254;

/// O-8.4: the row of a card's table that the count selects.
std::uint8_t row_for(const Tiers& table, int count) {
    std::uint8_t found = no_row;
    for (std::size_t i = 0; i < table.numbers.size(); ++i) {
        if (!holds(count, table.compare, table.numbers[i])) { continue; }
        found = byte(static_cast<int>(i));
        if (table.compare == Compare::at_most) { break; }
    }
    return found;
}

/// Compulsory, and nothing to decide: goods that are simply received.
bool is_plain(const Clause& clause) {
    if (clause.will == Will::may || (clause.table.numbers.empty() && clause.alternatives.size() != 1)) { return false; }
    return std::ranges::all_of(clause.alternatives, [](const Parts& parts) {
        return std::ranges::all_of(parts, [](const Part& part) { return part.deed == Deed::gain; });
    });
}

bool is_plain(const Game& game, const Trigger& trigger) { return is_plain(game.book().clause({trigger.clause})); }

void note_work(const Act& act, Seat seat, ClauseId id) {
    act.scribe.note({.what = Happening::card_works, .seat = seat, .card = act.game.book().card_of(id)});
}

void note_once(const Act& act, ClauseId id) {
    if (act.game.book().clause(id).once) { act.state.spent.insert(act.game.book().card_of(id)); }
}

std::uint8_t row_now(const Game& game, const Open& open, Seat seat, const Clause& clause) {
    return row_for(clause.table, measured(game, open, seat, clause.table.measure, clause.table.thing));
}

void run_plain(const Act& act, Seat seat, const Trigger& trigger) {
    const ClauseId id{trigger.clause};
    const Clause& clause = act.game.book().clause(id);
    std::uint8_t way = clause.table.numbers.empty() ? std::uint8_t{0} : trigger.alternative;
    if (way == owner_chooses) { way = row_now(act.game, act.state, seat, clause); }
    if (way == no_row) { return; }
    Act given = act;
    given.by_card = true;
    note_once(act, id);
    bool noted = false;
    for (const Part& part : clause.alternatives[way]) {
        const int times = times_of(act.game, act.state, seat, part);
        if (times == 0) { continue; }
        if (!noted) { note_work(act, seat, id); }
        noted = true;
        receive(given, seat, part.get, times);
    }
}

using Triggers = InplaceVector<Trigger, 16>;
struct Heard {
    Seat seat{};
    Triggers triggers;
};

void hear(const Act& act, const Occasion& occasion, ClauseId id, Triggers& found) {
    const CardBook& book = act.game.book();
    const Clause& clause = book.clause(id);
    if (!hears(act, book.card_of(id), clause, occasion)) { return; }
    Trigger trigger{.clause = id.number, .thing = occasion.item.number};
    if (occasion.hook == Hook::after_feast) { trigger.thing = byte(occasion.stockfish); }
    if (!clause.table.numbers.empty()) {
        trigger.alternative =
            row_for(clause.table, counted_at(act, occasion, clause.table.measure, clause.table.thing));
        if (trigger.alternative == no_row) { return; }
    }
    int units = 1;
    if (clause.each) {
        const bool by_knarr = occasion.hook == Hook::before_overseas;
        units = by_knarr ? measured(act.game, act.state, occasion.seat, Measure::knarrs) : occasion.count;
    }
    for (int i = 0; i < units && !found.full(); ++i) { found.push_back(trigger); }
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
    push(act, {.ask = Ask::triggers, .seat = seat, .count = byte(static_cast<int>(triggers.size()))});
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

void begin_immediate(const Act& act, Seat seat, Card card) {
    const CardBook& book = act.game.book();
    if (!book.on_playing().contains(card)) { return; }
    Triggers now;
    bool plain = true;
    for (int i = 0; i < book.clauses_of(card); ++i) {
        const ClauseId id{byte(book.first_clause(card).number + i)};
        if (book.clause(id).timing != Timing::immediate || book.clause(id).alternatives.empty()) { continue; }
        now.push_back({.clause = id.number});
        plain = plain && is_plain(book.clause(id));
    }
    if (plain) {
        for (const Trigger& trigger : now) { run_plain(act, seat, trigger); }
        return;
    }
    for (std::size_t i = now.size(); i-- > 0;) { hold(act, seat, {now[i]}); }  // O-8.9: the first comes up first
}

namespace {

/// One way to use one effect.
struct Use {
    Trigger trigger{};
    int alternative = 0;
    int variant = 0;
};

/// O-8.4: a table leaves no choice.
std::uint8_t alternative_of(const Look& look, const Trigger& trigger, int chosen) {
    const Clause& clause = look.game.book().clause({trigger.clause});
    if (clause.table.numbers.empty()) { return byte(chosen); }
    if (trigger.alternative != owner_chooses) { return trigger.alternative; }
    return row_now(look.game, look.state, look.seat(), clause);
}

/// Every part that is more than a gain must be possible, with what is left after the price; of gains alone, one must
/// bring something.
const Reason* obstacle_to_parts(const Look& look, const Parts& parts, int variant, std::size_t from = 0) {
    const Reason* of_gains = nullptr;
    bool gained = false;
    bool only_gains = true;
    for (std::size_t i = from; i < parts.size(); ++i) {
        const Part& part = parts[i];
        const Reason* reason = obstacle_to_part(look, no_space, part);
        if (part.deed == Deed::gain) {
            gained = gained || reason == nullptr;
            of_gains = reason;
            continue;
        }
        only_gains = false;
        if (reason != nullptr) { return reason; }
        if (part.deed == Deed::pay && i + 1 < parts.size()) {
            State later = look.state;
            for (const Amount& amount : part.give) {
                const int paid = amount.count * times_of(look.game, look.state, look.seat(), part);
                std::uint16_t& stock = later.players[look.seat().number].supply[amount.item.number];
                stock = static_cast<std::uint16_t>(std::max(0, stock - paid));
            }
            return obstacle_to_parts({look.game, later, look.seat()}, parts, variant, i + 1);
        }
        if (const Reason* wild = obstacle_to_wild(look, part, variant)) { return wild; }
    }
    return only_gains && !gained ? of_gains : nullptr;
}

const Reason* obstacle_to_use(const Look& look, const Use& use) {
    if (use.alternative >= no_row) { return &reasons::no_effect; }
    const Clause& clause = look.game.book().clause({use.trigger.clause});
    return obstacle_to_parts(look, clause.alternatives[static_cast<std::size_t>(use.alternative)], use.variant);
}

/// Calls `visit(way, use)` for every way to use an effect, until one answers true.
template <class Visit>
bool any_way(const Look& look, const Trigger& trigger, Visit visit) {
    const CardBook& book = look.game.book();
    const ClauseId id{trigger.clause};
    const Clause& clause = book.clause(id);
    const int first = first_way(book, id);
    for (int way = 0; way < ways(clause); ++way) {
        const Use use{trigger, alternative_of(look, trigger, way / variants(clause)), way % variants(clause)};
        if (visit(first + way, use)) { return true; }
    }
    return false;
}

bool is_usable(const Look& look, const Trigger& trigger) {
    return any_way(look, trigger, [&](int, const Use& use) { return obstacle_to_use(look, use) == nullptr; });
}

void list_ways(const Look& look, const Trigger& trigger, Menu& menu) {
    const Card card = look.game.book().card_of({trigger.clause});
    any_way(look, trigger, [&](int way, const Use& use) {
        if (obstacle_to_use(look, use) != nullptr) { return false; }
        const Move move = Move::use(card, way);
        if (std::ranges::find(menu, move) == menu.end()) { menu.push_back(move); }
        return false;
    });
}

void begin(const Act& act, Seat seat, const Use& use) {
    note_work(act, seat, {use.trigger.clause});
    note_once(act, {use.trigger.clause});
    push(act, {.ask = Ask::effect,
               .seat = seat,
               .subject = use.trigger.clause,
               .choice = byte(use.alternative),
               .step = first_part,
               .first = byte(use.variant),
               .second = use.trigger.thing});
}

/// The effects that the topmost question is about.
std::size_t first_pending(const Open& open) { return open.pending.size() - open.stack.back().count; }

void drop(const Act& act, std::size_t position) {
    act.state.pending.erase(position);
    --top(act).count;
}

/// What the owner could do at any time may pay for what cannot be paid yet.
bool may_change(const Look& look) {
    const CardBook& book = look.game.book();
    return look.player().played.intersects(book.listening(Hook::tile_laid)) ||
           has_anytime_card(look.game, look.state, look.seat());
}

}  // namespace

bool settle_triggers(const Act& act) {
    const Look look{act.game, act.state};
    const std::size_t first = first_pending(act.state);
    const Seat seat = look.seat();
    bool usable = false;
    bool plain = true;
    for (std::size_t i = first; i < act.state.pending.size(); ++i) {
        usable = usable || is_usable(look, act.state.pending[i]);
        plain = plain && is_plain(act.game, act.state.pending[i]);
    }
    if (!usable && may_change(look) && top(act).count > 0) { return false; }
    if (!usable) {
        while (top(act).count > 0) { drop(act, first); }
        pop(act);
        return true;
    }
    if (plain) {
        const Trigger next = act.state.pending[first];
        drop(act, first);
        run_plain(act, seat, next);
        return true;
    }
    const Trigger only = act.state.pending[first];
    if (top(act).count > 1 || act.game.book().clause({only.clause}).will == Will::may) { return false; }
    Use found;
    int count = 0;
    any_way(look, only, [&](int, const Use& use) {
        if (obstacle_to_use(look, use) == nullptr) {
            found = use;
            ++count;
        }
        return false;
    });
    if (count != 1) { return false; }
    drop(act, first);
    begin(act, seat, found);
    return true;
}

void list_triggers(const Look& look, Menu& menu) {
    for (std::size_t i = first_pending(look.state); i < look.state.pending.size(); ++i) {
        list_ways(look, look.state.pending[i], menu);
    }
}

const Reason* obstacle_to_skipping_triggers(const Look& look) {
    for (std::size_t i = first_pending(look.state); i < look.state.pending.size(); ++i) {
        const Trigger& trigger = look.state.pending[i];
        const bool must = look.game.book().clause({trigger.clause}).will == Will::must;
        if (must && is_usable(look, trigger)) { return &reasons::must_use; }
    }
    return nullptr;
}

void skip_triggers(const Act& act) {
    const std::size_t first = first_pending(act.state);
    while (top(act).count > 0) { drop(act, first); }
    pop(act);
}

// At any time (O-8.6).

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
    if (position < act.state.pending.size()) { drop(act, position); }
    begin(act, seat, *meant);
}

void continue_effect(const Act& act) {
    Frame& effect = top(act);
    const Parts& parts = parts_of(act.game, effect);
    const auto part = static_cast<std::size_t>(effect.step - first_part);
    if (part >= parts.size()) { return pop(act); }
    ++effect.step;
    begin_part(act, parts[part]);
}

}  // namespace meadhall::odin
