// Occupations that listen and occupations that change numbers (O-8.7, O-8.10, O-8.13).
#include <algorithm>

#include "games/odin/chapters.hpp"

namespace meadhall::odin {

namespace {

void answer(const Act& act, const Occasion& occasion) {
    for (const Listener& row : act.game.book().listeners) {
        if (row.hook != occasion.hook || !player(act, occasion.seat).played.contains(row.card)) { continue; }
        if (row.heeds == nullptr || row.heeds(occasion)) { receive(act, occasion.seat, row.gain); }
    }
}

}  // namespace

void raise(const Act& act, Occasion occasion) {
    if (act.game.book().listeners.empty()) { return; }
    if (!act.state.stack.empty() && act.state.stack[0].ask == Ask::action) {
        occasion.space = static_cast<Space>(action_below(act.state).subject);
    }
    act.occasions.push_back(occasion);
}

void raise_for_all(const Act& act, Occasion occasion) {
    for (int i = 0; i < act.game.seats(); ++i) {
        occasion.seat = seat((act.state.start.number + i) % act.game.seats());  // D-35: from the start player
        raise(act, occasion);
    }
}

void answer_occasions(const Act& act) {
    while (!act.occasions.empty()) {
        const Occasion next = act.occasions[0];
        act.occasions.erase(0);
        answer(act, next);
    }
}

int adjusted(const Game& game, const Player& player, Quantity quantity, int printed, int subject) {
    int sum = printed;
    for (const Modifier& row : game.book().modifiers) {
        const bool applies = row.quantity == quantity && (!row.subject || *row.subject == subject);
        if (applies && player.played.contains(row.card)) { sum += row.amount; }
    }
    return quantity == Quantity::points ? sum : std::max(0, sum);
}

}  // namespace meadhall::odin
