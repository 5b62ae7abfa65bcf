// A store that lasts as long as the program: for tests, and for a server that shall remember nothing.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "server/store/store.hpp"

namespace meadhall::server {

class MemoryStore : public Store {
  public:
    [[nodiscard]] Kept write(const Changes& changes) override;
    using Store::log;
    [[nodiscard]] std::vector<LogLine> log(const std::string& table, std::int64_t after) override;
    [[nodiscard]] std::map<std::string, std::int64_t> lengths(const std::vector<std::string>& tables) override;
    [[nodiscard]] std::vector<TableCard> tables(const Wanted& wanted) override;
    [[nodiscard]] std::vector<std::string> waiting(std::int64_t by) override;
    [[nodiscard]] std::optional<GuestCard> guest(const std::string& id) override;

  private:
    [[nodiscard]] bool is_overtaken(const Changes& changes) const;

    std::map<std::string, std::vector<LogLine>> logs_;
    std::map<std::string, TableCard> cards_;
    std::map<std::string, GuestCard> guests_;
};

}  // namespace meadhall::server
