#include "server/store/memory_store.hpp"

#include <algorithm>
#include <functional>
#include <tuple>
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

/// Also by an earlier one of the same changes.
bool MemoryStore::has_taken_names(const Changes& changes) const {
    std::map<std::string, std::string> guest_of;
    for (const auto& [guest, account] : accounts_) { guest_of.emplace(account.name, guest); }
    return !std::ranges::all_of(changes.accounts, [&](const AccountCard& account) {
        return guest_of.try_emplace(account.name, account.guest).first->second == account.guest;
    });
}

void MemoryStore::put(const GuestCard& guest) {
    GuestCard& known = guests_.try_emplace(guest.id, guest).first->second;
    known.digest = guest.digest;
    known.called = guest.called;
}

Kept MemoryStore::write(const Changes& changes) {
    if (is_overtaken(changes) || has_taken_names(changes)) { return Kept::overtaken; }
    for (const LogLine& line : changes.lines) { logs_[line.table].push_back(line); }
    for (const TableCard& card : changes.tables) { cards_[card.id] = card; }
    for (const GuestCard& guest : changes.guests) { put(guest); }
    for (const AccountCard& account : changes.accounts) { accounts_[account.guest] = account; }
    for (const SessionCard& session : changes.sessions) { sessions_[session.digest] = session; }
    for (const std::string& digest : changes.ended_sessions) { sessions_.erase(digest); }
    for (const ResultCard& result : changes.results) { results_.emplace(result.table, result); }
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
    const auto is_listed = [&](const TableCard& card) {
        if (wanted.listed() == Listed::of_guest) {
            return std::ranges::find(card.guests, wanted.guest) != card.guests.end();
        }
        return card.open || wanted.listed() == Listed::all;
    };
    const auto last = cards_.find(wanted.before);
    const auto comes_after = [&](const TableCard& card) {
        if (last == cards_.end()) { return wanted.before.empty(); }
        const TableCard& before = last->second;
        return card.changed < before.changed || (card.changed == before.changed && card.id > before.id);
    };
    std::vector<TableCard> found;
    for (const auto& [id, card] : cards_) {
        const bool fits =
            (!wanted.phase || card.phase == *wanted.phase) && (wanted.game.empty() || card.game == wanted.game);
        if (fits && is_listed(card) && comes_after(card)) { found.push_back(card); }
    }
    std::ranges::stable_sort(found, std::greater{}, &TableCard::changed);
    if (std::cmp_greater(found.size(), wanted.most)) { found.resize(static_cast<std::size_t>(wanted.most)); }
    return found;
}

std::vector<std::string> MemoryStore::unfinished_of(const std::string& guest, int most) {
    std::vector<std::string> ids;
    for (const auto& [id, card] : cards_) {
        const bool is_theirs = std::ranges::find(card.guests, guest) != card.guests.end();
        if (is_theirs && card.phase != Phase::over && std::cmp_less(ids.size(), most)) { ids.push_back(id); }
    }
    return ids;
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

std::vector<GuestCard> MemoryStore::bots_of(const std::string& guest) {
    std::vector<GuestCard> bots;
    for (const auto& [id, card] : guests_) {
        if (card.owner == guest && !card.digest.empty()) { bots.push_back(card); }
    }
    return bots;
}

std::optional<AccountCard> MemoryStore::account_named(const std::string& name) {
    for (const auto& [guest, account] : accounts_) {
        if (account.name == name) { return account; }
    }
    return std::nullopt;
}

std::optional<AccountCard> MemoryStore::account_of(const std::string& guest) {
    const auto found = accounts_.find(guest);
    return found == accounts_.end() ? std::nullopt : std::optional{found->second};
}

std::optional<SessionCard> MemoryStore::session(const std::string& digest) {
    const auto found = sessions_.find(digest);
    return found == sessions_.end() ? std::nullopt : std::optional{found->second};
}

std::vector<SessionCard> MemoryStore::sessions_of(const std::string& guest) {
    std::vector<SessionCard> sessions;
    for (const auto& [digest, session] : sessions_) {
        if (session.guest == guest) { sessions.push_back(session); }
    }
    return sessions;
}

std::int64_t MemoryStore::count_of_results(const std::string& game) {
    return std::ranges::count_if(results_, [&](const auto& each) { return each.second.game == game; });
}

std::vector<ResultCard> MemoryStore::results(const std::string& game, const ResultCard* after) {
    const auto place = [](const ResultCard& result) { return std::tie(result.ended, result.table); };
    std::vector<ResultCard> results;
    for (const auto& [table, result] : results_) {
        if (result.game == game && (after == nullptr || place(*after) < place(result))) { results.push_back(result); }
    }
    std::ranges::sort(results, {}, place);
    return results;
}

}  // namespace meadhall::server
