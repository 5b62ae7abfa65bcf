#include "server/room/hall_room.hpp"

#include <chrono>
#include <utility>

#include <fmt/format.h>

#include "match/draws/seed.hpp"
#include "match/json/write.hpp"

namespace meadhall::server {

namespace {

/// How much is heard at once: enough to write many moves together, not so much that the first waits long.
constexpr std::size_t at_once = 256;

Instant now() {
    using std::chrono::system_clock;
    return std::chrono::duration_cast<std::chrono::milliseconds>(system_clock::now().time_since_epoch()).count();
}

std::string in_prometheus(std::string_view name, std::string_view kind, std::string_view help, std::uint64_t value) {
    return fmt::format("# HELP meadhall_{0} {2}\n# TYPE meadhall_{0} {1}\nmeadhall_{0} {3}\n", name, kind, help, value);
}

}  // namespace

HallRoom::HallRoom(Catalogue games, Store& store, Doors& doors, Furniture furniture)
    : doors_{doors},
      furniture_{std::move(furniture)},
      steward_{games, store, &fresh_seed, furniture_.limits},
      thinkers_{games, furniture_.thinkers, furniture_.thinking_ms,
                [this](heard::Thought thought) { hear(std::move(thought)); }},
      hasher_{[this](heard::Hashed hashed) { hear(std::move(hashed)); }},
      webhook_{furniture_.webhook ? std::make_unique<Webhook>(*furniture_.webhook) : nullptr},
      thread_{[this] { work(); }} {}

HallRoom::~HallRoom() {
    {
        const std::scoped_lock lock{mutex_};
        ends_ = true;
    }
    changed_.notify_all();
    thread_.join();
}

void HallRoom::hear(Heard heard) {
    {
        const std::scoped_lock lock{mutex_};
        heard_.push_back(std::move(heard));
    }
    changed_.notify_one();
}

void HallRoom::came(VisitId visit, std::string session) { hear(heard::Came{visit, std::move(session)}); }
void HallRoom::said(VisitId visit, std::string text) { hear(heard::Said{visit, std::move(text)}); }
void HallRoom::asked(VisitId visit, Inquiry inquiry) { hear(heard::Asked{visit, std::move(inquiry)}); }
void HallRoom::left(VisitId visit) { hear(heard::Left{visit}); }

/// Waits until there is something, or until it is time; nothing at all means that it is time to end.
std::vector<Heard> HallRoom::next(std::optional<Instant> alarm) {
    std::unique_lock lock{mutex_};
    const auto something = [&] { return ends_ || !heard_.empty(); };
    if (alarm) {
        const std::chrono::milliseconds until{std::max<Instant>(*alarm - now(), 0)};
        if (!changed_.wait_for(lock, until, something)) { return {heard::Tick{}}; }
    } else {
        changed_.wait(lock, something);
    }
    const auto end = heard_.begin() + static_cast<std::ptrdiff_t>(std::min(heard_.size(), at_once));
    std::vector<Heard> batch{std::make_move_iterator(heard_.begin()), std::make_move_iterator(end)};
    heard_.erase(heard_.begin(), end);
    return batch;
}

void HallRoom::work() {
    steward_.belong_to(furniture_.ownership);
    hand_out(steward_.wake(now()));
    while (true) {
        const std::vector<Heard> batch = next(steward_.alarm());
        if (batch.empty()) { return; }
        const auto begin = std::chrono::steady_clock::now();
        Outbox out = steward_.attend(batch, now());
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
        {
            const std::scoped_lock lock{mutex_};
            const std::uint64_t failed = std::exchange(figures_, steward_.figures()).failed;
            if (figures_.failed > failed) { log("store_failed", figures_.failed - failed); }
            slowest_ = std::max(slowest_, took.count());
        }
        hand_out(std::move(out));
    }
}

void HallRoom::hand_out(Outbox out) {
    for (Outbox::Letter& letter : out.letters) { doors_.send(letter.to, std::move(letter.text)); }
    for (Outbox::Slip& slip : out.replies) { doors_.reply(slip.to, std::move(slip.reply)); }
    for (const VisitId visit : out.logged_out) { doors_.dismiss(visit, "logged out"); }
    for (const VisitId visit : out.dismissed) {
        log("dismissed", 1);
        doors_.dismiss(visit, "too many messages");
    }
    for (Task& task : out.tasks) { thinkers_.give(std::move(task)); }
    for (Hashing& hashing : out.hashings) { hasher_.give(std::move(hashing)); }
    for (const Turn& turn : out.turns) {
        if (webhook_) { webhook_->post(message_json(turn)); }
    }
}

/// {"at": …, "event": "store_failed", "count": 1}
void HallRoom::log(std::string_view event, std::size_t count) const {
    if (furniture_.log) { furniture_.log(fmt::format(R"({{"at":{},"event":"{}","count":{}}})", now(), event, count)); }
}

bool HallRoom::is_ready() const {
    const std::scoped_lock lock{mutex_};
    return !ends_;
}

std::string HallRoom::figures() const {
    std::string text;
    const std::size_t thoughts = thinkers_.waiting();
    const std::scoped_lock lock{mutex_};
    for (const Figure& figure : all_figures) {
        text += in_prometheus(figure.name, figure.kind, figure.help, figures_.*figure.value);
    }
    if (webhook_) {
        const Webhook::Counts counts = webhook_->counts();
        text += in_prometheus("webhook_sent_total", "counter", "Calls to whoever is to move", counts.sent);
        text += in_prometheus("webhook_failed_total", "counter", "Calls that did not arrive", counts.failed);
        text += in_prometheus("webhook_dropped_total", "counter", "Calls too many", counts.dropped);
    }
    text += in_prometheus("thoughts_waiting", "gauge", "Bots that wait for their turn to think", thoughts);
    text += fmt::format("# HELP meadhall_slowest_seconds The longest that anybody waited for an answer\n"
                        "# TYPE meadhall_slowest_seconds gauge\nmeadhall_slowest_seconds {:.6f}\n",
                        slowest_);
    return text;
}

}  // namespace meadhall::server
