// Occupations that change numbers, and the moments that are raised for those that listen (O-8.7, O-8.10, O-8.13).
#include "games/odin/cards/reach.hpp"

#include "games/odin/actions/under_way.hpp"

namespace meadhall::odin {

namespace {

bool concerns(const Modifier& modifier, int printed, const Concern& about) {
    if (!modifier.spaces.empty() && (about.space == no_space || !modifier.spaces.contains(about.space))) {
        return false;
    }
    if (!modifier.dice.empty() && (!about.dice || !modifier.dice.contains(*about.dice))) { return false; }
    if (!modifier.items.empty() && !modifier.items.contains(about.item)) { return false; }
    return printed >= modifier.least && (!modifier.fare || about.fare);
}

}  // namespace

int added_by_cards(const Game& game, const Player& player, Quantity quantity, int printed, const Concern& about) {
    const CardBook& book = game.book();
    int sum = 0;
    for (const Card card : player.played & book.changing(quantity)) {
        for (int i = 0; i < book.clauses_of(card); ++i) {
            const Clause& clause = book.clause({byte(book.first_clause(card).number + i)});
            for (const Modifier& modifier : clause.modifiers) {
                if (modifier.quantity == quantity && concerns(modifier, printed, about)) { sum += modifier.amount; }
            }
        }
    }
    return sum;
}

void raise(const Act& act, Occasion occasion) {
    const bool heard = act.game.book().listening(occasion.hook).intersects(player(act, occasion.seat).played);
    if (!heard) { return; }
    if (!act.state.stack.empty() && last_action(act.state) != nullptr && !is_in_effect(act.state) &&
        is_heard(act.game, act.state)) {
        occasion.space = current_space(act.state);
    }
    act.occasions.push_back(occasion);
}

void raise_for_all(const Act& act, Occasion occasion) {
    for (int i = 0; i < act.game.seats(); ++i) {
        occasion.seat = seat((act.state.start.number + i) % act.game.seats());  // D-35: from the start player
        raise(act, occasion);
    }
}

}  // namespace meadhall::odin
