// Private to server/store: the lines of a backup, and what must be true of them.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "match/draws/blake2b.hpp"
#include "match/json/read.hpp"
#include "server/store/backup.hpp"

namespace meadhall::server {

class BackupWriter {
  public:
    explicit BackupWriter(const LineTaker& take) : take_{take} {}

    Result<void> begin();
    Result<void> table(const std::string& name, const std::vector<std::string>& columns);
    Result<void> row(const Json& values);
    Result<void> end();
    [[nodiscard]] std::uint64_t rows() const { return rows_; }

  private:
    Result<void> put(const Json& line);

    const LineTaker& take_;
    Blake2b digest_{32};
    std::uint64_t rows_ = 0;
};

/// What is read. Tables and rows are refused by whoever cannot take them.
struct BackupReceiver {
    std::function<void(int version)> head;
    std::function<Result<void>(const std::string& name, const std::vector<std::string>& columns)> table;
    std::function<Result<void>(const Json& values)> row;
};

/// Reads all lines; how many rows there were. What was received counts only if this is not refused.
[[nodiscard]] Result<std::uint64_t> read_backup(const LineGiver& give, const BackupReceiver& receiver,
                                                const RowCounter& count);

}  // namespace meadhall::server
