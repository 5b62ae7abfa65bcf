// Occupations that listen and occupations that change numbers (O-8.7, O-8.10, O-8.13).
#include <algorithm>

#include "games/odin/chapters.hpp"

namespace meadhall::odin {

namespace {

bool hears(const Act& act, const Listener& row, const Occasion& occasion) {
    return row.hook == occasion.hook && player(act, occasion.seat).played.contains(row.card) &&
           (row.heeds == nullptr || row.heeds(occasion));
}

void answer(const Act& act, const Occasion& occasion) {
    for (const Listener& row : act.game.book().listeners) {
        if (hears(act, row, occasion)) { receive(act, occasion.seat, row.gain); }
    }
}

}  // namespace

void raise(const Act& act, Occasion occasion) {
    const auto& listeners = act.game.book().listeners;
    if (listeners.empty()) { return; }
    if (!act.state.stack.empty() && act.state.stack[0].ask == Ask::action) {
        occasion.space = current_space(act.state);
    }
    const auto listens = [&](const Listener& row) { return hears(act, row, occasion); };
    if (std::ranges::any_of(listeners, listens)) { act.occasions.push_back(occasion); }
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

int added_by_cards(const Game& game, const Player& player, Quantity quantity, int subject) {
    int sum = 0;
    for (const Modifier& row : game.book().modifiers) {
        const bool applies = row.quantity == quantity && (!row.subject || *row.subject == subject);
        if (applies && player.played.contains(row.card)) { sum += row.amount; }
    }
    return sum;
}

}  // namespace meadhall::odin
