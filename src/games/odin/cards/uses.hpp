// One way to use one effect of a card: what stands in its way, and how it begins. Only the sources of this folder
// include this.
#pragma once

#include "games/odin/cards/ways.hpp"
#include "games/odin/chapters.hpp"

namespace meadhall::odin {

/// In place of an alternative: its owner chooses, or no row of its table applies.
inline constexpr std::uint8_t owner_chooses = 255;
inline constexpr std::uint8_t no_row = 254;

struct Use {
    Trigger trigger{};
    int alternative = 0;
    int variant = 0;
};

[[nodiscard]] bool holds(int count, Compare compare, int number);
/// O-8.4: the row of a card's table that the count selects.
[[nodiscard]] std::uint8_t row_for(const Tiers& table, int count);
/// The same by what can be counted now.
[[nodiscard]] std::uint8_t row_now(const Game& game, const Open& open, Seat seat, const Clause& clause);
/// O-8.4: a table leaves no choice.
[[nodiscard]] std::uint8_t alternative_of(const Look& look, const Trigger& trigger, int chosen);

[[nodiscard]] const Reason* obstacle_to_use(const Look& look, const Use& use);
[[nodiscard]] bool is_usable(const Look& look, const Trigger& trigger);
void list_ways(const Look& look, const Trigger& trigger, Menu& menu);
void begin(const Act& act, Seat seat, const Use& use);

/// Compulsory, and nothing to decide: goods that are simply received.
[[nodiscard]] bool is_plain(const Clause& clause);
[[nodiscard]] inline bool is_plain(const Game& game, const Trigger& trigger) {
    return is_plain(game.book().clause({trigger.clause}));
}
void run_plain(const Act& act, Seat seat, const Trigger& trigger);

/// The first of the effects that the topmost question is about; they come last.
[[nodiscard]] inline std::size_t first_pending(const Open& open) {
    return open.pending.size() - open.stack.back().count;
}
void drop_pending(const Act& act, std::size_t position);

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

}  // namespace meadhall::odin
