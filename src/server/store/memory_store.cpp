#include "server/store/memory_store.hpp"

#include <algorithm>
#include <functional>
#include <utility>

namespace meadhall::server {

/// Every line must come right after what is there, the earlier ones of the same changes included.
bool MemoryStore::is_overtaken(const Changes& changes) const {
    std::map<std::string, std::int64_t> length;
    return !std::ranges::all_of(changes.lines, [&](const LogLine& line) {
        const auto known = logs_.find(line.table);
        const auto before = known == logs_.end() ? 0 : static_cast<std::int64_t>(known->second.size());
        return line.number == length.try_emplace(line.table, before).first->second++ + 1;
    });
}

Kept MemoryStore::write(const Changes& changes) {
    if (is_overtaken(changes)) { return Kept::overtaken; }
    for (const LogLine& line : changes.lines) { logs_[line.table].push_back(line); }
    for (const TableCard& card : changes.tables) { cards_[card.id] = card; }
    for (const GuestCard& guest : changes.guests) { guests_[guest.id] = guest; }
    return Kept::yes;
}

std::vector<LogLine> MemoryStore::log(const std::string& table, std::int64_t after) {
    const auto found = logs_.find(table);
    if (found == logs_.end() || std::cmp_less(found->second.size(), after)) { return {}; }
    return {found->second.begin() + after, found->second.end()};
}

std::map<std::string, std::int64_t> MemoryStore::lengths(const std::vector<std::string>& tables) {
    std::map<std::string, std::int64_t> all;
    for (const std::string& table : tables) {
        const auto found = logs_.find(table);
        if (found != logs_.end()) { all[table] = static_cast<std::int64_t>(found->second.size()); }
    }
    return all;
}

std::vector<TableCard> MemoryStore::tables(const Wanted& wanted) {
    std::vector<TableCard> found;
    for (const auto& [id, card] : cards_) {
        const bool fits =
            wanted.guest.empty() ? card.open : std::ranges::find(card.guests, wanted.guest) != card.guests.end();
        if (fits && (!wanted.phase || card.phase == *wanted.phase)) { found.push_back(card); }
    }
    std::ranges::stable_sort(found, std::greater{}, &TableCard::changed);
    if (std::cmp_greater(found.size(), wanted.most)) { found.resize(static_cast<std::size_t>(wanted.most)); }
    return found;
}

std::vector<std::string> MemoryStore::waiting(std::int64_t by) {
    std::vector<std::string> ids;
    for (const auto& [id, card] : cards_) {
        if (card.waits && card.due <= by) { ids.push_back(id); }
    }
    std::ranges::sort(ids, {}, [&](const std::string& id) { return std::pair{cards_.at(id).due, id}; });
    return ids;
}

std::optional<GuestCard> MemoryStore::guest(const std::string& id) {
    const auto found = guests_.find(id);
    return found == guests_.end() ? std::nullopt : std::optional{found->second};
}

}  // namespace meadhall::server
