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
    [[nodiscard]] std::vector<std::string> unfinished_of(const std::string& guest, int most) override;
    [[nodiscard]] std::vector<std::string> waiting(std::int64_t by) override;
    [[nodiscard]] std::optional<GuestCard> guest(const std::string& id) override;
    [[nodiscard]] std::vector<GuestCard> bots_of(const std::string& guest) override;
    [[nodiscard]] std::optional<AccountCard> account_named(const std::string& name) override;
    [[nodiscard]] std::optional<AccountCard> account_of(const std::string& guest) override;
    [[nodiscard]] std::optional<SessionCard> session(const std::string& digest) override;
    [[nodiscard]] std::vector<SessionCard> sessions_of(const std::string& guest) override;
    [[nodiscard]] std::int64_t count_of_results(const std::string& game) override;
    [[nodiscard]] std::vector<ResultCard> results(const std::string& game, const ResultCard* after) override;

  private:
    [[nodiscard]] bool is_overtaken(const Changes& changes) const;
    [[nodiscard]] bool has_taken_names(const Changes& changes) const;
    void put(const GuestCard& guest);

    std::map<std::string, std::vector<LogLine>> logs_;
    std::map<std::string, TableCard> cards_;
    std::map<std::string, GuestCard> guests_;
    std::map<std::string, AccountCard> accounts_;  // by guest
    std::map<std::string, SessionCard> sessions_;  // by digest
    std::map<std::string, ResultCard> results_;    // by table
};

}  // namespace meadhall::server
