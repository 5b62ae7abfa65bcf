// The room behind the doors in which tables are played: a thread on which the steward works, bots that think on theirs,
// the true time, and a bus to other servers.
#pragma once

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "server/bus/exchange.hpp"
#include "server/edge/guest_room.hpp"
#include "server/edge/webhook.hpp"
#include "server/room/hasher.hpp"
#include "server/room/thinkers.hpp"
#include "server/steward/steward.hpp"

namespace meadhall::server {

/// How the room is furnished.
struct Furniture {
    Limits limits{};
    Company company{};
    int thinkers = 1;                                    // threads for bots
    std::uint32_t thinking_ms = 1500;                    // the longest a bot thinks of one move
    std::function<void(const std::string& line)> log{};  // hears a line of JSON now and then; never what guests say
    Ownership ownership{};
    std::optional<HookAddress> webhook{};  // is told whose move it is
};

class HallRoom : public GuestRoom {
  public:
    HallRoom(Catalogue games, Store& store, Bus& bus, Doors& doors, Furniture furniture);
    /// Whatever was heard before is still written, answered and handed to the doors.
    ~HallRoom() override;

    void came(VisitId visit, std::string session) override;
    void said(VisitId visit, std::string text) override;
    void asked(VisitId visit, Inquiry inquiry) override;
    void left(VisitId visit) override;
    [[nodiscard]] bool is_ready() const override;
    [[nodiscard]] std::string figures() const override;

  private:
    /// What the room has heard: from its guests and bots, and on the bus.
    struct Batch {
        std::vector<Heard> heard;
        std::vector<Message> messages;

        [[nodiscard]] bool is_empty() const { return heard.empty() && messages.empty(); }
    };
    void hear(Heard heard);
    void work();
    [[nodiscard]] std::optional<Instant> alarm() const;
    [[nodiscard]] Batch next(std::optional<Instant> alarm);
    void understand(Batch& batch);
    void hand_out(Outbox out);
    void log(std::string_view event, std::size_t count) const;

    Doors& doors_;
    Furniture furniture_;
    Bus& bus_;
    Exchange exchange_;
    Steward steward_;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    Batch waiting_;
    bool ends_ = false;
    Figures figures_;            // as of the last time something was heard
    ExchangeFigures exchanged_;  // the same
    double slowest_ = 0;
    Thinkers thinkers_;
    Hasher hasher_;
    std::unique_ptr<Webhook> webhook_;
    std::jthread thread_;
};

}  // namespace meadhall::server
