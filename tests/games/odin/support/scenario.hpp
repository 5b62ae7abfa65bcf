// Scenarios of single cards, written as short lists of lines: what lies on the table, what is played, what comes of it.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "games/odin/cards/book.hpp"

namespace meadhall::odin::testing {

/// Whether a scenario shows the effect of its card, or that it does not come.
enum class Shows : bool { nothing, effect };

/// A line is one of
///   "seats 3"            how many play; the first line if it is not two
///   "option card-70 card"  what the table agreed on; before everything else but the seats
///   "round 3"            everybody passes until the first turn of this round
///   "until feast"        the same until something is asked in this stage; "until end" until the game is over
///   "in round 3"         that is the round now
///   "give silver 2"      into the supply or bay of seat 0; "give silver 2 to 1" for another
///   "none"               seat 0 loses all goods, resources and weapons
///   "open tanner"        the card lies open before seat 0; "open tanner of 1" before another
///   "hand tanner"        the card is in the hand of seat 0
///   "play card tanner"   seat 0 plays it by an action space
///   "put grain stone1"   seat 0 lays it at the first place that fits
///   "ring stone1"        everything around the bonuses of a house or the home board is covered
///   "board A"            an exploration board belongs to seat 0
///   "has hide 2"         of seat 0, exactly; "has hide 2 of 1" of another
///   "thing 3"            Vikings of seat 0 at hand
///   "offers use tanner 1", "refuses use tanner 1"
///   "other place stockfish"  a move of the other seat; otherwise the others pass
/// Anything else is a move of seat 0, which must be legal. Chance does what comes first unless a line says otherwise.
struct Scenario {
    std::string_view card;
    Shows shows{};
    std::vector<std::string_view> lines;
};

/// The scenarios of each deck.
[[nodiscard]] const std::vector<Scenario>& scenarios_a();
[[nodiscard]] const std::vector<Scenario>& scenarios_b();
[[nodiscard]] const std::vector<Scenario>& scenarios_c();

/// Plays it and returns the first line that does not hold; with a book, cards do what that book says.
[[nodiscard]] std::optional<std::string_view> broken_line(const Scenario& scenario, const CardBook* book = nullptr);

/// Plays it and checks every line.
void check(const Scenario& scenario);

}  // namespace meadhall::odin::testing
