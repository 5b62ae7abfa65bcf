// The parts that answers of the protocol are made of. Each function appends one JSON value.
#pragma once

#include <string>

#include "core/refusal.hpp"
#include "core/words.hpp"
#include "match/caller.hpp"
#include "match/catalogue.hpp"
#include "match/table.hpp"

namespace meadhall::rpc {

/// {"id", "title", "seats", "rules_version", "bots", "options", "components"}
void append_game(std::string& out, const GameEntry& game, Language language);
/// {"revision", "ply", "to_act", "barrier", "view", "hash"}; the barrier is that of `actor`.
void append_view(std::string& out, const Table& table, Caller caller, Caller actor);
/// {"table", "revision", "ply", "to_act", "hash", "chance", "commitment"?}
void append_opened(std::string& out, const std::string& name, const Table& table);
/// {"game", "seats", "options", "scene", "players", "chance", "commitment"?, "last_ply"}: how the table was set up.
void append_about(std::string& out, const Table& table);
/// {"revision", "events"}: what plies `from` + 1 … `to` brought about. Precondition: as for `Table::happenings`.
void append_log(std::string& out, const Table& table, int from, int to, Caller caller, Language language);
/// {"revision", "ply", "events", "to_act", "hash"}: the events since position `from`.
void append_played(std::string& out, const Table& table, int from, Caller caller, Language language);
/// {"over", "scores", "winners", "breakdown"}
void append_result(std::string& out, const Table& table, Language language);
/// {"legal"} or {"legal", "code", "rule"?, "message"}
void append_why(std::string& out, const std::optional<Refusal>& refusal, Language language);
/// {"move", "text", "value", "lines", "playouts", "ms"}
void append_thought(std::string& out, const Table& table, const ThinkAnswer& answer);

}  // namespace meadhall::rpc
