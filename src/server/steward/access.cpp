// Who may look, who may sit, who may play: decided here for every single message.
#include <algorithm>
#include <utility>

#include "match/draws/blake2b.hpp"
#include "match/reasons.hpp"
#include "match/refusing.hpp"
#include "server/reasons.hpp"
#include "server/steward/steward.hpp"

namespace meadhall::server {

namespace {

/// "TABLE.SECRET"
std::string_view secret_in(std::string_view link) {
    const auto dot = link.rfind('.');
    return dot == std::string_view::npos ? std::string_view{} : link.substr(dot + 1);
}

}  // namespace

std::string digest_of(std::string_view secret) {
    return hexadecimal(blake2b<32>("meadhall secret 1\n" + std::string{secret}));
}

/// From memory, or from the store.
Answered<Sitting*> Steward::find(const std::string& table) {
    if (const auto known = sittings_.find(table); known != sittings_.end()) { return known->second.get(); }
    auto sitting = sitting_from(games_, store_.log(table));
    if (!sitting) { return std::unexpected{rpc_error(sitting.error())}; }
    return sittings_.emplace(table, std::move(*sitting)).first->second.get();
}

bool Steward::may_look(const Visit& visit, const Sitting& sitting) const {
    const entries::Created& setup = sitting.setup();
    const bool belongs =
        setup.host == visit.guest || std::ranges::find(setup.invited, visit.guest) != setup.invited.end() ||
        std::ranges::any_of(sitting.chairs(), [&](const Chair& chair) { return chair.guest == visit.guest; });
    if (!visit.guest.empty() && belongs) { return true; }
    if (visit.links.contains(sitting.id())) { return true; }
    return setup.open && (setup.watched || sitting.phase() != Phase::running);
}

/// To strangers a closed table is as good as none.
Answered<Sitting*> Steward::admitted(const std::string& table) {
    const auto sitting = find(table);
    if (!sitting) { return sitting; }
    if (!may_look(*visit_, **sitting)) { return error(meadhall::reasons::no_such_table); }
    return sitting;
}

Answered<Sitting*> Steward::hosted(const std::string& table) {
    const auto sitting = admitted(table);
    if (!sitting) { return sitting; }
    if ((*sitting)->setup().host != visit_->guest) { return error(reasons::host_only); }
    return sitting;
}

Answered<Steward::Player> Steward::playing(const std::string& table) {
    const auto sitting = admitted(table);
    if (!sitting) { return std::unexpected{sitting.error()}; }
    const std::optional<Seat> seat = (*sitting)->seat_of(visit_->guest);
    if (!seat) { return error(reasons::not_seated); }
    if (!(*sitting)->has_begun()) { return error(reasons::not_begun); }
    return Player{*sitting, *seat};
}

Caller Steward::caller_of(const Visit& visit, const Sitting& sitting) const {
    const std::optional<Seat> seat = sitting.seat_of(visit.guest);
    return seat ? Caller{*seat} : Caller::spectator();
}

bool Steward::is_late(const Visit& visit, const Sitting& sitting) const {
    return sitting.setup().delay && !caller_of(visit, sitting).is_seat();
}

std::int64_t Steward::length_for(const Visit& visit, const Sitting& sitting) const {
    return is_late(visit, sitting) ? sitting.shown_length(now_) : sitting.length();
}

Answered<Sitting*> Steward::seen_by(const Visit& visit, Sitting& sitting) {
    const std::int64_t shown = length_for(visit, sitting);
    if (shown == sitting.length()) { return &sitting; }
    std::unique_ptr<Sitting>& earlier = earlier_[sitting.id()];
    if (!earlier || earlier->length() != shown) {
        std::vector<LogLine> log = log_of(sitting.id());
        log.resize(std::min(log.size(), static_cast<std::size_t>(shown)));
        auto then = sitting_from(games_, log);
        if (!then) { return error(then.error()); }
        earlier = std::move(*then);
    }
    return earlier.get();
}

/// Onlookers are told what they may know by now.
void Steward::release() {
    const auto is_followed = [&](const std::string& table) {
        return std::ranges::any_of(visits_, [&](const auto& each) { return each.second.tables.contains(table); });
    };
    std::erase_if(delayed_, [&](const auto& each) { return !is_followed(each.first); });
    for (auto& [table, shown] : delayed_) {
        const auto found = sittings_.find(table);
        const std::int64_t length = found == sittings_.end() ? 0 : found->second->shown_length(now_);
        if (std::exchange(shown, length) != length || length == 0) { catch_up(table); }
    }
}

std::optional<Seat> Steward::seat_by_link(const Sitting& sitting, const std::string& link) const {
    const std::string digest = digest_of(secret_in(link));
    for (int i = 0; i < sitting.setup().seats; ++i) {
        const std::string& known = sitting.chairs()[static_cast<std::size_t>(i)].link;
        if (!known.empty() && known == digest) { return seat(i); }
    }
    return std::nullopt;
}

bool Steward::is_watch_link(const Sitting& sitting, const std::string& link) const {
    return !sitting.watch_link().empty() && sitting.watch_link() == digest_of(secret_in(link));
}

/// Only its digest is written; the link itself is known to those who get it.
std::string Steward::fresh_link(Sitting& sitting, std::optional<Seat> seat) {
    const std::string secret = secret_();
    put_down(sitting, entries::Linked{.seat = seat, .digest = digest_of(secret)});
    return sitting.id() + "." + secret;
}

bool Steward::is_here(const std::string& guest) const {
    if (!here_) {
        here_.emplace();
        for (const auto& [id, visit] : visits_) { here_->insert(visit.guest); }
    }
    const auto elsewhere = elsewhere_.find(guest);
    return here_->contains(guest) || (elsewhere != elsewhere_.end() && elsewhere->second > now_);
}

/// Tables at which nobody looks need no room in memory: they are in the store. Where all are looked at, it is a while
/// before that is looked into again.
void Steward::make_room() {
    if (sittings_.size() <= std::max(limits_.sittings, room_)) { return; }
    std::set<std::string> used = waiting_;
    for (const auto& [id, visit] : visits_) {
        for (const auto& [table, number] : visit.tables) { used.insert(table); }
    }
    std::erase_if(sittings_, [&](const auto& each) { return !used.contains(each.first); });
    std::erase_if(followers_, [&](const auto& each) { return !used.contains(each.first); });
    std::erase_if(at_work_, [&](const auto& each) { return !used.contains(each.first); });
    std::erase_if(doubted_, [&](const auto& each) { return !used.contains(each.first); });
    room_ = sittings_.size() + sittings_.size() / 4;
    std::erase_if(earlier_, [&](const auto& each) { return !used.contains(each.first); });
}

}  // namespace meadhall::server
