// What one guest may ask for, in whatever way it is asked: message by message, in a batch, or all at once.
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "server/steward/measures.hpp"
#include "server/support/browser.hpp"
#include "server/support/theatre.hpp"

namespace meadhall::server {

namespace {

using testing::Browser;
using testing::FickleStore;
using testing::Theatre;
using testing::two_at_wikinger;

using Requests = std::vector<std::pair<std::string, Json>>;

/// How many of these answers are results; an answer that is none must have this code.
int results_in(const Json& answers, const std::string& code) {
    int results = 0;
    for (const Json& answer : answers) {
        results += answer.contains("result") ? 1 : 0;
        if (answer.contains("error")) { CHECK(answer["error"]["data"]["code"] == code); }
    }
    return results;
}

heard::Said saying(VisitId visit, const std::string& method, const Json& params) {
    const Json request = {{"jsonrpc", "2.0"}, {"id", 1}, {"method", method}, {"params", params}};
    return {visit, request.dump()};
}

std::string guest_at(Theatre& hall, VisitId visit) { return hall.result(visit, "hello", {{"name", "Eve"}})["guest"]; }

std::size_t tables_of(Theatre& hall, const std::string& guest) { return hall.store.tables({.guest = guest}).size(); }

}  // namespace

TEST_CASE("A batch may ask for as much as single messages may, and one who asks for more is not dismissed for it") {
    Theatre hall{{.messages_a_second = 20, .messages_at_once = 60}};
    const VisitId ada = hall.come("Ada");  // with one message
    const Requests batch(256, {"tables", Json::object()});
    const Json first = hall.ask_together(ada, batch);
    CHECK(first.size() == 256);
    CHECK(results_in(first, "E-RATE") == 59);
    CHECK(hall.refusal(ada, "tables") == "E-RATE");
    hall.pass(1000);
    CHECK(results_in(hall.ask_together(ada, batch), "E-RATE") == 20);
    CHECK(hall.dismissed.empty());
    CHECK(hall.steward->figures().too_fast == 197 + 1 + 236);
    hall.pass(10'000);
    hall.say(ada, "[" + std::string(saying(ada, "tables", Json::object()).text) + "]");
    CHECK(results_in(hall.ask_together(ada, Requests(59, {"tables", Json::object()})), "") == 59);
}

TEST_CASE("No batch, and no crowd of messages, sets up more tables than one guest may have") {
    Theatre hall{{.tables = 2}};
    const VisitId ada = hall.come_silently();
    const std::string first = guest_at(hall, ada);
    CHECK(results_in(hall.ask_together(ada, Requests(5, {"create", two_at_wikinger})), "E-LIMIT") == 2);
    CHECK(tables_of(hall, first) == 2);
    const VisitId bo = hall.come_silently();
    const std::string second = guest_at(hall, bo);
    hall.hear(std::vector<Heard>(5, saying(bo, "create", two_at_wikinger)));
    CHECK(tables_of(hall, second) == 2);
}

TEST_CASE("Unfinished tables count however many finished ones are younger, and finished ones do not count") {
    Theatre hall{{.tables = 1}};
    const VisitId ada = hall.come_silently();
    const std::string guest = guest_at(hall, ada);
    Changes changes;
    for (int i = 0; i < 1100; ++i) {
        changes.tables.push_back({.id = "t" + std::to_string(i),
                                  .phase = Phase::over,
                                  .changed = 1000 + i,
                                  .summary = "{}",
                                  .guests = {guest}});
    }
    REQUIRE(hall.store.write(changes) == Kept::yes);
    const std::string table = hall.result(ada, "create", two_at_wikinger)["table"];
    TableCard old = hall.store.tables({.guest = guest, .phase = Phase::gathering}).at(0);
    old.changed = 1;
    REQUIRE(hall.store.write({.lines = {}, .tables = {old}, .guests = {}}) == Kept::yes);
    CHECK(hall.refusal(ada, "create", two_at_wikinger) == "E-LIMIT");
}

TEST_CASE("Whoever has enough unfinished tables sits down at no further one, but at one's own") {
    Theatre hall{{.tables = 1}};
    const VisitId ada = hall.come("Ada");
    const VisitId bo = hall.come("Bo");
    const Json open = {{"game", "wikinger"}, {"seats", 2}, {"open", true}};
    const Json first = {{"table", hall.result(ada, "create", open)["table"]}};
    const Json second = {{"table", hall.result(bo, "create", open)["table"]}};
    CHECK(hall.refusal(bo, "sit", first) == "E-LIMIT");
    hall.result(bo, "sit", second);
    hall.result(ada, "sit", first);
    const VisitId cy = hall.come("Cy");
    const Json answers = hall.ask_together(cy, {{"sit", first}, {"sit", second}});
    CHECK(results_in(answers, "E-LIMIT") == 1);
    hall.result(ada, "leave", first);  // so this game is over
    hall.result(cy, "sit", second);
}

TEST_CASE("Tokens for bots are counted also while they are being made") {
    Theatre hall{{.bots = 2}};
    Browser ada{hall};
    ada.post("/api/register", {{"name", "Ada"}, {"password", "correct horse"}});
    std::vector<Heard> together;
    for (VisitId visit = 1000; visit < 1005; ++visit) {
        together.push_back(heard::Asked{visit,
                                        {.method = "POST",
                                         .path = "/api/bots",
                                         .query = {},
                                         .body = R"({"name":"Crusher"})",
                                         .session = ada.cookie}});
    }
    hall.hear(together);
    CHECK(ada.get("/api/bots").size() == 2);
}

TEST_CASE("What is heard again because somebody else was faster is paid for once, and counts once") {
    Theatre hall{{.messages_a_second = 1, .messages_at_once = 10, .chats_at_once = 5}};
    const VisitId ada = hall.come("Ada");
    const Json word = {{"table", hall.result(ada, "create", two_at_wikinger)["table"]}, {"text", "skål"}};
    const std::uint64_t messages = hall.steward->figures().messages;
    for (int i = 0; i < 5; ++i) {
        hall.store.next = FickleStore::Mood::overtaken;
        hall.result(ada, "say", word);
    }
    CHECK(hall.refusal(ada, "say", word) == "E-RATE");
    CHECK(hall.steward->figures().messages == messages + 6);
    CHECK(results_in(hall.ask_together(ada, Requests(5, {"tables", Json::object()})), "E-RATE") == 2);
    CHECK(hall.steward->figures().too_fast == 3);
}

TEST_CASE("Whoever does not stop is dismissed, also where something else that was heard then was not kept") {
    Theatre hall{{.messages_a_second = 1, .messages_at_once = 2, .patience = 3}};
    const VisitId ada = hall.come("Ada");
    const VisitId eve = hall.come("Eve");
    std::vector<Heard> together(4, saying(eve, "tables", Json::object()));
    together.emplace_back(saying(ada, "create", two_at_wikinger));
    hall.store.next = FickleStore::Mood::fails_before;
    hall.hear(together);
    CHECK(hall.dismissed == std::vector<VisitId>{eve});
    CHECK(hall.steward->figures().dismissed == 1);
    CHECK(hall.steward->figures().too_fast == 3);
}

TEST_CASE("Who asks over HTTP pays once, also where something else that was heard then was not kept") {
    Theatre hall{{.messages_a_second = 1, .messages_at_once = 3, .logins = 1}};
    const VisitId ada = hall.come("Ada");
    Browser eve{hall};
    const Json wrong = {{"name", "Bo"}, {"password", "not correct"}};
    hall.store.next = FickleStore::Mood::fails_before;
    hall.hear(
        {heard::Asked{
             1000, {.method = "POST", .path = "/api/login", .query = {}, .body = wrong.dump(), .address = eve.address}},
         saying(ada, "create", two_at_wikinger)});
    CHECK(hall.steward->figures().inquiries == 1);
    CHECK(hall.steward->figures().logins_too_fast == 0);
    CHECK(eve.refusal("POST", "/api/login", wrong) == "429 E-LOGINS");
    CHECK(eve.ask("GET", "/api/tables").status == 200);
    CHECK(eve.ask("GET", "/api/tables").status == 429);
}

TEST_CASE("A bucket fills by and by, also where the clock is put back, and is forgotten when it is full") {
    constexpr Measure measure{.a_second = 1, .most = 3};
    Bucket bucket;
    for (int i = 0; i < 3; ++i) { CHECK(bucket.take(10'000, measure)); }
    CHECK_FALSE(bucket.take(10'000, measure));
    CHECK_FALSE(bucket.take(2'000, measure));
    CHECK(bucket.take(3'000, measure));
    CHECK_FALSE(bucket.is_full(5'999, measure));
    CHECK(bucket.is_full(6'000, measure));
    Buckets many{measure};
    for (int i = 0; i < 100'000; ++i) { many.take("guest " + std::to_string(i), i); }
    CHECK(many.remembered() < 5'000);  // of those who spoke in the last second, and some whom nobody has looked for yet
    for (int i = 0; i < 3; ++i) { CHECK(many.take("guest 99999", 99'999) == (i < 2)); }
}

}  // namespace meadhall::server
