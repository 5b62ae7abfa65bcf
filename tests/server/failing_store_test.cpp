// What could not be written has not happened: neither at the tables nor to those who asked for it.
#include <string>

#include <doctest/doctest.h>

#include "server/support/theatre.hpp"

namespace meadhall::server {

namespace {

using testing::FickleStore;
using testing::Theatre;
using testing::two_at_wikinger;

/// How many of the events that wait for a visitor are words said.
std::size_t words_heard(Theatre& hall, VisitId visit) {
    std::size_t words = 0;
    for (const Json& event : hall.events(visit)) { words += event["event"] == "said" ? 1U : 0U; }
    return words;
}

}  // namespace

TEST_CASE("A guest whose name could not be kept is nobody, and may say hello again") {
    Theatre hall;
    const VisitId ada = hall.come_silently();
    for (const auto mood : {FickleStore::Mood::fails_before, FickleStore::Mood::fails_after}) {
        hall.store.next = mood;
        CHECK(hall.refusal(ada, "hello", {{"name", "Ada"}, {"language", "de"}}) == "E-STORE");
        CHECK(hall.refusal(ada, "create", two_at_wikinger) == "E-HELLO");
    }
    CHECK(hall.ask(ada, "create", two_at_wikinger)["error"]["message"] == "Say hello first, with a name.");
    CHECK(hall.result(ada, "hello", {{"name", "Ada"}})["name"] == "Ada");
    hall.result(ada, "create", two_at_wikinger);
}

TEST_CASE("Who could not become somebody else stays who they were, and hears what they heard") {
    Theatre hall;
    const VisitId ada = hall.come("Ada");
    const VisitId bo = hall.come("Bo");
    const Json made = hall.result(ada, "create", two_at_wikinger);
    const Json table = {{"table", made["table"]}};
    hall.result(bo, "sit", {{"table", made["table"]}, {"link", made["links"][0]["link"]}});
    const Json word = {{"table", made["table"]}, {"text", "skål"}};
    hall.events(ada);
    hall.store.next = FickleStore::Mood::fails_before;
    CHECK(hall.refusal(ada, "hello", {{"name", "Eve"}}) == "E-STORE");
    hall.result(ada, "screen", table);
    hall.result(bo, "say", word);
    CHECK(words_heard(hall, ada) == 1);
    hall.store.next = FickleStore::Mood::fails_before;
    hall.ask_together(ada, {{"depart", table}, {"say", word}});
    hall.result(bo, "say", word);
    CHECK(words_heard(hall, ada) == 1);
    hall.result(ada, "hello", {{"name", "Eve"}});
    CHECK(hall.refusal(ada, "screen", table) == "E-NO-TABLE");
    hall.result(bo, "say", word);
    CHECK(words_heard(hall, ada) == 0);
}

TEST_CASE("A link that opened a table, and a table that was entered, are forgotten with what could not be kept") {
    Theatre hall;
    const VisitId ada = hall.come("Ada");
    const VisitId cy = hall.come("Cy");
    const Json made = hall.result(ada, "create", two_at_wikinger);
    const Json table = {{"table", made["table"]}};
    const Json word = {{"table", made["table"]}, {"text", "skål"}};
    const Json entering = {{"table", made["table"]}, {"link", made["links"][0]["link"]}};
    hall.store.next = FickleStore::Mood::fails_before;
    const Json answers = hall.ask_together(cy, {{"enter", entering}, {"say", word}});
    REQUIRE(answers.size() == 2);
    CHECK(answers[0]["error"]["data"]["code"] == "E-STORE");
    CHECK(hall.refusal(cy, "enter", table) == "E-NO-TABLE");
    hall.result(ada, "say", word);
    CHECK(hall.events(cy).empty());
    hall.result(cy, "enter", entering);
    hall.result(ada, "say", word);
    CHECK(words_heard(hall, cy) == 1);
}

TEST_CASE("What somebody says and leaves is heard, also where something else that was heard then was not kept") {
    Theatre hall;
    const VisitId bo = hall.come("Bo");
    const Json made = hall.result(bo, "create", {{"game", "wikinger"}, {"seats", 2}, {"sit", 0}, {"open", true}});
    const auto saying = [](VisitId visit, const std::string& method, const Json& params) {
        const Json request = {{"jsonrpc", "2.0"}, {"id", 1}, {"method", method}, {"params", params}};
        return heard::Said{visit, request.dump()};
    };
    const Json word = {{"table", made["table"]}, {"text", "skål"}};
    for (const auto mood : {FickleStore::Mood::fails_before, FickleStore::Mood::overtaken}) {
        const VisitId ada = hall.come("Ada");
        hall.events(bo);
        hall.store.next = mood;
        hall.hear({saying(ada, "say", word), heard::Left{ada}, saying(bo, "create", two_at_wikinger)});
        CHECK(words_heard(hall, bo) == 1);
        CHECK(hall.steward->figures().visits == 1);
    }
}

TEST_CASE("What a worker found is doubted once, also where it is heard twice because something else was not kept") {
    Theatre hall;
    const VisitId ada = hall.come("Ada");
    const std::string table = hall.result(
        ada, "create",
        {{"game", "wikinger"}, {"seats", 2}, {"sit", 0}, {"bots", {{{"seat", 1}, {"bot", "random"}}}}})["table"];
    REQUIRE(hall.tasks.size() == 1);
    hall.tasks.clear();
    const Json create = {{"jsonrpc", "2.0"}, {"id", 1}, {"method", "create"}, {"params", two_at_wikinger}};
    hall.store.next = FickleStore::Mood::fails_before;
    hall.hear({heard::Thought{table, 0, "mead"}, heard::Said{ada, create.dump()}});
    REQUIRE(hall.tasks.size() == 1);
    CHECK(hall.tasks[0].at_home);
    CHECK(hall.let_bots_move() == 1);
    CHECK(hall.store.log(table).size() > 4);
}

}  // namespace meadhall::server
