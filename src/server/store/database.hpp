// Private to server/store: a database of ours, opened and brought up to date.
#pragma once

#include <expected>
#include <string>
#include <vector>

#include <soci/soci.h>

#include "core/refusal.hpp"

namespace meadhall::server {

[[nodiscard]] bool is_postgresql(const std::string& place);
/// For `return not_opened(error, place);`
[[nodiscard]] std::unexpected<Refusal> not_opened(const soci::soci_error& error, const std::string& place);
/// Opens what `open_store` describes, and takes the steps that are missing (migrations.hpp).
[[nodiscard]] Result<void> open_database(soci::session& sql, const std::string& place);
/// What every new connection needs, also one that was lost and is back.
void prepare_session(soci::session& sql);
/// How many steps there are: the version of a database that is up to date.
[[nodiscard]] int database_version();
/// What those steps do to rows that were there before, from that version on.
[[nodiscard]] std::vector<std::string> database_updates(int from);
/// The tables that those steps make, in the order in which they are made.
[[nodiscard]] std::vector<std::string> database_tables();

}  // namespace meadhall::server
