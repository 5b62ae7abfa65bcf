// Bots of one's own: a token for a program that plays through the same protocol as everybody.
#include <algorithm>
#include <utility>

#include "match/refusing.hpp"
#include "server/reasons.hpp"
#include "server/steward/plain.hpp"
#include "server/steward/steward.hpp"

namespace meadhall::server {

/// Those with a token, as they will be when everything is written.
std::vector<GuestCard> Steward::bots_of(const std::string& guest) {
    std::vector<GuestCard> bots = store_.bots_of(guest);
    for (const GuestCard& changed : changes_.guests) {
        if (changed.owner != guest) { continue; }
        std::erase_if(bots, [&](const GuestCard& bot) { return bot.id == changed.id; });
        if (!changed.digest.empty()) { bots.push_back(changed); }
    }
    return bots;
}

Answered<answers::OwnBot> Steward::make_bot(const params::MakeBot& params) {
    if (!is_plain(params.name, limits_.name)) { return error(reasons::bad_name); }
    if (store_.account_named(account_name(params.name))) { return error(reasons::name_taken); }
    if (std::cmp_greater_equal(bots_of(visit_->guest).size(), limits_.bots)) { return error(reasons::too_many); }
    const std::string secret = secret_();
    GuestCard bot{.id = fresh_guest_id(), .digest = digest_of(secret), .called = params.name, .owner = visit_->guest};
    changes_.guests.push_back(bot);
    return answers::OwnBot{bot.id, bot.called, bot.id + "." + secret};
}

Answered<std::vector<answers::OwnBot>> Steward::own_bots(const meadhall::params::Nothing& /*params*/) {
    std::vector<answers::OwnBot> bots;
    for (const GuestCard& bot : bots_of(visit_->guest)) { bots.push_back({bot.id, bot.called, {}}); }
    return bots;
}

/// Nobody comes in by its token any more, and whoever did has to go.
Answered<answers::OwnBot> Steward::revoke_bot(const params::OfBot& params) {
    auto bot = store_.guest(params.bot);
    if (!bot || bot->owner != visit_->guest) { return error(reasons::no_guest); }
    bot->digest.clear();
    changes_.guests.push_back(*bot);
    send_away(bot->id);
    return answers::OwnBot{bot->id, bot->called, {}};
}

int Steward::send_away(const std::string& guest) {
    int visits = 0;
    for (const auto& [id, visit] : visits_) {
        if (visit.guest != guest) { continue; }
        out_.logged_out.push_back(id);
        ++visits;
    }
    return visits;
}

}  // namespace meadhall::server
