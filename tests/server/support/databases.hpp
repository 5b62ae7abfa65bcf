// The databases that the store is tested with: a file, and a real PostgreSQL of the test's own.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include <sys/types.h>

#include "cli/program.hpp"
#include "server/store/sql_store.hpp"

namespace meadhall::server::testing {

/// The store at a place; the test fails if there can be none.
[[nodiscard]] std::unique_ptr<Store> opened(const std::string& place);

/// A PostgreSQL server that runs as long as this lives, reached by a socket in its folder. It refuses to run as root,
/// so root lets it run as nobody.
class PostgreSql {
  public:
    PostgreSql();
    PostgreSql(const PostgreSql&) = delete;
    PostgreSql& operator=(const PostgreSql&) = delete;
    ~PostgreSql();

    /// For `open_store`. Every name is a database of its own, made when it is first asked for.
    [[nodiscard]] std::string place(const std::string& name) const;

  private:
    void run(const std::string& program, const std::vector<std::string>& words) const;

    cli::testing::Folder folder_;
    std::string programs_;
    pid_t server_ = -1;
};

}  // namespace meadhall::server::testing
