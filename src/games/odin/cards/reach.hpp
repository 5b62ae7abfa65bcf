// Private to games/odin: how occupations reach into the rules (O-8.10, O-8.13). The rules raise moments, and ask for
// numbers and rules that cards may change.
#pragma once

#include <optional>

#include "games/odin/act.hpp"
#include "games/odin/cards/book.hpp"
#include "games/odin/components/effect.hpp"

namespace meadhall::odin {

/// A moment has come. It is answered when the step that goes on is done, so that nothing changes under its feet.
void raise(const Act& act, Occasion occasion);
/// The same for everybody, from the start player on (D-35).
void raise_for_all(const Act& act, Occasion occasion);
/// What happens by itself happens; what its owner decides is put on the stack.
void answer_occasions(const Act& act);

/// What a number is about: a space, a dice action, an item, or the fare of emigrants.
struct Concern {
    Space space = no_space;
    std::optional<DiceAction> dice{};
    Item item{};
    bool fare = false;
};
/// What the cards of a player add to a number.
[[nodiscard]] int added_by_cards(const Game& game, const Player& player, Quantity quantity, int printed,
                                 const Concern& about);
/// A number as the cards of this player make it, never below zero.
[[nodiscard]] inline int adjusted(const Game& game, const Player& player, Quantity quantity, int printed,
                                  const Concern& about = {}) {
    const bool changed = game.book().changing(quantity).intersects(player.played);
    const int sum = changed ? printed + added_by_cards(game, player, quantity, printed, about) : printed;
    return sum < 0 ? 0 : sum;
}
/// Whether a card of this player permits or replaces something.
[[nodiscard]] inline bool rules(const Game& game, const Player& player, Rule rule) {
    return game.book().ruling(rule).intersects(player.played);
}
/// What is counted for a seat; `thing` is the item in question.
[[nodiscard]] int measured(const Game& game, const Open& open, Seat seat, Measure measure, Item thing = {});

}  // namespace meadhall::odin
