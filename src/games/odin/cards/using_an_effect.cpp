// Whether an effect of a card can be used, in which ways, and how it begins and goes on (O-8.4, O-8.7).
#include "games/odin/cards/using_an_effect.hpp"

#include <algorithm>

#include "games/odin/actions/action.hpp"
#include "games/odin/actions/holdings.hpp"
#include "games/odin/actions/parts.hpp"
#include "games/odin/cards/effects_under_way.hpp"
#include "games/odin/cards/reach.hpp"

namespace meadhall::odin {

bool holds(int count, Compare compare, int number) {
    switch (compare) {
        case Compare::at_least: return count >= number;
        case Compare::at_most: return count <= number;
        case Compare::exactly: return count == number;
    }
    return false;
}

Choice row_for(const Tiers& table, int count) {
    Choice found = Choice::no_row();
    for (std::size_t i = 0; i < table.numbers.size(); ++i) {
        if (!holds(count, table.compare, table.numbers[i])) { continue; }
        found = Choice::of(static_cast<int>(i));
        if (table.compare == Compare::at_most) { break; }
    }
    return found;
}

Choice row_now(const Game& game, const Open& open, Seat seat, const Clause& clause) {
    return row_for(clause.table, measured(game, open, seat, clause.table.measure, clause.table.thing));
}

Choice alternative_of(const Look& look, const Trigger& trigger, int chosen) {
    const Clause& clause = look.game.book().clause({trigger.clause});
    if (clause.table.numbers.empty()) { return Choice::of(chosen); }
    if (!trigger.alternative.is_open()) { return trigger.alternative; }
    return row_now(look.game, look.state, look.seat(), clause);
}

// What stands in the way.

namespace {

/// The position once a price that stands alone has been paid.
State after_paying(const Look& look, const Part& price) {
    State later = look.state;
    const int times = times_of(look.game, look.state, look.seat(), price);
    for (const Amount& amount : price.give) {
        std::uint16_t& stock = later.players[look.seat().number].supply[amount.item.number];
        stock = static_cast<std::uint16_t>(std::max(0, stock - amount.count * times));
    }
    return later;
}

bool is_gain(const Part& part) { return part.deed == Deed::gain; }

/// Of gains alone, one must bring something.
const Reason* obstacle_to_gains(const Look& look, const Parts& parts) {
    const Reason* last = nullptr;
    for (const Part& part : parts) {
        last = obstacle_to_part(look, no_space, part);
        if (last == nullptr) { return nullptr; }
    }
    return last;
}

/// Every part that is more than a gain must be possible, with what is left after the price.
const Reason* obstacle_to_deeds(const Look& look, const Parts& parts, int variant, std::size_t from) {
    for (std::size_t i = from; i < parts.size(); ++i) {
        const Part& part = parts[i];
        if (is_gain(part)) { continue; }
        if (const Reason* reason = obstacle_to_part(look, no_space, part)) { return reason; }
        if (part.deed == Deed::pay && i + 1 < parts.size()) {
            const State later = after_paying(look, part);
            return obstacle_to_deeds(look.at(later), parts, variant, i + 1);
        }
        if (const Reason* reason = obstacle_to_wild(look, part, variant)) { return reason; }
    }
    return nullptr;
}

}  // namespace

const Reason* obstacle_to_way(const Look& look, const Way& way) {
    if (!way.alternative.is_made()) { return &reasons::no_effect; }
    const Clause& clause = look.game.book().clause({way.trigger.clause});
    const Parts& parts = clause.alternatives[static_cast<std::size_t>(way.alternative.place())];
    if (std::ranges::all_of(parts, is_gain)) { return obstacle_to_gains(look, parts); }
    return obstacle_to_deeds(look, parts, way.variant, 0);
}

bool is_usable(const Look& look, const Trigger& trigger) {
    return any_way(look, trigger, [&](int, const Way& way) { return obstacle_to_way(look, way) == nullptr; });
}

void list_ways(const Look& look, const Trigger& trigger, Menu& menu) {
    const Card card = look.game.book().card_of({trigger.clause});
    any_way(look, trigger, [&](int number, const Way& way) {
        if (obstacle_to_way(look, way) != nullptr) { return false; }
        const Move move = verb::Use{card, number};
        if (std::ranges::find(menu, move) == menu.end()) { menu.push_back(move); }
        return false;
    });
}

// How it begins.

namespace {

void note_work(const Act& act, Seat seat, ClauseId id) {
    act.scribe.note(CardWorks{seat, act.game.book().card_of(id)});
}

void note_once(const Act& act, ClauseId id) {
    if (act.game.book().clause(id).once) { act.state.spent.insert(act.game.book().card_of(id)); }
}

}  // namespace

void begin(const Act& act, Seat seat, const Way& way) {
    note_work(act, seat, {way.trigger.clause});
    note_once(act, {way.trigger.clause});
    push(act, seat,
         EffectUnderWay{{.alternative = way.alternative, .next = ActionStep::parts},
                        way.trigger.clause,
                        byte(way.variant),
                        way.trigger.matter});
}

bool is_plain(const Clause& clause) {
    if (clause.will == Will::may || (clause.table.numbers.empty() && clause.alternatives.size() != 1)) { return false; }
    return std::ranges::all_of(clause.alternatives, [](const Parts& parts) {
        return std::ranges::all_of(parts, [](const Part& part) { return part.deed == Deed::gain; });
    });
}

void run_plain(const Act& act, Seat seat, const Trigger& trigger) {
    const ClauseId id{trigger.clause};
    const Clause& clause = act.game.book().clause(id);
    const Choice way = alternative_of({act.game, act.state, seat}, trigger, 0);
    if (!way.is_made()) { return; }
    Act given = act;
    given.by_card = true;
    note_once(act, id);
    bool noted = false;
    for (const Part& part : clause.alternatives[static_cast<std::size_t>(way.place())]) {
        const int times = times_of(act.game, act.state, seat, part);
        if (times == 0) { continue; }
        if (!noted) { note_work(act, seat, id); }
        noted = true;
        receive(given, seat, part.get, times);
    }
}

void drop_pending(const Act& act, std::size_t position) {
    act.state.pending.erase(position);
    --asked<ask::Triggers>(act).count;
}

void continue_effect(const Act& act) {
    auto& effect = top(act).as<EffectUnderWay>();
    const Parts& parts = parts_of(act.game, top(act));
    const auto part = static_cast<std::size_t>(effect.next.part());
    if (part >= parts.size()) { return pop(act); }
    effect.next.begin_part();
    begin_part(act, parts[part]);
}

}  // namespace meadhall::odin
