// Private to games/odin/cards: one way to use one effect of a card, what stands in its way, and how it begins.
#pragma once

#include "games/odin/act.hpp"
#include "games/odin/cards/ways.hpp"

namespace meadhall::odin {

/// A way to use an effect.
struct Way {
    Trigger trigger{};
    Choice alternative{};
    int variant = 0;
};

[[nodiscard]] bool holds(int count, Compare compare, int number);
/// O-8.4: the row of a card's table that the count selects.
[[nodiscard]] Choice row_for(const Tiers& table, int count);
/// The same by what can be counted now.
[[nodiscard]] Choice row_now(const Game& game, const Open& open, Seat seat, const Clause& clause);
/// O-8.4: a table leaves no choice.
[[nodiscard]] Choice alternative_of(const Look& look, const Trigger& trigger, int chosen);

[[nodiscard]] const Reason* obstacle_to_way(const Look& look, const Way& way);
[[nodiscard]] bool is_usable(const Look& look, const Trigger& trigger);
void list_ways(const Look& look, const Trigger& trigger, Menu& menu);
void begin(const Act& act, Seat seat, const Way& way);

/// Compulsory, and nothing to decide: goods that are simply received.
[[nodiscard]] bool is_plain(const Clause& clause);
[[nodiscard]] inline bool is_plain(const Game& game, const Trigger& trigger) {
    return is_plain(game.book().clause({trigger.clause}));
}
void run_plain(const Act& act, Seat seat, const Trigger& trigger);

/// The first of the effects that the topmost question is about; they come last.
[[nodiscard]] inline std::size_t first_pending(const Open& open) {
    return open.pending.size() - open.stack.back().as<ask::Triggers>().count;
}
void drop_pending(const Act& act, std::size_t position);

/// Calls `visit(number, way)` for every way to use an effect, until one answers true.
template <class Visit>
bool any_way(const Look& look, const Trigger& trigger, Visit visit) {
    const CardBook& book = look.game.book();
    const ClauseId id{trigger.clause};
    const Clause& clause = book.clause(id);
    const int first = first_way(book, id);
    for (int i = 0; i < ways(clause); ++i) {
        const Way way{trigger, alternative_of(look, trigger, i / variants(clause)), i % variants(clause)};
        if (visit(first + i, way)) { return true; }
    }
    return false;
}

}  // namespace meadhall::odin
