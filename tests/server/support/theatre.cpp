#include "server/support/theatre.hpp"

#include <utility>

#include <doctest/doctest.h>

#include "match/draws/blake2b.hpp"

namespace meadhall::server::testing {

namespace {

Json request(const std::string& method, const Json& params) {
    return {{"jsonrpc", "2.0"}, {"id", 1}, {"method", method}, {"params", params}};
}

}  // namespace

std::string Secrets::operator()() {
    return hexadecimal(blake2b<16>(std::to_string(seed_) + " " + std::to_string(++count_)));
}

Theatre::Theatre(Limits limits) : limits_{limits}, thinking_{catalogue(), 0} { restart(); }

Theatre::Theatre(Theatre& first, Company company)
    : limits_{first.limits_},
      company_{company},
      shared_{first.shared_},
      secrets_{first.secrets_},
      thinking_{catalogue(), 0} {
    restart();
}

void Theatre::keep_company(Company company) {
    company_ = company;
    restart();
}

void Theatre::restart() {
    tasks.clear();
    steward = std::make_unique<Steward>(
        catalogue(), *shared_, [secrets = secrets_] { return (*secrets)(); }, limits_, company_);
    deliver(steward->wake(now));
}

VisitId Theatre::come_silently(const std::string& session) {
    const VisitId visit = ++visits_;
    hear({heard::Came{visit, session}});
    return visit;
}

VisitId Theatre::come(const std::string& name) {
    const VisitId visit = come_silently();
    result(visit, "hello", {{"name", name}});
    return visit;
}

void Theatre::go(VisitId visit) { hear({heard::Left{visit}}); }

Json Theatre::ask(VisitId visit, const std::string& method, const Json& params) {
    return answer_to(visit, request(method, params));
}

Json Theatre::ask_together(VisitId visit, const std::vector<std::pair<std::string, Json>>& requests) {
    Json batch = Json::array();
    for (const auto& [method, params] : requests) { batch.push_back(request(method, params)); }
    return answer_to(visit, batch);
}

Json Theatre::answer_to(VisitId visit, const Json& message) {
    answers_[visit].clear();
    say(visit, message.dump());
    REQUIRE_MESSAGE(answers_[visit].size() == 1, message.dump());
    return answers_[visit].front();
}

Json Theatre::result(VisitId visit, const std::string& method, const Json& params) {
    const Json answer = ask(visit, method, params);
    REQUIRE_MESSAGE(answer.contains("result"), method << ": " << answer.dump());
    return answer["result"];
}

std::string Theatre::refusal(VisitId visit, const std::string& method, const Json& params) {
    const Json answer = ask(visit, method, params);
    return answer.contains("error") ? answer["error"]["data"]["code"].get<std::string>() : "";
}

std::vector<Json> Theatre::events(VisitId visit) { return std::exchange(events_[visit], {}); }

/// Not Argon2: what is slow on purpose would make the tests slow too.
static heard::Hashed quickly_hashed(const Hashing& hashing) {
    using Outcome = heard::Hashed::Outcome;
    const std::string hash = "hash of " + hashing.password;
    if (!hashing.against) { return {.hashing = hashing, .outcome = Outcome::made, .hash = hash}; }
    return {.hashing = hashing,
            .outcome = *hashing.against == hash ? Outcome::fits : Outcome::differs,
            .hash = hashing.replacement ? "hash of " + *hashing.replacement : ""};
}

Reply Theatre::http(Inquiry inquiry) {
    const VisitId visit = ++visits_;
    hear({heard::Asked{visit, std::move(inquiry)}});
    for (const Hashing& hashing : std::exchange(hashings_, {})) { hear({quickly_hashed(hashing)}); }
    REQUIRE(replies_.contains(visit));
    return replies_[visit];
}

void Theatre::pass(Instant milliseconds) {
    now += milliseconds;
    hear({heard::Tick{}});
}

int Theatre::let_bots_move(int most) {
    int moved = 0;
    for (; moved < most && !tasks.empty(); ++moved) {
        const Task task = std::move(tasks.front());
        tasks.pop_front();
        hear({heard::Thought{task.table, task.steps.size(), thinking_.think(task).value_or("")}});
    }
    return moved;
}

void Theatre::hear(const std::vector<Heard>& heard) { deliver(steward->attend(heard, now)); }

void Theatre::deliver(Outbox out) {
    for (const Outbox::Letter& letter : out.letters) {
        bytes_[letter.to] += *letter.text + "\n";
        const auto json = parse_json(*letter.text);
        REQUIRE_MESSAGE(json.has_value(), *letter.text);
        const bool is_event = json->is_object() && json->contains("method");
        (is_event ? events_ : answers_)[letter.to].push_back(is_event ? (*json)["params"] : *json);
    }
    for (Outbox::Slip& slip : out.replies) { replies_[slip.to] = std::move(slip.reply); }
    for (Hashing& hashing : out.hashings) { hashings_.push_back(std::move(hashing)); }
    for (const VisitId visit : out.dismissed) { dismissed.push_back(visit); }
    for (const VisitId visit : out.logged_out) { logged_out.push_back(visit); }
    for (Turn& turn : out.turns) { turns.push_back(std::move(turn)); }
    for (Task& task : out.tasks) { tasks.push_back(std::move(task)); }
    news.insert(news.end(), out.news.begin(), out.news.end());
    here.insert(here.end(), out.here.begin(), out.here.end());
    partings.insert(partings.end(), out.partings.begin(), out.partings.end());
}

}  // namespace meadhall::server::testing
