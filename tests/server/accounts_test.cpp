// Accounts, sessions, and what can be asked over HTTP.
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "../cli/program.hpp"
#include "server/http/query.hpp"
#include "server/room/hasher.hpp"
#include "server/steward/plain.hpp"
#include "server/steward/routes.hpp"
#include "server/support/browser.hpp"
#include "server/support/theatre.hpp"
#include "support/places.hpp"

namespace meadhall::server {

namespace {

using testing::Browser;
using testing::Theatre;
using testing::two_at_wikinger;

Json account(const std::string& name, const std::string& password = "correct horse") {
    return {{"name", name}, {"password", password}};
}

}  // namespace

TEST_CASE("A guest who chooses a password keeps name, games and identity on every device") {
    Theatre hall;
    const VisitId ada = hall.come_silently();
    const Json hello = hall.result(ada, "hello", {{"name", "Ada"}});
    const std::string table = hall.result(ada, "create", two_at_wikinger)["table"];
    Browser browser{hall};
    CHECK(browser.get("/api/me") == Json{{"account", false}});
    Json params = account("Ada");
    params["token"] = hello["token"];
    const Json made = browser.post("/api/register", params);
    CHECK(made == Json{{"guest", hello["guest"]}, {"name", "Ada"}, {"account", true}});
    CHECK(browser.cookie.size() == 32);
    CHECK(browser.get("/api/me") == made);
    CHECK(browser.get("/api/tables", "mine=1")[0]["table"] == table);
    Browser phone{hall};
    CHECK(phone.refusal("POST", "/api/login", account("Ada", "wrong horse")) == "401 E-LOGIN");
    CHECK(phone.refusal("POST", "/api/login", account("Bo")) == "401 E-LOGIN");
    CHECK(phone.cookie.empty());
    CHECK(phone.post("/api/login", account("  aDA ")) == made);
    CHECK(phone.cookie != browser.cookie);
    const VisitId again = hall.come_silently(phone.cookie);
    const Json welcome = hall.result(again, "hello");
    CHECK(welcome["guest"] == hello["guest"]);
    CHECK_FALSE(welcome.contains("token"));
    CHECK(hall.result(again, "enter", {{"table", table}})["table"]["you"] == 0);
    hall.restart();
    CHECK(phone.get("/api/me") == made);
}

TEST_CASE("Neither passwords nor tokens are kept: only what they are recognised by") {
    Theatre hall;
    Browser browser{hall};
    browser.post("/api/register", account("Ada"));
    const auto known = hall.store.account_named("ada");
    REQUIRE(known.has_value());
    const auto sessions = hall.store.sessions_of(known->guest);
    REQUIRE(sessions.size() == 1);
    CHECK(sessions[0].digest == digest_of(browser.cookie));
    CHECK(hall.store.guest(known->guest)->digest.empty());  // no token was ever made
}

TEST_CASE("A log-out ends the session, the talks over it and the token of the guest; everywhere ends them all") {
    Theatre hall;
    const VisitId first = hall.come_silently();
    const std::string token = hall.result(first, "hello", {{"name", "Ada"}})["token"];
    Browser browser{hall};
    browser.post("/api/register", {{"token", token}, {"name", "Ada"}, {"password", "correct horse"}});
    Browser phone{hall};
    phone.post("/api/login", account("Ada"));
    const VisitId at_home = hall.come_silently(browser.cookie);
    const VisitId on_the_way = hall.come_silently(phone.cookie);
    hall.result(at_home, "hello");
    hall.result(on_the_way, "hello");
    const std::string old = browser.cookie;
    CHECK(browser.post("/api/logout", Json::object()) == Json{{"account", false}});
    CHECK(browser.cookie.empty());
    CHECK(hall.logged_out == std::vector<VisitId>{at_home});
    hall.go(at_home);
    browser.cookie = old;
    CHECK(browser.get("/api/me") == Json{{"account", false}});
    CHECK(hall.refusal(hall.come_silently(old), "hello") == "E-SESSION");
    CHECK(hall.refusal(hall.come_silently(), "hello", {{"token", token}}) == "E-TOKEN");
    CHECK(phone.get("/api/me")["account"] == true);
    Browser tablet{hall};
    tablet.post("/api/login", account("Ada"));
    hall.logged_out.clear();
    tablet.post("/api/logout", {{"everywhere", true}});
    CHECK(hall.logged_out == std::vector<VisitId>{first, on_the_way});
    CHECK(phone.get("/api/me")["account"] == false);
    CHECK(hall.store.sessions_of(hall.store.account_named("ada")->guest).empty());
    CHECK(phone.post("/api/logout", Json::object())["account"] == false);  // once more hurts nobody
}

TEST_CASE("Whoever knows the password may change it, and everybody else who was logged in is out") {
    Theatre hall;
    const VisitId first = hall.come_silently();
    const std::string token = hall.result(first, "hello", {{"name", "Ada"}})["token"];
    Browser browser{hall};
    const Json made = browser.post("/api/register", {{"token", token}, {"name", "Ada"}, {"password", "correct horse"}});
    Browser phone{hall};
    phone.post("/api/login", account("Ada"));
    const VisitId at_home = hall.come_silently(browser.cookie);
    const VisitId on_the_way = hall.come_silently(phone.cookie);
    hall.result(at_home, "hello");
    hall.result(on_the_way, "hello");
    const auto change = [](const std::string& from, const std::string& to) {
        return Json{{"password", from}, {"new_password", to}};
    };
    CHECK(browser.refusal("POST", "/api/password", change("wrong horse", "battery staple")) == "403 E-WRONG-PASSWORD");
    CHECK(browser.refusal("POST", "/api/password", change("wrong", "battery staple")) == "403 E-WRONG-PASSWORD");
    CHECK(browser.refusal("POST", "/api/password", change("correct horse", "short")) == "409 E-PASSWORD");
    Browser stranger{hall};
    CHECK(stranger.refusal("POST", "/api/password", change("correct horse", "battery staple")) == "401 E-HELLO");
    stranger.bearer = token;  // whoever has the token of a guest does not have the account
    CHECK(stranger.refusal("POST", "/api/password", change("correct horse", "battery staple")) == "403 E-NO-ACCOUNT");
    CHECK(hall.logged_out.empty());
    const std::string cookie = browser.cookie;
    CHECK(browser.post("/api/password", change("correct horse", "battery staple")) == made);
    CHECK(browser.cookie == cookie);
    CHECK(browser.get("/api/me") == made);
    CHECK(phone.get("/api/me")["account"] == false);
    CHECK(hall.logged_out == std::vector<VisitId>{first, on_the_way});
    CHECK(hall.refusal(hall.come_silently(), "hello", {{"token", token}}) == "E-TOKEN");
    CHECK(phone.refusal("POST", "/api/login", account("Ada")) == "401 E-LOGIN");
    CHECK(phone.post("/api/login", account("Ada", "battery staple")) == made);
}

TEST_CASE("Guesses at a password in order to change it are counted like guesses at the door") {
    Theatre hall{{.logins = 3}};
    Browser browser{hall};
    browser.post("/api/register", account("Ada"));
    const Json guess = {{"password", "wrong horse"}, {"new_password", "battery staple"}};
    for (int i = 0; i < 3; ++i) { CHECK(browser.refusal("POST", "/api/password", guess) == "403 E-WRONG-PASSWORD"); }
    CHECK(browser.refusal("POST", "/api/password", guess) == "429 E-LOGINS");
    CHECK(browser.refusal("POST", "/api/login", account("Ada")) == "429 E-LOGINS");
}

TEST_CASE("A password that was changed meanwhile is not changed once more") {
    Theatre hall;
    Browser browser{hall};
    const std::string guest = browser.post("/api/register", account("Ada"))["guest"];
    const auto changes = [&](VisitId visit) {
        const Hashing hashing{.visit = visit,
                              .guest = guest,
                              .name = "ada",
                              .password = {},
                              .against = "hash of correct horse",
                              .replacement = "",
                              .session = digest_of(browser.cookie)};
        return heard::Hashed{.hashing = hashing, .outcome = heard::Hashed::Outcome::fits, .hash = "of the new one"};
    };
    CHECK(hall.steward->attend(std::vector<Heard>{changes(100)}, hall.now).replies[0].reply.status == 200);
    CHECK(hall.steward->attend(std::vector<Heard>{changes(101)}, hall.now).replies[0].reply.status == 403);
}

TEST_CASE("A session ends by itself after half a year") {
    Theatre hall;
    Browser browser{hall};
    browser.post("/api/register", account("Ada"));
    hall.pass(Instant{179} * 86'400'000);
    CHECK(browser.get("/api/me")["account"] == true);
    hall.pass(Instant{2} * 86'400'000);
    CHECK(browser.get("/api/me")["account"] == false);
    Browser again{hall};
    again.post("/api/login", account("Ada"));
    CHECK(hall.store.sessions_of(hall.store.account_named("ada")->guest).size() == 1);  // the old one is swept out
}

TEST_CASE("The name of an account is its owner's alone, however it is written") {
    Theatre hall;
    Browser browser{hall};
    browser.post("/api/register", account("Ada  of Lund"));
    Browser other{hall};
    CHECK(other.refusal("POST", "/api/register", account("ADA OF LUND")) == "409 E-NAME-TAKEN");
    const VisitId bo = hall.come("Bo");
    CHECK(hall.refusal(bo, "hello", {{"name", "ada of lund"}}) == "E-NAME-TAKEN");
    const VisitId ada = hall.come_silently(browser.cookie);
    CHECK(hall.result(ada, "hello")["name"] == "Ada  of Lund");
    CHECK(account_name("  A  b ") == "a b");
}

TEST_CASE("Of two who register the same name at the same moment one gets it") {
    Theatre hall;
    const auto registers = [&](VisitId visit) {
        const Hashing hashing{.visit = visit, .guest = {}, .name = "Ada", .password = {}, .against = {}};
        return heard::Hashed{.hashing = hashing, .outcome = heard::Hashed::Outcome::made, .hash = "h"};
    };
    const Outbox out = hall.steward->attend(std::vector<Heard>{registers(100), registers(101)}, hall.now);
    REQUIRE(out.replies.size() == 2);
    CHECK(out.replies[0].reply.status == 200);
    CHECK(out.replies[1].reply.status == 409);
    CHECK(out.replies[1].reply.text.find("E-NAME-TAKEN") != std::string::npos);
}

TEST_CASE("Names, passwords and tokens of an account have bounds") {
    Theatre hall;
    Browser browser{hall};
    CHECK(browser.refusal("POST", "/api/register", account("")) == "409 E-NAME");
    CHECK(browser.refusal("POST", "/api/register", account("Ada", "short")) == "409 E-PASSWORD");
    CHECK(browser.refusal("POST", "/api/register", account("Ada", std::string(201, 'x'))) == "409 E-PASSWORD");
    CHECK(browser.refusal("POST", "/api/register", {{"name", "Ada"}}) == "400 E-PARAMS");
    Json params = account("Ada");
    params["token"] = "g1.none";
    CHECK(browser.refusal("POST", "/api/register", params) == "401 E-TOKEN");
    const std::string token = hall.result(hall.come_silently(), "hello", {{"name", "Bo"}})["token"];
    params["token"] = token;
    browser.post("/api/register", params);
    params["name"] = "Ada the second";
    CHECK(browser.refusal("POST", "/api/register", params) == "409 E-ACCOUNT");
}

TEST_CASE("Log-ins are limited for a name and for an address, and counted") {
    Theatre hall{{.logins = 3}};
    Browser ada{hall};
    ada.post("/api/register", account("Ada"));
    Browser thief{hall};
    thief.address = "198.51.100.7";
    for (int i = 0; i < 3; ++i) {
        CHECK(thief.refusal("POST", "/api/login", account("Ada", "guess 1234")) == "401 E-LOGIN");
    }
    CHECK(thief.refusal("POST", "/api/login", account("Ada", "guess 1234")) == "429 E-LOGINS");
    CHECK(ada.refusal("POST", "/api/login", account("Ada")) == "429 E-LOGINS");  // the name rests for everybody
    CHECK(ada.get("/api/me")["account"] == true);                                // but nobody is logged out by it
    for (int i = 0; i < 11; ++i) { thief.ask("POST", "/api/login", account("name " + std::to_string(i))); }
    CHECK(thief.refusal("POST", "/api/login", account("another")) == "429 E-LOGINS");
    CHECK(ada.refusal("POST", "/api/login", account("another")) == "401 E-LOGIN");
    hall.pass(300'000);
    ada.post("/api/login", account("Ada"));
    const Figures figures = hall.steward->figures();
    CHECK(figures.logins == 1);
    CHECK(figures.logins_failed == 3 + 11 + 1);
    CHECK(figures.logins_too_fast == 3);
    CHECK(figures.accounts == 1);
}

TEST_CASE("Argon2id recognises a password and nothing else, and takes a name that nobody has as seriously") {
    const std::string hash = password_hash("correct horse");
    CHECK(hash.starts_with("$argon2id$"));
    CHECK(hash != password_hash("correct horse"));  // a salt of its own
    CHECK(is_password_of(hash, "correct horse"));
    CHECK_FALSE(is_password_of(hash, "correct horsf"));
    const auto outcome = [](const std::optional<std::string>& against, const std::string& password) {
        return hashed({.guest = {}, .name = {}, .password = password, .against = against}).outcome;
    };
    CHECK(outcome(hash, "correct horse") == heard::Hashed::Outcome::fits);
    CHECK(outcome(hash, "wrong horse") == heard::Hashed::Outcome::differs);
    CHECK(outcome("", "nobody's") == heard::Hashed::Outcome::differs);
    CHECK(outcome(std::nullopt, "x") == heard::Hashed::Outcome::made);
}

TEST_CASE("Whoever asks over HTTP is told what is wrong, in their language") {
    Theatre hall;
    Browser browser{hall};
    CHECK(browser.refusal("GET", "/api/nowhere") == "404 E-NO-PATH");
    CHECK(browser.refusal("GET", "/api/tables/") == "404 E-NO-PATH");
    CHECK(browser.refusal("GET", "/api/tables//record") == "404 E-NO-PATH");
    CHECK(browser.refusal("GET", "/api/tables/none/record") == "404 E-NO-TABLE");
    CHECK(browser.refusal("GET", "/api/players/none") == "404 E-NO-GUEST");
    CHECK(browser.refusal("GET", "/api/tables", nullptr, "mine=1") == "401 E-HELLO");
    CHECK(browser.refusal("GET", "/api/tables", nullptr, "game=chess") == "404 E-GAME");
    for (const char* query : {"phase=never", "mine=perhaps", "most=0", "most=x", "ale=3", "%zz"}) {
        CHECK_MESSAGE(browser.refusal("GET", "/api/tables", nullptr, query) == "400 E-PARAMS", query);
    }
    const Reply other = browser.ask("GET", "/api/login");
    CHECK(other.status == 405);
    CHECK(other.allow == "POST");
    CHECK(browser.ask("POST", "/api/tables").allow == "GET");
    CHECK(browser.refusal("POST", "/api/login", Json::array()) == "400 E-PARAMS");
    browser.languages = "fr, nl;q=0.8, de;q=0.9";
    CHECK(browser.ask("GET", "/api/nowhere").text ==
          R"({"code":"E-NO-PATH","message":"Unter dieser Adresse ist nichts."})");
    CHECK(browser.ask("GET", "/api/nowhere", nullptr, "language=nl").text.find("Op dit adres") != std::string::npos);
}

TEST_CASE("Requests over HTTP have a measure of their own for each address") {
    Theatre hall{{.messages_a_second = 2, .messages_at_once = 4}};
    Browser browser{hall};
    for (int i = 0; i < 4; ++i) { browser.get("/api/me"); }
    CHECK(browser.refusal("GET", "/api/me") == "429 E-RATE");
    Browser other{hall};
    other.address = "192.0.2.2";
    other.get("/api/me");
    hall.pass(500);
    browser.get("/api/me");
}

TEST_CASE("Lists and records over HTTP show what the method shows, and a token is as good as a cookie") {
    Theatre hall;
    const VisitId ada = hall.come_silently();
    const Json hello = hall.result(ada, "hello", {{"name", "Ada"}});
    const Json bots = {{{"seat", 1}, {"bot", "random"}}, {{"seat", 2}, {"bot", "random"}}};
    const Json params = {{"game", "walhalla"}, {"seats", 3}, {"sit", 0}, {"bots", bots}, {"open", true}};
    const std::string table = hall.result(ada, "create", params)["table"];
    hall.let_bots_move(10);
    Browser stranger{hall};
    Browser friendly{hall};
    friendly.bearer = hello["token"];
    CHECK(stranger.get("/api/tables") == hall.result(hall.come("Bo"), "tables"));
    CHECK(friendly.get("/api/tables", "phase=running&mine=true") == hall.result(ada, "tables", {{"mine", true}}));
    CHECK(stranger.get("/api/tables", "game=odin").empty());
    CHECK(stranger.get("/api/tables", "game=walhalla").size() == 1);
    const std::string path = "/api/tables/" + table + "/record";
    CHECK(friendly.get(path) == hall.result(ada, "record", {{"table", table}}));
    CHECK(stranger.refusal("GET", path) == "404 E-NO-TABLE");  // nobody may look on
    CHECK(stranger.get("/api/games", "language=de") == hall.result(ada, "games", {{"language", "de"}}));
    const Json player = stranger.get("/api/players/" + hello["guest"].get<std::string>());
    CHECK(player["name"] == "Ada");
    CHECK(player["account"] == false);
    CHECK(player["games"].size() == 1);
}

TEST_CASE("Lists go on behind the last table that is known") {
    Theatre hall;
    const VisitId ada = hall.come("Ada");
    std::vector<std::string> made;
    for (int i = 0; i < 5; ++i) {
        Json params = two_at_wikinger;
        params["open"] = true;
        made.insert(made.begin(), hall.result(ada, "create", params)["table"]);
        hall.pass(i % 2);  // some in the same millisecond
    }
    Browser browser{hall};
    const Json whole = browser.get("/api/tables");
    REQUIRE(whole.size() == 5);
    Json pieces = browser.get("/api/tables", "most=2");
    while (pieces.size() < 5) {
        const std::string last = pieces.back()["table"];
        const Json more = browser.get("/api/tables", "most=2&before=" + last);
        REQUIRE(!more.empty());
        pieces.insert(pieces.end(), more.begin(), more.end());
    }
    CHECK(pieces == whole);
    CHECK(browser.get("/api/tables", "before=nothing").empty());
}

TEST_CASE("Private tables stay out of the profile that strangers see") {
    Theatre hall;
    const VisitId ada = hall.come_silently();
    const Json hello = hall.result(ada, "hello", {{"name", "Ada"}});
    hall.result(ada, "create", two_at_wikinger);
    Browser stranger{hall};
    Browser own{hall};
    own.bearer = hello["token"];
    const std::string path = "/api/players/" + hello["guest"].get<std::string>();
    CHECK(stranger.get(path)["games"].empty());
    CHECK(own.get(path)["games"].size() == 1);
}

TEST_CASE("A bot of one's own comes in by its token, is shown as a bot, and is sent away when the token ends") {
    Theatre hall{{.bots = 2}};
    Browser ada{hall};
    Browser bo{hall};
    CHECK(ada.refusal("POST", "/api/bots", {{"name", "Crusher"}}) == "401 E-HELLO");
    const std::string guest = hall.result(hall.come_silently(), "hello", {{"name", "Cy"}})["token"];
    CHECK(Browser{hall, {}, guest}.refusal("POST", "/api/bots", {{"name", "Crusher"}}) == "403 E-NO-ACCOUNT");
    const std::string owner = ada.post("/api/register", account("Ada"))["guest"];
    bo.post("/api/register", account("Bo"));
    CHECK(ada.refusal("POST", "/api/bots", {{"name", "bo"}}) == "409 E-NAME-TAKEN");
    const Json made = ada.post("/api/bots", {{"name", "Crusher"}});
    const std::string token = made["token"];
    CHECK(ada.get("/api/bots") == Json::array({{{"bot", made["bot"]}, {"name", "Crusher"}}}));
    CHECK(bo.get("/api/bots").empty());
    const VisitId bot = hall.come_silently();
    CHECK(hall.result(bot, "hello", {{"token", token}, {"name", "a person"}})["name"] == "Crusher");
    const Json table = {{"table", hall.result(bot, "create", two_at_wikinger)["table"]}};
    const Json place = hall.result(bot, "enter", table)["table"]["places"][0];
    CHECK(place["owner"] == owner);
    CHECK(place["name"] == "Crusher");
    CHECK(hall.result(bot, "tables", {{"mine", true}})[0]["you"] == 0);
    CHECK(ada.get("/api/players/" + made["bot"].get<std::string>())["owner"] == owner);
    CHECK(bo.refusal("POST", "/api/register", {{"token", token}, {"name", "Cy"}, {"password", "12345678"}}) ==
          "403 E-NOT-YOURS");
    ada.post("/api/bots", {{"name", "Crusher"}});
    CHECK(ada.refusal("POST", "/api/bots", {{"name", "Crusher"}}) == "409 E-LIMIT");
    const std::string revoke = "/api/bots/" + made["bot"].get<std::string>() + "/revoke";
    CHECK(bo.refusal("POST", revoke, Json::object()) == "404 E-NO-GUEST");
    ada.post(revoke, Json::object());
    CHECK(hall.logged_out == std::vector<VisitId>{bot});
    CHECK(hall.refusal(hall.come_silently(), "hello", {{"token", token}}) == "E-TOKEN");
    CHECK(ada.get("/api/bots").size() == 1);
    hall.restart();
    CHECK(hall.store.guest(made["bot"])->owner == owner);
}

TEST_CASE("docs/openapi.json is the server's own (tools/update-protocol writes it)") {
    const std::string page = cli::testing::content_of(test::data_folder() + "/../../docs/openapi.json");
    CHECK(page == openapi_text());
    Theatre hall;
    Browser browser{hall};
    const Json served = browser.get("/api/openapi.json");
    CHECK(served == *parse_json(page));
    CHECK(served["openapi"] == "3.1.0");
    CHECK(served["paths"]["/api/tables/{table}/record"]["get"]["parameters"][0]["in"] == "path");
    CHECK(page.find("$defs") == std::string::npos);
}

TEST_CASE("Queries, cookies and languages are read as browsers write them") {
    CHECK(query_of("a=1&&b=%C3%85da+B&c")->size() == 3);
    CHECK(query_of("a=1&b=%C3%85da+B")->at(1) == std::pair<std::string, std::string>{"b", "Åda B"});
    CHECK_FALSE(query_of("a=%1").has_value());
    CHECK(cookie_in("a=1; meadhall=x=y;b=2", "meadhall") == "x=y");
    CHECK(cookie_in("meadhall2=x", "meadhall").empty());
    CHECK(language_in("") == Language::en);
    CHECK(language_in("fr-FR, de-AT;q=0.7, nl;q=0.75") == Language::nl);
    CHECK(language_in("nl;q=0, de;q=0.001") == Language::de);
    CHECK(language_for("de", "a=1&language=nl") == Language::nl);
    CHECK(language_for("de", "language=fr") == Language::de);
    CHECK(gaps_in("/api/tables/{table}/record", "/api/tables/t1/record")->at(0).second == "t1");
    CHECK_FALSE(gaps_in("/api/tables", "/api/tables/t1").has_value());
}

}  // namespace meadhall::server
