// Several stewards over one store: what the others wrote is learnt, and what they leave lying is taken up. Whatever the
// others say is a hint and may be lost, repeated or late; what is true stands in the store, which is looked at anyway.
#include <algorithm>
#include <limits>
#include <utility>

#include "server/steward/steward.hpp"

namespace meadhall::server {

namespace {

/// Who has so many bots at work takes up no more tables of others.
constexpr std::size_t enough_work = 64;
/// A guest is believed to be with another steward for so many looks after the last time it was said.
constexpr int looks_to_believe = 3;

}  // namespace

void Steward::look_around() {
    next_look_ = now_ + pause;  // if the store is out of order
    if (!company_.is_any()) {
        for (const std::string& table : store_.waiting(std::numeric_limits<Instant>::max())) { waiting_.insert(table); }
        next_look_.reset();
        return;
    }
    std::vector<std::string> in_memory;
    for (const auto& [table, sitting] : sittings_) { in_memory.push_back(table); }
    for (const auto& [table, length] : store_.lengths(in_memory)) {
        if (length > sittings_.at(table)->length()) { learn(table); }
    }
    take_up(store_.waiting(now_ - company_.patience));
    remember_the_forgotten();
    std::erase_if(elsewhere_, [&](const auto& each) { return each.second <= now_; });
    next_look_ = now_ + company_.look;
}

/// Whoever could not be told something while the store was out of order is told now; and the others hear who is here.
void Steward::remember_the_forgotten() {
    for (const auto& [id, visit] : visits_) {
        if (!visit.guest.empty()) { out_.here.push_back(visit.guest); }
        for (const auto& [table, number] : visit.tables) {
            const auto sitting = sittings_.find(table);
            if (sitting == sittings_.end() || number < sitting->second->length()) { behind_.insert(table); }
        }
    }
}

bool Steward::learn(const std::string& table) {
    const auto found = sittings_.find(table);
    const bool is_being_written =
        std::ranges::any_of(changes_.lines, [&](const LogLine& l) { return l.table == table; });
    if (!company_.is_any() || found == sittings_.end() || is_being_written) { return false; }
    Sitting& sitting = *found->second;
    const std::vector<LogLine> news = store_.log(table, sitting.length());
    for (const LogLine& line : news) {
        const std::optional<Entry> entry = entry_of(line.text);
        if (!entry || !sitting.take(*entry)) {
            sittings_.erase(found);  // whoever needs it reads it anew and is told what is wrong
            return true;
        }
        ++figures_.learnt;
        tell(sitting, *entry);
    }
    if (news.empty()) { return false; }
    waiting_.erase(table);  // whoever wrote last goes on
    forget_work(table);
    return true;
}

bool Steward::learn_about(const Json& params) {
    const auto table = params.find("table");
    return table != params.end() && table->is_string() && learn(table->get<std::string>());
}

void Steward::take_up(const std::vector<std::string>& tables) {
    std::size_t work = at_work_.size();
    for (const std::string& table : tables) {
        if (waiting_.contains(table)) { continue; }
        if (++work > enough_work) { return; }
        waiting_.insert(table);
        ++figures_.taken_up;
    }
}

void Steward::hear(const heard::Changed& changed) {
    const auto known = sittings_.find(changed.news.table);
    if (known != sittings_.end() && known->second->length() < changed.news.number) { learn(changed.news.table); }
}

void Steward::hear(const heard::Elsewhere& elsewhere) {
    if (!company_.is_any()) { return; }
    for (const std::string& guest : elsewhere.guests) { elsewhere_[guest] = now_ + looks_to_believe * company_.look; }
}

}  // namespace meadhall::server
