#include "server/bus/exchange.hpp"

#include <algorithm>
#include <utility>

#include "server/bus/notes.hpp"

namespace meadhall::server {

namespace {

/// So many guests are named in one message.
constexpr std::size_t guests_at_once = 500;

}  // namespace

void Exchange::listen(const Bus::Ear& ear) {
    bus_.subscribe(std::string{subjects::changed}, ear);
    bus_.subscribe(std::string{subjects::here}, ear);
    bus_.subscribe(std::string{subjects::parted}, ear);
    if (!own_.empty()) { bus_.subscribe(own_ + ".*", ear); }
}

std::vector<Task> Exchange::post(Outbox& out, Instant now) {
    if (!out.news.empty()) { bus_.publish({std::string{subjects::changed}, text_of(out.news)}); }
    for (std::size_t i = 0; i < out.here.size(); i += guests_at_once) {
        const auto from = out.here.begin() + static_cast<std::ptrdiff_t>(i);
        const auto count = static_cast<std::ptrdiff_t>(std::min(guests_at_once, out.here.size() - i));
        bus_.publish({std::string{subjects::here}, text_of(std::vector<std::string>{from, from + count})});
    }
    if (!out.partings.empty()) { bus_.publish({std::string{subjects::parted}, text_of(out.partings)}); }
    std::vector<Task> at_home;
    for (Task& task : std::exchange(out.tasks, {})) {
        if (!give_away(task, now)) { at_home.push_back(std::move(task)); }
    }
    return at_home;
}

bool Exchange::give_away(Task& task, Instant now) {
    errands_.erase(task.table);  // what was asked before is no longer the question
    if (task.at_home || own_.empty()) { return false; }
    if (!bus_.publish({std::string{subjects::think}, text_of(task), own_ + "." + task.table})) { return false; }
    ++figures_.given;
    std::string table = task.table;
    errands_.insert_or_assign(std::move(table), Errand{std::move(task), now + patience_});
    return true;
}

Exchange::Meaning Exchange::read(const Message& message) {
    if (!own_.empty() && message.subject.starts_with(own_ + ".")) { return read_finding(message); }
    Meaning meaning;
    if (message.subject == subjects::changed) {
        const auto news = news_of(message.text);
        figures_.unclear += news ? 0U : 1U;
        for (const News& each : news.value_or(std::vector<News>{})) {
            meaning.heard.emplace_back(heard::Changed{each});
        }
    } else if (message.subject == subjects::parted) {
        auto partings = partings_of(message.text);
        figures_.unclear += partings ? 0U : 1U;
        if (partings) { meaning.heard.emplace_back(heard::Parted{std::move(*partings)}); }
    } else {
        auto guests = guests_of(message.text);
        figures_.unclear += guests ? 0U : 1U;
        if (guests) { meaning.heard.emplace_back(heard::Elsewhere{std::move(*guests)}); }
    }
    return meaning;
}

/// An empty message says that there is no worker at all. What nobody waits for any more is forgotten.
Exchange::Meaning Exchange::read_finding(const Message& message) {
    const auto errand = errands_.find(message.subject.substr(own_.size() + 1));
    const auto finding = finding_of(message.text);
    figures_.unclear += !finding && !message.text.empty() ? 1U : 0U;
    if (errand == errands_.end()) { return {}; }
    Task& task = errand->second.task;
    const bool is_answer = finding && finding->table == task.table && std::cmp_equal(finding->steps, task.steps.size());
    if (!is_answer && !message.text.empty()) { return {}; }
    Meaning meaning;
    if (is_answer && !finding->move.empty()) {
        ++figures_.found;
        meaning.heard.emplace_back(heard::Thought{task.table, task.steps.size(), finding->move});
    } else {
        ++figures_.refused;
        meaning.at_home.push_back(std::move(task));
    }
    errands_.erase(errand);
    return meaning;
}

std::vector<Task> Exchange::overdue(Instant now) {
    std::vector<Task> tasks;
    for (auto& [table, errand] : errands_) {
        if (errand.until <= now) { tasks.push_back(std::move(errand.task)); }
    }
    std::erase_if(errands_, [&](const auto& each) { return each.second.until <= now; });
    figures_.late += tasks.size();
    return tasks;
}

std::optional<Instant> Exchange::alarm() const {
    if (errands_.empty()) { return std::nullopt; }
    return std::ranges::min_element(errands_, {}, [](const auto& each) { return each.second.until; })->second.until;
}

}  // namespace meadhall::server
