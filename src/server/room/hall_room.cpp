#include "server/room/hall_room.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <fstream>
#include <iterator>
#include <utility>

#include <fmt/format.h>
#include <unistd.h>

#include "match/draws/seed.hpp"
#include "match/json/write.hpp"

namespace meadhall::server {

namespace {

/// How much is heard at once: enough to write many moves together, not so much that the first waits long.
constexpr std::size_t at_once = 256;
/// How much longer than a bot thinks a worker's answer is waited for.
constexpr Instant on_the_way = 1000;

Instant now() {
    using std::chrono::system_clock;
    return std::chrono::duration_cast<std::chrono::milliseconds>(system_clock::now().time_since_epoch()).count();
}

/// Bytes of memory that this process holds; 0 where nobody says.
std::uint64_t memory_used() {
    std::ifstream pages{"/proc/self/statm"};
    std::uint64_t all = 0;
    std::uint64_t resident = 0;
    return pages >> all >> resident ? resident * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE)) : 0;
}

struct ExchangeFigure {
    std::string_view name;
    std::string_view help;
    std::uint64_t ExchangeFigures::* value;
};
constexpr std::array exchange_figures = {
    ExchangeFigure{"tasks_given_total", "Tasks of bots given to workers", &ExchangeFigures::given},
    ExchangeFigure{"tasks_found_total", "Moves that workers found in time", &ExchangeFigures::found},
    ExchangeFigure{"tasks_refused_total", "Tasks that no worker had time for", &ExchangeFigures::refused},
    ExchangeFigure{"tasks_late_total", "Tasks that no worker answered in time", &ExchangeFigures::late},
    ExchangeFigure{"bus_unclear_total", "Messages on the bus that make no sense", &ExchangeFigures::unclear},
};

std::string in_prometheus(std::string_view name, std::string_view kind, std::string_view help, std::uint64_t value) {
    return fmt::format("# HELP meadhall_{0} {2}\n# TYPE meadhall_{0} {1}\nmeadhall_{0} {3}\n", name, kind, help, value);
}

std::string in_prometheus(const BusFigures& bus) {
    return in_prometheus("bus_sent_total", "counter", "Messages called out on the bus", bus.sent) +
           in_prometheus("bus_unsent_total", "counter", "Messages that the bus could not take", bus.unsent) +
           in_prometheus("bus_heard_total", "counter", "Messages heard on the bus", bus.heard) +
           in_prometheus("bus_connections_total", "counter", "Times that the bus was reached", bus.connections) +
           in_prometheus("bus_connected", "gauge", "Whether the bus is there now", bus.is_connected ? 1 : 0);
}

}  // namespace

HallRoom::HallRoom(Catalogue games, Store& store, Bus& bus, Doors& doors, Furniture furniture)
    : doors_{doors},
      furniture_{std::move(furniture)},
      bus_{bus},
      exchange_{bus, furniture_.thinking_ms + on_the_way},
      steward_{games, store, &fresh_seed, furniture_.limits, furniture_.company},
      thinkers_{games, furniture_.thinkers, furniture_.thinking_ms,
                [this](const Task& task, const std::string& move) {
                    hear(heard::Thought{task.table, task.steps.size(), move});
                }},
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
    bus_.close();
}

void HallRoom::hear(Heard heard) {
    {
        const std::scoped_lock lock{mutex_};
        waiting_.heard.push_back(std::move(heard));
    }
    changed_.notify_one();
}

void HallRoom::came(VisitId visit, std::string session) { hear(heard::Came{visit, std::move(session)}); }
void HallRoom::said(VisitId visit, std::string text) { hear(heard::Said{visit, std::move(text)}); }
void HallRoom::asked(VisitId visit, Inquiry inquiry) { hear(heard::Asked{visit, std::move(inquiry)}); }
void HallRoom::left(VisitId visit) { hear(heard::Left{visit}); }

std::optional<Instant> HallRoom::alarm() const {
    const std::optional<Instant> steward = steward_.alarm();
    const std::optional<Instant> exchange = exchange_.alarm();
    return steward && exchange ? std::min(steward, exchange) : std::max(steward, exchange);  // nothing is the least
}

/// Waits until there is something, or until it is time; nothing at all means that it is time to end.
HallRoom::Batch HallRoom::next(std::optional<Instant> alarm) {
    std::unique_lock lock{mutex_};
    const auto something = [&] { return ends_ || !waiting_.is_empty(); };
    if (alarm) {
        const std::chrono::milliseconds until{std::max<Instant>(*alarm - now(), 0)};
        changed_.wait_for(lock, until, something);
    } else {
        changed_.wait(lock, something);
    }
    std::vector<Heard>& heard = waiting_.heard;
    const auto end = heard.begin() + static_cast<std::ptrdiff_t>(std::min(heard.size(), at_once));
    Batch batch{.heard = {std::make_move_iterator(heard.begin()), std::make_move_iterator(end)},
                .messages = std::exchange(waiting_.messages, {})};
    heard.erase(heard.begin(), end);
    // Time passes also where there is always something else to do.
    const bool is_time = batch.is_empty() ? !ends_ : alarm && *alarm <= now();
    if (is_time) { batch.heard.emplace_back(heard::Tick{}); }
    return batch;
}

void HallRoom::understand(Batch& batch) {
    for (const Message& message : batch.messages) {
        Exchange::Meaning meaning = exchange_.read(message);
        std::ranges::move(meaning.heard, std::back_inserter(batch.heard));
        for (Task& task : meaning.at_home) { thinkers_.give(std::move(task)); }
    }
    for (Task& task : exchange_.overdue(now())) { thinkers_.give(std::move(task)); }
}

void HallRoom::work() {
    exchange_.listen([this](Message message) {
        {
            const std::scoped_lock lock{mutex_};
            waiting_.messages.push_back(std::move(message));
        }
        changed_.notify_one();
    });
    steward_.belong_to(furniture_.ownership);
    hand_out(steward_.wake(now()));
    while (true) {
        Batch batch = next(alarm());
        if (batch.is_empty()) { return; }
        const auto begin = std::chrono::steady_clock::now();
        understand(batch);
        Outbox out = steward_.attend(batch.heard, now());
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
        {
            const std::scoped_lock lock{mutex_};
            const std::uint64_t failed = std::exchange(figures_, steward_.figures()).failed;
            if (figures_.failed > failed) { log("store_failed", figures_.failed - failed); }
            exchanged_ = exchange_.figures();
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
    for (Task& task : exchange_.post(out, now())) { thinkers_.give(std::move(task)); }
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
    for (const ExchangeFigure& figure : exchange_figures) {
        text += in_prometheus(figure.name, "counter", figure.help, exchanged_.*figure.value);
    }
    text += in_prometheus(bus_.figures());
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
    text += fmt::format("# HELP process_resident_memory_bytes Memory in use\n"
                        "# TYPE process_resident_memory_bytes gauge\nprocess_resident_memory_bytes {}\n",
                        memory_used());
    return text;
}

}  // namespace meadhall::server
