// Everything that a store holds, as lines of text in one file: from SQLite to PostgreSQL and back, and from one version
// of this program to a later one.
//
//   {"meadhall":"backup","format":1,"version":1}
//   {"table":"guests","columns":["id","digest","called"]}
//   ["3f09…","a9c1…","Ada"]
//   {"rows":1,"blake2b":"…"}        of all bytes before this line
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "core/refusal.hpp"

namespace meadhall::server {

/// Takes the next line, with its end. A refusal ends the work.
using LineTaker = std::function<Result<void>(std::string_view line)>;
/// Gives the next line, with its end; empty when there are no more.
using LineGiver = std::function<Result<std::string>()>;
/// Hears how many rows have been done.
using RowCounter = std::function<void(std::uint64_t rows)>;

enum class Restored : std::uint8_t {
    into_nothing,      // refused where anything is kept
    instead_of_games,  // whatever is kept there is given up
};

/// The store as it is at one moment, whoever writes meanwhile. Says how many rows it has.
[[nodiscard]] Result<std::uint64_t> back_up(const std::string& place, const LineTaker& take, const RowCounter& count);
/// Whether the lines are a whole backup that this version can read.
[[nodiscard]] Result<std::uint64_t> check_backup(const LineGiver& give, const RowCounter& count);
/// Puts a backup into a store, all of it or nothing.
[[nodiscard]] Result<std::uint64_t> restore(const std::string& place, const LineGiver& give, Restored how,
                                            const RowCounter& count);

}  // namespace meadhall::server
