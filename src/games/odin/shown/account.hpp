// What an action space does, costs and lacks, and what an answer would bring, for whoever asks before deciding. No rule
// reads it; every door says it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/refusal.hpp"
#include "core/words.hpp"
#include "games/odin/game.hpp"

namespace meadhall::odin {

/// A space as one player finds it now.
struct SpaceAccount {
    std::string name;                  // "Build a shed"
    int vikings = 0;                   // as many as its column says
    std::vector<std::string> ways;     // "2 wood → shed", with the prices that this player pays
    const Reason* obstacle = nullptr;  // why it cannot be used in a turn of this player; null: it can
    std::vector<std::string> lacking;  // "2 wood", "knarr": for the way that lacks least
};
[[nodiscard]] SpaceAccount account_of(const Game& game, const View& seen, Seat seat, Space space, Language language);

/// What would stand in the way of a move even if this seat were to place Vikings next; null where it only comes at the
/// wrong time.
[[nodiscard]] const Reason* lasting_obstacle(const Game& game, const View& seen, Seat seat, Move move);

/// What a seat has more or less of after something happened.
struct Change {
    Item item{};
    int count = 0;
};
/// Supply, ships, houses and special tiles; what is laid or served counts as gone.
[[nodiscard]] std::vector<Change> changes_between(const Open& before, const Open& after, Seat seat);

/// What a legal answer changes at once, before anybody else or chance goes on.
[[nodiscard]] std::vector<Change> changes_by(const Game& game, const View& seen, Move answer);

/// How likely the rolls that are left bring a success, in percent; a roll is only made while none has succeeded.
[[nodiscard]] int chance_of_success(const DiceGauges& gauges);

/// What a space would take without giving anything for it: its price is paid and no part behind it can be used. Nothing
/// where it does give something. Precondition: Vikings may be placed there now.
[[nodiscard]] std::optional<std::vector<Change>> wasted_price(const Game& game, const View& seen, verb::Place placing);

}  // namespace meadhall::odin
