#include "server/http/inquiry.hpp"

#include <utility>

#include <fmt/format.h>

#include "match/envelope.hpp"
#include "server/http/query.hpp"
#include "server/reasons.hpp"

namespace meadhall::server {

namespace {

using HeadField = boost::beast::http::field;

constexpr std::string_view json_type = "application/json; charset=utf-8";
/// A token of ours is not longer; whatever is gets nowhere.
constexpr std::size_t longest_secret = 128;
constexpr int half_a_year = 180 * 24 * 60 * 60;

std::string text_in(const ReadHead& head, HeadField name) {
    const auto value = head[name];
    return {value.data(), value.size()};
}

std::string secret_of(std::string text) { return text.size() > longest_secret ? std::string{} : std::move(text); }

std::string bearer_in(const ReadHead& head) {
    constexpr std::string_view scheme = "Bearer ";
    const std::string text = text_in(head, HeadField::authorization);
    return text.starts_with(scheme) ? secret_of(text.substr(scheme.size())) : std::string{};
}

/// Who asks is the last that the server in front of us has added.
std::string forwarded_for(const ReadHead& head, const std::string& peer) {
    const auto list = head["X-Forwarded-For"];
    const std::string text{list.data(), list.size()};
    const auto from = text.find_last_of(", ");
    const std::string last = from == std::string::npos ? text : text.substr(from + 1);
    return last.empty() || last.size() > longest_secret ? peer : last;
}

bool brings_json(const ReadHead& head) {
    const std::string type = text_in(head, HeadField::content_type);
    return boost::beast::iequals(type.substr(0, type.find(';')), "application/json");
}

std::string cookie_for(const std::string& session, bool encrypted) {
    return fmt::format("{}={}; Path=/; HttpOnly; SameSite=Strict; Max-Age={}{}", session_cookie, session,
                       session.empty() ? 0 : half_a_year, encrypted ? "; Secure" : "");
}

}  // namespace

std::string session_in(const ReadHead& head) {
    return secret_of(cookie_in(text_in(head, HeadField::cookie), session_cookie));
}

Inquiry inquiry_of(const ReadHead& head, const Request& request, const Peer& peer) {
    return {.method = request.method == "HEAD" ? "GET" : request.method,
            .path = request.path,
            .query = request.query,
            .body = {},
            .session = session_in(head),
            .bearer = bearer_in(head),
            .languages = text_in(head, HeadField::accept_language),
            .address = peer.is_proxy ? forwarded_for(head, peer.address) : peer.address};
}

std::optional<Objection> objection_to(const ReadHead& head, const Request& request, bool may_talk) {
    if (request.method == "GET" || request.method == "HEAD") { return std::nullopt; }
    if (!may_talk) { return Objection{403, Refusal{reasons::other_page}}; }
    if (!brings_json(head)) { return Objection{415, Refusal{reasons::not_json}}; }
    return std::nullopt;
}

Answer answer_of(const Request& request, const Objection& objection, Language language) {
    std::string text;
    append_error_data(text, rpc_error(objection.refusal), language);
    Answer answer = fresh_answer(request, objection.status, json_type, std::move(text));
    answer.keeps_open = false;  // nobody has read what came with it
    return answer;
}

Answer answer_of(const Request& request, const Reply& reply, bool encrypted) {
    Answer answer = fresh_answer(request, reply.status, json_type, reply.text);
    if (reply.session) { answer.fields.emplace_back("Set-Cookie", cookie_for(*reply.session, encrypted)); }
    if (!reply.allow.empty()) { answer.fields.emplace_back("Allow", reply.allow); }
    if (reply.status == 429) { answer.fields.emplace_back("Retry-After", "60"); }
    return answer;
}

}  // namespace meadhall::server
