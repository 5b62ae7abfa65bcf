// The bus over NATS, through its C library, which is known to this file alone.
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <list>
#include <mutex>
#include <utility>
#include <vector>

#include <nats/nats.h>

#include "server/bus/bus.hpp"
#include "server/place.hpp"
#include "server/reasons.hpp"

namespace meadhall::server {

namespace {

/// All who take from a subject are one group.
constexpr const char* takers = "meadhall";
constexpr std::int64_t reconnect_ms = 250;
constexpr std::int64_t ping_ms = 5000;  // two without an answer: nobody is there
constexpr std::chrono::seconds longest_end{5};

class NatsBus : public Bus {
  public:
    NatsBus() = default;
    NatsBus(const NatsBus&) = delete;
    NatsBus& operator=(const NatsBus&) = delete;
    ~NatsBus() override {
        end();
        for (natsSubscription* each : subscriptions_) { natsSubscription_Destroy(each); }
        natsConnection_Destroy(connection_);
        natsOptions_Destroy(options_);
    }

    /// What is wrong with the address, in the library's words; nothing if it is one.
    const char* open(const std::string& place) {
        natsStatus status = natsOptions_Create(&options_);
        const auto then = [&](natsStatus next) { status = status == NATS_OK ? next : status; };
        then(natsOptions_SetURL(options_, place.c_str()));
        then(natsOptions_SetName(options_, "meadhall"));
        then(natsOptions_SetMaxReconnect(options_, -1));
        then(natsOptions_SetReconnectWait(options_, reconnect_ms));
        then(natsOptions_SetPingInterval(options_, ping_ms));
        then(natsOptions_SetRetryOnFailedConnect(options_, true, &NatsBus::connected, this));
        then(natsOptions_SetReconnectedCB(options_, &NatsBus::connected, this));
        then(natsOptions_SetErrorHandler(options_, &NatsBus::shrug, nullptr));
        if (status == NATS_OK) { status = natsConnection_Connect(&connection_, options_); }
        if (status == NATS_OK) { ++connections_; }
        return status == NATS_OK || status == NATS_NOT_YET_CONNECTED ? nullptr : natsStatus_GetText(status);
    }

    /// While nobody is there the library would keep messages for later, when they are worth nothing.
    bool publish(const Message& message) override {
        const bool is_sent = is_connected() && send(message) == NATS_OK;
        ++(is_sent ? sent_ : unsent_);
        return is_sent;
    }

    void subscribe(const std::string& subject, Ear ear) override { listen(subject, nullptr, std::move(ear)); }
    void take(const std::string& subject, Ear ear) override { listen(subject, takers, std::move(ear)); }

    [[nodiscard]] std::string own_subject() override {
        natsInbox* inbox = nullptr;
        if (natsInbox_Create(&inbox) != NATS_OK) { return {}; }
        std::string subject = inbox;
        natsInbox_Destroy(inbox);
        return subject;
    }

    [[nodiscard]] BusFigures figures() const override {
        return {.sent = sent_,
                .unsent = unsent_,
                .heard = heard_,
                .connections = connections_,
                .is_connected = is_connected()};
    }

    void close() override { end(); }

  private:
    struct Listener {
        NatsBus* bus;
        Ear ear;
    };

    [[nodiscard]] bool is_connected() const { return natsConnection_Status(connection_) == NATS_CONN_STATUS_CONNECTED; }

    natsStatus send(const Message& message) {
        const auto size = static_cast<int>(message.text.size());
        const char* subject = message.subject.c_str();
        return message.reply_to.empty() ? natsConnection_Publish(connection_, subject, message.text.data(), size)
                                        : natsConnection_PublishRequest(connection_, subject, message.reply_to.c_str(),
                                                                        message.text.data(), size);
    }

    void end() {
        if (connection_ != nullptr) { natsConnection_Close(connection_); }
        std::unique_lock lock{mutex_};
        silence_.wait_for(lock, longest_end, [&] { return listening_ == 0; });
    }

    void listen(const std::string& subject, const char* group, Ear ear) {
        Listener& listener = listeners_.emplace_back(this, std::move(ear));
        natsSubscription* subscription = nullptr;
        const natsStatus status =
            group == nullptr
                ? natsConnection_Subscribe(&subscription, connection_, subject.c_str(), &NatsBus::hear, &listener)
                : natsConnection_QueueSubscribe(&subscription, connection_, subject.c_str(), group, &NatsBus::hear,
                                                &listener);
        if (status != NATS_OK) { return; }
        subscriptions_.push_back(subscription);
        const std::scoped_lock lock{mutex_};
        if (natsSubscription_SetOnCompleteCB(subscription, &NatsBus::fall_silent, this) == NATS_OK) { ++listening_; }
    }

    // Called by the library, from its threads.
    static void hear(natsConnection* /*connection*/, natsSubscription* /*subscription*/, natsMsg* message,
                     void* listener) {
        const auto in_full = [](const char* text) { return std::string{text == nullptr ? "" : text}; };
        Message heard{.subject = in_full(natsMsg_GetSubject(message)),
                      .text = {natsMsg_GetData(message), static_cast<std::size_t>(natsMsg_GetDataLength(message))},
                      .reply_to = in_full(natsMsg_GetReply(message))};
        natsMsg_Destroy(message);
        const auto* to = static_cast<const Listener*>(listener);
        ++to->bus->heard_;
        to->ear(std::move(heard));
    }
    static void connected(natsConnection* /*connection*/, void* bus) { ++static_cast<NatsBus*>(bus)->connections_; }
    static void fall_silent(void* bus) {
        auto* self = static_cast<NatsBus*>(bus);
        const std::scoped_lock lock{self->mutex_};
        --self->listening_;
        self->silence_.notify_all();
    }
    /// A message that was lost is lost; without this the library would print it.
    static void shrug(natsConnection* /*connection*/, natsSubscription* /*subscription*/, natsStatus /*what*/,
                      void* /*nothing*/) {}

    natsOptions* options_ = nullptr;
    natsConnection* connection_ = nullptr;
    std::vector<natsSubscription*> subscriptions_;
    std::list<Listener> listeners_;
    std::mutex mutex_;
    std::condition_variable silence_;
    int listening_ = 0;
    std::atomic<std::uint64_t> sent_ = 0;
    std::atomic<std::uint64_t> unsent_ = 0;
    std::atomic<std::uint64_t> heard_ = 0;
    std::atomic<std::uint64_t> connections_ = 0;
};

}  // namespace

Result<std::unique_ptr<Bus>> open_bus(const std::string& place) {
    if (!place.starts_with("nats://") && !place.starts_with("tls://")) {
        return refused(reasons::bad_bus, without_password(place));
    }
    auto bus = std::make_unique<NatsBus>();
    if (const char* trouble = bus->open(place)) {
        return refused(reasons::bad_bus, without_password(place) + ": " + trouble);
    }
    return bus;
}

}  // namespace meadhall::server
