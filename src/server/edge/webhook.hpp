// Calls whoever is to move, by way of an address that the owner of the server has named: a program there may send mail,
// or ring a bell. On a thread of its own; whatever becomes of it, nobody at a table waits.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

#include "core/refusal.hpp"
#include "server/edge/server.hpp"

namespace meadhall::server {

/// "http://127.0.0.1:9000/turn", taken apart.
struct HookAddress {
    std::string host;
    std::string port;
    std::string target;
};
[[nodiscard]] Result<HookAddress> hook_address(const std::string& url);

class Webhook {
  public:
    struct Counts {
        std::uint64_t sent = 0;     // and answered with 2xx
        std::uint64_t failed = 0;   // though tried as often as it is
        std::uint64_t dropped = 0;  // because too many waited
    };
    struct Manner {
        server::Manner::Time patience = std::chrono::seconds{5};  // for one attempt
        server::Manner::Time pause = std::chrono::seconds{1};     // before the next; then twice as long
        int attempts = 3;
        std::size_t most = 1000;  // that may wait
    };

    explicit Webhook(HookAddress address) : Webhook{std::move(address), Manner{}} {}
    Webhook(HookAddress address, Manner manner);
    Webhook(const Webhook&) = delete;
    Webhook& operator=(const Webhook&) = delete;
    /// What waits is forgotten.
    ~Webhook();

    /// Posts this text of JSON, some time.
    void post(std::string text);
    [[nodiscard]] Counts counts() const;

  private:
    void work();
    [[nodiscard]] bool deliver(const std::string& text);
    [[nodiscard]] bool waits(server::Manner::Time time);

    HookAddress address_;
    Manner manner_;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<std::string> waiting_;
    Counts counts_;
    bool ends_ = false;
    std::jthread thread_;
};

}  // namespace meadhall::server
