// A store in a database: SQLite in one file, or PostgreSQL, both through the same SQL.
#pragma once

#include <memory>
#include <string>

#include "core/refusal.hpp"
#include "server/store/store.hpp"

namespace meadhall::server {

/// `place` is the path of a file, or "postgres://user@host/name". Brings the tables of the database up to date. Refuses
/// what cannot be opened, and what a later version of this program has written.
[[nodiscard]] Result<std::unique_ptr<Store>> open_store(const std::string& place);

/// Whether several servers can work on what is kept at this place.
[[nodiscard]] bool is_shared(const std::string& place);

}  // namespace meadhall::server
