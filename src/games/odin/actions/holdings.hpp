// Private to games/odin: what players own, give and receive (O-1, O-9.13, O-14).
#pragma once

#include <optional>

#include "games/odin/act.hpp"
#include "games/odin/components/effect.hpp"

namespace meadhall::odin {

/// What is missing for a price: silver, or something else.
[[nodiscard]] const Reason* obstacle_to_paying(const Player& player, Amount price);
/// Whether there is one to be had and a place to put it (O-1.1, O-9.13, O-14.1).
[[nodiscard]] const Reason* obstacle_to_receiving(const Open& open, Seat seat, Item item);
/// Precondition: can be paid.
void pay(const Act& act, Seat seat, Amount price);
/// What cannot be had lapses (D-16).
void receive(const Act& act, Seat seat, Amount amount);
void receive(const Act& act, Seat seat, const Bundle& bundle, int times = 1);
/// A good comes into the supply by other ways than receiving: turned, upgraded, born.
void arrive(const Act& act, Seat seat, Good good);

[[nodiscard]] bool has_mooring(const Bay& bay, Ship ship);
/// The next house of this kind in the stock.
[[nodiscard]] std::optional<int> house_in_stock(const Open& open, Building building);
/// How often a part happens: animals, players or the round (O-5.3, O-5.20).
[[nodiscard]] int times_of(const Game& game, const Open& open, Seat seat, const Part& part);
/// The ships in the bay that do for it. #147: knarrs do for longships.
[[nodiscard]] int ships_for(const Game& game, const Player& player, const Need& need);
[[nodiscard]] bool has_ships(const Game& game, const Player& player, const Need& need);
/// What a player has any of, as far as spaces ask for it. #147: knarrs do for longships.
[[nodiscard]] ItemSet kinds_owned(const Game& game, const Player& owner);

}  // namespace meadhall::odin
