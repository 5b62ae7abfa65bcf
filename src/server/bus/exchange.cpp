#include "server/bus/exchange.hpp"

#include <algorithm>
#include <utility>

namespace meadhall::server {

namespace {

/// So many guests are named in one message.
constexpr std::size_t guests_at_once = 500;
/// So many tables are remembered with whoever thought for them.
constexpr std::size_t most_desks = 4096;

}  // namespace

void Exchange::listen(const Bus::Ear& ear) {
    bus_.subscribe(std::string{subjects::changed}, ear);
    bus_.subscribe(std::string{subjects::here}, ear);
    bus_.subscribe(std::string{subjects::parted}, ear);
    bus_.subscribe(std::string{subjects::desks}, ear);
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
    const auto desk = desks_.find(task.table);
    const bool is_at_desk = desk != desks_.end() && offer(task, desk->second.subject);
    if (!is_at_desk && !offer(task, std::string{subjects::think})) { return false; }
    ++figures_.given;
    std::string table = task.table;
    errands_.insert_or_assign(std::move(table), Errand{std::move(task), now + patience_, is_at_desk});
    return true;
}

bool Exchange::offer(const Task& task, const std::string& to) {
    return bus_.publish({to, text_of(task), own_ + "." + task.table});
}

/// A hint like all others: who asks at a desk where nobody sits any more asks the others next.
void Exchange::remember(const Desk& desk) {
    if (desks_.size() >= most_desks && !desks_.contains(desk.table)) {
        desks_.erase(std::ranges::min_element(desks_, {}, [](const auto& each) { return each.second.heard; }));
    }
    desks_[desk.table] = {.subject = desk.subject, .heard = ++desks_heard_};
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
    } else if (message.subject == subjects::desks) {
        const auto desk = desk_of(message.text);
        figures_.unclear += desk ? 0U : 1U;
        if (desk) { remember(*desk); }
    } else {
        auto guests = guests_of(message.text);
        figures_.unclear += guests ? 0U : 1U;
        if (guests) { meaning.heard.emplace_back(heard::Elsewhere{std::move(*guests)}); }
    }
    return meaning;
}

/// An empty message says that nobody is there to be asked. What nobody waits for any more is forgotten.
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
        if (!message.reply_to.empty()) { spread({.table = task.table, .subject = message.reply_to}); }
        meaning.heard.emplace_back(heard::Thought{task.table, task.steps.size(), finding->move});
    } else if (std::exchange(errand->second.is_at_desk, false) && offer(task, std::string{subjects::think})) {
        return {};  // anybody has what is left of the time
    } else {
        ++figures_.refused;
        meaning.at_home.push_back(std::move(task));
    }
    errands_.erase(errand);
    return meaning;
}

/// The others hear of it, because any of them may be who asks next.
void Exchange::spread(const Desk& desk) {
    const auto known = desks_.find(desk.table);
    const bool is_news = known == desks_.end() || known->second.subject != desk.subject;
    remember(desk);
    if (is_news) { bus_.publish({std::string{subjects::desks}, text_of(desk)}); }
}

/// Whoever was so late is not asked first the next time.
std::vector<Task> Exchange::overdue(Instant now) {
    std::vector<Task> tasks;
    for (auto& [table, errand] : errands_) {
        if (errand.until > now) { continue; }
        desks_.erase(table);
        tasks.push_back(std::move(errand.task));
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
