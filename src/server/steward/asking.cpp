// What is asked over HTTP: who asks, whether they may, and the answer with its status.
#include <array>
#include <charconv>
#include <type_traits>
#include <utility>

#include "match/envelope.hpp"
#include "match/json/write.hpp"
#include "match/reasons.hpp"
#include "match/refusing.hpp"
#include "server/http/query.hpp"
#include "server/reasons.hpp"
#include "server/steward/guest_hall.hpp"
#include "server/steward/routes.hpp"
#include "server/steward/steward.hpp"

namespace meadhall::server {

namespace {

struct Status {
    const Reason* reason;
    int number;
};
constexpr std::array statuses = {
    Status{&reasons::say_hello, 401},
    Status{&reasons::unknown_token, 401},
    Status{&reasons::wrong_login, 401},
    Status{&reasons::logged_out, 401},
    Status{&reasons::wrong_password, 403},
    Status{&reasons::no_account, 403},
    Status{&reasons::owner_only, 403},
    Status{&reasons::host_only, 403},
    Status{&reasons::not_yours, 403},
    Status{&reasons::no_path, 404},
    Status{&reasons::no_guest, 404},
    Status{&reasons::other_verb, 405},
    Status{&reasons::too_fast, 429},
    Status{&reasons::too_many_logins, 429},
    Status{&reasons::not_kept, 503},
    Status{&reasons::damaged_log, 500},
    Status{&meadhall::reasons::no_such_table, 404},
    Status{&meadhall::reasons::unknown_game, 404},
};

int status_of(const RpcError& error) {
    for (const Status& status : statuses) {
        if (status.reason == error.refusal.reason) { return status.number; }
    }
    return error.code == RpcCode::invalid_params ? 400 : 409;
}

// A query has only texts; what each is to be, the parameter of that name says.

template <class T>
Json json_from(const std::string& text) {
    if constexpr (std::is_same_v<T, bool>) {
        if (text == "1" || text == "true") { return true; }
        if (text == "0" || text == "false") { return false; }
    } else if constexpr (WholeNumber<T> || std::is_same_v<T, Seat>) {
        std::int64_t number = 0;
        const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
        if (!text.empty() && read.ptr == text.data() + text.size()) { return number; }
    }
    return text;
}
template <class T>
struct Bare {
    using Type = T;
};
template <class T>
struct Bare<std::optional<T>> {
    using Type = T;
};

template <class Params>
void add_texts(Json& json, const Query& texts) {
    for (const auto& [name, text] : texts) {
        if (name == "language") { continue; }
        Json value = text;
        for_each_field(Params{}, [&]<class Member>(std::string_view field, const Member&) {
            if (field == name) { value = json_from<typename Bare<Member>::Type>(text); }
        });
        json[name] = std::move(value);
    }
}

/// The parameters of a request: those in its path, and those in its query or in its body.
template <class Route>
Answered<Json> params_of(const Route& route, const Inquiry& inquiry, const Query& gaps) {
    Json params = Json::object();
    if (route.verb == Verb::post && !inquiry.body.empty()) {
        auto body = parse_json(inquiry.body);
        if (!body) { return error(meadhall::reasons::malformed); }
        if (!body->is_object()) { return bad_params("expected an object"); }
        params = std::move(*body);
    }
    if (route.verb == Verb::get) {
        const auto query = query_of(inquiry.query);
        if (!query) { return bad_params("the query"); }
        add_texts<typename Route::Params>(params, *query);
    }
    add_texts<typename Route::Params>(params, gaps);
    return params;
}

Reply refusal_reply(const RpcError& error, Language language) {
    Reply reply{.status = status_of(error), .text = {}};
    append_error_data(reply.text, error, language);
    return reply;
}

}  // namespace

std::optional<Query> gaps_in(std::string_view pattern, std::string_view path) {
    Query gaps;
    while (!pattern.empty() && !path.empty()) {
        const auto pattern_end = std::min(pattern.find('/', 1), pattern.size());
        const auto path_end = std::min(path.find('/', 1), path.size());
        const std::string_view wanted = pattern.substr(1, pattern_end - 1);
        const std::string_view found = path.substr(1, path_end - 1);
        if (wanted.starts_with('{')) {
            if (found.empty()) { return std::nullopt; }
            gaps.emplace_back(wanted.substr(1, wanted.size() - 2), found);
        } else if (wanted != found) {
            return std::nullopt;
        }
        pattern.remove_prefix(pattern_end);
        path.remove_prefix(path_end);
    }
    return pattern.empty() && path.empty() ? std::optional{gaps} : std::nullopt;
}

/// A cookie goes before a token: a page may have both.
void Steward::recognise(Visit& visit, const Inquiry& inquiry) {
    visit.session = inquiry.session.empty() ? std::string{} : digest_of(inquiry.session);
    auto guest = guest_in_session(visit.session);
    if (!guest && !inquiry.bearer.empty()) { guest = guest_with(inquiry.bearer); }
    if (!guest) { return; }
    visit.guest = guest->id;
    visit.called = guest->called;
}

void Steward::hear(const heard::Asked& asked) {
    const Inquiry& inquiry = asked.inquiry;
    Visit visitor;
    visitor.id = asked.visit;
    visit_ = &visitor;
    asker_ = asked.visit;
    address_ = inquiry.address;
    language_ = language_for(inquiry.languages, inquiry.query);
    ++figures_.inquiries;
    if (!measures_.take_inquiry(inquiry.address, now_)) {
        ++figures_.too_fast;
        return reply(asker_, error(reasons::too_fast));
    }
    recognise(visitor, inquiry);
    std::string allow;
    const auto attempt = [&](const auto& route) {
        const auto gaps = gaps_in(route.path, inquiry.path);
        if (!gaps) { return false; }
        if (name_of(route.verb) != inquiry.method) {
            allow += (allow.empty() ? "" : ", ") + std::string{name_of(route.verb)};
            return false;
        }
        take(route, inquiry, *gaps);
        return true;
    };
    const bool is_taken = std::apply([&](const auto&... route) { return (attempt(route) || ...); }, routes);
    if (is_taken) { return; }
    reply(asker_, allow.empty() ? error(reasons::no_path) : error(reasons::other_verb));
    out_.replies.back().reply.allow = allow;
}

/// Why the visitor may not go this way, if so.
std::optional<RpcError> Steward::barred(Access access, const Inquiry& inquiry) {
    switch (access) {
        case Access::everybody: return std::nullopt;
        case Access::guest:
            return visit_->guest.empty() ? std::optional{rpc_error(Refusal{reasons::say_hello})} : std::nullopt;
        case Access::account:
            if (visit_->guest.empty()) { return rpc_error(Refusal{reasons::say_hello}); }
            return guest_in_session(visit_->session) ? std::nullopt
                                                     : std::optional{rpc_error(Refusal{reasons::no_account})};
        case Access::owner:
            if (!key_.empty() && digest_of(inquiry.bearer) == key_) { return std::nullopt; }
            ++figures_.denied;
            return rpc_error(Refusal{reasons::owner_only});
    }
    return std::nullopt;
}

template <class Route>
void Steward::take(const Route& route, const Inquiry& inquiry, const Query& gaps) {
    session_.reset();
    if (const auto why = barred(route.access, inquiry)) { return reply(asker_, std::unexpected{*why}); }
    const auto json = params_of(route, inquiry, gaps);
    if (!json) { return reply(asker_, std::unexpected{json.error()}); }
    typename Route::Params params{};
    JsonReader<NoGame> reader{no_game, "params"};
    if (!reader.read(*json, params)) { return reply(asker_, bad_params(reader.error())); }
    const auto answer = (this->*Route::function)(params);
    if (!answer) { return reply(asker_, std::unexpected{answer.error()}); }
    if constexpr (is_optional<typename Route::Answer>) {
        if (!*answer) { return; }  // it comes later
    }
    reply(asker_, message_json(*answer));
}

void Steward::reply(VisitId to, const RpcAnswer& answer) {
    Reply reply = answer ? Reply{.status = 200, .text = *answer} : refusal_reply(answer.error(), language_);
    reply.session = std::exchange(session_, std::nullopt);
    out_.replies.push_back({to, std::move(reply)});
}

Answered<Written<Shape::schema>> Steward::openapi(const meadhall::params::Nothing& /*params*/) {
    return Written<Shape::schema>{openapi_text()};
}

Answered<std::vector<meadhall::answers::Game>> Steward::games(const meadhall::params::Nothing& params) {
    return Hall{games_, {}, {}}.games(params, language_);
}

Answered<meadhall::answers::RecordText> Steward::record(const meadhall::params::OfTable& params) {
    learn(params.table);
    const auto sitting = admitted(params.table);
    if (!sitting) { return std::unexpected{sitting.error()}; }
    if (!(*sitting)->has_begun()) { return error(reasons::not_begun); }
    const auto seen = seen_by(*visit_, **sitting);
    if (!seen) { return std::unexpected{seen.error()}; }
    GuestHall hall{games_, (*seen)->table(), caller_of(*visit_, **sitting)};
    return hall.record({.table = params.table, .reveal = {}, .seat = {}}, language_);
}

Answered<answers::Player> Steward::player(const params::OfGuest& params) {
    const auto guest = store_.guest(params.guest);
    if (!guest) { return error(reasons::no_guest); }
    answers::Player player{.guest = guest->id,
                           .name = guest->called,
                           .account = store_.account_of(guest->id).has_value(),
                           .owner = guest->owner.empty() ? std::nullopt : std::optional{guest->owner},
                           .ratings = ratings_of(guest->id),
                           .games = infos({.guest = guest->id})};
    std::erase_if(player.games, [](const answers::Info& info) { return !info.open && !info.you; });
    return player;
}

}  // namespace meadhall::server
