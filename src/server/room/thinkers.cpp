#include "server/room/thinkers.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace meadhall::server {

/// Brings the bots' table to where the true one stands.
ThinkingTables::Replica* ThinkingTables::follow(const Task& task) {
    Replica& replica = replicas_[task.table];
    if (!replica.table || replica.steps > task.steps.size()) {
        auto opened = open_table(games_, task.setup.game, opening_of(task.setup, task.players));
        if (!opened) { return nullptr; }
        replica = {.table = std::move(*opened)};
    }
    for (; replica.steps < task.steps.size(); ++replica.steps) {
        if (!server::follow(*replica.table, task.steps[replica.steps])) { return nullptr; }
    }
    replica.used = ++tasks_;
    return &replica;
}

std::optional<ThinkAnswer> ThinkingTables::consider(const Task& task) {
    Replica* replica = follow(task);
    if (replica == nullptr) {
        replicas_.erase(task.table);
        return std::nullopt;
    }
    const BotCard* card = find_bot_card(replica->table->game(), task.bot);
    ThinkRequest request{.bot = task.bot, .milliseconds = milliseconds_};
    request.playouts = card == nullptr ? 0 : card->usual_playouts;
    auto answer = replica->table->think(request, task.seat);
    if (replicas_.size() > most) {
        replicas_.erase(std::ranges::min_element(replicas_, {}, [](const auto& each) { return each.second.used; }));
    }
    return answer ? std::optional{std::move(*answer)} : std::nullopt;
}

std::optional<std::string> ThinkingTables::think(const Task& task) {
    const auto answer = consider(task);
    return answer ? std::optional{answer->move.text} : std::nullopt;
}

Thinkers::Thinkers(Catalogue games, int threads, std::uint32_t milliseconds, Found found)
    : games_{games}, milliseconds_{milliseconds}, found_{std::move(found)} {
    for (int i = 0; i < threads; ++i) {
        Thinker& thinker = *thinkers_.emplace_back(std::make_unique<Thinker>());
        threads_.emplace_back([this, &thinker] { work(thinker); });
    }
}

Thinkers::~Thinkers() {
    for (const auto& thinker : thinkers_) {
        const std::scoped_lock lock{thinker->mutex};
        thinker->ends = true;
        thinker->changed.notify_all();
    }
    threads_.clear();
}

Thinkers::Thinker& Thinkers::thinker_of(const std::string& table) const {
    return *thinkers_[std::hash<std::string>{}(table) % thinkers_.size()];
}

void Thinkers::give(Task task) { static_cast<void>(offer(task, std::numeric_limits<std::size_t>::max())); }

bool Thinkers::offer(Task& task, std::size_t most) {
    Thinker& thinker = thinker_of(task.table);
    const std::scoped_lock lock{thinker.mutex};
    if (thinker.tasks.size() >= most) { return false; }
    thinker.tasks.push_back(std::move(task));
    thinker.changed.notify_one();
    return true;
}

std::size_t Thinkers::waiting() const {
    std::size_t all = 0;
    for (const auto& thinker : thinkers_) {
        const std::scoped_lock lock{thinker->mutex};
        all += thinker->tasks.size();
    }
    return all;
}

void Thinkers::work(Thinker& thinker) {
    ThinkingTables tables{games_, milliseconds_};
    while (true) {
        std::unique_lock lock{thinker.mutex};
        thinker.changed.wait(lock, [&] { return thinker.ends || !thinker.tasks.empty(); });
        if (thinker.ends) { return; }
        const Task task = std::move(thinker.tasks.front());
        thinker.tasks.pop_front();
        lock.unlock();
        found_(task, tables.think(task).value_or(""));
    }
}

}  // namespace meadhall::server
