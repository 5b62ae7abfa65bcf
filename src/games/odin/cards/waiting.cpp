// Effects that wait for their owner, who goes through them in any order (O-8.7, D-35).
#include "games/odin/actions/at_any_time.hpp"
#include "games/odin/cards/effects_under_way.hpp"
#include "games/odin/cards/using_an_effect.hpp"

namespace meadhall::odin {

namespace {

/// What the owner could do at any time may pay for what cannot be paid yet.
bool may_change(const Look& look) {
    const CardBook& book = look.game.book();
    if (!offers_anytime(look.game, look.state)) { return false; }
    return look.player().played.intersects(book.listening(Hook::tile_laid)) ||
           has_anytime_card(look.game, look.state, look.seat());
}

bool any_usable(const Look& look) {
    for (std::size_t i = first_pending(look.state); i < look.state.pending.size(); ++i) {
        if (is_usable(look, look.state.pending[i])) { return true; }
    }
    return false;
}

bool are_plain(const Look& look) {
    for (std::size_t i = first_pending(look.state); i < look.state.pending.size(); ++i) {
        if (!is_plain(look.game, look.state.pending[i])) { return false; }
    }
    return true;
}

void run_first(const Act& act) {
    const std::size_t first = first_pending(act.state);
    const Trigger next = act.state.pending[first];
    const Seat seat = top(act).seat;
    drop_pending(act, first);
    run_plain(act, seat, next);
}

/// The only way in which an effect can be used, if there is just one.
std::optional<Way> only_way(const Look& look, const Trigger& trigger) {
    std::optional<Way> found;
    const bool several = any_way(look, trigger, [&](int, const Way& way) {
        if (obstacle_to_way(look, way) != nullptr) { return false; }
        if (found) { return true; }
        found = way;
        return false;
    });
    return several ? std::nullopt : found;
}

/// A compulsory effect that waits alone and leaves no choice; returns whether there is one.
bool begin_forced(const Act& act) {
    const std::size_t first = first_pending(act.state);
    const Trigger only = act.state.pending[first];
    if (asked<ask::Triggers>(act).count > 1 || act.game.book().clause({only.clause}).will == Will::may) {
        return false;
    }
    const auto way = only_way(Look{act}, only);
    if (!way) { return false; }
    const Seat seat = top(act).seat;
    drop_pending(act, first);
    begin(act, seat, *way);
    return true;
}

}  // namespace

bool settle_triggers(const Act& act) {
    const Look look{act};
    if (!any_usable(look)) {
        if (asked<ask::Triggers>(act).count > 0 && may_change(look)) { return false; }
        skip_triggers(act);
        return true;
    }
    if (!are_plain(look)) { return begin_forced(act); }
    run_first(act);
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
    while (asked<ask::Triggers>(act).count > 0) { drop_pending(act, first); }
    pop(act);
}

}  // namespace meadhall::odin
