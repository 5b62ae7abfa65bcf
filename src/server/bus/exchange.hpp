// What one server says on the bus and what it makes of what it hears there. Tasks for bots go to the worker that has
// thought for their table before, which still knows what it thought; where there is none, or it has no time, to
// whichever takes them; and where none answers in time, the bot thinks at home. Knows no thread and no clock.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "server/bus/bus.hpp"
#include "server/bus/notes.hpp"
#include "server/steward/steward.hpp"

namespace meadhall::server {

struct ExchangeFigures {
    std::uint64_t given = 0;    // tasks given to workers
    std::uint64_t found = 0;    // moves that they found in time
    std::uint64_t refused = 0;  // tasks that nobody had time for
    std::uint64_t late = 0;     // tasks that nobody answered in time
    std::uint64_t unclear = 0;  // messages that make no sense
};

class Exchange {
  public:
    /// `patience`: how long an answer of a worker is waited for.
    Exchange(Bus& bus, Instant patience) : bus_{bus}, patience_{patience}, own_{bus.own_subject()} {}

    /// From now on `ear` hears what others call out, to hand it to `read`.
    void listen(const Bus::Ear& ear);
    /// Tells the others what they may like to know. Returns the tasks that must be thought of at home.
    [[nodiscard]] std::vector<Task> post(Outbox& out, Instant now);

    struct Meaning {
        std::vector<Heard> heard{};
        std::vector<Task> at_home{};
    };
    [[nodiscard]] Meaning read(const Message& message);
    /// The tasks that have been waited for long enough.
    [[nodiscard]] std::vector<Task> overdue(Instant now);
    [[nodiscard]] std::optional<Instant> alarm() const;
    [[nodiscard]] const ExchangeFigures& figures() const { return figures_; }

  private:
    struct Errand {
        Task task;
        Instant until = 0;
        bool is_at_desk = false;  // of whoever thought for this table before; otherwise anybody may take it
    };
    /// Where somebody thought for a table, and when that was last heard.
    struct KnownDesk {
        std::string subject;
        std::uint64_t heard = 0;
    };
    bool give_away(Task& task, Instant now);
    [[nodiscard]] bool offer(const Task& task, const std::string& to);
    void remember(const Desk& desk);
    void spread(const Desk& desk);
    Meaning read_finding(const Message& message);

    Bus& bus_;
    Instant patience_;
    std::string own_;
    std::map<std::string, Errand> errands_;   // by table
    std::map<std::string, KnownDesk> desks_;  // by table
    std::uint64_t desks_heard_ = 0;
    ExchangeFigures figures_;
};

}  // namespace meadhall::server
