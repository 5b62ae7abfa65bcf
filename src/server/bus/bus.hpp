// What servers and workers call out to each other. Every message is a hint: it may be lost, repeated, late or out of
// order, and no game changes by it. What is true stands in the store.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "core/refusal.hpp"

namespace meadhall::server {

struct Message {
    std::string subject;
    std::string text;
    std::string reply_to{};  // the subject to which an answer, or what comes next, may go; empty: none is expected
};

/// What a bus has counted since it was made.
struct BusFigures {
    std::uint64_t sent = 0;
    std::uint64_t unsent = 0;  // that it could not take
    std::uint64_t heard = 0;
    std::uint64_t connections = 0;
    bool is_connected = false;
};

/// Who subscribes to a subject hears everything that is called out there.
class Bus {
  public:
    using Ear = std::function<void(Message)>;  // called from any thread; must not make it wait

    Bus() = default;
    Bus(const Bus&) = delete;
    Bus& operator=(const Bus&) = delete;
    virtual ~Bus() = default;

    /// False if the message certainly reaches nobody. True promises nothing.
    virtual bool publish(const Message& message) = 0;
    virtual void subscribe(const std::string& subject, Ear ear) = 0;
    /// Of those who take from a subject, one hears each message.
    virtual void take(const std::string& subject, Ear ear) = 0;
    /// A subject that nobody else has.
    [[nodiscard]] virtual std::string own_subject() = 0;
    [[nodiscard]] virtual BusFigures figures() const = 0;
    /// Nothing is heard or sent any more once this returns.
    virtual void close() = 0;
};

/// Nobody is there.
class NoBus : public Bus {
  public:
    bool publish(const Message& /*message*/) override { return false; }
    void subscribe(const std::string& /*subject*/, Ear /*ear*/) override {}
    void take(const std::string& /*subject*/, Ear /*ear*/) override {}
    [[nodiscard]] std::string own_subject() override { return {}; }
    [[nodiscard]] BusFigures figures() const override { return {}; }
    void close() override {}
};

/// "nats://host:4222". Refuses what is no such address; whether anybody is there shows later, and as often as it
/// changes.
[[nodiscard]] Result<std::unique_ptr<Bus>> open_bus(const std::string& place);

}  // namespace meadhall::server
