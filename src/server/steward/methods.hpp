// The methods that only the server has, one row each, those of the protocol that it passes on to the tables, and what
// it tells without being asked.
#pragma once

#include <array>
#include <string_view>
#include <tuple>

#include "match/protocol/methods.hpp"
#include "server/steward/steward.hpp"

namespace meadhall::server {

inline constexpr std::tuple methods{
    Method<&Steward::hello>{"hello", "a name for a guest, or a guest known again by a token"},
    Method<&Steward::create>{"create", "a table of one's own, and the links to its seats"},
    Method<&Steward::tables>{"tables", "the tables that are open to all, or one's own"},
    Method<&Steward::enter>{"enter", "everything about a table, what was missed, and from now on its events"},
    Method<&Steward::depart>{"depart", "no more events of a table"},
    Method<&Steward::sit>{"sit", "a seat: a free one, that of a link, or one's own again"},
    Method<&Steward::leave>{"leave", "a seat given up"},
    Method<&Steward::seat_bot>{"seat_bot", "a bot at a free seat"},
    Method<&Steward::link>{"link", "a new link to a seat or for onlookers; the old one ends"},
    Method<&Steward::play>{"play", "a move"},
    Method<&Steward::act>{"act", "a move, and everything a screen shows after it"},
    Method<&Steward::take_back>{"take_back", "the last moves back: at once behind the barrier, else if all agree"},
    Method<&Steward::consent>{"consent", "a yes or no to somebody's wish to take back"},
    Method<&Steward::say>{"say", "a word to everybody at the table"},
    Method<&Steward::again>{"again", "the same game once more at a new table, when it is over"},
};

inline constexpr std::tuple notifications{
    Notification<answers::Told>{"event", "an entry in the log of a table that the guest has entered"},
};

/// Methods of a table (docs/protocol.md) that guests may call: they only read. The server fills in who asks.
inline constexpr std::array reading = std::to_array<std::string_view>(
    {"games", "view", "about", "moves", "screen", "preview", "log", "why", "result", "record"});

/// For docs/server.md.
[[nodiscard]] std::string methods_table();
/// The methods and notifications of the server alone, as JSON Schema: docs/hall.json.
[[nodiscard]] const std::string& hall_schema();

}  // namespace meadhall::server
