// The answers of the protocol, put together from what a table says.
#pragma once

#include <optional>
#include <string>

#include "core/refusal.hpp"
#include "core/words.hpp"
#include "match/caller.hpp"
#include "match/catalogue.hpp"
#include "match/protocol/answers.hpp"
#include "match/table.hpp"

namespace meadhall::compose {

[[nodiscard]] answers::Game game(const GameEntry& game, Language language);
[[nodiscard]] answers::ToAct to_act(const Table& table, Actor actor);
/// The barrier is that of `actor`.
[[nodiscard]] answers::Viewed view(const Table& table, Caller caller, Caller actor, Language language);
[[nodiscard]] answers::Opened opened(const std::string& name, const Table& table);
[[nodiscard]] answers::TableCard table_card(const std::string& name, const Table& table);
[[nodiscard]] answers::About about(const Table& table);
/// What plies `from` + 1 … `to` brought about. Precondition: as for `Table::happenings`.
[[nodiscard]] answers::Events events(const Table& table, int from, int to, Caller caller, const Listener& listener);
/// What happened since position `from`.
[[nodiscard]] answers::Played played(const Table& table, int from, Caller caller, Language language);
[[nodiscard]] answers::Outcome outcome(const Table& table, Language language);
[[nodiscard]] answers::Prospect prospect(const Table& table, Preview preview);
/// Everything but the barrier, the events and the record, as `looker` may see it.
[[nodiscard]] answers::Screen screen(const Table& table, Caller looker, const Listener& listener);
[[nodiscard]] answers::Why why(const std::optional<Refusal>& refusal, Language language);
[[nodiscard]] answers::Thought thought(const Table& table, const ThinkAnswer& answer);

}  // namespace meadhall::compose
