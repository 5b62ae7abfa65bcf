// The bots of all tables, thinking on threads of their own. A bot that has begun a game stays with it: what it thought
// of its last move helps it with the next. Which thread a table belongs to never changes, so nothing is shared.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "match/catalogue.hpp"
#include "server/steward/steward.hpp"

namespace meadhall::server {

/// A table of the bots' own, at which everything is done that was done at the true one. A bot is shown its seat's view.
class ThinkingTables {
  public:
    ThinkingTables(Catalogue games, std::uint32_t milliseconds) : games_{games}, milliseconds_{milliseconds} {}
    /// What the bot found; nothing where there is nothing to find.
    [[nodiscard]] std::optional<ThinkAnswer> consider(const Task& task);
    /// Only its move.
    [[nodiscard]] std::optional<std::string> think(const Task& task);

  private:
    struct Replica {
        std::unique_ptr<Table> table;
        std::size_t steps = 0;
        std::uint64_t used = 0;
    };
    Replica* follow(const Task& task);

    static constexpr std::size_t most = 64;  // tables that are remembered at once
    Catalogue games_;
    std::uint32_t milliseconds_;
    std::map<std::string, Replica> replicas_;
    std::uint64_t tasks_ = 0;
};

class Thinkers {
  public:
    /// Hears what was found for a task; empty: nothing. Called from the threads.
    using Found = std::function<void(const Task& task, const std::string& move)>;

    Thinkers(Catalogue games, int threads, std::uint32_t milliseconds, Found found);
    Thinkers(const Thinkers&) = delete;
    Thinkers& operator=(const Thinkers&) = delete;
    /// Waits for whoever is thinking; what had not begun is never begun.
    ~Thinkers();

    void give(Task task);
    /// False, and nothing is taken, where so many tasks wait already for the thread that has this table.
    [[nodiscard]] bool offer(Task& task, std::size_t most);
    [[nodiscard]] std::size_t waiting() const;

  private:
    struct Thinker {
        std::mutex mutex;
        std::condition_variable changed;
        std::deque<Task> tasks;
        bool ends = false;
    };
    [[nodiscard]] Thinker& thinker_of(const std::string& table) const;
    void work(Thinker& thinker);

    Catalogue games_;
    std::uint32_t milliseconds_;
    Found found_;
    std::vector<std::unique_ptr<Thinker>> thinkers_;
    std::vector<std::jthread> threads_;
};

}  // namespace meadhall::server
