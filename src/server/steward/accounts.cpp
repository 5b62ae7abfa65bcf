// Accounts: a guest with a password, and browsers that are logged in (docs/adr/0024).
#include <algorithm>
#include <utility>

#include "match/json/write.hpp"
#include "match/refusing.hpp"
#include "server/reasons.hpp"
#include "server/steward/plain.hpp"
#include "server/steward/steward.hpp"

namespace meadhall::server {

namespace {

constexpr Instant session_lasts = Instant{180} * 24 * 60 * 60 * 1000;
constexpr int shortest_password = 8;
constexpr int longest_password = 200;

bool is_password(std::string_view text) {
    const int letters = letters_in(text);
    return letters >= shortest_password && letters <= longest_password;
}

}  // namespace

std::string account_name(std::string_view name) {
    std::string compared;
    for (const char letter : name) {
        if (letter == ' ' && (compared.empty() || compared.back() == ' ')) { continue; }
        compared += letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    }
    if (compared.ends_with(' ')) { compared.pop_back(); }
    return compared;
}

std::optional<GuestCard> Steward::guest_with(const std::string& token) {
    const std::string id = token.substr(0, token.find('.'));
    const std::string secret = token.substr(std::min(id.size() + 1, token.size()));
    auto known = store_.guest(id);
    return known && known->digest == digest_of(secret) ? known : std::nullopt;
}

std::optional<GuestCard> Steward::guest_in_session(const std::string& digest) {
    if (digest.empty()) { return std::nullopt; }
    const auto session = store_.session(digest);
    if (!session || session->made + session_lasts < now_) { return std::nullopt; }
    return store_.guest(session->guest);
}

Answered<answers::Me> Steward::me(const meadhall::params::Nothing& /*params*/) {
    if (visit_->guest.empty()) { return answers::Me{}; }
    return answers::Me{visit_->guest, visit_->called, store_.account_of(visit_->guest).has_value()};
}

/// Counts the attempt, for the name and for the address.
bool Steward::may_try(const std::string& name) {
    if (measures_.take_login(name, address_, now_)) { return true; }
    ++figures_.logins_too_fast;
    return false;
}

Answered<std::optional<answers::Me>> Steward::hash_later(Hashing hashing) {
    hashing.visit = asker_;
    hashing.language = language_;
    out_.hashings.push_back(std::move(hashing));
    return std::optional<answers::Me>{};
}

Answered<std::optional<answers::Me>> Steward::register_account(const params::Register& params) {
    if (!is_plain(params.name, limits_.name)) { return error(reasons::bad_name); }
    if (!is_password(params.password)) { return error(reasons::bad_password); }
    std::string guest;
    if (params.token) {
        const auto known = guest_with(*params.token);
        if (!known) { return error(reasons::unknown_token); }
        if (!known->owner.empty()) { return error(reasons::not_yours); }  // a bot is its owner's
        if (store_.account_of(known->id)) { return error(reasons::has_account); }
        guest = known->id;
    }
    if (store_.account_named(account_name(params.name))) { return error(reasons::name_taken); }
    if (!may_try({})) { return error(reasons::too_many_logins); }
    return hash_later({.guest = guest, .name = params.name, .password = params.password, .against = {}});
}

Answered<std::optional<answers::Me>> Steward::log_in(const params::LogIn& params) {
    const std::string name = account_name(params.name);
    if (!may_try(name)) { return error(reasons::too_many_logins); }
    const auto account = store_.account_named(name);
    if (!is_password(params.password)) { return error(reasons::wrong_login); }
    return hash_later({.guest = account ? account->guest : "",
                       .name = name,
                       .password = params.password,
                       .against = account ? account->hash : ""});
}

/// What has changed while the password was being hashed is looked at once more.
Answered<answers::Me> Steward::finish_registering(const heard::Hashed& hashed) {
    const Hashing& asked = hashed.hashing;
    if (store_.account_named(account_name(asked.name))) { return error(reasons::name_taken); }
    GuestCard guest{.id = fresh_guest_id(), .digest = {}, .called = {}};
    if (!asked.guest.empty()) {
        const auto known = store_.guest(asked.guest);
        if (!known) { return error(reasons::unknown_token); }
        if (store_.account_of(known->id)) { return error(reasons::has_account); }
        guest = *known;
    }
    guest.called = asked.name;
    changes_.guests.push_back(guest);
    changes_.accounts.push_back({guest.id, account_name(asked.name), hashed.hash});
    for (auto& [id, visit] : visits_) {
        if (visit.guest != guest.id) { continue; }
        visits_before_.try_emplace(id, visit);
        visit.called = guest.called;
    }
    ++figures_.accounts;
    return begin_session(guest.id, guest.called);
}

Answered<answers::Me> Steward::finish_log_in(const heard::Hashed& hashed) {
    const auto guest = store_.guest(hashed.hashing.guest);
    if (hashed.outcome != heard::Hashed::Outcome::fits || !guest) {
        ++figures_.logins_failed;
        return error(reasons::wrong_login);
    }
    ++figures_.logins;
    return begin_session(guest->id, guest->called);
}

Answered<std::optional<answers::Me>> Steward::change_password(const params::ChangePassword& params) {
    const auto account = store_.account_of(visit_->guest);
    if (!account) { return error(reasons::no_account); }
    if (!is_password(params.new_password)) { return error(reasons::bad_password); }
    if (!may_try(account->name)) { return error(reasons::too_many_logins); }
    if (!is_password(params.password)) { return error(reasons::wrong_password); }
    return hash_later({.guest = account->guest,
                       .name = account->name,
                       .password = params.password,
                       .against = account->hash,
                       .replacement = params.new_password,
                       .session = visit_->session});
}

/// Whoever else knew the old one is out; only the browser that changed it stays.
Answered<answers::Me> Steward::finish_changing(const heard::Hashed& hashed) {
    const Hashing& asked = hashed.hashing;
    const auto guest = store_.guest(asked.guest);
    const auto account = store_.account_of(asked.guest);
    const bool is_right = hashed.outcome == heard::Hashed::Outcome::fits && account && account->hash == asked.against;
    if (!is_right || !guest) {
        ++figures_.logins_failed;
        return error(reasons::wrong_password);
    }
    changes_.accounts.push_back({account->guest, account->name, hashed.hash});
    end_sessions(*guest, asked.session);
    return answers::Me{guest->id, guest->called, true};
}

/// All but one of them, if that one is named, and the token.
void Steward::end_sessions(const GuestCard& guest, const std::string& but) {
    for (const SessionCard& session : store_.sessions_of(guest.id)) {
        if (but.empty() || session.digest != but) { changes_.ended_sessions.push_back(session.digest); }
    }
    changes_.guests.push_back({.id = guest.id, .digest = {}, .called = guest.called});
    for (const auto& [id, visit] : visits_) {
        if (visit.guest == guest.id && (but.empty() || visit.session != but)) { out_.logged_out.push_back(id); }
    }
    out_.partings.push_back({.guest = guest.id, .token_too = true});
}

answers::Me Steward::begin_session(const std::string& guest, const std::string& name) {
    for (const SessionCard& old : store_.sessions_of(guest)) {
        if (old.made + session_lasts < now_) { changes_.ended_sessions.push_back(old.digest); }
    }
    session_ = secret_();
    changes_.sessions.push_back({digest_of(*session_), guest, now_});
    return {guest, name, true};
}

void Steward::hear(const heard::Hashed& hashed) {
    language_ = hashed.hashing.language;
    session_.reset();
    Answered<answers::Me> answer = error(reasons::too_fast);
    switch (hashed.outcome) {
        case heard::Hashed::Outcome::made: answer = finish_registering(hashed); break;
        case heard::Hashed::Outcome::fits:
        case heard::Hashed::Outcome::differs:
            answer = hashed.hashing.replacement ? finish_changing(hashed) : finish_log_in(hashed);
            break;
        case heard::Hashed::Outcome::undone: break;
    }
    reply(hashed.hashing.visit, answer ? RpcAnswer{message_json(*answer)} : std::unexpected{answer.error()});
}

/// Whoever has an account comes back by the password, so the token of the guest ends too.
Answered<answers::Me> Steward::log_out(const params::LogOut& params) {
    session_ = "";
    const auto guest = guest_in_session(visit_->session);
    if (!guest) { return answers::Me{}; }
    if (params.everywhere.value_or(false)) {
        end_sessions(*guest, {});
        return answers::Me{};
    }
    changes_.ended_sessions.push_back(visit_->session);
    changes_.guests.push_back({.id = guest->id, .digest = {}, .called = guest->called});
    for (const auto& [id, visit] : visits_) {
        if (visit.session == visit_->session) { out_.logged_out.push_back(id); }
    }
    out_.partings.push_back({.guest = guest->id});
    return answers::Me{};
}

/// A hint: what has ended stands in the store.
void Steward::hear(const heard::Parted& parted) {
    for (const Parting& parting : parted.partings) {
        const auto guest = store_.guest(parting.guest);
        const bool is_token_gone = parting.token_too && guest && guest->digest.empty();
        for (const auto& [id, visit] : visits_) {
            if (visit.guest != parting.guest) { continue; }
            const bool is_out = visit.session.empty() ? is_token_gone : !guest_in_session(visit.session);
            if (is_out) { out_.logged_out.push_back(id); }
        }
    }
}

}  // namespace meadhall::server
